import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/base.css.ts';
import { from } from '../../components/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const call = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  padding: `${vars.space.xxs} ${vars.space.m}`,
  background: vars.color.headerAction,
  border: `${vars.border.hair} solid ${vars.color.headerActionBorder}`,
  borderRadius: vars.radius.button,
  color: vars.color.onHeaderAction,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.headerActionHover, color: vars.color.onHeaderActionHover } },
});

export const label = style([visuallyHidden, { '@media': { [from.tablet]: { all: 'unset' } } }]);

export const number = style({ fontVariantNumeric: 'tabular-nums' });
