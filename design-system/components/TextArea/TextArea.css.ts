import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Whole in the window of a page at 400 % (WCAG 2.4.11): a browser scrolls to the text's caret, not to the box. */
export const area = style({ maxHeight: 'calc(100svh - 7rem)' });

const counterText = style({ marginBlockStart: vars.space.xs, fontSize: vars.text.small, textWrap: 'pretty' });

export const counter = styleVariants({
  short: [counterText, { color: vars.color.textMuted }],
  met: [counterText, { color: vars.color.success, fontWeight: vars.font.boldWeight }],
});
