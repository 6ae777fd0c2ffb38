import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const night = '#070b16';
const cyan = '#3fe0f5';
const amber = '#ffc766';
const wide = stack('Sora');
const glow = (alpha: number) => `rgb(63 224 245 / ${alpha})`;

/** Midnight: a night road, near-black blue, cyan action, glow instead of shadow. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'dark',
  color: {
    ...palette('dark', {
      page: night,
      surface: '#0b1222',
      quiet: '#131d35',
      heading: '#f2f7ff',
      text: '#cfd9ea',
      muted: '#9aa9c4',
      line: '#23304d',
      outline: '#5d72a0',
      accent: cyan,
      accentDeep: '#9ff1fb',
      onAccent: '#03222a',
      action: cyan,
      onAction: '#03222a',
      actionHover: '#7cecfb',
      actionActive: '#22c4da',
      header: 'transparent',
      onHeader: '#f2f7ff',
      footer: '#04070f',
      onFooter: '#9aa9c4',
      footerLink: '#cfd9ea',
      scrim: 'rgb(3 6 14 / 0.82)',
    }),
    answer: '#0f182c',
    answerChosen: '#0b2f3d',
    headerAction: night,
    onHeaderAction: cyan,
    headerActionHover: cyan,
    focus: amber,
    focusInner: night,
    headerBorder: 'transparent',
    progressTrack: '#243754',
    notice: 'transparent',
    onNotice: '#9aa9c4',
  },
  logo: { ink: '#0c1a38', accent: '#0a7d92', plate: '#f2f7ff', inkDark: '#f2f7ff', accentDark: cyan, plateDark: 'transparent' },
  image: { ...plain.image, progressFill: 'linear-gradient(90deg, #2a8df2, #3fe0f5)' },
  font: { ...type(stack('Figtree'), wide), ...semibold, answerWeight: '400', headingSpacing: '-0.035em', button: wide },
  // a wide face: the name keeps to two lines beside a phone's call button
  text: {
    ...regular.text,
    logo: 'clamp(0.9375rem, 0.75rem + 0.9vw, 1.25rem)',
    heading: 'clamp(1.5rem, 1rem + 2.6vw, 2.125rem)',
    display: 'clamp(1.875rem, 18vw - 1.9rem, 2.5rem)',
  },
  lineHeight: { ...regular.lineHeight, heading: '1.15' },
  density: { ...regular.density, answerGap: 'clamp(0.25rem, 1.2svh, 0.75rem)', answerInline: 'clamp(0.5rem, 4.5vw, 1.125rem)' },
  size: { ...regular.size, button: '3.75rem' },
  align: { ...regular.align, heading: 'start' },
  radius: { ...corners('1.125rem', '1.5rem'), control: '1rem', button: '999px', badge: '999px' },
  border: { ...lines('1px'), card: '1px' },
  shadow: {
    ...plain.shadow,
    card: `0 0 0 1px ${glow(0.05)}, 0 0 80px -20px ${glow(0.18)}`,
    answerHover: `0 0 0 1px ${glow(0.5)}, 0 0 24px -4px ${glow(0.45)}`,
    answerChosen: `0 0 0 1px ${cyan}, 0 0 28px -4px ${glow(0.55)}`,
    button: `0 0 28px -4px ${glow(0.55)}`,
    buttonHover: `0 0 40px -2px ${glow(0.7)}`,
    progress: `0 0 20px -6px ${glow(0.5)}`,
  },
  step: steps.lift,
};
