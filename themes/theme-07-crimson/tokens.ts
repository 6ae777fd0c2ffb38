import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { condensed, regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const crimson = '#b3122d';
const black = '#1b1416';

/** Crimson: white with crimson bars, bold condensed headings, strong dividers. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: '#ffffff',
      surface: '#ffffff',
      quiet: '#f6f1f0',
      heading: black,
      text: '#352b2d',
      muted: '#655a5c',
      line: black,
      outline: black,
      accent: crimson,
      accentDeep: '#7f0b1e',
      onAccent: '#ffffff',
      action: crimson,
      onAction: '#ffffff',
      actionHover: '#8f0c22',
      actionActive: '#6f0819',
      header: crimson,
      onHeader: '#ffffff',
      footer: black,
      onFooter: '#d9cfd1',
      footerLink: '#ffffff',
      scrim: 'rgb(27 20 22 / 0.75)',
    }),
    answerHover: black,
    onAnswerHover: '#ffffff',
    answerHoverBorder: black,
    ...filledButton(crimson, '#ffffff'),
    badge: crimson,
    onBadge: '#ffffff',
    headerBorder: '#7f0b1e',
    headerAction: '#ffffff',
    onHeaderAction: crimson,
    headerActionBorder: '#ffffff',
    headerActionHover: black,
    progressTrack: '#e7dedd',
    noteBorder: '#e7dedd',
    // An error must not pass for the brand.
    ...{ error: '#9a3a00', errorSurface: '#fff1e0', onErrorSurface: '#7a2e00' },
    notice: black,
    onNotice: '#ffffff',
  },
  logo: { ink: black, accent: crimson, plate: '#ffffff', inkDark: '#ffffff', accentDark: '#ffd9d0', plateDark: 'transparent' },
  ...plain,
  text: { ...regular.text, ...condensed },
  // No card: a bar over each section, and its words on the page's own edge.
  align: { ...regular.align, heading: 'start', column: 'start' },
  rule: { width: '4rem', height: '0.375rem', gap: '0.75rem' },
  density: { ...regular.density, cardInline: '0px' },
  font: {
    ...type(stack('Barlow'), stack('Barlow Condensed')),
    headingTransform: 'uppercase',
    headingSpacing: '0.01em',
    boldWeight: '600',
    button: stack('Barlow Condensed'),
    buttonTransform: 'uppercase',
    buttonSpacing: '0.05em',
  },
  radius: { ...corners('0.125rem', '0'), progress: '0', badge: '0', pill: '0.125rem' },
  border: { ...lines('2px'), hair: '2px', header: '0 0 6px', card: '6px 0 0' },
};
