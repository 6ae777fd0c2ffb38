import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { clockTime, nearDay, utc } from '../../parts/times.ts';
import { latelyWords } from './latelyWords.ts';
import * as styles from './today.css.ts';
import type { Today } from './todayWords.ts';

/** The clock's time of today, the day of what is older. */
function when(at: number, now: number): string {
  const day = nearDay(at, now);
  return day === 'today' ? clockTime(at) : day.charAt(0).toUpperCase() + day.slice(1);
}

const waitingLines = ['1', '2', '3', '4'];

/** What people did with campaigns, the newest first. */
export function LatelyList({ today }: { readonly today: Today | undefined }) {
  const { lately = [], unread = [], at: now = 0 } = today ?? {};
  return (
    <section className={shared.card} aria-labelledby="lately">
      <h2 className={styles.head} id="lately">
        Lately
      </h2>
      {unread.includes('lately') && (
        <div className={styles.noteBox}>
          <Note tone="waiting">What was done lately could not be read.</Note>
        </div>
      )}
      {today && lately.length === 0 && !unread.includes('lately') && (
        <p className={styles.calm}>Nobody changed a campaign in the last 30 days.</p>
      )}
      <ul className={styles.list}>
        {today
          ? lately.map((each) => (
              <li key={`${each.at} ${each.did} ${each.path}`} className={styles.lately}>
                <time className={styles.time} dateTime={new Date(each.at).toISOString()} title={utc(each.at)}>
                  {when(each.at, now)}
                </time>
                <span className={styles.deed}>{latelyWords(each)}</span>
              </li>
            ))
          : waitingLines.map((each) => <li key={each} className={styles.lately} />)}
      </ul>
    </section>
  );
}
