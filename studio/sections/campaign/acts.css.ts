import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });
/** Four acts fit a phone's line. */
export const slim = style({
  '@media': { 'screen and (max-width: 55.99rem)': { selectors: { '&&': { paddingInline: '0.5rem' } } } },
});
export const act = style({ position: 'relative' });
/** Shown over the page while its act has the pointer or the focus. */
export const why = style({
  position: 'absolute',
  zIndex: 6,
  insetInlineEnd: 0,
  top: 'calc(100% + 0.375rem)',
  width: 'max-content',
  maxWidth: '15rem',
  padding: '0.375rem 0.625rem',
  borderRadius: vars.radius.button,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.text.small,
  visibility: 'hidden',
  selectors: { [`${act}:hover &, ${act}:has(:focus-visible) &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const keyHint = style({ '@media': { 'screen and (max-width: 55.99rem)': { display: 'none' } } });
export const menu = style({
  zIndex: 8,
  minWidth: '14rem',
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  padding: '0.3125rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.modal,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 0.625rem',
  minHeight: '2.375rem',
  padding: '0.375rem 0.625rem',
  borderRadius: vars.radius.button,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { outline: 'none', background: vars.color.surfaceQuiet },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const itemWhy = style({ gridColumn: 2, fontSize: vars.text.small, color: vars.color.textMuted });
export const line = style({ height: 1, margin: '0.3125rem 0', background: vars.color.border });
export const said = style({ color: studioVars.tone.live.ink });
