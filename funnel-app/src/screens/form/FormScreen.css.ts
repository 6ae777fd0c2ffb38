import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { maxWidth } from '#design-system/theme/mediaQueries.ts';

/** On a phone closer, so that the button is in reach. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.stackGap,
  '@media': { [maxWidth.phone]: { gap: `min(${vars.density.stackGap}, ${vars.space.m})` } },
});

const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.stackGap });

/** 500 px at the usual text size; at twice the size half a row would cut a phone number (WCAG 1.4.4). */
const roomForTwo = '(min-width: 31.25em)';

export const sideBySide = styleVariants({
  // a short one beside a long one, also on a phone; in large text it wraps
  uneven: [row, { display: 'flex', flexWrap: 'wrap', gap: `${vars.density.stackGap} ${vars.space.s}` }],
  two: [row, { '@media': { [roomForTwo]: { gridTemplateColumns: '1fr 1fr' } } }],
  // A month's name needs more room than a day or a year.
  three: [row, { '@media': { [roomForTwo]: { gridTemplateColumns: '3fr 2fr 2fr' } } }],
});

globalStyle(`${sideBySide.uneven} > :first-child`, { flex: '2 1 10.5rem' });
globalStyle(`${sideBySide.uneven} > :last-child`, { flex: '1 1 6rem' });
