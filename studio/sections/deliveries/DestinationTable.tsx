import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Tag } from '../../parts/parts.tsx';
import { lasted } from '../../parts/times.ts';
import { type DestinationAct, destinationActs } from './DestinationDialog.tsx';
import * as styles from './deliveries.css.ts';
import { type Destination, shareWords, standWords, timeWords } from './deliveryWords.ts';

/** Delivered of the leads of each hour of a day, the oldest first. */
function Hours({ of }: { readonly of: readonly number[] }) {
  const most = Math.max(...of, 1);
  const points = of.map((value, at) => `${(at / (of.length - 1)) * 90 + 1},${23 - (value / most) * 20}`).join(' ');
  const sum = of.reduce((total, each) => total + each, 0);
  return (
    <svg className={styles.line} width="92" height="26" viewBox="0 0 92 26" fill="none" strokeWidth="1.6" role="img">
      <title>{sum} delivered in 24 hours</title>
      <polyline points={points} />
    </svg>
  );
}

const soldTo = ({ buyer, name }: Destination) =>
  buyer === undefined ? 'no sale' : buyer === '' ? 'its partner sells on' : buyer === name ? '' : buyer;

/** What may be done with a destination now. Pure. */
function actsOf({ now, hasTestAddress, mayPause }: Destination): readonly DestinationAct[] {
  if (now === 'no partner') return [];
  const own = now === 'paused' ? ['resume' as const] : now === 'takes' || now === 'late' ? [] : ['try' as const];
  return [...own, ...(hasTestAddress ? ['test' as const] : []), ...(mayPause && now !== 'paused' ? ['pause' as const] : [])];
}

interface RowProps {
  readonly each: Destination;
  readonly now: number;
  readonly onAct: ((act: DestinationAct, destination: string) => void) | undefined;
}

function Row({ each, now, onAct }: RowProps) {
  const { tone, words } = standWords(each, now);
  const isSet = each.now !== 'no partner';
  return (
    <tr>
      <th scope="row" className={clsx(shared.cell, styles.name)}>
        {each.name}
        <div className={styles.about}>{soldTo(each)}</div>
      </th>
      <td className={shared.cell}>
        <Tag tone={tone}>{words}</Tag>
      </td>
      <td className={clsx(shared.cell, shared.number)}>{isSet || each.waiting > 0 ? each.waiting : '–'}</td>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>
        {each.oldestDue > 0 && each.oldestDue < now ? lasted(now - each.oldestDue) : '–'}
      </td>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>{isSet || each.givenUp > 0 ? each.givenUp : '–'}</td>
      <td
        className={clsx(shared.cell, shared.number, shared.wideOnly)}
        title={each.replies.all > 0 ? `Its buyers accepted ${shareWords(each.replies)} in 30 days` : undefined}
      >
        {shareWords({ accepted: each.attempts.taken, all: each.attempts.all })}
      </td>
      <td className={clsx(shared.cell, shared.number, shared.wideOnly)}>{timeWords(each.p95)}</td>
      <td className={clsx(shared.cell, shared.wideOnly)}>{isSet ? <Hours of={each.hours} /> : '–'}</td>
      {onAct && (
        <td className={clsx(shared.cell, styles.act)}>
          <div className={styles.rowActs}>
            {actsOf(each).map((act) => (
              <Button
                key={act}
                look="small"
                onClick={() => onAct(act, each.name)}
                aria-label={`${destinationActs[act].name}: ${each.name}`}
              >
                {destinationActs[act].name}
              </Button>
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}

const heads = [
  ['Destination', ''],
  ['Now', ''],
  ['Wait', shared.number],
  ['Oldest', clsx(shared.number, shared.wideOnly)],
  ['Given up', clsx(shared.number, shared.wideOnly)],
  ['Taken, 24 h', clsx(shared.number, shared.wideOnly)],
  ['Time, p95', clsx(shared.number, shared.wideOnly)],
  ['24 hours', shared.wideOnly],
] as const;

interface TableProps {
  readonly of: readonly Destination[];
  readonly now: number;
  /** Without it the reader may do nothing with them. */
  readonly onAct: ((act: DestinationAct, destination: string) => void) | undefined;
}

/** Destinations as rows: three columns on a phone, and what may be done below them. */
export const DestinationTable = ({ of, now, onAct }: TableProps) => (
  <div className={shared.tableBox}>
    <table className={shared.table}>
      <caption className={styles.unseen}>Destinations</caption>
      <thead>
        <tr>
          {heads.map(([name, className]) => (
            <th key={name} scope="col" className={clsx(shared.head, className)}>
              {name}
            </th>
          ))}
          {onAct && (
            <th scope="col" className={shared.head}>
              <span className={styles.unseen}>Acts</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {of.map((each) => (
          <Row key={each.name} each={each} now={now} onAct={onAct} />
        ))}
      </tbody>
    </table>
  </div>
);
