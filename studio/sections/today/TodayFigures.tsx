import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { lasted } from '../../parts/times.ts';
import * as styles from './today.css.ts';
import type { Today } from './todayWords.ts';

const whole = new Intl.NumberFormat('en-US');
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
  const { leads, accepted, waiting, oldestDue = 0, givenUp } = figures ?? {};
  const due = oldestDue > 0 ? at - oldestDue : 0;
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
        <Figure name="Leads" value={shown(leads)} about={today && leads === undefined ? 'not counted yet' : ''} />
        <Figure name="Accepted by buyers" value={shown(accepted)} about={today && accepted === undefined ? 'not counted' : ''} />
        <Figure
          name="Wait to be sent"
          value={shown(waiting)}
          about={due > 0 ? `the oldest for ${lasted(due)}` : ''}
          isLate={due > lateMs}
        />
        <Figure
          name="Given up"
          value={shown(givenUp)}
          about={givenUp ? 'until somebody sends them again' : ''}
          isLate={Boolean(givenUp)}
        />
      </dl>
    </section>
  );
}
