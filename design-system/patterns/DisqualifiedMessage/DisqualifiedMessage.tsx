import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './DisqualifiedMessage.css.ts';

export interface DisqualifiedMessageProps {
  title: string;
  /** Says it plainly and without blame; it is no legal advice, and says that too. */
  text: ReactNode;
  /** Where else help may be found. */
  next: { title: string; items: readonly [ReactNode, ...ReactNode[]] };
}

/**
 * Replaces the one-page form when no partner can take the case. The title takes the focus. See
 * docs/spec/submission.md#disqualified-in-place.
 */
export function DisqualifiedMessage({ title, text, next }: DisqualifiedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h1 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {title}
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
}
