import { corners, lines, palette, plain, regular, steps, type } from 'accident-survey-design-system/bases';
import { contrastPairs, type ThemeTokens, themeCss } from 'accident-survey-design-system/theme';

/** A theme of our own: a base, and what differs from it. A missing or misspelt token is a type error. */
export const garden: ThemeTokens = {
  ...regular,
  ...plain,
  scheme: 'light',
  color: palette('light', {
    page: '#f6f7f1',
    surface: '#ffffff',
    quiet: '#eaf0e2',
    heading: '#1f3b2a',
    text: '#2c3a31',
    muted: '#55645a',
    line: '#d3dccb',
    outline: '#6f8075',
    accent: '#1f6b45',
    accentDeep: '#174f33',
    onAccent: '#ffffff',
    action: '#1f6b45',
    onAction: '#ffffff',
    actionHover: '#185a39',
    actionActive: '#13482d',
    header: '#1f3b2a',
    onHeader: '#ffffff',
    footer: '#1f3b2a',
    onFooter: '#dfe8dd',
    footerLink: '#ffffff',
    scrim: 'rgb(31 59 42 / 0.65)',
  }),
  logo: {
    ink: '#1f3b2a',
    accent: '#1f6b45',
    plate: '#ffffff',
    inkDark: '#ffffff',
    accentDark: '#bfe3c8',
    plateDark: 'transparent',
  },
  font: type('Georgia, serif'),
  radius: corners('0.5rem', '1rem'),
  border: lines('1.5px'),
  step: steps.lift,
};

/** Its stylesheet, for `<html data-theme="garden">`. */
export const gardenCss = themeCss('garden', garden);

/** Pairs of ink and ground that WCAG would fail; a test of ours holds this empty. */
export const tooFaint = contrastPairs.filter((pair) => pair.ratio(garden) < pair.need);
