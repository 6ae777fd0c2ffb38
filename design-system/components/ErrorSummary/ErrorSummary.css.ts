import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  padding: vars.space.m,
  background: vars.color.errorSurface,
  border: `2px solid ${vars.color.error}`,
  borderRadius: vars.radius.control,
  color: vars.color.onErrorSurface,
  selectors: { '&:focus': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const title = style({
  display: 'flex',
  // aligned with the first line where the title takes two
  alignItems: 'start',
  gap: vars.space.xs,
  fontSize: vars.text.answer,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textWrap: 'balance',
});

export const list = style({
  // The last link's room for a thumb is part of the box's own.
  marginBlock: `${vars.space.xxs} calc(${vars.space.xs} * -1)`,
  paddingInlineStart: `calc(1.25em + ${vars.space.xs})`,
});

export const link = style({
  display: 'block',
  paddingBlock: '0.75rem',
  color: 'inherit',
  lineHeight: vars.lineHeight.control,
  textUnderlineOffset: '0.2em',
  textWrap: 'pretty',
});
