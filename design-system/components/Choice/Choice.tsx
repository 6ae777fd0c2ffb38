import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { describedBy, FieldError, hintId } from '../Field/Field.tsx';
import type { Native } from '../native.ts';
import * as styles from './Choice.css.ts';

export const choiceVariants = ['card', 'plain'] as const;
export type ChoiceVariant = (typeof choiceVariants)[number];

export interface ChoiceProps extends Native<'div'> {
  /** The id of the control. */
  id: string;
  /** `card`: an outlined row to tap; `plain`: a box beside its words. */
  variant: ChoiceVariant;
  label: ReactNode;
  hint?: string | undefined;
  /** The control, dressed in `styles.control`. */
  children: ReactNode;
}

/** One row of a checkbox or a radio; all of it can be pressed. */
export const Choice = forwardRef<HTMLDivElement, ChoiceProps>(function Choice(
  { id, variant, label, hint, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={clsx(styles.choice[variant], className)}>
      {children}
      <label className={styles.label} htmlFor={id}>
        <span className={variant === 'card' ? styles.strong : undefined}>{label}</span>
        {hint && (
          <span className={styles.hint} id={hintId(id)} aria-hidden="true">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
});

export const choiceLayouts = ['stack', 'inline'] as const;
export type ChoiceLayout = (typeof choiceLayouts)[number];

export interface ChoiceGroupProps extends Native<'fieldset'> {
  id: string;
  legend: string;
  legendHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** `inline` puts short choices side by side where there is room. */
  layout?: ChoiceLayout | undefined;
  children: ReactNode;
}

/** Checkboxes that belong together, with one question, hint and error. */
export const ChoiceGroup = forwardRef<HTMLFieldSetElement, ChoiceGroupProps>(function ChoiceGroup(
  { id, legend, legendHidden, hint, error, layout = 'stack', className, children, ...rest },
  ref,
) {
  return (
    <fieldset {...rest} ref={ref} className={clsx(fieldStyles.field, className)} aria-describedby={describedBy(id, hint, error)}>
      <legend className={fieldStyles.legend[legendHidden ? 'hidden' : 'shown']}>{legend}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <div className={styles.list[layout]}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
});
