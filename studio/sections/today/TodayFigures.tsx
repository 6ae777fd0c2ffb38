import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { lasted } from '../../parts/times.ts';
import { comparedWords } from './latelyWords.ts';
import * as styles from './today.css.ts';
import type { Today } from './todayWords.ts';

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Not counted is no zero. */
const unknown = '–';
const shown = (count: number | undefined) => (count === undefined ? unknown : whole.format(count));

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly isLate?: boolean;
}

const Figure = ({ name, value, about, isLate = false }: FigureProps) => (
  <div>
    <dt className={styles.figureName}>{name}</dt>
    <dd className={styles.figure}>{value}</dd>
    <dd className={clsx(styles.figureAbout, isLate && styles.late)}>{about}</dd>
  </div>
);

/** Due for longer than this is late, in milliseconds. */
const lateMs = 10 * 60_000;

/** What came in since the reader's midnight, and what waits to be sent. */
export function TodayFigures({ today }: { readonly today: Today | undefined }) {
  const { figures, at = 0 } = today ?? {};
  const { leads, arrivals, waiting, oldestDue = 0 } = figures ?? {};
  const { visits, qualified = 0, accepted, compared } = arrivals ?? {};
  const change = comparedWords(compared);
  const due = oldestDue > 0 ? at - oldestDue : 0;
  const uncounted = (count: number | undefined) => (figures && count === undefined ? 'not counted yet' : '');
  return (
    <section className={shared.card} aria-labelledby="figures">
      <h2 className={styles.figureTitle} id="figures">
        Today until now
      </h2>
      {today?.unread.includes('figures') && (
        <div className={styles.noteBox}>
          <Note tone="waiting">Figures could not be read.</Note>
        </div>
      )}
      <dl className={styles.figures}>
        <Figure name="Visits" value={shown(visits)} about={change.visits || uncounted(visits)} />
        <Figure name="Qualified" value={visits ? percent.format(qualified / visits) : unknown} about={change.qualified} />
        <Figure
          name="Leads"
          value={shown(leads)}
          about={accepted === undefined ? uncounted(leads) : `${shown(accepted)} accepted`}
        />
        <Figure
          name="Wait to be sent"
          value={shown(waiting)}
          about={due > 0 ? `the oldest for ${lasted(due)}` : ''}
          isLate={due > lateMs}
        />
      </dl>
    </section>
  );
}
