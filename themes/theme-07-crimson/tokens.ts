import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { condensed, regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { inks } from './inks.ts';

const { crimson, black, deep } = inks;

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
      accentDeep: deep,
      onAccent: '#ffffff',
      action: black,
      onAction: '#ffffff',
      actionHover: deep,
      actionActive: crimson,
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
    headerBorder: crimson,
    headerAction: 'transparent',
    onHeaderAction: '#ffffff',
    headerActionBorder: 'transparent',
    headerActionHover: deep,
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
  // No card: its words on the page's own edge.
  align: { ...regular.align, heading: 'start', column: 'start', headerAction: '0.8125rem' },
  density: { ...regular.density, cardInline: '0px' },
  font: {
    ...type(stack('Barlow'), stack('Barlow Condensed')),
    headingTransform: 'uppercase',
    headingSpacing: '-0.008em',
    headingWeight: '800',
    boldWeight: '600',
    button: stack('Barlow Condensed'),
    buttonTransform: 'uppercase',
    buttonWeight: '800',
    buttonSpacing: '0.02em',
  },
  radius: { ...corners('0', '0'), progress: '0', pill: '0' },
  border: { ...lines('3px'), hair: '2px', control: '0 0 4px', answer: '0 0 3px', answerChosen: '0 0 3px', header: '0' },
  step: steps.wipe,
};
