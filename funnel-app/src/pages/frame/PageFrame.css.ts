import { globalStyle, style } from '@vanilla-extract/css';
import { roundVars } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { roundedAttribute } from '../../model/pageModel.ts';

export const contents = style({ display: 'contents' });

// On the element with the theme, so that a dialog outside the frame is rounded too. Fields are less round than buttons: they hold lines of text.
globalStyle(`[data-theme][${roundedAttribute}]`, {
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
