import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseAddresses } from '../../lib/database-addresses.ts';
import { StoreDataError, StoreUnavailable } from '../store.ts';
import { connectTimeoutMs, type HostOptions, writableAddress } from './hosts.ts';

export interface ConnectionOptions extends HostOptions {
  /** Whether a pooler lends a connection for one transaction: the session can then hold nothing. */
  readonly pooled?: boolean;
  /** Called each time that a transaction is run again. */
  readonly onRetry?: ((code: RetryCode) => void) | undefined;
}

/** Serialization failure and deadlock: the database undid the whole transaction, and asks for it again. */
export const retryCodes = ['40001', '40P01'] as const;
export type RetryCode = (typeof retryCodes)[number];

type RunQuery = <Row extends object>(text: string, values?: readonly unknown[], name?: string) => Promise<pg.QueryResult<Row>>;

export interface Connection {
  /** One statement, which is a transaction of its own. Each failure is one of the store's two. */
  readonly query: RunQuery;
  /** The rows that one statement gives. */
  readonly rows: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** How many rows one statement changed. */
  readonly count: (text: string, values: readonly unknown[]) => Promise<number>;
  /** Several statements as one transaction, which may be run several times. */
  transaction<T>(work: (query: RunQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** SQLSTATE classes of bad data: cardinality, data exception, constraint violation, row too large. */
const dataClasses = ['21', '22', '23', '54'];

const codeOf = (failure: unknown): string => (failure as { code?: string } | undefined)?.code ?? '';

/** pg gives its own time limits, and connections that end, no code. */
function ownCodeOf(message: string): string {
  if (/timeout/i.test(message)) return 'timeout';
  return /terminated|not queryable|closed/i.test(message) ? 'connection_ended' : '';
}

/** Every failure as one of the store's two. An unknown one counts as the store's: a retry loses nothing. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreDataError || error instanceof StoreUnavailable) return error;
  const { code = '', message } = error as { code?: string; message: string };
  return dataClasses.includes(code.slice(0, 2)) && code.length === 5
    ? new StoreDataError(message)
    : new StoreUnavailable(message, code || ownCodeOf(message));
}

/** Milliseconds for read-only connections: no visitor waits for them. */
const readTimeoutMs = 20_000;
const writeTimeoutMs = 1500;

/** A transaction is run again so often at most, and as long as the answer comes within the 3 s of a visitor. */
const mostRetries = 12;
const retryForMs = 1200;
/** Longer from try to try, and by chance, so that two that met do not meet again. */
const retryWaitMs = (tries: number) => Math.random() * Math.min(150, 4 * 2 ** tries);

/** A wait for a lock ends before the query's time limit, so that the database stops waiting too. */
const sessionSettings = (readOnly: boolean) =>
  `-c synchronous_commit=on -c lock_timeout=1300 -c default_transaction_read_only=${readOnly ? 'on' : 'off'}`;

/** A write sent to a standby: nothing was done. */
const readOnlyCode = '25006';

/** Nothing was sent: it may be tried at another host. */
class NotConnected extends StoreUnavailable {}

function openPool(connectionString: string, { readOnly, pooled = false }: ConnectionOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: readOnly ? readTimeoutMs : writeTimeoutMs,
    keepAlive: true,
    application_name: 'lead-server',
    ...(pooled ? {} : { options: sessionSettings(readOnly) }),
  });
  // without this a database restart would end an idle server
  pool.on('error', () => {});
  return pool;
}

/** The pool of whichever host takes writes, beginning with the first address. */
function createFailover(options: ConnectionOptions, first: string) {
  let current = { address: first, pool: openPool(first, options) };
  let search: Promise<boolean> | undefined;

  async function lookForHost(): Promise<boolean> {
    const address = await writableAddress(options, connectTimeoutMs).catch(() => undefined);
    if (address === undefined || address === current.address) return address !== undefined;
    const { pool: before } = current;
    current = { address, pool: openPool(address, options) };
    // its queries in flight end with it
    void before.end().catch(() => {});
    return true;
  }

  return {
    pool: () => current.pool,
    hasSeveral: databaseAddresses(options.url, options.hosts).length > 1,
    /** Looks for the host that takes writes now, once for all that ask. @returns whether there is one */
    findHost(): Promise<boolean> {
      search ??= lookForHost().finally(() => {
        search = undefined;
      });
      return search;
    },
  };
}

type Work<Result> = (query: RunQuery) => Promise<Result>;

/** Does work on one connection of the pool. @throws NotConnected where there is none */
async function onClient<Result>(pool: pg.Pool, pooled: boolean, work: Work<Result>): Promise<Result> {
  const client = await pool.connect().catch((failure: unknown) => {
    const { message, code } = failureOf(failure) as StoreUnavailable;
    throw new NotConnected(message, code);
  });
  const ignore = () => {};
  client.on('error', ignore);
  let broken: unknown;
  try {
    return await work((text, values = [], name) =>
      client.query({ text, values: [...values], ...(name === undefined || pooled ? {} : { name }) }),
    );
  } catch (failure) {
    broken = failure;
    throw failure;
  } finally {
    client.off('error', ignore);
    // after its own time limit a query may still be under way, and a failed transaction open
    const isWhole = broken === undefined || (retryCodes as readonly string[]).includes(codeOf(broken));
    client.release(!isWhole);
  }
}

/** Does work again where the database undid it, and once more at another host where this one takes no writes. */
async function withRetries<Result>(
  { pool, hasSeveral, findHost }: ReturnType<typeof createFailover>,
  { pooled = false, onRetry }: ConnectionOptions,
  work: Work<Result>,
): Promise<Result> {
  const started = performance.now();
  let hasSearched = false;
  for (let tries = 0; ; tries += 1) {
    try {
      return await onClient(pool(), pooled, work);
    } catch (failure) {
      const code = codeOf(failure);
      const retry = retryCodes.find((each) => each === code);
      if (retry && tries < mostRetries && performance.now() - started < retryForMs) {
        onRetry?.(retry);
        await wait(retryWaitMs(tries));
        continue;
      }
      const known = failureOf(failure);
      if (hasSeveral && !hasSearched && (failure instanceof NotConnected || code === readOnlyCode)) {
        hasSearched = true;
        if (await findHost()) continue;
      } else if (hasSeveral && known instanceof StoreUnavailable) void findHost();
      throw known;
    }
  }
}

const asTransaction =
  <Result>(work: Work<Result>): Work<Result> =>
  async (query) => {
    await query('BEGIN');
    try {
      const result = await work(query);
      await query('COMMIT');
      return result;
    } catch (failure) {
      await query('ROLLBACK').catch(() => {});
      throw failure;
    }
  };

/**
 * A pool of connections to whichever host takes writes. Calls answer within 3 s also when it is away: 0.7 s to connect, 1.5 s for a
 * query. A transaction that the database undid because of another one is run again.
 * @param first the address to begin with. See docs/spec/errors.md#store-away.
 */
export function openConnection(options: ConnectionOptions, first: string): Connection {
  const failover = createFailover(options, first);
  const run = <Result>(work: Work<Result>) => withRetries(failover, options, work);
  const query: RunQuery = (text, values, name) => run((runQuery) => runQuery(text, values, name));
  return {
    query,
    rows: async <Row extends object>(text: string, values?: readonly unknown[]) => (await query<Row>(text, values)).rows,
    count: async (text, values) => (await query(text, values)).rowCount ?? 0,
    transaction: (work) => run(asTransaction(work)),
    close: () => failover.pool().end(),
  };
}
