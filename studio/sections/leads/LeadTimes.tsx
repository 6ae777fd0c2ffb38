import { clockSeconds, dateTime, utc } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';
import { unseen } from '../campaigns/campaigns.css.ts';
import * as styles from './leads.css.ts';
import { deliveryWords, type OneLead } from './leadWords.ts';

interface Point {
  readonly at: number;
  readonly tone: Tone;
  readonly words: string;
  /** The destination whose last attempt can be looked at. */
  readonly attempt?: string;
}

/** What happened to a lead and what will, the oldest first. Pure. */
export function pointsOf({ row, rules, deliveries }: OneLead): readonly Point[] {
  const from = row.campaign === '' ? '' : ` from ${row.campaign}`;
  const points = deliveries.flatMap((each): readonly Point[] => {
    const { tone, words } = deliveryWords(each);
    const at = each.reply?.at ?? each.updatedAt;
    const next = each.nextAt !== undefined && each.attempts > 0 && each.nextAt > at;
    const attempt = each.attempts > 0 ? { attempt: each.destination } : {};
    return [{ at: next ? (each.nextAt ?? at) : at, tone, words, ...attempt }];
  });
  return [
    { at: row.at, tone: 'live', words: `Came in${from}, stored and answered` },
    ...(rules.length > 0 ? [{ at: row.at, tone: 'quiet', words: 'Answers changed for partners by a rule' } as const] : []),
    ...points.sort((one, other) => one.at - other.at),
  ];
}

interface TimesProps {
  readonly lead: OneLead;
  /** Shows what a destination was sent; without it nobody may. */
  readonly onShow?: (destination: string) => void;
}

/** The time line of a lead. */
export function LeadTimes({ lead, onShow }: TimesProps) {
  const day = new Date(lead.row.at).toDateString();
  return (
    <>
      <h3 className={styles.heading}>What happened</h3>
      <ol className={styles.times}>
        {pointsOf(lead).map(({ at, tone, words, attempt }) => (
          <li key={`${at} ${words}`} className={styles.time}>
            <time className={styles.when} dateTime={new Date(at).toISOString()} title={utc(at)}>
              {new Date(at).toDateString() === day ? clockSeconds(at) : dateTime(at)}
            </time>
            <span className={styles.points[tone]} aria-hidden="true" />
            <span className={styles.words}>
              {words}
              {attempt !== undefined && onShow && (
                <button type="button" className={styles.showSent} onClick={() => onShow(attempt)}>
                  What was sent<span className={unseen}> to {attempt}</span>
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
