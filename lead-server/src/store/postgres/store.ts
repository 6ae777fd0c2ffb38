import pg from 'pg';
import { databaseAddresses } from '../../lib/database-addresses.ts';
import { ConfigError } from '../../settings/config.ts';
import type { Store } from '../store.ts';
import { arrivalsIn } from './arrivals.ts';
import { attemptTimesIn } from './attempt-times.ts';
import { campaignsIn } from './campaigns.ts';
import { type ConnectionOptions, openConnection } from './connection.ts';
import { countersIn } from './counters.ts';
import { deliveriesIn } from './deliveries.ts';
import { encryptedIn } from './encrypted.ts';
import { erasuresIn } from './erasures.ts';
import { experimentsIn } from './experiments.ts';
import { figuresIn } from './figures.ts';
import { fourEyesIn } from './four-eyes.ts';
import { writableAddress } from './hosts.ts';
import { leadListsIn } from './lead-lists.ts';
import { grantTables, migrate, missingMigrations, refuseWithoutKeys } from './migrate.ts';
import { optOutsIn } from './opt-outs.ts';
import { outboxIn } from './outbox.ts';
import { repliesIn } from './replies.ts';
import { retentionIn } from './retention.ts';
import { sessionsIn } from './sessions.ts';
import { spendIn } from './spend.ts';
import { submissionsIn } from './submissions.ts';
import { valuesIn } from './values.ts';
import { visitsIn } from './visits.ts';

export interface PostgresOptions extends ConnectionOptions {
  /** Whether it may bring the tables up to date by itself. */
  readonly migrates?: boolean;
}

/** @throws ConfigError when the database does not sync: acknowledged leads could be lost. See docs/spec/storage.md#durability. */
async function refuseWithoutSync(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    // an engine without the setting has no such danger
    const { rows } = await client.query<{ value: string | null }>('SELECT current_setting($1, true) AS value', [setting]);
    if (rows[0]?.value === 'off')
      throw new ConfigError(`PostgreSQL runs with ${setting}=off: it would lose leads. Turn it on and start again.`);
  }
}

/** Milliseconds: nobody waits for a start. */
const startTimeoutMs = 5000;

/** Does something on a connection without a visitor's time limits: another replica may be migrating. */
async function onOwnConnection<T>(
  connectionString: string,
  pooled: boolean,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: startTimeoutMs,
    application_name: 'lead-server start',
    ...(pooled ? {} : { options: '-c synchronous_commit=on' }),
  });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    // PgBouncer's words for what only a session of one's own can be given
    if (!error.message.includes('unsupported startup parameter')) throw error;
    throw new ConfigError('DATABASE_URL leads to a pooler. Set DATABASE_POOLER=transaction and start again.');
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** @throws ConfigError when the tables are behind, and may not or cannot be brought up to date here */
async function bringUpToDate(client: pg.Client, migrates: boolean): Promise<void> {
  const missing = await missingMigrations(client);
  if (missing.length === 0) return;
  const behind = `The database is behind: it lacks ${missing.map(({ name }) => name).join(', ')}. Run \`ops migrate\` first`;
  if (!migrates) throw new ConfigError(`${behind}, or set MIGRATE_AT_START=on.`);
  await migrate(client).catch((failure: { code?: string }) => {
    // insufficient_privilege
    throw failure.code === '42501'
      ? new ConfigError(`${behind}, with MIGRATE_DATABASE_URL: the role of DATABASE_URL may change no table.`)
      : failure;
  });
}

const prepareDatabase = (address: string, { readOnly, migrates = true, pooled = false }: PostgresOptions): Promise<void> =>
  onOwnConnection(address, pooled, async (client) => {
    await refuseWithoutSync(client);
    if (readOnly) return;
    await bringUpToDate(client, migrates);
    await refuseWithoutKeys(client);
  });

/**
 * Brings the tables up to date as the role of `url`, and lets another role use them.
 * @returns the names of the migrations that it ran, and whether the role was given anything
 */
export async function migratePostgres(
  options: Pick<PostgresOptions, 'url' | 'hosts' | 'pooled'>,
  role: string,
): Promise<{ readonly ran: readonly string[]; readonly granted: boolean }> {
  const address = await writableAddress({ ...options, readOnly: false }, startTimeoutMs);
  return onOwnConnection(address, options.pooled ?? false, async (client) => {
    const ran = (await migrate(client)).map(({ name }) => name);
    return { ran, granted: await grantTables(client, role) };
  });
}

/**
 * Opens PostgreSQL, at whichever of its hosts takes writes.
 * @throws ConfigError with fsync=off, behind migrations or on a standby; Error when unreachable
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const address = await writableAddress(options, startTimeoutMs);
  await prepareDatabase(address, options);
  return storeAt(address, options);
}

/** The same for a database that is away. `prepare` throws what opening it would, and has to be through before the store is used. */
export function openPostgresLater(options: PostgresOptions): { readonly store: Store; readonly prepare: () => Promise<void> } {
  const [first = options.url] = databaseAddresses(options.url, options.hosts);
  return {
    store: storeAt(first, options),
    prepare: async () => prepareDatabase(await writableAddress(options, startTimeoutMs), options),
  };
}

/** @param address the host to begin with */
function storeAt(address: string, options: PostgresOptions): Store {
  const connection = openConnection(options, address);
  return {
    ...submissionsIn(connection),
    ...outboxIn(connection),
    ...deliveriesIn(connection),
    ...repliesIn(connection),
    ...sessionsIn(connection),
    ...valuesIn(connection),
    ...campaignsIn(connection),
    ...countersIn(connection),
    ...figuresIn(connection),
    ...visitsIn(connection),
    ...arrivalsIn(connection),
    ...spendIn(connection),
    ...experimentsIn(connection),
    ...fourEyesIn(connection),
    ...attemptTimesIn(connection),
    ...leadListsIn(connection),
    ...optOutsIn(connection),
    ...erasuresIn(connection),
    ...encryptedIn(connection),
    ...retentionIn(connection),
    ping: async () => void (await connection.query('SELECT 1')),
    close: connection.close,
  };
}
