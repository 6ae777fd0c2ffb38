import { globalStyle, style } from '@vanilla-extract/css';
import { roundVars } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';

/** Round the page for the switch `rounded`. */
export const rounded = style({ display: 'contents' });

// On the element with the theme class, so that a dialog outside the frame is rounded too. Fields are less round than buttons: they hold lines of text.
globalStyle(`[data-theme]:has(${rounded})`, {
  vars: {
    ...roundVars,
    [vars.radius.button]: '2rem',
    [vars.radius.answer]: '2rem',
    [vars.radius.control]: '1rem',
    [vars.border.control]: vars.border.answerRound,
    [vars.border.answer]: vars.border.answerRound,
    [vars.border.answerChosen]: vars.border.answerRound,
  },
});
