import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { Field } from '../Field/Field.tsx';

export type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck' | 'placeholder'
>;

/** What every field of one line takes, masked or not. Listed apart, and not by an `Omit`, because the docs table reads no `Omit`. */
export interface LineProps {
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
  onBlur?: (() => void) | undefined;
}

export interface TextFieldProps extends InputHints, LineProps {
  type?: 'text' | 'email' | 'tel' | undefined;
}

/** One line of text with its label, hint and error. Browsers with cloud spelling would send it away, so that is off. */
export function TextField({ id, label, hint, error, required, onChange, onBlur, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          spellCheck={false}
          {...rest}
          {...control}
          type={type}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
