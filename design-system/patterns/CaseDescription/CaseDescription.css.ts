import { style } from '@vanilla-extract/css';
import { holdsPointer, inkInset } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = style({ display: 'grid', gap: vars.space.m });

export const tips = style({
  paddingInline: vars.space.m,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onNote,
  fontSize: vars.text.small,
});

export const tipsTitle = style({
  display: 'list-item',
  alignContent: 'center',
  minHeight: '2.75rem',
  fontWeight: vars.font.boldWeight,
  cursor: 'pointer',
});

export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  marginInlineStart: `-${inkInset}`,
  paddingBlockEnd: vars.space.s,
});

export const tip = style({ display: 'flex', gap: vars.space.xs, lineHeight: vars.lineHeight.control, textWrap: 'balance' });

export const mark = style({ display: 'flex', color: vars.color.noteIcon });

export const starters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const startersLabel = style({ width: '100%', color: vars.color.textMuted, fontSize: vars.text.small });

export const starter = style([
  holdsPointer,
  {
    cursor: 'pointer',
    touchAction: 'manipulation',
    minHeight: '2.75rem',
    padding: `${vars.space.xxs} ${vars.space.s}`,
    background: 'transparent',
    border: `max(1px, ${vars.border.hair}) solid ${vars.color.ghostBorder}`,
    borderRadius: `min(${vars.radius.button}, 1.375rem)`,
    color: vars.color.ghost,
    fontSize: vars.text.small,
    lineHeight: vars.lineHeight.control,
    textAlign: 'start',
    selectors: { '&:hover': { background: vars.color.ghostHover } },
  },
]);
