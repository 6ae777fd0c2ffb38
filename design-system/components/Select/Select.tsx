import type { SelectHTMLAttributes } from 'react';
import { Field } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectControlProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'id' | 'name' | 'className' | 'autoComplete' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  value: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly SelectOption[];
  onChange(value: string): void;
};

/** The bare native list: phones bring their own picker, and it works before any script does. */
export function SelectControl({ placeholder, options, onChange, className, ...rest }: SelectControlProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={`${className} ${styles.select}`} onChange={(event) => onChange(event.target.value)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

export interface SelectProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  placeholder: string;
  options: readonly SelectOption[];
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  onChange(value: string): void;
}

/** A native list of choices with its label, hint and error. */
export function Select({ id, label, hint, error, required, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <SelectControl {...rest} {...control} aria-required={required} />}
    </Field>
  );
}
