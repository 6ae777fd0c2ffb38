import pg from 'pg';
import { ConfigError } from '../../settings/config.ts';
import { parseDeliveryId } from '../delivery-id.ts';
import type { NewSubmission, StoredDelivery } from '../records.ts';
import { type DeliveryRow, type DueRow, type SubmissionRow, toClaimedDelivery, toDelivery, toSubmission } from '../rows.ts';
import { type ChainHead, type Counter, maxDeliveryDelayMs, type Settlement, type Store } from '../store.ts';
import { type ConnectionOptions, openConnection, writableAddress } from './connection.ts';
import { grantTables, migrate, missingMigrations, refuseWithoutKeys } from './migrate.ts';
import { peopleIn } from './people.ts';
import { rowsBy } from './query.ts';
import { repliesIn } from './replies.ts';
import * as sql from './statements.ts';
import { supportIn } from './support.ts';
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

const settledValues = ({ state, reason, nextAt, at, submissionId, destination, attempt, exchange }: Settlement) => [
  state,
  reason,
  nextAt,
  at,
  submissionId,
  destination,
  attempt,
  exchange ?? null,
];

/** By their ids, so that two replicas do not deadlock. */
const inOrder = (settlements: readonly Settlement[]) =>
  [...settlements].sort((a, b) => (a.submissionId < b.submissionId ? -1 : 1));

/** `pg` gives a BIGINT as text. */
const toCounter = ({ count, endsAt }: Counter): Counter => ({ count, endsAt: Number(endsAt) });

/** Bytes go as base64, since JSON has none. */
const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

const toInsertRow = ({ consent, sealed, ownKey, ...row }: NewSubmission) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  key: row.key,
  body_hash: row.bodyHash,
  received_at: row.receivedAt,
  email_mac: row.emailMac,
  phone_mac: row.phoneMac,
  consent_version: consent?.version,
  consent_hash: consent?.textHash,
  consent_text: consent?.sealedText && base64(consent.sealedText),
  sealed: base64(sealed),
  own_key: ownKey && base64(ownKey),
  deliveries: row.deliveries,
});

/**
 * Opens PostgreSQL, at whichever of its hosts takes writes.
 * @throws ConfigError with fsync=off, behind migrations or on a standby; Error when unreachable
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const address = await writableAddress(options, startTimeoutMs);
  await prepareDatabase(address, options);
  const connection = openConnection(options, address);
  const { query } = connection;
  const rowsOf = rowsBy(query);

  async function withDeliveries(rows: readonly SubmissionRow[]) {
    if (rows.length === 0) return [];
    const deliveries = (await rowsOf<DeliveryRow>(sql.deliveriesOf, [rows.map((row) => row.id)])).map(toDelivery);
    const deliveriesById = new Map(rows.map(({ id }): [string, StoredDelivery[]] => [id, []]));
    for (const each of deliveries) deliveriesById.get(each.submissionId)?.push(each);
    return rows.map((row) => toSubmission(row, deliveriesById.get(row.id) ?? []));
  }

  return {
    async commit(batch) {
      const result = await query<{ id: string }>(sql.commit, [JSON.stringify(batch.map(toInsertRow))], 'commit');
      const stored = new Set(result.rows.map((row) => row.id));
      return batch.map((each) => stored.has(each.id));
    },
    byKey: async (key) => (await withDeliveries(await rowsOf<SubmissionRow>(sql.byKey, [key])))[0],
    submissions: async (kind, { after, limit }) =>
      withDeliveries(await rowsOf<SubmissionRow>(sql.submissions(kind), [kind, after, limit])),
    claim: async (destination, now, leaseUntil, limit) =>
      (await rowsOf<DueRow>(sql.claim, [destination, now, leaseUntil, limit, now + maxDeliveryDelayMs])).map((row) =>
        toClaimedDelivery(row, destination),
      ),
    settle: async (settlement) => (await query(sql.settle, settledValues(settlement), 'settle')).rowCount === 1,
    settleAll: (settlements) =>
      connection.transaction(async (run) => {
        const settled = new Set<Settlement>();
        for (const each of inOrder(settlements))
          if ((await run(sql.settle, settledValues(each), 'settle')).rowCount === 1) settled.add(each);
        return settlements.map((each) => settled.has(each));
      }),
    replay: async (submissionId, destination, now, states) =>
      (await query(sql.replay, [now, submissionId, destination, states])).rowCount === 1,
    deliveries: async (state, { after, limit }) =>
      (await rowsOf<DeliveryRow>(sql.deliveries(state), [...parseDeliveryId(after), limit])).map(toDelivery),
    saveSession: async (id, sealed, at) => void (await query(sql.saveSession, [id, sealed, at])),
    session: async (id) => (await rowsOf<{ sealed: Uint8Array }>(sql.session, [id]))[0]?.sealed,
    deleteSessionsBefore: async (moment, limit) => (await query(sql.deleteSessions, [moment, limit])).rowCount ?? 0,
    setValue: async (name, value) => void (await query(sql.setValue, [name, value])),
    getValue: async (name) => (await rowsOf<{ value: string }>(sql.getValue, [name]))[0]?.value,
    deleteValue: async (name) => (await query(sql.deleteValue, [name])).rowCount === 1,
    async appendToChain(head, name, text) {
      await query(sql.setValueIfAbsent, [head, '0 ']);
      return (await rowsOf<ChainHead>(sql.appendToChain, [head, name, text]))[0] as ChainHead;
    },
    async setValueIfAbsent(name, value) {
      await query(sql.setValueIfAbsent, [name, value]);
      return (await rowsOf<{ value: string }>(sql.getValue, [name]))[0]?.value ?? value;
    },
    incrementCounter: async (name, now, endsAt, by = 1) =>
      toCounter((await rowsOf<Counter>(sql.incrementCounter, [name, now, endsAt, by]))[0] as Counter),
    countersWithPrefix: async (prefix, now) =>
      (await rowsOf<Counter & { readonly name: string }>(sql.countersWithPrefix, [prefix, now])).map((row) => ({
        name: row.name,
        ...toCounter(row),
      })),
    getCounter: async (name, now) => {
      const [row] = await rowsOf<Counter>(sql.getCounter, [name, now]);
      return row && toCounter(row);
    },
    resetCounter: async (name) => void (await query(sql.resetCounter, [name])),
    deleteCountersBefore: async (moment, limit) => (await query(sql.deleteCounters, [moment, limit])).rowCount ?? 0,
    ...supportIn(query),
    ...repliesIn(query),
    ...visitsIn(connection),
    ...peopleIn(query, withDeliveries),
    ping: async () => void (await query('SELECT 1')),
    close: () => connection.close(),
  };
}
