import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { filledButton, palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const plum = '#3a0f47';
const orchid = '#86258f';
const sweep = 'linear-gradient(100deg, #3a0f47, #6d1f7c 55%, #a63c9c)';

/** Orchid: plum and lilac, gradient header, soft pills. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: '#f5eefa',
      surface: '#ffffff',
      quiet: '#f4eaf9',
      heading: plum,
      text: '#46294f',
      muted: '#694d72',
      line: '#e3d2ec',
      outline: '#94709f',
      accent: orchid,
      accentDeep: '#5b1666',
      onAccent: '#ffffff',
      action: orchid,
      onAction: '#ffffff',
      actionHover: '#6d1f7c',
      actionActive: '#531361',
      header: '#5b1666',
      onHeader: '#ffffff',
      footer: plum,
      onFooter: '#dcc6e4',
      footerLink: '#ffffff',
      scrim: 'rgb(58 15 71 / 0.65)',
    }),
    answer: '#f7effb',
    answerHover: '#eedcf6',
    ...filledButton(orchid, '#ffffff'),
    badge: '#eedcf6',
    headerBorder: 'transparent',
    headerAction: '#ffffff',
    onHeaderAction: plum,
    headerActionBorder: '#ffffff',
    headerActionHover: '#f0dcf7',
    onHeaderActionHover: plum,
    progressTrack: '#dcc4e5',
    notice: plum,
    onNotice: '#ecd9f3',
    noteBorder: 'transparent',
  },
  logo: { ink: plum, accent: '#a63c9c', plate: '#ffffff', inkDark: '#ffffff', accentDark: '#f3b6ea', plateDark: 'transparent' },
  image: {
    page: 'linear-gradient(#ead9f4, #f5eefa 26rem)',
    header: sweep,
    action: 'linear-gradient(100deg, #6d1f7c, #a63c9c)',
    actionHover: 'linear-gradient(100deg, #531361, #86258f)',
    progressFill: 'linear-gradient(90deg, #6d1f7c, #a63c9c)',
  },
  font: { ...type(stack('Outfit')), ...semibold, headingSpacing: '-0.02em', answerWeight: '400' },
  align: { ...regular.align, answer: 'center' },
  size: { ...regular.size, header: '5rem', progress: '0.625rem' },
  radius: { ...corners('2rem', '1.75rem'), control: '1rem', button: '999px', badge: '999px' },
  border: { ...lines('1px'), button: '0', header: '0' },
  shadow: {
    ...plain.shadow,
    card: '0 24px 60px -28px rgb(91 22 102 / 0.4)',
    answerHover: '0 8px 20px -10px rgb(134 37 143 / 0.45)',
    button: '0 12px 24px -10px rgb(134 37 143 / 0.6)',
    buttonHover: '0 16px 30px -10px rgb(134 37 143 / 0.7)',
  },
};
