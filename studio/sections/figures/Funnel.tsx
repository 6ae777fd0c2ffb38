import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import * as styles from './figures.css.ts';
import { type Answer, stepName } from './figuresQuestion.ts';
import { count, duration, percent } from './numbers.ts';

/** A step that so many leave is drawn in another colour. */
const highLoss = 0.1;

/** Half of the visitors take longer than so many seconds: it is said. */
const longSeconds = 20;

const ends: Readonly<Record<string, string>> = { finished: 'sent', disqualified: 'disqualified' };

/** A part of the widest bar. */
const Bar = ({ part, isHigh }: { readonly part: number; readonly isHigh: boolean }) => (
  <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.barGround} width="100" height="20" />
    <rect className={isHigh ? styles.barLoss : styles.barFill} width={Math.max(part * 100, part > 0 ? 0.5 : 0)} height="20" />
  </svg>
);

function Step({ of, most }: { readonly of: Answer['steps'][number]; readonly most: number }) {
  const { step, reached, edges, dropped, blocked, median, ninth } = of;
  const isLong = median !== undefined && median >= longSeconds;
  const gone = dropped + blocked;
  const isHigh = gone / reached >= highLoss;
  return (
    <tr>
      <th scope="row" className={styles.line}>
        <details>
          <summary className={styles.summary}>{stepName(step)}</summary>
          <ul className={styles.ways}>
            {edges.map(({ to, count: walked }) => (
              <li key={to}>
                {count(walked)} to {ends[to] ?? stepName(to)}
              </li>
            ))}
            {blocked > 0 && <li>{count(blocked)} stopped by a check</li>}
            {dropped > 0 && <li>{count(dropped)} left</li>}
            <li>
              {median === undefined || ninth === undefined
                ? 'Times are not counted yet'
                : `Half went on within ${duration(median)}, nine of ten within ${duration(ninth)}`}
            </li>
          </ul>
        </details>
      </th>
      <td className={styles.barCell}>
        <Bar part={reached / most} isHigh={isHigh} />
      </td>
      <td className={styles.figure}>{count(reached)}</td>
      <td className={clsx(styles.figure, isHigh ? styles.loss : styles.quiet)}>
        {gone === 0 ? '' : `−${percent(gone / reached)}`}
        {isLong && (
          <>
            {' · '}
            {duration(median)}
          </>
        )}
      </td>
    </tr>
  );
}

/** The steps of a flow: how many reached each, and what part of them left there. The drawing is the table. */
export function Funnel({ answer }: { readonly answer: Answer }) {
  const { steps, total, flow } = answer;
  const most = Math.max(...steps.map(({ reached }) => reached), 1);
  return (
    <section className={clsx(shared.card, shared.padded)} aria-labelledby="funnel">
      <div className={styles.cardHead}>
        <h2 className={styles.cardName} id="funnel">
          From step to step
        </h2>
        <span className={styles.even}>share that left there · median time where it is long</span>
      </div>
      {flow === undefined ? (
        <p className={styles.quiet}>{total.visits === 0 ? 'Nobody came.' : answer.noSteps}</p>
      ) : (
        <table className={styles.plain}>
          <caption className={styles.hidden}>Steps of {stepName(flow)}: visits that reached each and left there</caption>
          <thead className={styles.hidden}>
            <tr>
              <th scope="col">Step</th>
              <td />
              <th scope="col">Reached</th>
              <th scope="col">Left here, and median time</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((each) => (
              <Step key={each.step} of={each} most={most} />
            ))}
            <tr>
              <th scope="row" className={styles.line}>
                Sent
              </th>
              <td className={styles.barCell}>
                <Bar part={total.finished / most} isHigh={false} />
              </td>
              <td className={styles.figure}>{count(total.finished)}</td>
              <td />
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}
