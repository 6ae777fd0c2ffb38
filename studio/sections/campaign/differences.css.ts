import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const list = style({ display: 'grid', gap: '0.375rem', margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.75rem, 2fr) minmax(0, 5fr)',
  gap: '0.125rem 0.75rem',
  '@media': { 'screen and (max-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ color: vars.color.textMuted });
export const values = style({ margin: 0, overflowWrap: 'anywhere' });
const side = style({
  padding: '0.0625rem 0.3125rem',
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
