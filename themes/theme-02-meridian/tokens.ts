import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { airy, regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { deep, mist, teal } from './inks.ts';

/** Meridian: teal and mist, everything round, a rounded sans. */
export const tokens: ThemeTokens = {
  ...regular,
  ...airy,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: mist,
      surface: '#ffffff',
      quiet: '#eef6f5',
      heading: deep,
      text: '#234a4c',
      muted: '#476365',
      line: '#c9dcdb',
      outline: '#62898a',
      accent: teal,
      accentDeep: '#07524f',
      onAccent: '#ffffff',
      action: teal,
      onAction: '#ffffff',
      actionHover: '#086260',
      actionActive: '#064c4a',
      header: 'transparent',
      onHeader: deep,
      footer: '#cfe2e0',
      onFooter: '#234a4c',
      footerLink: deep,
      scrim: 'rgb(10 58 61 / 0.6)',
    }),
    answer: '#eef6f5',
    answerHover: '#d7ecea',
    answerChosen: '#c5e6e2',
    badge: '#d7ecea',
    onBadge: deep,
    headerBorder: 'transparent',
    footerBorder: '#cfe2e0',
    notice: mist,
    onNotice: '#234a4c',
  },
  logo: { ink: deep, accent: '#0a8a84', plate: 'transparent', inkDark: '#ffffff', accentDark: '#7fe0d6', plateDark: deep },
  image: plain.image,
  font: {
    ...type(stack('Nunito')),
    headingWeight: '800',
    headingSpacing: '-0.01em',
    // Its round strokes need it: at 600 a label passes for its hint.
    ...{ boldWeight: '700', answerWeight: '700' },
    buttonWeight: '800',
  },
  size: { ...airy.size, progress: '0.75rem', badge: '2.125rem' },
  radius: { ...corners('2rem', '2.25rem'), control: '1.25rem', button: '999px', badge: '999px' },
  border: { ...lines('1px'), button: '0', answerChosen: '2px', header: '0' },
  shadow: { ...plain.shadow, answerChosen: 'none', card: '0 2px 0 rgb(10 58 61 / 0.04)', button: 'none' },
  step: steps.dissolve,
};
