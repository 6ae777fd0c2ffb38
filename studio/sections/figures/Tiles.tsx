import { clsx } from 'clsx';
import * as shared from '../../parts/parts.css.ts';
import * as styles from './figures.css.ts';
import { type Answer, shareOf } from './figuresQuestion.ts';
import { count, dollars, growth, percent, signedDollars, signedPercent, signedPoints } from './numbers.ts';

interface Change {
  readonly text: string;
  /** Above 0 is better. */
  readonly by: number;
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly change?: Change | undefined;
  readonly about?: string | undefined;
}

const toneOf = ({ by }: Change) => (by > 0 ? styles.up : by < 0 ? styles.down : styles.even);

const Tile = ({ name, value, change, about }: TileProps) => (
  <div className={clsx(shared.card, shared.padded, styles.tile)}>
    <dt className={styles.tileName}>{name}</dt>
    <dd className={styles.tileValue}>{value}</dd>
    {change && <dd className={toneOf(change)}>{change.text}</dd>}
    {about && <dd className={styles.even}>{about}</dd>}
  </div>
);

/** The totals, against the days before where the question compares. */
export function Tiles({ total, before }: Pick<Answer, 'total' | 'before'>) {
  const share = shareOf(total.qualified, total.visits);
  const shareBefore = before && shareOf(before.qualified, before.visits);
  const [more, moreAccepted] = [growth(total.visits, before?.visits), growth(total.accepted, before?.accepted)];
  const points = share !== undefined && shareBefore !== undefined ? share - shareBefore : undefined;
  const cents = before && total.cents - before.cents;
  const changeOf = (by: number | undefined, write: (by: number) => string) =>
    by === undefined ? undefined : { by, text: write(by) };
  const each = shareOf(total.cents, total.visits);
  const costOf = (counts: Answer['total'] | undefined, leads: 'accepted' | 'qualified') =>
    counts?.cost === undefined || counts[leads] === 0 ? undefined : counts.cost / counts[leads];
  const [perLead, perQualified] = [costOf(total, 'accepted'), costOf(total, 'qualified')];
  const costBefore = costOf(before, 'accepted');
  const cheaper = perLead !== undefined && costBefore !== undefined ? perLead - costBefore : undefined;
  return (
    <dl className={styles.tiles}>
      <Tile name="Visits" value={count(total.visits)} change={changeOf(more, signedPercent)} />
      <Tile
        name="Qualified"
        value={percent(share)}
        change={changeOf(points, signedPoints)}
        about={`${count(total.qualified)} visits`}
      />
      <Tile
        name="Accepted by buyers"
        value={count(total.accepted)}
        change={changeOf(moreAccepted, signedPercent)}
        about={total.sold === 0 ? undefined : `${percent(total.accepted / total.sold)} of ${count(total.sold)} sold`}
      />
      {perLead !== undefined && (
        <Tile
          name="Cost of an accepted lead"
          value={dollars(perLead)}
          change={cheaper === undefined ? undefined : { by: -cheaper, text: signedDollars(cheaper) }}
          about={`${dollars(total.cost ?? 0)} spent${perQualified === undefined ? '' : `, ${dollars(perQualified)} a qualified`}`}
        />
      )}
      <Tile
        name="Revenue"
        value={dollars(total.cents)}
        change={changeOf(cents, signedDollars)}
        about={each === undefined ? undefined : `${dollars(each)} a visit`}
      />
    </dl>
  );
}
