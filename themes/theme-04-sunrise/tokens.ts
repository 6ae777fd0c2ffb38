import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const cocoa = '#43190f';
const coral = '#ff7a5c';
const ember = '#a63214';
const cream = '#fff3e2';
const [edge, step] = ['0 6px 0 #d9a67c', '0 6px 0 #c9452a'];
const display = stack('Bricolage Grotesque');
const heavy = { headingWeight: '800', headingSpacing: '-0.035em', buttonWeight: '800', buttonSpacing: '-0.02em' };

/** Sunrise: warm cream and a rising sun, coral action, large radius, heavy display face. */
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
      footer: cocoa,
      onFooter: '#f6d9bf',
      footerLink: cream,
      scrim: 'rgb(67 25 15 / 0.6)',
    }),
    answerHover: '#fff3e6',
    answerChosen: coral,
    onAnswerChosen: '#350d03',
    answerChosenBorder: cocoa,
    focus: cocoa,
    headerBorder: 'transparent',
    headerAction: '#fffdf8',
    onHeaderAction: cocoa,
    headerActionBorder: cocoa,
    footerBorder: cocoa,
    progressTrack: '#e9c5a2',
    notice: 'transparent',
    onNotice: '#57352a',
    error: '#a3170f',
  },
  logo: { ink: cocoa, accent: '#cf4a28', plate: 'transparent', inkDark: '#fff3e2', accentDark: coral, plateDark: cocoa },
  image: { ...plain.image, page: `linear-gradient(${cream}, #ffe0bd)` },
  font: { ...type(stack('Figtree'), display), ...semibold, ...heavy, button: display },
  text: {
    ...regular.text,
    button: '1.25rem',
    heading: 'clamp(1.75rem, 1.1rem + 3vw, 2.375rem)',
    display: 'clamp(2.125rem, 31vw - 4.6rem, 3.125rem)',
  },
  lineHeight: { ...regular.lineHeight, heading: '1.02' },
  size: { ...regular.size, answer: '3.75rem', button: '4rem', progress: '1rem' },
  radius: { ...corners('1.25rem', '2.5rem'), control: '1rem', answer: '1.25rem', button: '1.25rem', badge: '0.75rem' },
  border: { ...lines('2px'), button: '0', header: '0' },
  shadow: { ...plain.shadow, answer: edge, answerHover: edge, button: step, buttonHover: step, field: 'inset 0 -3px 0 #f1d8bd' },
  motion: { ...regular.motion, press: 'translateY(6px)' },
  step: steps.spring,
};
