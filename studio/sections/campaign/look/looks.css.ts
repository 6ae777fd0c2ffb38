import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../parts/theme.css.ts';

export const list = style({ display: 'grid', gap: '0.5rem', listStyle: 'none', padding: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
});
const row = (columns: number, onWide = columns) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1.75rem',
    padding: '0.5625rem 0.5625rem 0',
    alignItems: 'start',
    '@media': {
      'screen and (min-width: 64rem)': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      'screen and (min-width: 90rem)': { gridTemplateColumns: `repeat(${onWide}, minmax(0, 1fr))` },
    },
  }) as const;
/** By how many looks there are: each stays wide enough to be read. */
export const stage = styleVariants({ 2: row(2), 3: row(3), 4: row(2, 4) });
export const one = style({ minWidth: 0, width: '100%', maxWidth: '24rem' });
export const name = style({ fontSize: vars.text.body, fontWeight: 600, marginBlockEnd: '0.75rem' });
