import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import * as styles from './figures.css.ts';
import type { Answer } from './figuresQuestion.ts';
import { count, percent } from './numbers.ts';

const names = {
  finished: 'Sent',
  disqualified: 'Disqualified, shown another way on',
  blocked: 'Stopped by a check',
  dropped: 'Left',
} as const;
const order = Object.keys(names) as (keyof typeof names)[];

/** The four ends of visits: each has one. */
export function Ends({ total }: Pick<Answer, 'total'>) {
  const starts = order.map((_, at) => order.slice(0, at).reduce((sum, end) => sum + total[end], 0));
  return (
    <section className={clsx(shared.card, shared.padded)} aria-labelledby="ends">
      <div className={styles.cardHead}>
        <h2 className={styles.cardName} id="ends">
          How visits end
        </h2>
      </div>
      <svg className={styles.ends} viewBox={`0 0 ${Math.max(total.visits, 1)} 26`} preserveAspectRatio="none" aria-hidden="true">
        {order.map((end, at) => (
          <rect key={end} className={styles.endTones[end]} x={starts[at]} width={total[end]} height="26" />
        ))}
      </svg>
      <table className={styles.plain}>
        <caption className={styles.hidden}>How visits end</caption>
        <tbody>
          {order.map((end) => (
            <tr key={end}>
              <th scope="row" className={styles.line}>
                <span className={clsx(styles.swatch, styles.endTones[end])} aria-hidden="true" />
                {names[end]}
              </th>
              <td className={clsx(styles.figure, styles.quiet)}>{count(total[end])}</td>
              <td className={styles.figure}>{percent(total.visits === 0 ? undefined : total[end] / total.visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total.lost > 0 && (
        <p className={styles.ways}>{count(total.lost)} more sent a lead but reported no step: they are in no share.</p>
      )}
    </section>
  );
}
