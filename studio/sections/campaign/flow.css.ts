import { style } from '@vanilla-extract/css';
import { card as plain } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: '1.125rem',
  alignItems: 'start',
  maxWidth: '64rem',
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});
export const form = style({ display: 'grid', gap: '1.125rem', border: 0, padding: 0, minWidth: 0 });
export const card = style([
  plain,
  { display: 'grid', gap: '1rem', padding: '1rem 1.125rem 1.125rem', alignContent: 'start', minWidth: 0 },
]);
export const title = style({ fontSize: vars.text.lead, fontWeight: 600 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.75rem' });
/** Times need more room than ids. */
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '0.75rem',
});
export const words = style({ display: 'grid', gap: '0.625rem', paddingInlineStart: '1.125rem', listStyle: 'disc' });
