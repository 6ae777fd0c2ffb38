import { clsx } from 'clsx';
import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import { part } from '../../theme/parts.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as styles from './Field.css.ts';

/** Ids and ARIA attributes for the control of a label, hint and error; spread them on it. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends Native<'div'> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Ids of further text that describes the control, such as a counter. */
  describedBy?: string | undefined;
  children(control: FieldControl): ReactNode;
}

/** Ids that tie hint and error to the control. */
export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** The ids of hint, error and further text of a control, for `aria-describedby`. */
export const describedBy = (id: string, hint: unknown, error: string | undefined, further?: string) =>
  [hint ? hintId(id) : '', error ? errorId(id) : '', further].filter(Boolean).join(' ') || undefined;

/** A label, a hint and an error around one control. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { id, label, hint, error, describedBy: further, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={clsx(styles.field, className)} {...part('field')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy(id, hint, error, further),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={id} error={error} />
    </div>
  );
});

/**
 * Number of the failed attempt with a single error, from 1; 0 where a summary speaks.
 * The error is then an alert at each attempt, since focus that is already there says nothing.
 */
export const SingleErrorContext = createContext(0);

/** The error of one field or group of fields; nothing when there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const attempt = useContext(SingleErrorContext);
  if (!error) return null;
  return (
    <p key={attempt} role={attempt ? 'alert' : undefined} className={styles.error} id={errorId(id)}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}
