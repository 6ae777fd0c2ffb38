import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const faults = style({ display: 'grid', gap: vars.space.s });
export const fault = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 0.875rem', alignItems: 'center' });
export const faultText = style({ flex: '1 1 16rem', margin: 0 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  margin: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.l } },
});
export const tile = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
export const tileName = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const tileValue = style({
  margin: 0,
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const tileAbout = style({ margin: 0, minHeight: '1.2rem', fontSize: vars.text.small, color: vars.color.textMuted });
export const wrong = style({ color: studioVars.tone.wrong.ink });
export const good = style({ color: studioVars.tone.live.ink });
export const name = style({ fontWeight: 600, textAlign: 'start' });
export const about = style({ fontWeight: 400, color: vars.color.textMuted, fontSize: vars.text.small });
export const line = style({ display: 'block', stroke: vars.color.link });
export const act = style({ textAlign: 'end', whiteSpace: 'nowrap' });
/** Buttons side by side; on a phone below each other, so that the table keeps to the page. */
export const rowActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
export const sent = style({ display: 'grid', gap: vars.space.s, minWidth: 0 });
export const headers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
  gap: '0.125rem 0.75rem',
  margin: 0,
  fontSize: vars.text.small,
});
globalStyle(`${headers} > dt`, { color: vars.color.textMuted });
globalStyle(`${headers} > dd`, { margin: 0, overflowWrap: 'anywhere' });
export const body = style({
  margin: 0,
  padding: '0.75rem',
  maxHeight: '18rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.color.surfaceQuiet,
  borderRadius: vars.radius.badge,
  fontSize: vars.text.small,
});
export const said = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem 0.875rem',
  alignItems: 'center',
  padding: `0.625rem ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const groups = style({ listStyle: 'none', margin: 0, padding: 0 });
export const groupText = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
});
export const unseen = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const count = style({ fontSize: vars.text.heading, fontWeight: 600 });
