import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { Field } from '../Field/Field.tsx';
import type { Native } from '../native.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectControlProps extends Native<'select', 'onChange'> {
  value: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly SelectOption[];
  onChange(value: string): void;
}

/** The bare native list: phones bring their own picker, and it works before any script does. */
export const SelectControl = forwardRef<HTMLSelectElement, SelectControlProps>(function SelectControl(
  { placeholder, options, onChange, className, ...rest },
  ref,
) {
  return (
    <span className={styles.frame}>
      <select {...rest} ref={ref} className={clsx(className, styles.select)} onChange={(event) => onChange(event.target.value)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
});

export interface SelectProps extends SelectControlProps {
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

/** A native list of choices with its label, hint and error. Attributes and ref are the list's. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { id, label, hint, error, required, className, ...rest },
  ref,
) {
  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={rest['aria-describedby']}>
      {(control) => (
        <SelectControl {...rest} {...control} ref={ref} className={clsx(control.className, className)} aria-required={required} />
      )}
    </Field>
  );
});
