import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type ClipboardEvent,
  forwardRef,
  type SyntheticEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import IMaskInput from 'react-imask/esm/input';
import { useLayoutEffect } from '../../theme/olderReact.ts';
import 'imask/esm/masked/pattern';
import { asciiDigits } from '../asciiDigits.ts';
import { Field } from '../Field/Field.tsx';
import { inTurn } from '../native.ts';
import type { LineProps } from '../TextField/TextField.tsx';
import { isOfAnotherCountry, type MaskName, masks, wholeValue, writtenDate } from './wholeValue.ts';

export { type MaskName, masks } from './wholeValue.ts';

export interface MaskedFieldProps extends Omit<LineProps, 'maxLength'> {
  mask: MaskName;
  /** Shown when a pasted text does not fit: cut, it would be another number. */
  doesNotFit?: string | undefined;
  /** The time by which a year of two digits is read: the device's, unless said. A function that stays the same. */
  now?: (() => Date) | undefined;
  /** None: it would cut a pasted "+1 (212) 664-7665" before the mask reads it. */
  maxLength?: never;
}

/**
 * The digits of a phone however written, without the country's 1 and without an extension.
 * More than ten give none: cut to ten, they would be somebody else's number. See docs/spec/validation.md#phone-numbers.
 */
const preparePhone = (typed: string, masked: { unmaskedValue: string }, { tail }: { tail?: boolean }) => {
  // the text after the cursor is not new: its 1 is no country code
  if (tail) return typed;
  if (isOfAnotherCountry(typed)) return '';
  const [number = ''] = /\d[^a-z#]*/i.exec(asciiDigits(typed)) ?? [];
  const digits = number.replace(/\D/g, '');
  if (masked.unmaskedValue !== '') return digits;
  const national = digits.replace(/^1/, '');
  return national.length > 10 ? '' : national;
};

/** A pasted date in the mask's order. */
const prepareDate = (now: () => Date) => (given: string, masked: { value: string }) => {
  const typed = asciiDigits(given);
  return masked.value === '' ? (writtenDate(typed, now()) ?? typed) : typed;
};

/** Separators between the parts of a date. */
const dateSeparators: ReadonlySet<string> = new Set(['/', '-', '.', ' ']);

/** Pads a month or day of one digit that ends in a separator: 3- is 03/. */
const padDatePart = (text: string) => text.replace(/(^|\/)(\d)$/, '$10$2/');

const prepareByMask = { phone: () => preparePhone, date: prepareDate, zip: () => asciiDigits };

const deviceTime = () => new Date();

/** Some password managers send `change` only, which the mask ignores; the form would lack their number. */
const syncMask = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) => {
  if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input'));
};

/**
 * A text field with a mask: phone, ZIP or date. `value` and `onChange` carry the masked text.
 * Attributes and ref are the input's. A default export, to load the mask library lazily.
 */
export default forwardRef<HTMLInputElement, MaskedFieldProps>(function MaskedField(
  {
    id,
    label,
    hint,
    error,
    required,
    mask,
    value,
    className,
    onChange,
    onBlur,
    onPaste,
    onKeyDown,
    onInputCapture,
    doesNotFit,
    now = deviceTime,
    ...rest
  },
  ref,
) {
  const prepare = useMemo(() => prepareByMask[mask](now), [mask, now]);
  const [isCut, setIsCut] = useState(false);
  // before the mask runs, and where no script does
  const [first] = useState(value);
  // the mask empties the field at its start: text typed before the page's script is read first
  const early = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const readEarly = (element: HTMLInputElement | null) => {
    input.current = element;
    early.current ??= element?.value;
  };
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const takeEarly = useRef(() => {
    const typed = early.current ?? '';
    if (typed !== '' && typed !== value) onChange(wholeValue(mask, asciiDigits(typed), now()) ?? typed);
  });
  useLayoutEffect(() => takeEarly.current(), []);
  /** A whole pasted or autofilled number or date replaces the value; appended, it would be a different one. */
  const replaceWhole = (event: SyntheticEvent, text: string) => {
    const whole = wholeValue(mask, asciiDigits(text), now());
    if (whole === undefined || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange(whole);
  };
  const change = (text: string) => {
    setIsCut(false);
    onChange(text);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
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
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? (isCut ? doesNotFit : undefined)}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <IMaskInput
          {...rest}
          {...control}
          className={clsx(control.className, className)}
          inputRef={readEarly}
          mask={masks[mask]}
          prepare={prepare}
          type={mask === 'phone' ? 'tel' : 'text'}
          inputMode={mask === 'phone' ? 'tel' : 'numeric'}
          aria-required={required}
          defaultValue={first}
          value={value}
          onAccept={(masked: string) => {
            if (masked !== value) change(masked);
          }}
          onChange={syncMask}
          onBlur={inTurn(onBlur, () => {
            // 03/09/90 is plain; it is completed once the visitor is done
            const whole = mask === 'date' ? writtenDate(value, now()) : undefined;
            if (whole !== undefined && whole !== value) onChange(whole);
          })}
          onPaste={inTurn(onPaste, paste)}
          onInputCapture={inTurn(onInputCapture, (event) => {
            // a browser that fills the field in gives no kind of input, or this one
            const { inputType = '' } = event.nativeEvent as InputEvent;
            if (inputType === '' || inputType === 'insertReplacementText') replaceWhole(event, event.currentTarget.value);
          })}
          onKeyDown={inTurn(onKeyDown, (event) => {
            if (mask !== 'date' || !dateSeparators.has(event.key)) return;
            const padded = padDatePart(value);
            if (padded !== value) onChange(padded);
          })}
        />
      )}
    </Field>
  );
});
