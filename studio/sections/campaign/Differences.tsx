import type { DifferenceWords } from '#funnel/builder/differenceWords.ts';
import * as styles from './differences.css.ts';

/** Changes in words: what visitors get now, and what they would get. */
export function Differences({ words }: { readonly words: readonly DifferenceWords[] }) {
  return (
    <dl className={styles.list}>
      {words.map(({ field, name, before, after }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.sides}>
            <del className={styles.before}>{before}</del> <ins className={styles.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
