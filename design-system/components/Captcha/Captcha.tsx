import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { describedBy, FieldError, hintId } from '../Field/Field.tsx';
import type { Native } from '../native.ts';
import * as styles from './Captcha.css.ts';

export interface CaptchaProps extends Native<'div'> {
  /** The group's id: an ErrorSummary links to it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown in the widget's place until it is there. */
  loadingLabel: string;
  /** The captcha's own widget; nothing while it loads. */
  children?: ReactNode;
}

/** The place of a captcha in a form: label, error and room. The user brings the widget and its script. */
export const Captcha = forwardRef<HTMLDivElement, CaptchaProps>(function Captcha(
  { id, label, hint, error, loadingLabel, className, children, ...rest },
  ref,
) {
  const labelId = `${id}-label`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the focus that an error summary gives it
    <div
      {...rest}
      ref={ref}
      role="group"
      id={id}
      tabIndex={-1}
      className={clsx(fieldStyles.field, className)}
      aria-labelledby={labelId}
      aria-describedby={describedBy(id, hint, error)}
    >
      <p className={fieldStyles.label} id={labelId}>
        {label}
      </p>
      {hint && (
        <p className={fieldStyles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <div className={styles.slot} aria-busy={!children}>
        {children ?? (
          <p className={styles.loading} role="status">
            {loadingLabel}
          </p>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
});
