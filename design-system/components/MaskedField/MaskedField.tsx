import type { ChangeEvent } from 'react';
import IMaskInput from 'react-imask/esm/input';
import 'imask/esm/masked/pattern';
import { asciiDigits } from '../asciiDigits.ts';
import { Field } from '../Field/Field.tsx';
import type { InputHints, LineProps } from '../TextField/TextField.tsx';

export const masks = { phone: '(000) 000-0000', zip: '00000', date: '00/00/0000' } as const;
export type MaskName = keyof typeof masks;

export interface MaskedFieldProps extends Omit<InputHints, 'maxLength'>, LineProps {
  mask: MaskName;
  /** None: it would cut a pasted "+1 (212) 664-7665" before the mask reads it. */
  maxLength?: never;
}

/**
 * The digits of a phone however written, without the country's 1 and without an extension.
 * More than ten give none: cut to ten, they would be somebody else's number. See docs/spec/validation.md#phone-numbers.
 */
const preparePhone = (typed: string, masked: { unmaskedValue: string }, { tail }: { tail?: boolean }) => {
  // what stands behind the cursor is no news: its own 1 is no country's
  if (tail) return typed;
  const [number = ''] = /\d[^a-z#]*/i.exec(asciiDigits(typed)) ?? [];
  const digits = number.replace(/\D/g, '');
  if (masked.unmaskedValue !== '') return digits;
  const national = digits.replace(/^1/, '');
  return national.length > 10 ? '' : national;
};

/** A pasted date, as 2024-03-09 or 3/9/2024, in the mask's order. */
const prepareDate = (given: string, masked: { value: string }) => {
  const typed = asciiDigits(given);
  if (masked.value !== '') return typed;
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed) ?? [];
  const [, monthFirst = month, daySecond = day, yearLast = year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(typed) ?? [];
  return monthFirst && daySecond && yearLast ? `${monthFirst.padStart(2, '0')}/${daySecond.padStart(2, '0')}/${yearLast}` : typed;
};

/** Pads a month or day of one digit that ends in a slash: 3/ is 03/. */
const padDatePart = (text: string) => text.replace(/(^|\/)(\d)$/, '$10$2/');

const prepareByMask = { phone: preparePhone, date: prepareDate, zip: asciiDigits };

/** Some password managers send `change` only, which the mask ignores; the form would lack their number. */
const syncMask = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
  if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input'));
};

/**
 * A text field with a mask: phone, ZIP or date. `value` and `onChange` carry the masked text.
 * A default export, to load the mask library lazily.
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
          prepare={prepareByMask[mask]}
          type={mask === 'phone' ? 'tel' : 'text'}
          inputMode={mask === 'phone' ? 'tel' : 'numeric'}
          aria-required={required}
          value={value}
          onAccept={(masked: string) => {
            if (masked !== value) onChange(masked);
          }}
          onChange={syncMask}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (mask !== 'date' || event.key !== '/') return;
            const padded = padDatePart(value);
            if (padded !== value) onChange(padded);
          }}
        />
      )}
    </Field>
  );
}
