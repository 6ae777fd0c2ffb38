import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

const base = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  marginBlockEnd: vars.space.l,
});

export const note = styleVariants({
  good: [base, { background: vars.color.successSurface, color: vars.color.onSuccessSurface, fontWeight: vars.font.boldWeight }],
  draft: [base, { background: vars.color.note, color: vars.color.onNote }],
});

export const missing = style({
  background: vars.color.note,
  color: vars.color.onNote,
  paddingInline: '0.2em',
  outline: '1px dashed currentColor',
  borderRadius: '0.2em',
  overflowWrap: 'anywhere',
});
