import { Root } from '@radix-ui/react-checkbox';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as styles from '../Choice/Choice.css.ts';
import { Choice, type ChoiceVariant } from '../Choice/Choice.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { describedBy, FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import { useIsHydrated } from '../useIsHydrated.ts';

export interface CheckboxProps extends Native<'button', 'onChange'> {
  id: string;
  /** In a form, a real input of this name goes along (Radix). */
  name?: string | undefined;
  /** The value that the form sends when it is checked. */
  value?: string | undefined;
  /** May hold links, as a consent does. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** `mixed`: some of the boxes that it summarises are checked. */
  checked: boolean | 'mixed';
  /** `card`: an outlined row to tap; `plain`: a box beside its words. */
  variant?: ChoiceVariant | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onChange(checked: boolean): void;
}

/** One thing to agree to or pick; a consent is never preselected. Attributes and ref are the box's, a button by its role. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  { id, label, hint, error, checked, variant = 'plain', required, className, onChange, ...rest },
  ref,
) {
  const control = {
    ...rest,
    id,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error, rest['aria-describedby']),
  };
  const alive = useIsHydrated();
  return (
    <div className={fieldStyles.field}>
      <Choice id={id} variant={variant} label={label} hint={hint}>
        {alive ? (
          <Root
            {...control}
            ref={ref}
            className={clsx(styles.control, className)}
            checked={checked === 'mixed' ? 'indeterminate' : checked}
            onCheckedChange={(next) => onChange(next === true)}
          >
            <span className={styles.box.check}>
              {checked === 'mixed' ? <span className={styles.dash} /> : checked && <Icon name="check" />}
            </span>
          </Root>
        ) : (
          <input
            {...(control as ComponentPropsWithoutRef<'input'>)}
            type="checkbox"
            className={clsx(styles.nativeControl.check, className)}
            defaultChecked={checked === true}
          />
        )}
      </Choice>
      <FieldError id={id} error={error} />
    </div>
  );
});
