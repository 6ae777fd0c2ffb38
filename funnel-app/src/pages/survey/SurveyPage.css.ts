import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** Outside the card that slides: the bar stays where it is while questions come and go. */
export const progress = style({ marginBlockEnd: vars.space.m, selectors: { '&:empty': { display: 'none' } } });

/** The target of links to the survey, and of flows that scroll to it. See docs/spec/flows.md#anchored. */
export const anchor = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginBlockStart: vars.space.m });

/** Keeps the content below out of view, so that no visible part moves when the form loads. */
export const wholeScreen = style({ minHeight: '100svh' });
