import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { clockTime } from '../../parts/times.ts';
import * as styles from './today.css.ts';
import { type Act, type Today, unreadWords, type WaitLine, waitLines } from './todayWords.ts';

/** The one act of a line. */
function ActLink({ act, of }: { readonly act: Act; readonly of: string }) {
  const look = { className: clsx(shared.buttons.small, styles.act), 'data-row': '', 'aria-label': `${act.name}: ${of}` };
  if ('href' in act)
    return (
      <a href={act.href} {...look}>
        {act.name}
      </a>
    );
  if ('figures' in act)
    return (
      <Link to="/figures" search={{ campaign: act.figures, compare: true }} {...look}>
        {act.name}
      </Link>
    );
  return (
    <Link
      to={`/campaigns/$key/${act.tab}`}
      params={{ key: act.key }}
      {...(act.publish && { search: { publish: true } })}
      {...look}
    >
      {act.name}
    </Link>
  );
}

const Line = ({ line: { tone, icon, what, why, act } }: { readonly line: WaitLine }) => (
  <li className={styles.line}>
    <span className={styles.marks[tone]}>
      <Icon name={icon} size={16} />
    </span>
    <div>
      <div className={styles.what}>{what}</div>
      <div className={styles.why}>{why}</div>
    </div>
    <ActLink act={act} of={what} />
  </li>
);

const waitingLines = ['1', '2', '3', '4'];

/** What waits for the reader, each thing with its one act. */
export function WaitList({ today }: { readonly today: Today | undefined }) {
  const lines = today ? waitLines(today.waits, today.at) : [];
  const unread = today && unreadWords(today.unread, ['campaigns', 'falls', 'drafts', 'deliveries', 'requests', 'audit']);
  return (
    <section className={shared.card} aria-labelledby="waits" aria-busy={!today}>
      <h2 className={styles.head} id="waits">
        Waits for you{lines.length > 0 && ` · ${lines.length}`}
      </h2>
      {unread && (
        <div className={styles.noteBox}>
          <Note tone="waiting" said>
            {unread}
          </Note>
        </div>
      )}
      {today && lines.length === 0 && !unread && (
        <div className={styles.calm}>
          <p className={styles.calmTitle}>Nothing waits.</p>
          <p>Last looked {clockTime(today.at)}.</p>
        </div>
      )}
      <ul className={styles.list}>
        {today
          ? lines.map((line) => <Line key={`${line.what} ${line.why}`} line={line} />)
          : waitingLines.map((each) => <li key={each} className={styles.line} />)}
      </ul>
    </section>
  );
}
