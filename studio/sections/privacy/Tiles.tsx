import { clsx } from 'clsx';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import * as styles from './privacy.css.ts';
import { dayWords } from './privacyWords.ts';

type Requests = StudioAnswer<'requests'>;

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly look?: string | undefined;
}

const Tile = ({ name, value, about, look }: TileProps) => (
  <div className={styles.tile}>
    <dt className={styles.tileName}>{name}</dt>
    <dd className={styles.tileValue}>{value}</dd>
    <dd className={clsx(styles.tileAbout, look)}>{about}</dd>
  </div>
);

/** Not known yet is no zero. */
const unknown = '–';

/** How the desk stands, in four figures. */
export function Tiles({ of }: { readonly of: Requests | undefined }) {
  const { waiting, oldest, closed, median, late = 0, untold = [] } = of ?? {};
  return (
    <dl className={styles.tiles}>
      <Tile
        name="Wait for a person"
        value={String(waiting ?? unknown)}
        about={oldest === undefined ? '' : `the oldest since ${dayWords(oldest)}`}
      />
      <Tile
        name="Closed, 12 months"
        value={String(closed ?? unknown)}
        about={median === undefined ? '' : `median ${median} ${median === 1 ? 'day' : 'days'}`}
      />
      <Tile
        name="Late, 12 months"
        value={of ? String(late) : unknown}
        about={of ? (late === 0 ? 'all within their law’s term' : 'answered after their term') : ''}
        look={late === 0 ? styles.tileGood : styles.tileBad}
      />
      <Tile
        name="Partners to tell"
        value={of ? String(untold.length) : unknown}
        about={untold.join(', ')}
        look={untold.length > 0 ? styles.tileBad : undefined}
      />
    </dl>
  );
}
