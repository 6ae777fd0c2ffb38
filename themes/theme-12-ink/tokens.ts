import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { ink, paper, red } from './inks.ts';

/** Ink: editorial black on paper, serif throughout, underlined text-like answers, no cards. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: paper,
      surface: paper,
      quiet: '#ebe3cf',
      heading: ink,
      text: '#24211c',
      muted: '#57524a',
      line: '#cbc0a9',
      outline: ink,
      accent: ink,
      accentDeep: red,
      onAccent: paper,
      action: ink,
      onAction: paper,
      actionHover: '#3a352d',
      actionActive: '#000000',
      header: paper,
      onHeader: ink,
      footer: paper,
      onFooter: '#57524a',
      footerLink: ink,
      scrim: 'rgb(20 18 15 / 0.75)',
    }),
    errorSurface: '#f7e2d8',
    ...{ answer: 'transparent', answerHover: 'transparent', answerChosen: 'transparent' },
    onAnswerHover: red,
    answerHoverBorder: red,
    ...{ field: 'transparent', successSurface: '#f3ecdd', onSuccessSurface: ink, badge: 'transparent', onBadge: ink },
    ...{ headerAction: 'transparent', onHeaderAction: ink, headerActionBorder: 'transparent' },
    ...{ headerActionHover: 'transparent', onHeaderActionHover: red },
    ...{ headerBorder: ink, footerBorder: ink, noteBorder: 'transparent', progressTrack: '#d9d0bd' },
  },
  logo: { ink, accent: red, plate: 'transparent', inkDark: paper, accentDark: '#e8b9a4', plateDark: ink },
  font: {
    ...type(stack('Newsreader', 'serif')),
    headingWeight: '400',
    ...{ boldWeight: '600', buttonWeight: '600' },
    answerWeight: '400',
    headingSpacing: '-0.03em',
    drop: '0.07em',
  },
  text: {
    ...regular.text,
    body: '1.1875rem',
    lead: '1.25rem',
    answer: '1.375rem',
    button: '1.375rem',
    heading: 'clamp(2rem, 1.5rem + 2.6vw, 3.25rem)',
    display: 'clamp(2.5rem, 1.8rem + 3.4vw, 4.25rem)',
    logo: 'clamp(1.0625rem, 0.72rem + 2vw, 1.625rem)',
  },
  lineHeight: { ...regular.lineHeight, heading: '1.0' },
  align: { ...regular.align, heading: 'start', column: 'start', headerAction: '0.8125rem' },
  density: {
    ...regular.density,
    answerGap: '0px',
    stackGap: '1.75rem',
    answerInline: '0px',
    controlInline: '0.75rem',
    cardInline: '0px',
  },
  size: { ...regular.size, control: '3rem', button: '3.75rem', header: '3.75rem', progress: '3px' },
  radius: { ...corners('0', '0'), progress: '0', pill: '0' },
  border: { ...lines('0 0 1px'), button: '0', answerRound: '1px', header: '0' },
  step: steps.none,
};
