import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export { summary } from '../consent/Consent.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

/** The control to change an answer is beside it, on the line of its question. */
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.m });

export const question = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const answer = style({ gridColumn: 1, overflowWrap: 'anywhere', selectors: { '& + &': { gridArea: '1 / 2 / span 2' } } });

export const change = style({
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  color: vars.color.link,
  textDecoration: 'underline',
});
