import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface SummaryError {
  /** The id of the control to go to. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** Change it (count the attempts) to bring the focus back after another failed submit. */
  focusKey: number;
}

/**
 * What went wrong, in one place, after GOV.UK's error summary: it takes the focus when it appears, and each line leads to its field.
 * The alert sits inside the focused box, not on it: focus and alert on one element make some screen readers speak twice or not at all. The
 * box has a name for those that read where the focus is and leave out an alert that comes with it: without one it was "clickable" (Orca).
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: focusKey is the caller's request to take the focus again
  useEffect(() => {
    if (!shown || !box.current) return;
    box.current.focus();
    // One that is higher than the window is brought to its middle by the browser: what it is about would be above the edge.
    if (box.current.offsetHeight > innerHeight) box.current.scrollIntoView({ block: 'start' });
  }, [shown, focusKey]);

  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className={styles.box} ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
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
}

/** Focuses the field itself: the link alone would only scroll to it, and would leave a step in the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : undefined;
  (label ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}
