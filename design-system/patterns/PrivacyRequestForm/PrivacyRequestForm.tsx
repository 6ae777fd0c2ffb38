import { clsx } from 'clsx';
import { type FormEvent, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LoadingOverlay } from '../../components/LoadingOverlay/LoadingOverlay.tsx';
import type { Native } from '../../components/native.ts';
import * as styles from './PrivacyRequestForm.css.ts';

export const privacyFormStates = ['idle', 'sending', 'sent'] as const;
export type PrivacyFormState = (typeof privacyFormStates)[number];

export interface PrivacyRequestFormProps extends Native<'form'> {
  heading: string;
  intro: ReactNode;
  state: PrivacyFormState;
  /** An ErrorSummary, when a submit has failed. */
  summary?: ReactNode;
  /** `PrivacySection`s with the fields. */
  children: ReactNode;
  submitLabel: string;
  /** On the button and on the overlay: "Loading...". */
  loadingLabel: string;
  /** Replaces the form once it is sent. */
  sentMessage: string;
  onSubmit(): void;
}

/**
 * Layout and states of the privacy form; fields, checks and sending are the page's. The message takes the form's place and the
 * focus. See docs/spec/screens.md#privacy-form.
 */
export const PrivacyRequestForm = forwardRef<HTMLFormElement, PrivacyRequestFormProps>(function PrivacyRequestForm(
  { heading, intro, state, summary, children, submitLabel, loadingLabel, sentMessage, onSubmit, className, ...rest },
  ref,
) {
  if (state === 'sent') return <SentMessage message={sentMessage} />;

  const sending = state === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onSubmit();
  };
  return (
    <form {...rest} ref={ref} method="post" className={clsx(styles.panel, className)} noValidate onSubmit={submit}>
      <h1 className={styles.title} tabIndex={-1}>
        {heading}
      </h1>
      <div className={styles.intro}>{intro}</div>
      {summary}
      <fieldset className={styles.fields[sending ? 'sending' : 'open']} disabled={sending} aria-label={heading}>
        {children}
      </fieldset>
      <Button type="submit" fullWidth loading={sending} loadingLabel={loadingLabel}>
        {submitLabel}
      </Button>
      <LoadingOverlay open={sending} title={loadingLabel} />
    </form>
  );
});

export interface PrivacySectionProps {
  title: string;
  /** Short fields are two in a row; wrap a field that needs the whole row in `WideField`. */
  children: ReactNode;
}

/** A titled part of the form. */
export function PrivacySection({ title, children }: PrivacySectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

/** A field as wide as the form. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

function SentMessage({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <span className={styles.seal}>
        <Icon name="check" />
      </span>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {message}
      </h1>
    </section>
  );
}
