import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Migration, readMigrations } from '../migrations.ts';
import type { Store } from '../store.ts';
import { arrivalsIn } from './arrivals.ts';
import { attemptTimesIn } from './attempt-times.ts';
import { campaignsIn } from './campaigns.ts';
import { countersIn } from './counters.ts';
import { deliveriesIn } from './deliveries.ts';
import { encryptedIn } from './encrypted.ts';
import { erasuresIn } from './erasures.ts';
import { experimentsIn } from './experiments.ts';
import { figuresIn } from './figures.ts';
import { fourEyesIn } from './four-eyes.ts';
import { leadListsIn } from './lead-lists.ts';
import { optOutsIn } from './opt-outs.ts';
import { outboxIn } from './outbox.ts';
import { repliesIn } from './replies.ts';
import { retentionIn } from './retention.ts';
import { sessionsIn } from './sessions.ts';
import { spendIn } from './spend.ts';
import { submissionsIn } from './submissions.ts';
import type { Database, Statement, Sync } from './sync.ts';
import { valuesIn } from './values.ts';
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
  const isApplied = database.prepare('SELECT 1 FROM migrations WHERE number = ?');
  const isMissing = ({ number }: Migration) => !isApplied.get(number);
  const all = readMigrations(new URL('./migrations/', import.meta.url));
  // a command that opens the store of a busy server waits for no lock
  if (!all.some(isMissing)) return;
  transaction(database, () => {
    for (const { number, name, sql: text } of all.filter(isMissing)) {
      database.exec(text);
      database.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(number, name, Date.now());
    }
  });
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

/** Opens the file: write-ahead log, synced at every commit, waiting up to 2 s for another process. */
function openFile({ file, readOnly }: OpenOptions): DatabaseSync {
  if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs });
  if (readOnly) return database;
  chmodSync(file, 0o600);
  // erased data is overwritten in the file too: a copy of the disk would still hold it
  database.exec('PRAGMA secure_delete = ON');
  // pages of 8 KB hold three leads each, those of 4 KB only one
  database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536');
  migrate(database);
  return database;
}

function prepareIn(database: DatabaseSync, sql: string): Statement {
  const statement = database.prepare(sql);
  return {
    run: (...values: SQLInputValue[]) => Number(statement.run(...values).changes),
    // a row has the columns that the statement names: the types beside the statements say which
    all: <Row>(...values: SQLInputValue[]) => statement.all(...values) as unknown as Row[],
  };
}

/** Truncates the write-ahead log after an erasure. A reader can block it: `retry` repeats it, and no lead waits. */
function createLogCleaner(database: DatabaseSync) {
  let hasErased = false;
  function empty(): void {
    hasErased = true;
    database.exec('PRAGMA busy_timeout = 0');
    try {
      const [done] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[];
      hasErased = done?.busy !== 0;
    } catch {
      // the erasure is committed: only the log is tried again
    } finally {
      database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }
  return { empty, retry: () => hasErased && empty() };
}

/** Opens the embedded store. Blocks its thread. See docs/spec/storage.md#durability. */
export function openDatabase(options: OpenOptions): SyncStore {
  const file = openFile(options);
  const log = createLogCleaner(file);
  const database: Database = {
    prepare: (sql) => prepareIn(file, sql),
    transaction: (work) => transaction(file, work),
    onErased: log.empty,
  };
  const ping = database.prepare('SELECT 1');
  return {
    ...submissionsIn(database),
    ...outboxIn(database),
    ...deliveriesIn(database),
    ...repliesIn(database),
    ...sessionsIn(database),
    ...valuesIn(database),
    ...campaignsIn(database),
    ...countersIn(database),
    ...figuresIn(database),
    ...visitsIn(database),
    ...arrivalsIn(database),
    ...spendIn(database),
    ...experimentsIn(database),
    ...fourEyesIn(database),
    ...attemptTimesIn(database),
    ...leadListsIn(database),
    ...optOutsIn(database),
    ...erasuresIn(database),
    ...encryptedIn(database),
    ...retentionIn(database),
    ping() {
      ping.all();
      log.retry();
    },
    close: () => file.close(),
  };
}
