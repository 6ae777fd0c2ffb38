import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const forest = '#17402b';
const leaf = '#2a6244';
const sage = '#dfe8da';

/** Evergreen: forest and sage, outlined answers that fill when chosen, serif headings. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: sage,
      surface: '#f8faf4',
      quiet: '#eaf0e4',
      heading: '#12301f',
      text: '#2b4434',
      muted: '#4c6153',
      line: '#b9c9b4',
      outline: leaf,
      accent: leaf,
      accentDeep: forest,
      onAccent: '#ffffff',
      action: forest,
      onAction: '#ffffff',
      actionHover: leaf,
      actionActive: '#0d2a1b',
      header: forest,
      onHeader: '#f3f7ee',
      footer: '#c9d7c3',
      onFooter: '#2b4434',
      footerLink: '#12301f',
      scrim: 'rgb(18 48 31 / 0.65)',
    }),
    answer: 'transparent',
    answerHover: '#dfe8da',
    ...filledButton(forest, '#ffffff'),
    answerChosenBorder: forest,
    rule: '#9a7a2e',
    headerBorder: '#9a7a2e',
    headerAction: 'transparent',
    onHeaderAction: '#f3f7ee',
    headerActionBorder: '#a9c4ad',
    headerActionHover: '#f3f7ee',
    onHeaderActionHover: forest,
    notice: '#0f2e1e',
    onNotice: '#cfdecb',
    progressTrack: '#b9c9b4',
    footerBorder: '#b9c9b4',
  },
  logo: {
    ink: '#12301f',
    accent: '#8a6a1f',
    plate: '#f8faf4',
    inkDark: '#f3f7ee',
    accentDark: '#e2c26b',
    plateDark: 'transparent',
  },
  font: { ...type(stack('Figtree'), stack('Fraunces', 'serif')), ...semibold, headingSpacing: '-0.01em' },
  text: { ...regular.text, heading: 'clamp(1.625rem, 1.35rem + 1.4vw, 2.375rem)' },
  rule: { width: '2.5rem', height: '2px', gap: '1rem' },
  size: { ...regular.size, progress: '0.375rem' },
  radius: { ...corners('0.375rem', '0.5rem'), badge: '999px' },
  border: { ...lines('2px'), header: '0 0 3px', card: '1px' },
};
