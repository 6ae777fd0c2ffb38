import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#design-system/components/Field/Field.tsx';
import * as styles from './fields.css.ts';

interface LineProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  onChange(value: string): void;
}

/** One line of text, or a moment, with its label, hint and error. */
export function Line({ id, label, hint, error, onChange, className, ...rest }: LineProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          spellCheck={false}
          autoComplete="off"
          {...rest}
          {...control}
          className={clsx(control.className, styles.line, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface PickProps extends Omit<ComponentProps<'select'>, 'onChange' | 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  onChange(value: string): void;
}

/** One of many, as the browser's own list. */
export function Pick({ id, label, hint, options, onChange, className, ...rest }: PickProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={clsx(control.className, styles.line, styles.pick, className)}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface SegmentsProps<Value extends string> {
  /** Names the radio buttons of this group alone. */
  readonly name: string;
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly name: ReactNode }[];
  onChange(value: Value): void;
}

/** One of a few, side by side. Arrow keys go through them. */
export function Segments<Value extends string>({
  name,
  label,
  isLabelShown = false,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelShown ? styles.legend : styles.hidden}>{label}</legend>
      <div className={styles.segments}>
        {options.map((each) => (
          <label key={each.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.hidden}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            {each.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TickProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A choice that is on or off. */
export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
