import type { ChangeEvent } from 'react';
import IMaskInput from 'react-imask/esm/input';
import 'imask/esm/masked/pattern';
import { asciiDigits } from '../asciiDigits.ts';
import { Field } from '../Field/Field.tsx';
import type { InputHints, LineProps } from '../TextField/TextField.tsx';

export const masks = { phone: '(000) 000-0000', zip: '00000', date: '00/00/0000' } as const;
export type MaskName = keyof typeof masks;

export interface MaskedFieldProps extends Omit<InputHints, 'maxLength'>, LineProps {
  mask: 'phone' | 'zip' | 'date';
  /** None: it would cut what is pasted or filled in, "+1 (212) 664-7665", before the mask has read it. */
  maxLength?: never;
}

/**
 * The digits of what is typed, pasted or filled in, however it is written, without the country's 1 in front: no North American area code
 * starts with it. A plus alone is no digit, so that a number typed as +1 ... comes out right too. What follows a number in words, as an
 * extension does, is left out; of more digits than ten none is taken: cut to ten, another country's number would be somebody else's.
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

/** A whole date that autofill or a paste brings, as 2024-03-09 or as 3/9/2024, in the mask's own order. */
const prepareDate = (given: string, masked: { value: string }) => {
  const typed = asciiDigits(given);
  if (masked.value !== '') return typed;
  const [, year, month, day] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed) ?? [];
  const [, monthFirst = month, daySecond = day, yearLast = year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(typed) ?? [];
  return monthFirst && daySecond && yearLast ? `${monthFirst.padStart(2, '0')}/${daySecond.padStart(2, '0')}/${yearLast}` : typed;
};

/** A month or a day of one digit, ended by the visitor's own slash: 3/ is 03/. */
const padDatePart = (text: string) => text.replace(/(^|\/)(\d)$/, '$10$2/');

const prepareByMask = { phone: preparePhone, date: prepareDate, zip: asciiDigits };

/**
 * Some password managers fill a field in and say only `change`, which the mask does not listen to: their number would be seen by the visitor
 * alone. React tells of a `change` only where no `input` has told of the same value.
 */
const syncMask = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
  if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input'));
};

/**
 * A text field that writes its own punctuation: phone (###) ###-####, ZIP 5 digits (Core 9), a date MM/DD/YYYY. `value` and `onChange` carry the masked text.
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
