import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { compact, regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const graphite = '#1a1e25';
const cobalt = '#1f44cf';

/** Slate: graphite on cool grey, cobalt action, square corners, hairlines, compact grotesque. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  ...compact,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: '#e4e8ed',
      surface: '#f9fafb',
      quiet: '#eceff3',
      heading: graphite,
      text: '#2b313a',
      muted: '#4f5864',
      line: '#b9c1cb',
      outline: '#737d8a',
      accent: cobalt,
      accentDeep: '#142d8f',
      onAccent: '#ffffff',
      action: cobalt,
      onAction: '#ffffff',
      actionHover: '#1937ab',
      actionActive: '#122a85',
      header: graphite,
      onHeader: '#f4f6f8',
      footer: '#e4e8ed',
      onFooter: '#4f5864',
      footerLink: graphite,
      scrim: 'rgb(26 30 37 / 0.7)',
    }),
    answer: '#ffffff',
    answerHover: '#eef2ff',
    answerChosen: '#e2e9ff',
    field: '#ffffff',
    headerBorder: graphite,
    headerAction: 'transparent',
    onHeaderAction: '#ffffff',
    headerActionBorder: '#8a94a3',
    headerActionHover: '#ffffff',
    onHeaderActionHover: graphite,
    notice: '#2b313a',
    onNotice: '#d5dbe3',
  },
  logo: { ink: graphite, accent: cobalt, plate: '#f9fafb', inkDark: '#ffffff', accentDark: '#8fa8ff', plateDark: 'transparent' },
  font: { ...type(stack('IBM Plex Sans')), ...semibold, headingSpacing: '-0.015em', answerWeight: '400' },
  align: { ...regular.align, heading: 'start' },
  size: { ...compact.size, progress: '0.25rem' },
  radius: { ...corners('0', '0'), progress: '0', pill: '0' },
  border: { ...lines('1px'), card: '1px' },
  shadow: { ...plain.shadow, answerChosen: `inset 4px 0 0 ${cobalt}` },
  buttonWidth: 'fit-content',
};
