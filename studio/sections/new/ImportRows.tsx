import type { StudioAnswer } from '#contract/studio/calls.ts';
import { differenceLine, differenceWords, fieldName } from '#funnel/builder/differenceWords.ts';
import * as shared from '../../parts/parts.css.ts';
import { Tag } from '../../parts/parts.tsx';
import * as styles from './new.css.ts';

type Row = StudioAnswer<'checkImport'>['rows'][number];

const does: Readonly<Record<Row['does'], string>> = { new: 'New', change: 'Changes', same: 'No change' };

function Mark({ of: { problems, stale, does: act } }: { readonly of: Row }) {
  if (problems.length > 0) return <Tag tone="wrong">Not right</Tag>;
  if (stale !== '') return <Tag tone="waiting">Changed meanwhile</Tag>;
  return <Tag tone={act === 'new' ? 'live' : 'quiet'}>{does[act]}</Tag>;
}

/** The campaigns of a file: what each would do, and what stands in its way. */
export function ImportRows({ of }: { readonly of: readonly Row[] }) {
  return (
    <ul className={styles.entries} aria-label="Campaigns of the file">
      {of.map((each, index) => {
        const differences = each.differences.map(({ field, before, after }) => ({ field, before, after }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name; two may have one path
          <li key={index} className={styles.entry}>
            <div className={styles.head}>
              <span className={styles.path}>{each.path || `Row ${index + 1}`}</span>
              <Mark of={each} />
            </div>
            {each.does === 'change' && (
              <span className={shared.small}>{differenceWords(differences).map(differenceLine).join(', ')}</span>
            )}
            {each.stale && <span className={shared.small}>{each.stale}</span>}
            {each.problems.map(({ field, problem, remedy }) => (
              <span key={`${field} ${problem}`} className={styles.bad}>
                {fieldName(field)}: {problem}. {remedy}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
