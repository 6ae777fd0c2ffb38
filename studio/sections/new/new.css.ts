import { style } from '@vanilla-extract/css';
import * as shared from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxWidth: '62rem',
  minWidth: 0,
});
export const form = style([shared.card, { display: 'grid', gap: vars.space.l, padding: vars.space.l, maxWidth: '34rem' }]);
export const pair = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' });
export const free = style({
  display: 'flex',
  gap: '0.375rem',
  marginTop: '0.5rem',
  alignItems: 'center',
  color: studioVars.tone.live.ink,
});
export const drop = style([
  shared.card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    justifyItems: 'start',
    padding: vars.space.xl,
    borderStyle: 'dashed',
    '@media': { 'screen and (max-width: 30rem)': { padding: vars.space.l } },
  },
]);
export const over = style({ background: studioVars.tone.live.ground });
export const entries = style([shared.card, { display: 'grid', margin: 0, padding: 0, listStyle: 'none' }]);
export const entry = style({
  display: 'grid',
  gap: '0.375rem',
  padding: `0.75rem ${vars.space.l}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.625rem' });
export const path = style({ fontWeight: 600 });
export const bad = style({ color: studioVars.tone.wrong.ink });
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.small, overflowWrap: 'anywhere' });
export const file = style({
  maxWidth: '100%',
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: '0.75rem',
      minHeight: vars.size.button,
      padding: '0.25rem 0.875rem',
      border: `1px solid ${vars.color.fieldBorder}`,
      borderRadius: vars.radius.button,
      background: vars.color.surface,
      color: vars.color.text,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});
