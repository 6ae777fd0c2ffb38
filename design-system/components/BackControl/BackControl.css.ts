import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth } from '../../theme/mediaQueries.ts';
import { inkInset, visuallyHiddenRules } from '../base.css.ts';

export const back = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space.xs,
  // The arrow's tip is on the edge of the text above.
  marginInlineStart: `calc(${vars.space.xs} * -1 - ${inkInset})`,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

/** Beside a logo and a progress bar a phone has room for the arrow alone. */
export const word = style({ '@media': { [maxWidth.phone]: visuallyHiddenRules } });

export const arrow = style({ display: 'flex', selectors: { '&:is([dir="rtl"] *)': { transform: 'scaleX(-1)' } } });
