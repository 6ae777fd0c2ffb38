import IMaskInput from 'react-imask/esm/input';
import 'imask/esm/masked/pattern';
import { Field } from '../Field/Field.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export const masks = { phone: '(000) 000-0000', zip: '00000' } as const;
export type MaskName = keyof typeof masks;

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength'> {
  mask: 'phone' | 'zip';
}

/** A country code that autofill or a paste puts before the number: no North American area code starts with 1. */
const withoutCountryCode = (typed: string, masked: { value: string }) =>
  masked.value === '' ? typed.replace(/^\s*\+?1[\s.-]*/, '') : typed;

/**
 * A text field that writes its own punctuation: phone (###) ###-####, ZIP 5 digits (Core 9). `value` and `onChange` carry the masked text.
 * It brings the mask library with it, so it is a default export to be loaded lazily.
 */
export default function MaskedField({
  id,
  label,
  hint,
  error,
  required,
  mask,
  value,
  onChange,
  onBlur,
  ...rest
}: MaskedFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <IMaskInput
          {...rest}
          {...control}
          mask={masks[mask]}
          {...(mask === 'phone' && { prepare: withoutCountryCode })}
          type={mask === 'phone' ? 'tel' : 'text'}
          inputMode={mask === 'phone' ? 'tel' : 'numeric'}
          aria-required={required}
          value={value}
          onAccept={(masked: string) => {
            if (masked !== value) onChange(masked);
          }}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
