import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { compact, regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { cobalt, graphite, hair, outline, sheet, tint, white } from './inks.ts';

/** Slate: a ledger. Graphite on paper, cobalt for what is pressed, chosen or done; lines and no corners, no shadows. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  ...compact,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: sheet,
      surface: sheet,
      quiet: '#eceff3',
      heading: graphite,
      text: '#2b313a',
      muted: '#4f5864',
      line: hair,
      outline,
      accent: cobalt,
      accentDeep: '#142d8f',
      onAccent: white,
      action: cobalt,
      onAction: white,
      actionHover: '#1937ab',
      actionActive: '#122a85',
      header: sheet,
      onHeader: graphite,
      footer: sheet,
      onFooter: '#4f5864',
      footerLink: graphite,
      scrim: 'rgb(26 30 37 / 0.7)',
    }),
    answer: 'transparent',
    answerHover: '#eef2ff',
    answerChosen: tint,
    field: '#eff2f7',
    headerBorder: graphite,
    headerAction: graphite,
    onHeaderAction: white,
    headerActionBorder: graphite,
    headerActionHover: cobalt,
    onHeaderActionHover: white,
    notice: sheet,
    onNotice: '#4f5864',
    footerBorder: graphite,
  },
  logo: { ink: graphite, accent: cobalt, plate: 'transparent', inkDark: white, accentDark: '#8fa8ff', plateDark: graphite },
  font: {
    ...type(stack('IBM Plex Sans')),
    ...semibold,
    headingSpacing: '-0.03em',
    buttonSpacing: '-0.015em',
    answerWeight: '400',
  },
  text: {
    ...compact.text,
    body: '1.0625rem',
    answer: '1.25rem',
    button: '1.25rem',
    heading: 'clamp(1.75rem, 1.25rem + 2vw, 2.75rem)',
    display: 'clamp(2.25rem, 1.5rem + 3.4vw, 3.5rem)',
  },
  lineHeight: { ...regular.lineHeight, body: '1.4', heading: '1' },
  align: { ...regular.align, heading: 'start', column: 'start' },
  density: { ...compact.density, answerGap: '0px', cardInline: '1rem' },
  size: { ...compact.size, control: '3.5rem', button: '4.25rem', header: '3.75rem', progress: '1.125rem', layout: '80rem' },
  radius: { ...corners('0', '0'), progress: '0', pill: '0' },
  border: { ...lines('1px'), answer: '0 0 1px', answerChosen: '0 0 1px', header: '0 0 2px', button: '0' },
  shadow: { ...plain.shadow, answerChosen: `inset 0 2px ${cobalt}, inset 0 -3px ${cobalt}` },
  motion: { ...regular.motion, press: 'none' },
  step: steps.none,
};
