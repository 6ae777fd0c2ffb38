import { type ChangeEvent, type ClipboardEvent, type SyntheticEvent, useState } from 'react';
import IMaskInput from 'react-imask/esm/input';
import 'imask/esm/masked/pattern';
import { asciiDigits } from '../asciiDigits.ts';
import { Field } from '../Field/Field.tsx';
import type { InputHints, LineProps } from '../TextField/TextField.tsx';

export const masks = { phone: '(000) 000-0000', zip: '00000', date: '00/00/0000' } as const;
export type MaskName = keyof typeof masks;

export interface MaskedFieldProps extends Omit<InputHints, 'maxLength'>, LineProps {
  mask: MaskName;
  /** Shown when a pasted text does not fit: cut, it would be another number. */
  doesNotFit?: string | undefined;
  /** None: it would cut a pasted "+1 (212) 664-7665" before the mask reads it. */
  maxLength?: never;
}

/** A plus and no 1: another country's number, which may have ten digits too. */
const isOfAnotherCountry = (text: string) => /\+\D*[02-9]/.test(asciiDigits(text));

/**
 * The digits of a phone however written, without the country's 1 and without an extension.
 * More than ten give none: cut to ten, they would be somebody else's number. See docs/spec/validation.md#phone-numbers.
 */
const preparePhone = (typed: string, masked: { unmaskedValue: string }, { tail }: { tail?: boolean }) => {
  // what stands behind the cursor is no news: its own 1 is no country's
  if (tail) return typed;
  if (isOfAnotherCountry(typed)) return '';
  const [number = ''] = /\d[^a-z#]*/i.exec(asciiDigits(typed)) ?? [];
  const digits = number.replace(/\D/g, '');
  if (masked.unmaskedValue !== '') return digits;
  const national = digits.replace(/^1/, '');
  return national.length > 10 ? '' : national;
};

/** The first letters of each month, in English and Spanish. */
const monthStarts = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];
const monthByName = (name: string): string => {
  const start = name.toLowerCase().slice(0, 3);
  const at = monthStarts.findIndex((starts) => starts.includes(start));
  return at < 0 ? '' : String(at + 1);
};

/** A year of two digits is the latest one that is not to come. */
const fullYear = (year: string): string => {
  if (year.length !== 2) return year;
  const today = new Date().getFullYear() % 100;
  return Number(year) > today ? `19${year}` : `20${year}`;
};

/** A date as people write it, in the mask's order; undefined where it is not plain which day is meant. */
function writtenDate(text: string): string | undefined {
  const inMask = (month = '', day = '', year = '') =>
    month === '' ? undefined : `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${fullYear(year)}`;
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return inMask(iso[2], iso[3], iso[1]);
  const digits = /^\s*(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})\s*$/.exec(text);
  if (digits) return inMask(digits[1], digits[2], digits[3]);
  const english = /^\s*(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/iu.exec(text);
  if (english) return inMask(monthByName(english[1] ?? ''), english[2], english[3]);
  const dayFirst = /^\s*(\d{1,2})\s+(?:de\s+)?(\p{L}{3,})\.?,?\s+(?:de\s+|del\s+)?(\d{4})\s*$/iu.exec(text);
  return dayFirst ? inMask(monthByName(dayFirst[2] ?? ''), dayFirst[1], dayFirst[3]) : undefined;
}

/** A pasted date in the mask's order. */
const prepareDate = (given: string, masked: { value: string }) => {
  const typed = asciiDigits(given);
  return masked.value === '' ? (writtenDate(typed) ?? typed) : typed;
};

/** What people put between the parts of a date. */
const dateSeparators: ReadonlySet<string> = new Set(['/', '-', '.', ' ']);

/** Pads a month or day of one digit that ends in a separator: 3- is 03/. */
const padDatePart = (text: string) => text.replace(/(^|\/)(\d)$/, '$10$2/');

const prepareByMask = { phone: preparePhone, date: prepareDate, zip: asciiDigits };

/** The masked form of a text that is a whole number or date by itself. */
function wholeValue(mask: MaskName, text: string): string | undefined {
  if (mask === 'date') return writtenDate(text);
  if (mask === 'zip') return /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  if (isOfAnotherCountry(text)) return undefined;
  const [number = ''] = /\d[^a-z#]*/i.exec(text) ?? [];
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/\D/g, '')) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}

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
  doesNotFit,
  ...rest
}: MaskedFieldProps) {
  const [isCut, setIsCut] = useState(false);
  /** A whole number or date that is pasted or filled in takes the place of what is there; joined, it would be another one. */
  const replaceWhole = (event: SyntheticEvent, text: string) => {
    const whole = wholeValue(mask, asciiDigits(text));
    if (whole === undefined || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange(whole);
  };
  const change = (text: string) => {
    setIsCut(false);
    onChange(text);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    replaceWhole(event, text);
    if (event.defaultPrevented || mask !== 'phone') return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isReplaced = (at: number) => at >= (selectionStart ?? 0) && at < (selectionEnd ?? 0);
    const kept = [...value].filter((each, at) => /\d/.test(each) && !isReplaced(at)).length;
    const pasted = (/\d[^a-z#]*/i.exec(asciiDigits(text))?.[0] ?? '').replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
    if (kept + pasted.length <= 10 && !isOfAnotherCountry(text)) return;
    event.preventDefault();
    setIsCut(true);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error ?? (isCut ? doesNotFit : undefined)}>
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
            if (masked !== value) change(masked);
          }}
          onChange={syncMask}
          onBlur={() => {
            // 03/09/90 is plain; it is completed once the visitor is done
            const whole = mask === 'date' ? writtenDate(value) : undefined;
            if (whole !== undefined && whole !== value) onChange(whole);
            onBlur?.();
          }}
          onPaste={onPaste}
          onInputCapture={(event) => {
            // a browser that fills the field in gives no kind of input, or this one
            const { inputType = '' } = event.nativeEvent as InputEvent;
            if (inputType === '' || inputType === 'insertReplacementText') replaceWhole(event, event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (mask !== 'date' || !dateSeparators.has(event.key)) return;
            const padded = padDatePart(value);
            if (padded !== value) onChange(padded);
          }}
        />
      )}
    </Field>
  );
}
