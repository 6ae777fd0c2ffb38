import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

const note = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  marginBlockEnd: vars.space.m,
  // as wide as the card below
  width: '100%',
  maxWidth: vars.size.question,
  justifySelf: vars.align.column,
  textWrap: 'pretty',
});

export const delivery = styleVariants({
  nothing: { margin: 0 },
  waiting: [note, { background: vars.color.note, color: vars.color.onNote }],
  lost: [note, { background: vars.color.errorSurface, color: vars.color.onErrorSurface }],
  sent: [note, { background: vars.color.successSurface, color: vars.color.onSuccessSurface }],
});

/** On its own line: the level would run into the disclaimer. */
export const level = style({ display: 'block' });

export const offer = style({
  marginBlock: vars.space.l,
  width: '100%',
  maxWidth: vars.size.question,
  justifySelf: vars.align.column,
});

export const estimate = style([
  note,
  {
    marginBlock: vars.space.l,
    background: vars.color.note,
    color: vars.color.onNote,
  },
]);
