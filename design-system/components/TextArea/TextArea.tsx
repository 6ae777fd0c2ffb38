import { clsx } from 'clsx';
import { forwardRef, useEffect, useState } from 'react';
import { visuallyHidden } from '../base.css.ts';
import { Field } from '../Field/Field.tsx';
import { inTurn, type Native } from '../native.ts';
import * as styles from './TextArea.css.ts';

/** Milliseconds of pause before the counter is announced. */
const debounceMs = 1000;

export interface TextAreaProps extends Native<'textarea', 'onChange'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** The text of the missing length: "Minimum 20 characters, type 12 more". */
  counter: string;
  /** The same for a screen reader, where the counter is worded for the eye. */
  spokenCounter?: string | undefined;
  /** The text is long enough. */
  counterMet: boolean;
  rows?: number | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  onChange(value: string): void;
}

/**
 * A text area with a length counter. The description keeps the count at focus: some screen readers read each change of it
 * (Orca). Attributes and ref go to the text area. See docs/spec/validation.md#description.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    id,
    label,
    hint,
    error,
    required,
    counter,
    spokenCounter = counter,
    counterMet,
    rows = 5,
    className,
    onChange,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const counterId = `${id}-counter`;
  const [atFocus, keepAtFocus] = useState<string>();
  const description = atFocus ?? spokenCounter;
  const described = description === counter ? counterId : `${counterId}-spoken`;
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error} describedBy={clsx(described, rest['aria-describedby'])}>
        {(control) => (
          <textarea
            spellCheck={false}
            {...rest}
            {...control}
            ref={ref}
            className={clsx(control.className, styles.area, className)}
            rows={rows}
            aria-required={required}
            onChange={(event) => onChange(event.target.value)}
            onFocus={inTurn(onFocus, (event) => {
              // the browser shows its caret alone (WCAG 2.4.11)
              event.currentTarget.scrollIntoView({ block: 'nearest' });
              keepAtFocus(spokenCounter);
            })}
            onBlur={inTurn(onBlur, () => keepAtFocus(undefined))}
          />
        )}
      </Field>
      <p
        id={counterId}
        className={styles.counter[counterMet ? 'met' : 'short']}
        aria-hidden={spokenCounter === counter ? undefined : true}
      >
        {counter}
      </p>
      {described !== counterId && (
        <span id={described} hidden>
          {description}
        </span>
      )}
      <p role="status" className={visuallyHidden}>
        {useDebounced(spokenCounter)}
      </p>
    </div>
  );
});

/** The text after a pause; empty until it first changes, so that nothing is announced on arrival. */
function useDebounced(text: string): string {
  const [initial] = useState(text);
  const [settled, settle] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === initial ? '' : settled;
}
