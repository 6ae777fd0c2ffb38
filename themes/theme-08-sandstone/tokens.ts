import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { semibold, type } from '../bases/type.ts';
import { stack } from '../fonts.ts';

const umber = '#38251a';
const terracotta = '#a8441f';
const sand = '#e9dbc4';
const paper = '#fffaf0';

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
      accentDeep: '#6d270e',
      onAccent: '#ffffff',
      action: terracotta,
      onAction: '#ffffff',
      actionHover: '#8f3817',
      actionActive: '#732a0f',
      header: paper,
      onHeader: umber,
      footer: umber,
      onFooter: '#dccbb4',
      footerLink: paper,
      scrim: 'rgb(56 37 26 / 0.65)',
    }),
    answerChosen: '#f7dfcb',
    notice: '#d6c2a4',
    onNotice: umber,
    progressTrack: '#c9b08a',
    error: '#9a1818',
    success: '#12522f',
  },
  logo: { ink: umber, accent: terracotta, plate: 'transparent', inkDark: paper, accentDark: '#f0a27a', plateDark: umber },
  image: { ...plain.image, page: 'linear-gradient(#dfcdb0, #e9dbc4 22rem)' },
  font: {
    ...type(stack('Source Sans 3'), stack('Zilla Slab', 'serif')),
    ...semibold,
    button: stack('Zilla Slab', 'serif'),
    headingSpacing: '-0.01em',
  },
  text: { ...regular.text, heading: 'clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)', button: '1.25rem' },
  align: { ...regular.align, heading: 'start' },
  size: { ...regular.size, progress: '0.625rem' },
  radius: { ...corners('0.25rem', '0.25rem'), progress: '0.125rem' },
  border: { ...lines('1px'), button: '0', card: '1px' },
  shadow: {
    ...plain.shadow,
    // Two more sheets under the one that is read.
    card: '0 1px 2px rgb(56 37 26 / 0.16), 5px 5px 0 -1px #f6ebd8, 5px 5px 0 0 #cdb695, 10px 10px 0 -1px #efe0c8, 10px 10px 0 0 #cdb695, 14px 18px 28px rgb(56 37 26 / 0.22)',
    answer: '0 1px 0 #d6c2a4, 0 2px 4px rgb(56 37 26 / 0.12)',
    answerHover: '0 1px 0 #8c6d52, 0 6px 12px -2px rgb(56 37 26 / 0.24)',
    answerChosen: 'inset 0 2px 4px rgb(56 37 26 / 0.2)',
    button: '0 2px 0 #6d270e, 0 4px 8px rgb(56 37 26 / 0.25)',
    buttonHover: '0 2px 0 #6d270e, 0 8px 14px rgb(56 37 26 / 0.3)',
    header: '0 2px 6px rgb(56 37 26 / 0.2)',
    progress: 'inset 0 1px 2px rgb(56 37 26 / 0.25)',
  },
};
