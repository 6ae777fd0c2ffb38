import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Small, but in the text colour: an agreement must not look like fine print. */
export const notice = style({
  color: vars.color.text,
  fontSize: vars.text.small,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

globalStyle(`${notice} a`, { color: vars.color.link, textUnderlineOffset: '0.2em' });
