import { style } from '@vanilla-extract/css';
import { measure } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

// `clip`: a screen on its way in or out may stand past the edge, and the page must not scroll sideways for it.
export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh', overflowX: 'clip' });

const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  width: '100%',
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  padding: `${vars.density.screenBlock} ${vars.space.m} ${vars.space.xxl}`,
  // On paper a grid's item that is longer than the rest of its sheet would leave that empty.
  '@media': { print: { display: 'block' } },
});

export const alone = style([main]);

/** No wider than a question in its card: a theme without cards would draw its bar past the ends of the answers under it. */
export const narrow = style([
  main,
  { maxWidth: `min(42rem, calc(${measure} + 2 * (${vars.density.cardInline} + ${vars.space.m})))` },
]);

export const withAside = style([
  main,
  {
    '@media': {
      [minWidth.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(16rem, 30%, 23rem)',
        alignItems: 'start',
        columnGap: vars.space.xl,
      },
    },
  },
]);

/** A grid, so that a narrower panel may stand on the theme's side. */
export const primary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { marginBlockEnd: vars.space.xl } },
});

export const aside = style({ minWidth: 0 });
