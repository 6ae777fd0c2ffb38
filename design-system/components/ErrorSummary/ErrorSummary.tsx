import { clsx } from 'clsx';
import { forwardRef, type MouseEvent, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as styles from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The id of the control to go to. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Native<'div'> {
  title: string;
  errors: readonly SummaryError[];
  /** Change it (count the attempts) to bring the focus back after another failed submit. */
  focusKey: number;
}

/**
 * Lists a form's errors, as GOV.UK's error summary does. It takes the focus, and each line links to its field.
 * The alert is inside the focused box: focus and alert on one element make some screen readers speak twice. The box has a name
 * for Orca. See docs/spec/validation.md#error-summary.
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, focusKey, className, ...rest },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  useImperativeHandle(ref, () => box.current as HTMLDivElement);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focusKey is the caller's request to take the focus again
  useEffect(() => {
    if (!shown || !box.current) return;
    box.current.focus();
    // a browser centres a box higher than the window, which would hide its title
    if (box.current.offsetHeight > innerHeight) box.current.scrollIntoView();
  }, [shown, focusKey]);

  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div {...rest} className={clsx(styles.box, className)} ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <div role="alert">
        <h2 className={styles.title} id={titleId}>
          <Icon name="alert" />
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={styles.link} href={`#${fieldId}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

/** Focuses the field: the link alone would only scroll, and add a step to the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : undefined;
  (label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}
