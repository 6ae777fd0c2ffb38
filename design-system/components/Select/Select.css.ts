import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The arrow is drawn with borders, so that it takes the theme's and the system's colours. */
export const frame = style({
  position: 'relative',
  display: 'block',
  color: vars.color.onField,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: vars.density.controlInline,
    insetBlockStart: 'calc(50% - 0.4em)',
    width: '0.5em',
    height: '0.5em',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});

export const select = style({ paddingInlineEnd: `calc(${vars.density.controlInline} + 1.25em)`, textOverflow: 'ellipsis' });
