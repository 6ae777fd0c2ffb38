import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Reserves the widget's place while it loads. */
export const slot = style({ display: 'grid', alignItems: 'center', minHeight: '4.875rem', maxWidth: '100%' });

export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '4.875rem',
  padding: vars.space.s,
  background: vars.color.surfaceQuiet,
  border: `1px dashed ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
});
