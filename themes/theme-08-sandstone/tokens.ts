import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { inks } from './inks.ts';

const { umber, terracotta, deep, sand, sky, paper } = inks;

/** Sandstone: sand and terracotta, card-on-paper shadows, slab headings. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: sand,
      surface: paper,
      quiet: '#f6ebd8',
      heading: umber,
      text: '#4b3729',
      muted: '#655041',
      line: '#d6c2a4',
      outline: '#82634a',
      accent: '#93391a',
      accentDeep: deep,
      onAccent: '#ffffff',
      action: terracotta,
      onAction: '#ffffff',
      actionHover: '#8f3817',
      actionActive: '#732a0f',
      header: sky,
      onHeader: umber,
      footer: umber,
      onFooter: '#dccbb4',
      footerLink: paper,
      scrim: 'rgb(56 37 26 / 0.65)',
    }),
    answerChosen: '#f7dfcb',
    notice: sky,
    headerBorder: 'transparent',
    headerAction: umber,
    onHeaderAction: paper,
    headerActionBorder: umber,
    headerActionHover: deep,
    onAnswerChosen: deep,
    focus: umber,
    onNotice: umber,
    progressTrack: '#c9b08a',
    error: '#9a1818',
    success: '#12522f',
  },
  logo: { ink: umber, accent: terracotta, plate: 'transparent', inkDark: paper, accentDark: '#f0a27a', plateDark: umber },
  image: { ...plain.image, page: `linear-gradient(${sky}, ${sand} 100svh)` },
  font: {
    ...type(stack('Source Sans 3'), stack('Zilla Slab', 'serif')),
    ...semibold,
    button: stack('Zilla Slab', 'serif'),
    headingSpacing: '-0.03em',
    headingWeight: '700',
    buttonWeight: '700',
    answerWeight: '600',
  },
  text: { ...regular.text, heading: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)', button: '1.25rem' },
  align: { ...regular.align, heading: 'start' },
  size: { ...regular.size, progress: '0.625rem' },
  radius: { ...corners('0.1875rem', '0.1875rem'), progress: '0.125rem' },
  border: { ...lines('1px'), button: '0', answer: '1px 0 0', answerChosen: '1px 0 0', header: '0' },
  shadow: {
    ...plain.shadow,
    card: '0 2px 3px rgb(56 37 26 / 0.18), 0 14px 30px -12px rgb(56 37 26 / 0.5)',
    button: 'inset 0 -5px 0 #732a0f',
    buttonHover: 'inset 0 -5px 0 #5b240f',
    progress: 'inset 0 1px 2px rgb(56 37 26 / 0.25)',
  },
  step: steps.sheetOff,
};
