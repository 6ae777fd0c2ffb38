import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** As many beside each other as there is room for; what is longer in one stretches its neighbours. */
export const variants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.l,
});
export const variant = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
