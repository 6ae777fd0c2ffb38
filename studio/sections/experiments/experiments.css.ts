import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const parts = style({ listStyle: 'none', margin: `${vars.space.xs} 0`, padding: 0 });
export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
});
export const crumb = style({ color: vars.color.textMuted, textDecoration: 'none' });
export const name = style({ color: vars.color.text, fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' });
export const about = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const nameCell = style({ textAlign: 'start', fontWeight: 400 });
export const verdictActs = style({ display: 'inline-flex', marginInlineStart: '0.75rem' });
export const heading = style({ fontSize: vars.text.body, fontWeight: 600 });

export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const three = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const arms = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});
export const arm = style({
  display: 'grid',
  gap: '0.875rem',
  alignItems: 'start',
  alignContent: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
const pictureWidth = 116;
export const picture = style({
  position: 'relative',
  width: pictureWidth,
  height: 248,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceQuiet,
});
export const pictureFrame = style({
  position: 'absolute',
  width: 390,
  height: 834,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${pictureWidth / 390})`,
  pointerEvents: 'none',
});
export const armText = style({ display: 'grid', gap: '0.25rem' });

export const plot = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const grid = style({ stroke: vars.color.border, strokeWidth: 1 });
export const axis = style({ fill: vars.color.textMuted, fontSize: 11 });
const lineOf = (color: string) => style({ stroke: color, fill: 'none', strokeWidth: 2 });
/** Of each variant in turn; its name stands at the line's end. */
export const lines = [
  lineOf(vars.color.textMuted),
  lineOf(studioVars.tone.live.ink),
  lineOf(studioVars.tone.planned.ink),
  lineOf(studioVars.tone.waiting.ink),
] as const;

export const primaryRow = style({ background: studioVars.tone.live.ground });
export const quietRow = style({ background: vars.color.surfaceQuiet });
export const figureName = style({ fontWeight: 600 });
export const roleMark = style({
  marginInlineStart: '0.375rem',
  padding: '0.0625rem 0.375rem',
  borderRadius: vars.radius.badge,
  background: studioVars.tone.planned.ground,
  color: studioVars.tone.planned.ink,
  fontSize: vars.text.small,
  fontWeight: 600,
});
export const interval = style({ display: 'block', width: '100%', minWidth: '10rem', height: 30 });
export const zero = style({ stroke: vars.color.border, strokeWidth: 2 });
export const whisker = style({
  stroke: vars.color.textMuted,
  fill: 'none',
  strokeWidth: 2.5,
  selectors: { [`${primaryRow} &`]: { stroke: studioVars.tone.live.ink } },
});
export const dot = style({
  fill: vars.color.text,
  selectors: { [`${primaryRow} &`]: { fill: studioVars.tone.live.ink } },
});
export const unseen = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const skeleton = style({ height: '12rem', borderRadius: vars.radius.card, background: vars.color.surfaceQuiet });
export const nowrap = style({ whiteSpace: 'nowrap' });
export const fold = style({ cursor: 'pointer', fontWeight: 600 });

export const form = style({ display: 'grid', gap: vars.space.l });
export const line = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  alignItems: 'end',
});
const smallWidth = 64;
export const withPicture = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: `${smallWidth}px minmax(0, 1fr)`,
  alignItems: 'start',
});
export const smallPicture = style([picture, { width: smallWidth, height: 128 }]);
export const smallFrame = style([pictureFrame, { transform: `scale(${smallWidth / 390})` }]);
export const listTable = style({ '@media': { [wide]: { tableLayout: 'fixed' } } });
export const nameHead = style({ '@media': { [wide]: { width: '36%' } } });
export const choices = style({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const group = style({ display: 'grid', gap: vars.space.s, border: 0, padding: 0, margin: 0, minWidth: 0 });
export const variantBox = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
