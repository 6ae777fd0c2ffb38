import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseAddresses } from '../../lib/database-addresses.ts';
import { ConfigError } from '../../settings/config.ts';
import { StoreDataError, StoreUnavailable } from '../store.ts';

export interface ConnectionOptions {
  /** One address, or libpq's form with several hosts. */
  readonly url: string;
  /** Hosts in place of the address's; the one that takes writes is found. */
  readonly hosts?: readonly string[] | undefined;
  /** Whether a pooler lends a connection for one transaction: the session can then hold nothing. */
  readonly pooled?: boolean;
  /** For looking while a server runs: nothing is created or changed. */
  readonly readOnly: boolean;
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

/** Every failure as one of the store's two. What is not known counts as the store's trouble: nothing is lost by sending it again. */
function failureOf(error: unknown): Error {
  if (error instanceof StoreDataError || error instanceof StoreUnavailable) return error;
  const { code = '', message } = error as { code?: string; message: string };
  return dataClasses.includes(code.slice(0, 2)) && code.length === 5
    ? new StoreDataError(message)
    : new StoreUnavailable(message, code || ownCodeOf(message));
}

/** Milliseconds for who only looks: no visitor waits for them. */
const readTimeoutMs = 20_000;
const writeTimeoutMs = 1500;
const connectTimeoutMs = 700;

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

/** Whether this host takes writes (libpq's target_session_attrs=read-write). @throws what keeps it from being reached */
async function takesWrites(connectionString: string, connectionTimeoutMillis: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, query_timeout: connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    return rows[0]?.transaction_read_only !== 'on';
  } finally {
    await client.end().catch(() => {});
  }
}

const standby = new ConfigError(
  'DATABASE_URL leads to a standby, which takes no writes. Name the primary there, or every host in DATABASE_HOSTS: the primary is found.',
);

/**
 * The address that takes writes; for who only looks any that answers, where none does.
 * @throws ConfigError where there are standbys only, and the first host's failure where none answers
 */
export async function writableAddress(
  { url, hosts, readOnly }: ConnectionOptions,
  timeoutMs: number = connectTimeoutMs,
): Promise<string> {
  const addresses = databaseAddresses(url, hosts);
  const found = await Promise.allSettled(addresses.map((each) => takesWrites(each, timeoutMs)));
  const first = (is: (each: PromiseSettledResult<boolean>) => boolean) => addresses[found.findIndex(is)];
  const writable = first((each) => each.status === 'fulfilled' && each.value);
  if (writable !== undefined) return writable;
  const answering = first((each) => each.status === 'fulfilled');
  if (answering === undefined) throw (found[0] as PromiseRejectedResult).reason;
  if (readOnly) return answering;
  throw standby;
}

/**
 * A pool of connections to whichever host takes writes. Calls answer within 3 s also when it is away: 0.7 s to connect, 1.5 s for a
 * query. A transaction that the database undid because of another one is run again.
 * @param first the address to begin with. See docs/spec/errors.md#store-away.
 */
export function openConnection(options: ConnectionOptions, first: string): Connection {
  const { readOnly, pooled = false, onRetry } = options;
  const hasSeveral = databaseAddresses(options.url, options.hosts).length > 1;
  function poolAt(address: string) {
    const opened = new pg.Pool({
      connectionString: address,
      max: 10,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: readOnly ? readTimeoutMs : writeTimeoutMs,
      keepAlive: true,
      application_name: 'lead-server',
      ...(pooled ? {} : { options: sessionSettings(readOnly) }),
    });
    // without this a database restart would end an idle server
    opened.on('error', () => {});
    return { address, pool: opened };
  }
  let current = poolAt(first);
  let search: Promise<boolean> | undefined;

  /** Looks for the host that takes writes now, once for all that ask. @returns whether there is one */
  function findHost(): Promise<boolean> {
    search ??= writableAddress(options, connectTimeoutMs)
      .then(
        (address) => {
          if (address === current.address) return true;
          const { pool: before } = current;
          current = poolAt(address);
          // what it still has under way ends as it ends
          void before.end().catch(() => {});
          return true;
        },
        () => false,
      )
      .finally(() => {
        search = undefined;
      });
    return search;
  }

  async function onClient<T>(work: (query: RunQuery) => Promise<T>): Promise<T> {
    const client = await current.pool.connect().catch((failure: unknown) => {
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

  async function again<T>(work: (query: RunQuery) => Promise<T>): Promise<T> {
    const started = performance.now();
    let hasSearched = false;
    for (let tries = 0; ; tries += 1) {
      try {
        return await onClient(work);
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

  return {
    query: (text, values, name) => again((query) => query(text, values, name)),
    transaction: (work) =>
      again(async (query) => {
        await query('BEGIN');
        try {
          const result = await work(query);
          await query('COMMIT');
          return result;
        } catch (failure) {
          await query('ROLLBACK').catch(() => {});
          throw failure;
        }
      }),
    close: () => current.pool.end(),
  };
}
