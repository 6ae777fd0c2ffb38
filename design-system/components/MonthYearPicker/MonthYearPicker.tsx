import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { legend as legendStyle } from '../Field/Field.css.ts';
import { errorId, Field, FieldError } from '../Field/Field.tsx';
import type { Native } from '../native.ts';
import { SelectControl, type SelectOption } from '../Select/Select.tsx';
import * as styles from './MonthYearPicker.css.ts';

export interface DatePart {
  label: string;
  /** The name that the form sends; it is also the control's id, which an ErrorSummary links to. */
  name: string;
  value: string;
  placeholder: string;
  options: readonly SelectOption[];
  error?: string | undefined;
}

export interface MonthYearPickerProps extends Native<'fieldset', 'onChange'> {
  /** The event of the month and the year. */
  legend: string;
  /** The legend repeats the screen's heading: keep it for assistive technology only. */
  legendHidden?: boolean | undefined;
  month: DatePart;
  year: DatePart;
  /** An error of the two together, such as a month in the future. */
  error?: string | undefined;
  onChange(part: 'month' | 'year', value: string): void;
}

/** A month and a year as two native lists in one group. See docs/spec/validation.md#dates. */
export const MonthYearPicker = forwardRef<HTMLFieldSetElement, MonthYearPickerProps>(function MonthYearPicker(
  { legend, legendHidden, month, year, error, className, onChange, ...rest },
  ref,
) {
  const groupId = `${month.name}-${year.name}`;
  return (
    <fieldset
      {...rest}
      ref={ref}
      className={clsx(styles.group, className)}
      aria-describedby={error ? errorId(groupId) : undefined}
    >
      <legend className={legendStyle[legendHidden ? 'hidden' : 'shown']}>{legend}</legend>
      <div className={styles.parts}>
        {(
          [
            ['month', month],
            ['year', year],
          ] as const
        ).map(([part, { label, error: partError, ...own }]) => (
          <Field key={part} id={own.name} label={label} error={partError}>
            {(control) => (
              <SelectControl
                {...own}
                {...control}
                aria-invalid={partError || error ? true : undefined}
                onChange={(value) => onChange(part, value)}
              />
            )}
          </Field>
        ))}
      </div>
      <FieldError id={groupId} error={error} />
    </fieldset>
  );
});
