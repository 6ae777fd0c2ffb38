import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { inks } from './inks.ts';

const { page, lilac, soft, plum, violet, orchid, bright } = inks;

/** Orchid: plum and lilac, gradient header, soft pills. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page,
      surface: '#ffffff',
      quiet: '#f4eaf9',
      heading: plum,
      text: '#46294f',
      muted: '#5f4468',
      line: '#e3d2ec',
      outline: '#7f5c8c',
      accent: orchid,
      accentDeep: violet,
      onAccent: '#ffffff',
      action: orchid,
      onAction: '#ffffff',
      actionHover: '#6d1f7c',
      actionActive: '#531361',
      header: lilac,
      onHeader: plum,
      footer: plum,
      onFooter: '#dcc6e4',
      footerLink: '#ffffff',
      scrim: 'rgb(58 15 71 / 0.65)',
    }),
    answerHover: soft,
    ...filledButton(orchid, '#ffffff'),
    badge: soft,
    headerBorder: 'transparent',
    headerAction: '#ffffff',
    onHeaderAction: plum,
    headerActionBorder: '#ffffff',
    headerActionHover: page,
    onHeaderActionHover: plum,
    progressTrack: '#c6a2d4',
    ...{ error: '#961b14', onErrorSurface: '#861812' },
    notice: lilac,
    onNotice: plum,
    focus: plum,
    noteBorder: 'transparent',
  },
  logo: { ink: plum, accent: bright, plate: 'transparent', inkDark: '#ffffff', accentDark: '#f3b6ea', plateDark: plum },
  image: {
    page: `linear-gradient(${lilac} 5.5rem, ${page} 40rem)`,
    header: 'none',
    action: `linear-gradient(100deg, ${violet}, ${bright})`,
    actionHover: `linear-gradient(100deg, ${plum}, ${orchid})`,
    progressFill: 'linear-gradient(90deg, #6d1f7c, #a63c9c)',
  },
  font: { ...type(stack('Outfit')), ...semibold, headingSpacing: '-0.03em', answerWeight: '400' },
  align: { ...regular.align, heading: 'start', column: 'start' },
  size: { ...regular.size, header: '3.5rem', progress: '0.625rem' },
  radius: { ...corners('2rem', '1.75rem'), control: '1.125rem', button: '2.125rem', badge: '999px' },
  border: { ...lines('1px'), button: '0', header: '0' },
  shadow: {
    ...plain.shadow,
    card: '0 24px 60px -28px rgb(91 22 102 / 0.4)',
    answerHover: '0 8px 20px -10px rgb(134 37 143 / 0.45)',
    button: '0 16px 28px -14px rgb(91 22 102 / 0.7)',
    buttonHover: '0 18px 32px -12px rgb(91 22 102 / 0.8)',
    answerChosen: '0 14px 24px -12px rgb(91 22 102 / 0.7)',
  },
  step: steps.softScale,
};
