import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { regular } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';

const ink = '#1f1f1f';
const mid = '#5c5c5c';

/** Wireframe: grey structure only, for layout screenshots; not one of the twelve. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  scheme: 'light',
  color: palette('light', {
    page: '#ffffff',
    surface: '#ffffff',
    quiet: '#ededed',
    heading: ink,
    text: ink,
    muted: mid,
    line: '#c9c9c9',
    outline: '#767676',
    accent: '#3d3d3d',
    accentDeep: ink,
    onAccent: '#ffffff',
    action: '#3d3d3d',
    onAction: '#ffffff',
    actionHover: ink,
    actionActive: '#000000',
    header: '#ededed',
    onHeader: ink,
    footer: '#ededed',
    onFooter: ink,
    footerLink: ink,
    scrim: 'rgb(0 0 0 / 0.6)',
  }),
  logo: { ink, accent: mid, plate: 'transparent', inkDark: '#ffffff', accentDark: '#d9d9d9', plateDark: '#3d3d3d' },
  font: type('ui-monospace, "Liberation Mono", Menlo, monospace'),
  radius: corners('0', '0'),
  border: { ...lines('1px'), card: '1px' },
};
