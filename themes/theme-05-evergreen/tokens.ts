import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const forest = '#17402b';
const leaf = '#2a6244';
const sage = '#dfe8da';
const paper = '#f8faf4';
const gold = '#8a6a1f';
const gilt = '#e2c26b';
const serif = stack('Fraunces', 'serif');
/** A gold line inside what is dark. */
const gilded = (inset: number) => `inset 0 0 0 ${inset}px ${forest}, inset 0 0 0 ${inset + 1}px ${gilt}`;

/** Evergreen: a letterhead in forest and sage, gold rules, boxes to tick, serif headings. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: sage,
      surface: paper,
      quiet: '#eaf0e4',
      heading: '#12301f',
      text: '#2b4434',
      muted: '#4c6153',
      line: '#b9c9b4',
      outline: '#5f7d68',
      accent: leaf,
      accentDeep: forest,
      onAccent: '#ffffff',
      action: forest,
      onAction: '#ffffff',
      actionHover: leaf,
      actionActive: '#0d2a1b',
      header: 'transparent',
      onHeader: '#12301f',
      footer: paper,
      onFooter: '#2b4434',
      footerLink: '#12301f',
      scrim: 'rgb(18 48 31 / 0.65)',
    }),
    answer: 'transparent',
    focus: gold,
    answerHover: '#dfe8da',
    ...filledButton(forest, '#ffffff'),
    answerChosenBorder: forest,
    rule: gold,
    headerBorder: 'transparent',
    headerAction: 'transparent',
    onHeaderAction: '#12301f',
    headerActionBorder: 'transparent',
    headerActionHover: sage,
    onHeaderActionHover: forest,
    ...{ notice: 'transparent', onNotice: '#12301f' },
    progressTrack: '#b9c9b4',
    footerBorder: '#b9c9b4',
  },
  logo: { ink: '#12301f', accent: gold, plate: 'transparent', inkDark: '#f3f7ee', accentDark: gilt, plateDark: forest },
  font: { ...type(stack('Figtree'), serif), ...semibold, headingSpacing: '-0.022em', answerWeight: '400', button: serif },
  text: {
    ...regular.text,
    answer: '1.1875rem',
    button: '1.25rem',
    heading: 'clamp(1.625rem, 1rem + 2.8vw, 2.125rem)',
    display: 'clamp(2rem, 27vw - 4.1rem, 2.625rem)',
  },
  lineHeight: { ...regular.lineHeight, heading: '1.05' },
  density: { ...regular.density, answerGap: '0rem', answerInline: 'clamp(0.5rem, 4.2vw, 1rem)' },
  align: { ...regular.align, headerAction: '0.8125rem' },
  size: { ...regular.size, answer: '3.375rem', button: '3.75rem', progress: '0.375rem' },
  radius: { ...corners('2px', '0rem'), answer: '0rem', badge: '999px' },
  border: { ...lines('1px'), answer: '0 0 1px', answerChosen: '0 0 1px', answerRound: '1px', header: '0', card: '1px' },
  shadow: { ...plain.shadow, answerChosen: gilded(4), button: gilded(3), buttonHover: gilded(3) },
  step: steps.pageTurn,
};
