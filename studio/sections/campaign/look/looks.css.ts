import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '0.5rem', listStyle: 'none', padding: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
});
/** As many beside each other as stay readable. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: '1.25rem',
  padding: '0.5625rem 0.5625rem 0',
  alignItems: 'start',
});
export const one = style({ minWidth: 0, width: '100%', maxWidth: '24rem' });
export const name = style({ fontWeight: 600, marginBlockEnd: '0.75rem' });
