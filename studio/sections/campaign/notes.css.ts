import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

export const notes = style({
  display: 'grid',
  gap: vars.space.s,
  padding: '0.875rem 1rem 0.25rem',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [wide]: { padding: '1.125rem 1.75rem 0.25rem' } },
});
export const choices = style({ display: 'grid', gap: vars.space.s, margin: `${vars.space.s} 0`, padding: 0, listStyle: 'none' });
export const textButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
});
/** Stays in sight: it may come while somebody types far below. */
export const urgent = style({ position: 'sticky', top: 0, zIndex: 4, paddingBottom: '0.5rem', background: vars.color.page });
/** Away from the sentence, at its end. */
export const dismiss = style([
  textButton,
  { float: 'inline-end', marginInlineStart: '0.5rem', display: 'grid', placeItems: 'center', width: '1.5rem', height: '1.5rem' },
]);
