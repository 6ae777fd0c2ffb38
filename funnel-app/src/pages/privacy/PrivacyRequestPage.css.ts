import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const intro = style({ selectors: { '& + &': { marginBlockStart: vars.space.s } } });

const note = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  maxWidth: '48rem',
  marginInline: 'auto',
  marginBlockEnd: vars.space.m,
});

export const delivery = styleVariants({
  nothing: { margin: 0 },
  waiting: [note, { background: vars.color.note, color: vars.color.onNote }],
  lost: [note, { background: vars.color.errorSurface, color: vars.color.onErrorSurface }],
  sent: [note, { background: vars.color.successSurface, color: vars.color.onSuccessSurface }],
});
