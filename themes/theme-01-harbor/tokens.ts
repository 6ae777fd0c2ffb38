import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const navy = '#0f2747';
const blue = '#1d4f91';
const amber = '#ffb224';

/** Harbor: deep navy on white, amber call to action, soft 12 px corners, humanist sans. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: '#f3f6fb',
      surface: '#ffffff',
      quiet: '#edf3fb',
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
      header: '#ffffff',
      onHeader: navy,
      footer: navy,
      onFooter: '#cbd7e6',
      footerLink: '#ffffff',
      scrim: 'rgb(15 39 71 / 0.65)',
    }),
    answerChosen: '#e0ebf9',
    progressTrack: '#cad5e5',
    notice: navy,
    onNotice: '#ffffff',
  },
  logo: { ink: navy, accent: '#c97500', plate: 'transparent', inkDark: '#ffffff', accentDark: amber, plateDark: navy },
  image: { ...plain.image, page: 'linear-gradient(#dfe9f7, #f3f6fb 30rem)' },
  font: { ...type(stack('Source Sans 3')), headingSpacing: '-0.01em' },
  radius: corners('0.75rem', '1.25rem'),
  border: { ...lines('1.5px'), button: '0', card: '1px' },
  shadow: {
    ...plain.shadow,
    card: '0 1px 2px rgb(15 39 71 / 0.05), 0 16px 40px -16px rgb(15 39 71 / 0.18)',
    answer: '0 1px 2px rgb(15 39 71 / 0.06)',
    answerHover: '0 4px 14px -4px rgb(29 79 145 / 0.28)',
    answerChosen: '0 0 0 1.5px #1d4f91',
    button: '0 6px 16px -6px rgb(176 112 0 / 0.55)',
    buttonHover: '0 10px 22px -8px rgb(176 112 0 / 0.6)',
    field: 'inset 0 1px 2px rgb(15 39 71 / 0.05)',
  },
};
