import { style } from '@vanilla-extract/css';
import { measure } from '../../components/base.css.ts';
import { yieldingSpace } from '../../components/yieldingSpace.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, minWidth } from '../../theme/mediaQueries.ts';

// `clip`: a moving screen may overlap the edge, and the page must not scroll sideways
export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  overflowX: 'clip',
});

/** Behind everything and empty: a theme draws its scene on it. Paper and forced colours go without. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } },
});

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // a long flex item would leave the rest of a printed sheet empty
  '@media': { print: { display: 'block' } },
});

const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  width: '100%',
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.density.screenBlock} ${yieldingSpace(vars.space.m, '0.5rem')} ${vars.space.xxl}`,
  // a long grid item would leave the rest of a printed sheet empty
  '@media': { print: { display: 'block' } },
});

export const alone = style([main]);

/** No wider than a question in its card, also in a theme without cards. */
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

/** A grid, so that a narrower panel can be on the theme's side. */
export const primary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { marginBlockEnd: vars.space.xl } },
});

export const aside = style({ minWidth: 0 });

export const below = style({
  padding: `${vars.space.xl} ${yieldingSpace(vars.space.m, '0.5rem')}`,
  background: vars.color.page,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const inBelow = style({ display: 'grid', gap: vars.space.xl, maxWidth: vars.size.layout, marginInline: 'auto' });

export const notice = style({
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.m}`,
  background: vars.color.action,
  color: vars.color.onAction,
  textAlign: 'center',
});
