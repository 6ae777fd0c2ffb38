import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** Outside the card that slides: the bar stays where it is while questions come and go. */
export const progress = style({ marginBlockEnd: vars.space.m, selectors: { '&:empty': { display: 'none' } } });

/** Where links on the page lead back to, and where some flows scroll to (Variants 2, second copy of list E). */
export const anchor = style({ scrollMarginBlockStart: vars.space.m });

/** What comes under it begins out of sight, and so nothing that is seen moves when the form takes its place. */
export const wholeScreen = style({ minHeight: '100svh' });
