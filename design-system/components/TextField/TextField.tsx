import { clsx } from 'clsx';
import { forwardRef, type HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.tsx';
import type { Native } from '../native.ts';

/** The props of every one-line field, masked or not. */
export interface LineProps extends Native<'input', 'onChange' | 'type'> {
  id: string;
  /** The name that the form sends. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** For assistive technology; errors come from the page, not the browser. */
  required?: boolean | undefined;
  onChange(value: string): void;
}

export interface TextFieldProps extends LineProps {
  type?: 'text' | 'email' | 'tel' | undefined;
}

/** One line of text with its label, hint and error. Browsers with cloud spelling would send it away, so that is off. Attributes and ref are the
 * input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, label, hint, error, required, onChange, type = 'text', className, ...rest },
  ref,
) {
  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={rest['aria-describedby']}>
      {(control) => (
        <input
          spellCheck={false}
          {...rest}
          {...control}
          ref={ref}
          className={clsx(control.className, className)}
          type={type}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
});
