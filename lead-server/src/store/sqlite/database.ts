import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { chainedValue, nextInChain } from '../chain.ts';
import { parseDeliveryId } from '../delivery-id.ts';
import { readMigrations } from '../migrations.ts';
import type { NewSubmission, Page, StoredDelivery, StoredSubmission } from '../records.ts';
import { type DeliveryRow, type DueRow, type SubmissionRow, toClaimedDelivery, toDelivery, toSubmission } from '../rows.ts';
import { type Counter, maxDeliveryDelayMs, type Settlement, type Store } from '../store.ts';
import { peopleIn } from './people.ts';
import { repliesIn } from './replies.ts';
import * as sql from './statements.ts';
import { supportIn } from './support.ts';
import type { Statement, Sync } from './sync.ts';
import { visitsIn } from './visits.ts';

/** The operations of `Store`, run at once in this thread. */
export type SyncStore = Sync<Store>;

export interface OpenOptions {
  readonly file: string;
  /** For looking while a server runs: nothing is created or changed. */
  readonly readOnly: boolean;
}

/** How long a statement waits for another process. */
const busyTimeoutMs = 2000;

function migrate(database: DatabaseSync): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  );
  for (const { number, name, sql: text } of readMigrations(new URL('./migrations/', import.meta.url))) {
    transaction(database, () => {
      if (database.prepare('SELECT 1 FROM migrations WHERE number = ?').get(number)) return;
      database.exec(text);
      database.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(number, name, Date.now());
    });
  }
}

function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Opens the database file: write-ahead log, synced at every commit, waiting up to 2 s for another process. Blocks its thread.
 * See docs/spec/storage.md#durability.
 */
export function openDatabase({ file, readOnly }: OpenOptions): SyncStore {
  if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs });
  if (!readOnly) {
    chmodSync(file, 0o600);
    // erased data is overwritten in the file too: a copy of the disk would still hold it
    database.exec('PRAGMA secure_delete = ON');
    // pages of 8 KB hold three leads each, those of 4 KB only one
    database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536');
    migrate(database);
  }
  const prepare = (text: string): Statement => {
    const statement = database.prepare(text);
    return {
      run: (...values: SQLInputValue[]) => Number(statement.run(...values).changes),
      // a row has the columns that the statement names: the types beside the statements say which
      all: <Row>(...values: SQLInputValue[]) => statement.all(...values) as unknown as Row[],
    };
  };
  const withDeliveries = (row: SubmissionRow): StoredSubmission =>
    toSubmission(row, prepared.deliveriesOf.all<DeliveryRow>(row.id).map(toDelivery));
  const prepared = Object.fromEntries(Object.entries(sql.statements).map(([name, text]) => [name, prepare(text)])) as Record<
    keyof typeof sql.statements,
    Statement
  >;

  function insert({ consent, deliveries, ...row }: NewSubmission): boolean {
    const { id, kind, state, key, bodyHash, receivedAt, emailMac, phoneMac, sealed, ownKey } = row;
    const [version, hash] = [consent?.version ?? null, consent?.textHash ?? null];
    if (consent?.sealedText) prepared.insertText.run(hash, consent.sealedText);
    const values = [id, kind, state, key, bodyHash, receivedAt, emailMac, phoneMac, version, hash, sealed];
    if (prepared.insertSubmission.run(...values) === 0) return false;
    if (ownKey) prepared.insertKey.run(id, ownKey);
    for (const { destination, state: deliveryState, reason } of deliveries)
      prepared.insertDelivery.run(id, destination, deliveryState, reason, receivedAt);
    return true;
  }

  function settle({ exchange, ...s }: Settlement): boolean {
    const values = [s.state, s.reason, s.nextAt, s.at, s.submissionId, s.destination, s.attempt];
    const [settled] = prepared.settle.all<{ reason: string }>(...values);
    if (settled?.reason === s.reason && exchange) prepared.keepExchange.run(`${s.submissionId}.${s.destination}`, exchange);
    return settled !== undefined;
  }

  /** What was erased is in the log until that is empty. A reader can stand in the way: then it is tried again, and no lead waits. */
  let logHasErased = false;
  function emptyLog(): void {
    logHasErased = true;
    database.exec('PRAGMA busy_timeout = 0');
    try {
      const [done] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[];
      logHasErased = done?.busy !== 0;
    } catch {
      // the erasure is committed: only the log is tried again
    } finally {
      database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  return {
    commit: (batch) => transaction(database, () => batch.map(insert)),
    byKey: (key) => prepared.byKey.all<SubmissionRow>(key).map(withDeliveries)[0],
    submissions: (kind, { after, limit }: Page) =>
      (kind === 'lead' ? prepared.leads : prepared.others).all<SubmissionRow>(kind, after, limit).map(withDeliveries),
    claim: (destination, now, leaseUntil, limit) =>
      transaction(database, () =>
        prepared.due.all<DueRow>(destination, now, now + maxDeliveryDelayMs, limit).map((row) => {
          prepared.lease.run(leaseUntil, now, row.id, destination);
          return toClaimedDelivery({ ...row, attempts: row.attempts + 1 }, destination);
        }),
      ),
    settle: (settlement) => transaction(database, () => settle(settlement)),
    settleAll: (settlements) => transaction(database, () => settlements.map(settle)),
    replay: (submissionId, destination, now, states) =>
      prepared.replay.run(now, submissionId, destination, JSON.stringify(states)) === 1,
    deliveries: (state, { after, limit }): StoredDelivery[] =>
      (state === undefined
        ? prepared.deliveries.all<DeliveryRow>(...parseDeliveryId(after), limit)
        : state === 'dead'
          ? prepared.deadDeliveries.all<DeliveryRow>(...parseDeliveryId(after), limit)
          : prepared.deliveriesIn.all<DeliveryRow>(state, ...parseDeliveryId(after), limit)
      ).map(toDelivery),
    saveSession: (id, sealed, at) => void prepared.saveSession.run(id, sealed, at),
    session: (id) => prepared.session.all<{ sealed: Uint8Array }>(id)[0]?.sealed,
    deleteSessionsBefore: (moment, limit) => prepared.deleteSessions.run(moment, limit),
    setValue: (name, value) => void prepared.setValue.run(name, value),
    getValue: (name) => prepared.getValue.all<{ value: string }>(name)[0]?.value,
    deleteValue: (name) => prepared.deleteValue.run(name) === 1,
    appendToChain: (head, name, text) =>
      transaction(database, () => {
        const next = nextInChain(prepared.getValue.all<{ value: string }>(head)[0]?.value, text);
        prepared.setValue.run(name, chainedValue(next, text));
        prepared.setValue.run(head, `${next.n} ${next.hash}`);
        return next;
      }),
    setValueIfAbsent(name, value) {
      prepared.setValueIfAbsent.run(name, value);
      return prepared.getValue.all<{ value: string }>(name)[0]?.value ?? value;
    },
    incrementCounter: (name, now, endsAt, by = 1) => prepared.incrementCounter.all<Counter>(name, now, endsAt, by)[0] as Counter,
    countersWithPrefix: (prefix, now) => prepared.countersWithPrefix.all<Counter & { readonly name: string }>(prefix, now),
    getCounter: (name, now) => prepared.getCounter.all<Counter>(name, now)[0],
    resetCounter: (name) => void prepared.resetCounter.run(name),
    deleteCountersBefore: (moment, limit) => prepared.deleteCounters.run(moment, limit),
    ...supportIn(prepare, (work) => transaction(database, work)),
    ...repliesIn(prepare),
    ...visitsIn(prepare, (work) => transaction(database, work)),
    ...peopleIn(prepare, (work) => transaction(database, work), withDeliveries, emptyLog),
    ping() {
      prepared.ping.all();
      if (logHasErased) emptyLog();
    },
    close: () => database.close(),
  };
}
