import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/mediaQueries.ts';
import { cardInset } from '../Choice/Choice.css.ts';

/** Select-all and count on one line, above the names. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  // Box and words line up with the names, inside the same border.
  paddingInlineStart: cardInset,
  border: '0 solid transparent',
  borderWidth: vars.border.answer,
  borderBlockWidth: 0,
  marginBlockEnd: vars.space.xs,
  '@media': { [forcedColors]: { borderColor: 'Canvas' } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const names = style({ display: 'grid', gap: vars.space.xs });

/** As tall as a row, so that nothing jumps when the names come. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '8rem',
  padding: vars.space.m,
  background: vars.color.surfaceQuiet,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const list = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });
