import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inkInset } from '../base.css.ts';

export const back = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  paddingInline: vars.space.xs,
  // The arrow's tip on the edge of what stands over it.
  marginInlineStart: `calc(${vars.space.xs} * -1 - ${inkInset})`,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontWeight: vars.font.boldWeight,
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const arrow = style({ display: 'flex', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
