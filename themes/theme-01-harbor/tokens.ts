import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { amber, blue, deep, mist, navy, soft, white } from './inks.ts';

/** Harbor: a lighthouse on a navy half, its beam on the question; amber is light. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: white,
      surface: white,
      quiet: mist,
      heading: navy,
      text: '#243b57',
      muted: '#52647a',
      line: '#d5deea',
      outline: '#6b8099',
      accent: blue,
      accentDeep: navy,
      onAccent: '#ffffff',
      action: amber,
      onAction: '#1b1300',
      actionHover: '#ffc252',
      actionActive: '#f0a00a',
      header: navy,
      onHeader: white,
      footer: navy,
      onFooter: '#cbd7e6',
      footerLink: '#ffffff',
      scrim: 'rgb(15 39 71 / 0.65)',
    }),
    answerChosen: navy,
    onAnswerChosen: white,
    answerChosenBorder: navy,
    badgeChosen: amber,
    onBadgeChosen: navy,
    progressTrack: '#cad5e5',
    headerBorder: navy,
    headerAction: navy,
    onHeaderAction: white,
    headerActionBorder: white,
    headerActionHover: white,
    onHeaderActionHover: navy,
    notice: deep,
    onNotice: soft,
  },
  logo: { ink: navy, accent: '#c97500', plate: white, inkDark: white, accentDark: amber, plateDark: 'transparent' },
  image: plain.image,
  font: { ...type(stack('Source Sans 3')), headingSpacing: '-0.03em' },
  text: { ...regular.text, display: 'clamp(2.25rem, 10.8vw, 2.75rem)' },
  lineHeight: { ...regular.lineHeight, heading: '1.02' },
  align: { ...regular.align, heading: 'start' },
  radius: corners('0.875rem', '1.25rem'),
  border: { ...lines('1.5px'), button: '0', header: '0' },
  shadow: {
    ...plain.shadow,
    answer: '0 1px 2px rgb(15 39 71 / 0.06)',
    answerHover: '0 4px 14px -4px rgb(29 79 145 / 0.28)',
    button: '0 6px 16px -6px rgb(176 112 0 / 0.55)',
    buttonHover: '0 10px 22px -8px rgb(176 112 0 / 0.6)',
    field: 'inset 0 1px 2px rgb(15 39 71 / 0.05)',
  },
  step: steps.steadySlide,
};
