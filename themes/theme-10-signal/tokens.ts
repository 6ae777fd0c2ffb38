import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { black, pale, white, yellow } from './inks.ts';

/** Signal: black, white and yellow, 7:1 text, thick borders, no shadows, and the face of road signs. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: white,
      surface: white,
      quiet: pale,
      heading: black,
      text: black,
      muted: '#262626',
      line: black,
      outline: black,
      accent: black,
      accentDeep: black,
      onAccent: yellow,
      action: yellow,
      onAction: black,
      actionHover: black,
      actionActive: '#333333',
      header: white,
      onHeader: black,
      footer: black,
      onFooter: white,
      footerLink: yellow,
      scrim: 'rgb(0 0 0 / 0.85)',
    }),
    ...{ actionBorder: black, onActionHover: yellow, onActionActive: yellow },
    answerHover: yellow,
    ...filledButton(black, yellow),
    badge: yellow,
    onBadge: black,
    headerActionHover: yellow,
    onHeaderActionHover: black,
    notice: black,
    onNotice: white,
    ...{ error: '#9b0000', errorSurface: white, onErrorSurface: '#7a0000' },
    ...{ success: '#00501f', successSurface: yellow, onSuccessSurface: black },
    progressTrack: pale,
    note: pale,
  },
  logo: { ink: black, accent: '#5c4600', plate: 'transparent', inkDark: white, accentDark: yellow, plateDark: black },
  ...plain,
  shadow: { ...plain.shadow, modal: 'none' },
  font: {
    ...type(stack('Overpass')),
    ...{ bodyWeight: '700', boldWeight: '900', headingWeight: '900', buttonWeight: '900', answerWeight: '900' },
    headingSpacing: '-0.03em',
    buttonSpacing: '-0.02em',
    drop: '0.07em',
  },
  text: {
    ...regular.text,
    body: '1.0625rem',
    lead: '1.0625rem',
    heading: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.875rem)',
    answer: '1.25rem',
    button: '1.375rem',
  },
  lineHeight: { ...regular.lineHeight, body: '1.4', heading: '1.06' },
  align: { ...regular.align, heading: 'start' },
  size: { ...regular.size, answer: '3.75rem', button: '4rem', progress: '1.25rem' },
  radius: { ...corners('0.5rem', '0.75rem'), progress: '0.5rem', pill: '0.5rem' },
  border: { ...lines('3px'), hair: '3px', card: '4px', header: '0 0 4px', progress: '3px' },
  step: steps.none,
};
