import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '#design-system/components/base.css.ts';
import { vars } from './theme.css.ts';

export const hidden = style(visuallyHiddenRules);
export const line = style({ padding: '0.375rem 0.625rem' });
export const pick = style({ appearance: 'auto' });
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: vars.font.boldWeight });
export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.button,
  overflow: 'hidden',
  background: vars.color.surface,
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.button,
  padding: '0.25rem 0.875rem',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.border}` },
    '&:hover': { background: vars.color.surfaceQuiet },
    '&:has(:checked)': { background: vars.color.text, color: vars.color.surface, fontWeight: vars.font.boldWeight },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2rem',
  cursor: 'pointer',
});
