import { style } from '@vanilla-extract/css';
import { card, heading as headingFace } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const screen = style([card, { display: 'flex', flexDirection: 'column', gap: vars.density.stackGap }]);

export const head = style({ textAlign: vars.align.heading as 'start' });

export const heading = style([
  headingFace,
  {
    '::after': {
      content: '""',
      // Inline, so that it follows the heading's alignment.
      display: 'inline-block',
      width: vars.rule.width,
      height: vars.rule.height,
      marginBlockStart: vars.rule.gap,
      background: vars.color.rule,
    },
  },
]);

export const subhead = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
  textWrap: 'pretty',
});

export const disclaimer = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: vars.radius.control,
  color: vars.color.onNote,
  fontSize: vars.text.small,
});

export const lock = style({ display: 'flex', color: vars.color.noteIcon });
