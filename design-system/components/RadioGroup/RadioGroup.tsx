import { Item, Root } from '@radix-ui/react-radio-group';
import { clsx } from 'clsx';
import { forwardRef, useRef } from 'react';
import * as styles from '../Choice/Choice.css.ts';
import { Choice, type ChoiceLayout } from '../Choice/Choice.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { describedBy, FieldError, hintId } from '../Field/Field.tsx';
import { inTurn, type Native } from '../native.ts';
import { useIsHydrated } from '../useIsHydrated.ts';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string | undefined;
}

export interface RadioGroupProps extends Native<'div', 'onChange' | 'defaultValue' | 'dir'> {
  /** The first radio has the group's id, so that an ErrorSummary links to it. */
  id: string;
  /** The field; in a form, a real input of this name goes along (Radix). */
  name: string;
  legend: string;
  legendHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly RadioOption[];
  /** Empty while nothing is chosen. */
  value: string;
  /** `inline` puts short answers side by side where there is room. */
  layout?: ChoiceLayout | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange(value: string): void;
}

/** One of several options inside a form. A question with a screen of its own is an AnswerGrid. Attributes and ref go to the radios' group. */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  {
    id,
    name,
    legend,
    legendHidden,
    hint,
    error,
    options,
    value,
    layout = 'stack',
    required,
    disabled = false,
    className,
    onKeyDown,
    onChange,
    ...rest
  },
  ref,
) {
  const groupId = `${id}-group`;
  const legendId = `${id}-legend`;
  // Radix chooses on focus only while the arrow is down, which assistive tools have released by then
  const byArrow = useRef(false);
  const alive = useIsHydrated();
  const group = {
    ...rest,
    ref,
    className: clsx(styles.list[layout], className),
    'aria-labelledby': legendId,
    'aria-describedby': describedBy(groupId, hint, error, rest['aria-describedby']),
    'aria-invalid': error ? true : undefined,
    'aria-required': required,
  };
  const idOf = (option: RadioOption, index: number) => (index === 0 ? id : `${id}-${option.value}`);
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.legend[legendHidden ? 'hidden' : 'shown']} id={legendId}>
        {legend}
      </p>
      {hint && (
        <p className={fieldStyles.hint} id={hintId(groupId)}>
          {hint}
        </p>
      )}
      {alive ? (
        <Root
          {...group}
          name={name}
          value={value}
          disabled={disabled}
          onValueChange={onChange}
          onKeyDown={inTurn(onKeyDown, ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
            // an arrow with a modifier is a command of browser or screen reader
            byArrow.current = key.startsWith('Arrow') && !(ctrlKey || metaKey || altKey || shiftKey);
          })}
        >
          {options.map((option, index) => {
            const optionId = idOf(option, index);
            return (
              <Choice key={option.value} id={optionId} variant="card" label={option.label} hint={option.hint}>
                <Item
                  id={optionId}
                  className={styles.control}
                  value={option.value}
                  aria-describedby={describedBy(optionId, option.hint, undefined)}
                  onFocus={(event) => {
                    if (!byArrow.current) return;
                    byArrow.current = false;
                    event.preventDefault();
                    if (option.value !== value) onChange(option.value);
                  }}
                >
                  <span className={styles.box.radio}>{option.value === value && <span className={styles.dot} />}</span>
                </Item>
              </Choice>
            );
          })}
        </Root>
      ) : (
        <div {...group} role="radiogroup">
          {options.map((option, index) => (
            <Choice key={option.value} id={idOf(option, index)} variant="card" label={option.label} hint={option.hint}>
              <input
                type="radio"
                className={styles.nativeControl.radio}
                id={idOf(option, index)}
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
                disabled={disabled}
                aria-describedby={describedBy(idOf(option, index), option.hint, undefined)}
              />
            </Choice>
          ))}
        </div>
      )}
      <FieldError id={groupId} error={error} />
    </div>
  );
});
