import { style } from '@vanilla-extract/css';
import { inkInset } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = style({ display: 'grid', gap: vars.space.m });

export const tips = style({
  padding: vars.space.m,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onNote,
  fontSize: vars.text.small,
});

export const tipsTitle = style({ fontWeight: vars.font.boldWeight, marginBlockEnd: vars.space.xs });

export const list = style({ display: 'grid', gap: vars.space.xs, marginInlineStart: `-${inkInset}` });

export const tip = style({ display: 'flex', gap: vars.space.xs, lineHeight: vars.lineHeight.control, textWrap: 'balance' });

export const mark = style({ display: 'flex', color: vars.color.noteIcon });
