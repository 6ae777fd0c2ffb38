import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { visuallyHidden } from '../base.css.ts';
import { yieldingSpace } from '../yieldingSpace.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });

export const label = style({
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textWrap: 'balance',
});

export const legend = styleVariants({
  // a container's gap does not reach below a legend
  shown: [label, { padding: 0, selectors: { 'legend&': { marginBlockEnd: vars.space.xs } } }],
  hidden: [visuallyHidden],
});

/** Nearer to its label than to the control. */
export const hint = style({
  marginBlockStart: `calc(${vars.space.xxs} * -1)`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textWrap: 'balance',
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  // The control has the focus: clear of its ring.
  marginBlockStart: vars.space.xxs,
  color: vars.color.error,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textWrap: 'pretty',
});

export const control = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  padding: `calc(${vars.space.s} + ${vars.font.drop}) ${vars.density.controlInline} calc(${vars.space.s} - ${vars.font.drop})`,
  background: vars.color.field,
  border: `0 solid ${vars.color.fieldBorder}`,
  borderWidth: vars.border.control,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.field,
  color: vars.color.onField,
  fontSize: vars.text.answer,
  lineHeight: vars.lineHeight.control,
  appearance: 'none',
  selectors: {
    // in large text on a phone, an email address is to be read whole
    'input&': {
      fontSize: `min(${vars.text.answer}, 5.6vw)`,
      paddingInline: yieldingSpace(vars.density.controlInline, '0.5rem'),
    },
    '&::placeholder': { color: vars.color.placeholder, opacity: 1 },
    '&:hover': { borderColor: vars.color.fieldHoverBorder },
    '&[aria-invalid]': { borderColor: vars.color.error, background: vars.color.errorSurface, color: vars.color.onErrorSurface },
    // The autofill colour can only be covered, by a shadow that replaces the theme's. Every browser supports this prefixed name.
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.note} !important`,
      WebkitTextFillColor: vars.color.onField,
      caretColor: vars.color.onField,
      // Firefox's tint
      filter: 'none',
    },
    '&[aria-invalid]:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.errorSurface} !important`,
      WebkitTextFillColor: vars.color.onErrorSurface,
      caretColor: vars.color.onErrorSurface,
    },
  },
});
