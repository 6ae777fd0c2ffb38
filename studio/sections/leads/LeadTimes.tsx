import { clockSeconds, dateTime, utc } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';
import * as styles from './leads.css.ts';
import { deliveryWords, type OneLead } from './leadWords.ts';

interface Point {
  readonly at: number;
  readonly tone: Tone;
  readonly words: string;
}

/** What happened to a lead and what will, the oldest first. Pure. */
export function pointsOf({ row, rules, deliveries }: OneLead): readonly Point[] {
  const from = row.campaign === '' ? '' : ` from ${row.campaign}`;
  const points = deliveries.flatMap((each): readonly Point[] => {
    const { tone, words } = deliveryWords(each);
    const at = each.reply?.at ?? each.updatedAt;
    const next = each.nextAt !== undefined && each.attempts > 0 && each.nextAt > at;
    return [{ at: next ? (each.nextAt ?? at) : at, tone, words }];
  });
  return [
    { at: row.at, tone: 'live', words: `Came in${from}, stored and answered` },
    ...(rules.length > 0 ? [{ at: row.at, tone: 'quiet', words: 'Answers changed for partners by a rule' } as const] : []),
    ...points.sort((one, other) => one.at - other.at),
  ];
}

/** The time line of a lead. */
export function LeadTimes({ lead }: { readonly lead: OneLead }) {
  const day = new Date(lead.row.at).toDateString();
  return (
    <>
      <h3 className={styles.heading}>What happened</h3>
      <ol className={styles.times}>
        {pointsOf(lead).map(({ at, tone, words }) => (
          <li key={`${at} ${words}`} className={styles.time}>
            <time className={styles.when} dateTime={new Date(at).toISOString()} title={utc(at)}>
              {new Date(at).toDateString() === day ? clockSeconds(at) : dateTime(at)}
            </time>
            <span className={styles.points[tone]} aria-hidden="true" />
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
