import { style } from '@vanilla-extract/css';
import { card, measured, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth } from '../../theme/mediaQueries.ts';

export const screen = style([card, measured, { gap: vars.density.stackGap }]);

export const head = style({ textAlign: vars.align.heading as 'start' });

export const heading = pageHeading;
export const startHeading = style([pageHeading, { fontSize: vars.text.display }]);

export const subhead = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
  // `pretty` leaves two short words alone on a last line
  textWrap: 'balance',
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

/** Empty, and without a place in a theme that draws nothing on it. */
export const picture = style({ display: 'none', '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } } });

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' });

/** Quiet, and only where there is room beside the question. */
export const why = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@media': { [minWidth.desktop]: { display: 'block' } },
});

export const whyTitle = style({ color: vars.color.heading, fontSize: 'inherit', fontWeight: vars.font.boldWeight });

export const note = style({
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
