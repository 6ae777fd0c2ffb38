import pg from 'pg';
import { databaseAddresses } from '../../lib/database-addresses.ts';
import { ConfigError } from '../../settings/config.ts';

export interface HostOptions {
  /** One address, or libpq's form with several hosts. */
  readonly url: string;
  /** Hosts in place of the address's; the one that takes writes is found. */
  readonly hosts?: readonly string[] | undefined;
  /** For looking while a server runs: nothing is created or changed. */
  readonly readOnly: boolean;
}

/** Milliseconds. */
export const connectTimeoutMs = 700;

/** Whether this host takes writes (libpq's target_session_attrs=read-write). @throws the connection error */
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
  { url, hosts, readOnly }: HostOptions,
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
