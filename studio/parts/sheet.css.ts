import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const sheet = style({
  width: '100%',
  maxWidth: '40rem',
  maxHeight: '62dvh',
  margin: 'auto auto 0',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderBottom: 0,
  borderRadius: '16px 16px 0 0',
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
    // what is above stays in sight
    '&::backdrop': { background: 'transparent' },
  },
  boxShadow: `0 -12px 32px ${vars.color.scrim}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.375rem 0.5rem 0.375rem 1rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const title = style({ fontSize: vars.text.lead, fontWeight: 600 });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: vars.radius.button,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
});
export const body = style({ overflowY: 'auto', overscrollBehavior: 'contain', padding: '1rem 1rem 1.5rem' });
