import { style } from '@vanilla-extract/css';
import { card, measured, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth } from '../../theme/mediaQueries.ts';

export const screen = style([card, measured, { gap: vars.density.stackGap }]);

export const head = style({ textAlign: vars.align.heading as 'start' });

export const heading = pageHeading;
export const startHeading = style([pageHeading, { fontSize: vars.text.display }]);

export const subhead = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const ticks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: vars.align.heading,
  gap: `${vars.space.xxs} ${vars.space.m}`,
  fontSize: vars.text.small,
});

export const tick = style({ display: 'flex', gap: vars.space.xs, lineHeight: vars.lineHeight.control });

export const tickMark = style({ display: 'flex', color: vars.color.success });

/** The control is tall for the thumb, not for the eye. */
export const back = style({ marginBlock: `calc(${vars.space.s} * -1)` });

export const disclaimer = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: vars.radius.control,
  color: vars.color.onNote,
  fontSize: vars.text.small,
  textWrap: 'balance',
  // A line less of it under the thumb.
  '@media': { [maxWidth.phone]: { gap: vars.space.xs, paddingInline: vars.space.s } },
});

export const lock = style({ display: 'flex', color: vars.color.noteIcon });
