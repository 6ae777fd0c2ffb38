import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { deliveriesQuery } from '../../data/deskQueries.ts';
import { useSession } from '../../data/useSession.ts';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Failed, Note } from '../../parts/parts.tsx';
import { ago, clockTime, lasted } from '../../parts/times.ts';
import { AgainDialog, type AgainStart } from './AgainDialog.tsx';
import { AttemptDialog } from './AttemptDialog.tsx';
import { type DestinationAct, DestinationDialog, destinationActs } from './DestinationDialog.tsx';
import { DestinationTable } from './DestinationTable.tsx';
import * as styles from './deliveries.css.ts';
import { type Fault, faultsOf, type Group, many, type Overview, shareWords } from './deliveryWords.ts';
import { Tries } from './Tries.tsx';

interface FaultsProps {
  readonly of: readonly Fault[];
  readonly maySend: boolean;
  onAgain(start: AgainStart): void;
  onAct(act: DestinationAct, destination: string): void;
}

/** What is wrong, as sentences with their act. */
const Faults = ({ of, maySend, onAgain, onAct }: FaultsProps) => (
  <div className={styles.faults}>
    {of.length === 0 && <Note tone="live">Every destination takes what is sent, and nothing was given up.</Note>}
    {of.map(({ tone, what, about, again, act }) => (
      <Note key={what} tone={tone}>
        <div className={styles.fault}>
          <p className={styles.faultText}>
            <strong>{what}</strong> {about}
          </p>
          {act && maySend && (
            <Button look="small" onClick={() => onAct(act.act, act.destination)}>
              {destinationActs[act.act].name} …
            </Button>
          )}
          {again && maySend && (
            <Button look="small" onClick={() => onAgain({ destination: again.destination })}>
              Send {again.count} again …
            </Button>
          )}
        </div>
      </Note>
    ))}
  </div>
);

/** Due for longer than this is late, in milliseconds. */
const lateMs = 10 * 60_000;
const whole = new Intl.NumberFormat('en-US');

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly about: string;
  readonly tone?: 'good' | 'wrong' | undefined;
}

const Tile = ({ name, value, about, tone }: TileProps) => (
  <div className={styles.tile}>
    <dt className={styles.tileName}>{name}</dt>
    <dd className={styles.tileValue}>{value}</dd>
    <dd className={clsx(styles.tileAbout, tone === 'wrong' && styles.wrong, tone === 'good' && styles.good)}>{about}</dd>
  </div>
);

function Tiles({ of: { at, delivered, waiting, oldestDue, givenUp, replies } }: { readonly of: Overview }) {
  const due = oldestDue > 0 ? Math.max(0, at - oldestDue) : 0;
  return (
    <dl className={styles.tiles}>
      <Tile
        name="Delivered, 24 h"
        value={delivered === undefined ? '–' : whole.format(delivered)}
        about={delivered === undefined ? 'not counted yet' : 'of leads of these hours'}
      />
      <Tile
        name="Wait now"
        value={whole.format(waiting)}
        about={due > 0 ? `oldest ${lasted(due)}` : 'nothing is late'}
        tone={due > lateMs ? 'wrong' : 'good'}
      />
      <Tile
        name="Given up"
        value={whole.format(givenUp)}
        about={givenUp > 0 ? 'until somebody sends them again' : 'nothing'}
        tone={givenUp > 0 ? 'wrong' : 'good'}
      />
      <Tile
        name="Accepted by buyers, 30 d"
        value={shareWords(replies)}
        about={
          replies.all === 0
            ? 'no buyer said anything'
            : `${whole.format(replies.accepted)} of ${whole.format(replies.all)} answered`
        }
      />
    </dl>
  );
}

interface GroupsProps {
  readonly of: readonly Group[];
  readonly isAll: boolean;
  readonly now: number;
  readonly maySend: boolean;
  onAgain(start: AgainStart): void;
}

/** What was given up, by destination and reason: one cause makes hundreds, and must not hide another. */
const Groups = ({ of, isAll, now, maySend, onAgain }: GroupsProps) => (
  <section className={shared.card} aria-labelledby="given-up">
    <h2 id="given-up" className={shared.cardTitle}>
      Given up, by reason
    </h2>
    <ul className={styles.groups}>
      {of.map(({ destination, reason, count, oldest, unanswered }) => (
        <li key={`${destination} ${reason}`} className={styles.group}>
          <div className={styles.groupText}>
            <strong>{destination}</strong>: {reason}
            <div className={styles.about}>
              {many(count, 'delivery', 'deliveries')}, the oldest {ago(oldest, now)}
              {unanswered && '; its partner never answered'}
            </div>
          </div>
          {maySend && (
            <Button look="small" onClick={() => onAgain({ destination, reason })}>
              Send again …
            </Button>
          )}
        </li>
      ))}
    </ul>
    {!isAll && <p className={clsx(shared.padded, shared.muted)}>These are the oldest of them.</p>}
  </section>
);

/** Deliveries: what is wrong first, then how each destination stands, and the last tries. */
export function DeliveriesPage() {
  const { allows, whoMay } = useSession();
  const queries = useQueryClient();
  const mayLook = allows('leads');
  const maySend = allows('send');
  const { data, error, refetch } = useQuery({ ...deliveriesQuery, enabled: mayLook });
  const [again, setAgain] = useState<AgainStart>();
  const [acting, setActing] = useState<{ readonly act: DestinationAct; readonly destination: string }>();
  const [attempt, setAttempt] = useState<{ readonly lead: string; readonly destination: string }>();
  const onAct = (act: DestinationAct, destination: string) => setActing({ act, destination });
  if (!mayLook)
    return (
      <Page title="Deliveries">
        <Note tone="quiet">Deliveries are for the roles {whoMay('leads')}.</Note>
      </Page>
    );
  return (
    <Page
      title="Deliveries"
      acts={
        maySend && (
          <Button onClick={() => setAgain({})} disabled={!data || data.givenUp === 0}>
            Send again, by filter
          </Button>
        )
      }
    >
      {error && (
        <Failed error={error} onAgain={() => void refetch()}>
          {data ? `This is as of ${clockTime(data.at)}. ` : ''}
        </Failed>
      )}
      {!data && !error && <p aria-busy="true">A moment …</p>}
      {data && (
        <>
          <Faults of={faultsOf(data, data.at)} maySend={maySend} onAgain={setAgain} onAct={onAct} />
          <Tiles of={data} />
          <DestinationTable of={data.destinations} now={data.at} onAct={maySend ? onAct : undefined} />
          {data.groups.length > 0 && (
            <Groups of={data.groups} isAll={data.isAll} now={data.at} maySend={maySend} onAgain={setAgain} />
          )}
          <Tries
            of={data.tries}
            now={data.at}
            onShow={allows('reveal') ? (lead, destination) => setAttempt({ lead, destination }) : undefined}
          />
        </>
      )}
      {attempt && <AttemptDialog {...attempt} onClose={() => setAttempt(undefined)} />}
      {acting && (
        <DestinationDialog {...acting} onDone={() => queries.invalidateQueries()} onClose={() => setActing(undefined)} />
      )}
      {again && data && (
        <AgainDialog
          of={again}
          destinations={data.destinations.filter(({ givenUp }) => givenUp > 0).map(({ name }) => name)}
          onDone={() => queries.invalidateQueries()}
          onClose={() => setAgain(undefined)}
        />
      )}
    </Page>
  );
}
