import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const cocoa = '#43190f';
const coral = '#ff7a5c';
const ember = '#a63214';
const cream = '#fff3e2';

/** Sunrise: warm cream, coral action, large radius, friendly display face. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: cream,
      surface: '#fffdf8',
      quiet: '#ffeedb',
      heading: cocoa,
      text: '#57352a',
      muted: '#755143',
      line: '#f1d8bd',
      outline: '#956445',
      accent: ember,
      accentDeep: '#86260d',
      onAccent: '#ffffff',
      action: coral,
      onAction: '#350d03',
      actionHover: '#ff9176',
      actionActive: '#f26546',
      header: 'transparent',
      onHeader: cocoa,
      footer: '#ffe4c4',
      onFooter: '#57352a',
      footerLink: cocoa,
      scrim: 'rgb(67 25 15 / 0.6)',
    }),
    answerHover: '#fff3e6',
    answerChosen: '#ffe1d3',
    headerBorder: 'transparent',
    headerAction: '#fffdf8',
    onHeaderAction: ember,
    footerBorder: '#ffe4c4',
    progressTrack: '#e9c5a2',
    notice: '#ffe4c4',
    onNotice: '#57352a',
    error: '#a3170f',
  },
  logo: { ink: cocoa, accent: '#cf4a28', plate: 'transparent', inkDark: '#fff3e2', accentDark: coral, plateDark: cocoa },
  image: {
    ...plain.image,
    page: 'radial-gradient(38rem 26rem at 88% 2rem, #ffd497, #ffe6c4 45%, #fff3e2)',
    progressFill: 'linear-gradient(90deg, #a63214, #c23f20)',
  },
  font: {
    ...type(stack('Figtree'), stack('Bricolage Grotesque')),
    ...semibold,
    headingWeight: '700',
    headingSpacing: '-0.025em',
  },
  text: { ...regular.text, heading: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)' },
  lineHeight: { ...regular.lineHeight, heading: '1.12' },
  size: { ...regular.size, answer: '3.75rem', progress: '1rem' },
  radius: { ...corners('1.25rem', '2.5rem'), control: '1rem', button: '1.5rem', badge: '0.75rem' },
  border: { ...lines('2px'), button: '0', header: '0' },
  shadow: {
    ...plain.shadow,
    card: '0 20px 60px -24px rgb(176 56 27 / 0.28)',
    answer: '0 3px 0 #ecc9a6',
    answerHover: '0 5px 0 #e6ad85',
    answerChosen: '0 3px 0 #a63214',
    button: '0 5px 0 #a63214',
    buttonHover: '0 7px 0 #a63214',
  },
  motion: { ...regular.motion, lift: 'translateY(-2px)', press: 'translateY(2px)' },
};
