import { style } from '@vanilla-extract/css';
import { card as plainCard, wide } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const card = style([plainCard, { display: 'grid', gap: vars.space.m, padding: vars.space.l, minWidth: 0 }]);
export const heading = style({ fontSize: vars.text.body, fontWeight: 600 });
export const pair = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const area = style({
  minHeight: '5.5rem',
  padding: '0.375rem 0.625rem',
  maxHeight: '24rem',
  fieldSizing: 'content',
  resize: 'vertical',
  lineHeight: vars.lineHeight.control,
});
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.small, whiteSpace: 'pre' });
export const sub = style({
  display: 'grid',
  gap: vars.space.m,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.border}`,
});
export const section = style({ borderTop: `1px solid ${vars.color.border}`, paddingBlock: vars.space.m });
export const inside = style({ display: 'grid', gap: vars.space.m, paddingTop: vars.space.m });
export const ticks = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem 0.875rem',
  alignItems: 'baseline',
  padding: `0.75rem ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const what = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
export const frames = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: '50rem',
  padding: vars.space.xs,
});
export const frame = style({ display: 'grid', gap: vars.space.m, alignContent: 'start' });
export const unseen = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
