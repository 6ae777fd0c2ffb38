import type { Difference } from '#contract/campaign/differences.ts';
import { differenceWords } from '#funnel/builder/differenceWords.ts';
import * as styles from './differences.css.ts';

interface DifferencesProps {
  readonly of: readonly Difference[];
  /** Of the campaign: some names are its own. */
  readonly brand?: Parameters<typeof differenceWords>[1];
  /** Nothing was there before: what stands in its place would mislead. */
  readonly isFirst?: boolean;
}

/** What changes, field by field, in the words of the controls: before, and after beside it. */
export function Differences({ of, brand, isFirst = false }: DifferencesProps) {
  return (
    <dl className={styles.list}>
      {differenceWords(of, brand).map(({ field, name, before, after }) => (
        <div key={field} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.values}>
            {!isFirst && <del className={styles.before}>{before}</del>} <ins className={styles.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `1 change`, `4 changes`. */
export const changes = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;
