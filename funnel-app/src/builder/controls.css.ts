import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { label, onForced, radio, ring } from './builder.css.ts';

/** The controls of switches, in the inks of the theme around them. */

export const notes = style({ display: 'grid', gap: '0.25rem' });
export const purpose = style({ color: vars.color.textMuted, fontSize: '0.8125rem' });
export const wrong = style({
  color: vars.color.error,
  fontSize: '0.8125rem',
  borderInlineStart: `3px solid ${vars.color.error}`,
  paddingInlineStart: '0.5rem',
});

export const toggle = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minHeight: '1.75rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
// it is the control itself, and no heading of one
globalStyle(`${toggle} > ${label}`, { color: vars.color.text, fontWeight: vars.font.bodyWeight, fontSize: '0.875rem' });
export const toggleInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
const knob = '1.125rem';
/** Off and on differ by the knob's place, not by colour alone. */
export const track = style({
  flex: 'none',
  width: '2.25rem',
  height: '1.375rem',
  padding: '0.125rem',
  borderRadius: '1rem',
  background: vars.color.textMuted,
  '::before': {
    content: '""',
    display: 'block',
    width: knob,
    height: knob,
    borderRadius: '50%',
    background: vars.color.surface,
    transition: 'transform 120ms',
  },
  selectors: {
    ':checked + &': { background: vars.color.action },
    ':checked + &::before': { transform: 'translateX(0.875rem)' },
    ':focus-visible + &': ring,
    ':disabled + &': { opacity: 0.55 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::before': { transition: 'none' } },
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      '::before': { background: 'ButtonText', height: '1rem', forcedColorAdjust: 'none' },
    },
  },
});

export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '0.375rem' });
export const swatchOption = style([
  radio,
  {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '0.1875rem',
    padding: '0.25rem 0',
    border: '2px solid transparent',
    fontSize: '0.8125rem',
    overflowWrap: 'normal',
    textAlign: 'center',
    selectors: {
      '&:has(:checked)': { borderColor: vars.color.action, fontWeight: vars.font.boldWeight },
      '&:has(:focus-visible)': ring,
      '&:hover': { background: vars.color.surfaceQuiet },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': onForced } } },
  },
]);
export const swatch = style({
  marginInline: '0.25rem',
  display: 'grid',
  gridTemplateRows: '0.5rem 1fr 0.5rem',
  height: '2.5rem',
  border: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  // its colours are its content
  forcedColorAdjust: 'none',
});
globalStyle(`${swatch} > :nth-child(2)`, { margin: '0.375rem 0.5rem', height: '0.25rem', width: '55%' });
globalStyle(`${swatch} > :nth-child(3)`, {
  marginInline: '0.5rem',
  marginBlockEnd: '0.25rem',
  gridRow: 3,
  borderRadius: '0.125rem',
});

/** As many in a row as have room, each as wide as its picture. */
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: '0.4375rem 0.375rem' });
export const picture = style([
  radio,
  {
    flexDirection: 'column',
    borderRadius: '7px',
    selectors: {
      '&:has(:checked)': { outline: `2px solid ${vars.color.action}`, outlineOffset: '2px' },
      '&:has(:focus-visible)': ring,
      '&:hover:not(:has(:checked, :disabled))': { outline: `1px solid ${vars.color.textMuted}`, outlineOffset: '2px' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
  },
]);
export const chosen = style({ color: vars.color.textMuted, fontSize: '0.8125rem', fontWeight: vars.font.boldWeight });
