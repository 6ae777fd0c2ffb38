import { useEffect, useState } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import type { CopyWords } from '../../content/content.ts';
import { type SentCopy as Copy, readSentCopy } from '../../submission/sentCopy.ts';
import * as styles from './SentCopy.css.ts';

/** A copy of the sent answers, to read, print or save. It shows where this tab has one. See docs/spec/screens.md#copy-of-answers. */
export function SentCopy({ words }: { readonly words: CopyWords }) {
  const [copy, setCopy] = useState<Copy>();
  // the server has none: it appears once the page lives
  useEffect(() => setCopy(readSentCopy()), []);
  if (!copy) return null;
  return (
    <details className={styles.copy}>
      <summary className={styles.summary}>{words.title}</summary>
      <dl className={styles.entries}>
        {copy.entries.map(([question, answer]) => (
          <div key={question}>
            <dt className={styles.question}>{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.question}>{words.agreedTo}</dt>
          <dd className={styles.answer}>{copy.consent}</dd>
        </div>
        <div>
          <dt className={styles.question}>{words.sentAt}</dt>
          <dd className={styles.answer}>
            <time dateTime={copy.at}>{new Date(copy.at).toLocaleString(document.documentElement.lang)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{words.note}</p>
      <Button variant="ghost" onClick={() => window.print()}>
        {words.print}
      </Button>
    </details>
  );
}
