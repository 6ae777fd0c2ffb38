import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const list = style({ display: 'grid', gap: '0.5rem' });
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(4.5rem, 2fr) minmax(0, 3fr)', gap: '0.5rem' });
export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const sides = style({
  minWidth: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontWeight: 500,
});
const side = style({
  padding: '0.125rem 0.3125rem',
  borderRadius: 4,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
// without colours the line through it says which one goes
export const before = style([
  side,
  {
    background: studioVars.tone.wrong.ground,
    color: studioVars.tone.wrong.ink,
    textDecoration: 'none',
    '@media': { '(forced-colors: active)': { textDecoration: 'line-through' } },
  },
]);
export const after = style([
  side,
  { background: studioVars.tone.live.ground, color: studioVars.tone.live.ink, textDecoration: 'none', fontWeight: 600 },
]);
