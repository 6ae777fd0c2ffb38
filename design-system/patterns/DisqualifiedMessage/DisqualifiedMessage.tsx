import { clsx } from 'clsx';
import { forwardRef, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Native } from '../../components/native.ts';
import * as styles from './DisqualifiedMessage.css.ts';

export interface DisqualifiedMessageProps extends Native<'section'> {
  heading: string;
  /** Says it plainly and without blame; it is no legal advice, and says that too. */
  text: ReactNode;
  /** Where else help may be found. */
  next: { title: string; items: readonly [ReactNode, ...ReactNode[]] };
}

/**
 * Replaces the one-page form when no partner can take the case. The heading takes the focus. See
 * docs/spec/submission.md#disqualified-in-place.
 */
export const DisqualifiedMessage = forwardRef<HTMLElement, DisqualifiedMessageProps>(function DisqualifiedMessage(
  { heading, text, next, className, ...rest },
  ref,
) {
  const element = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => element.current?.focus(), []);
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)} aria-labelledby={headingId}>
      <h1 className={styles.title} id={headingId} ref={element} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.next}>
        <h2 className={styles.nextTitle}>{next.title}</h2>
        <ul>
          {next.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items are copy, in a fixed order
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
});
