import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Small, so that all of it is in view with the button; in the text colour, for an agreement must not look like fine print. */
export const notice = style({
  color: vars.color.text,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

globalStyle(`${notice} a`, { color: vars.color.link, textUnderlineOffset: '0.2em' });
