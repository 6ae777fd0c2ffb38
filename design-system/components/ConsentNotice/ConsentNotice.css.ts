import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const notice = style({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'break-word' });

globalStyle(`${notice} a`, { color: vars.color.link, textUnderlineOffset: '0.2em' });
