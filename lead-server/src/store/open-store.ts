import { join } from 'node:path';
import { databaseAddresses } from '../lib/database-addresses.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import type { RetryCode } from './postgres/connection.ts';
import { migratePostgres, openPostgresLater, openPostgresStore, type PostgresOptions } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import { type Store, StoreUnavailable } from './store.ts';

export interface OpenedStore {
  readonly store: Store;
  readonly name: 'sqlite' | 'postgres';
  /** How many flushes of the group commit it takes at once. See docs/spec/storage.md#group-commit. */
  readonly maxFlushes: number;
}

/** PostgreSQL does not answer: it may be back in a moment. */
export class DatabaseAway extends ConfigError {}

const awayCodes = ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '57P03', 'timeout'];

/** Problems by error code that the owner of DATABASE_URL can correct. */
const connectionProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up',
  '28P01': 'the user or the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database',
  '57P03': 'it is still starting',
  timeout: 'nothing answers there in time',
};

/** @throws ConfigError without the address, which contains the password */
const asConfigError =
  (setting: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL') =>
  (failure: unknown): never => {
    const { code: given = '', message = '' } = failure as { code?: string; message?: string };
    // pg gives its own time limit no code
    const code = given === '' && /timeout/i.test(message) ? 'timeout' : given;
    const why = Object.hasOwn(connectionProblems, code) ? connectionProblems[code] : undefined;
    if (why === undefined) throw failure;
    const Fault = awayCodes.includes(code) ? DatabaseAway : ConfigError;
    throw new Fault(`${setting}: PostgreSQL cannot be opened: ${why} (${code}).`, { cause: failure });
  };

type StoreSettings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Config, 'DATABASE_HOSTS' | 'DATABASE_POOLER' | 'MIGRATE_AT_START'>>;

/** How PostgreSQL is opened; undefined for the embedded store. */
function postgresOptions(
  { DATABASE_URL: url, DATABASE_HOSTS: hosts, DATABASE_POOLER, MIGRATE_AT_START = 'on' }: StoreSettings,
  readOnly: boolean,
  onRetry?: (code: RetryCode) => void,
): PostgresOptions | undefined {
  if (url === undefined) return undefined;
  return { url, hosts, readOnly, pooled: DATABASE_POOLER === 'transaction', onRetry, migrates: MIGRATE_AT_START === 'on' };
}

/** What PostgreSQL's store is beside its operations. */
const asPostgres = { name: 'postgres', maxFlushes: 2 } as const;

/**
 * PostgreSQL with DATABASE_URL, else the embedded store under DATA_DIR.
 * @param readOnly for looking while a server runs
 * @param onRetry called when PostgreSQL undid a transaction, and it is run again
 * @throws DatabaseAway where PostgreSQL cannot be reached, ConfigError where it lets nobody in
 */
export async function openStore(
  config: StoreSettings,
  readOnly = false,
  onRetry?: (code: RetryCode) => void,
): Promise<OpenedStore> {
  const postgres = postgresOptions(config, readOnly, onRetry);
  if (postgres) return { ...asPostgres, store: await openPostgresStore(postgres).catch(asConfigError('DATABASE_URL')) };
  return { name: 'sqlite', maxFlushes: 1, store: await openSqliteStore({ file: join(config.DATA_DIR, 'leads.db'), readOnly }) };
}

/**
 * PostgreSQL that is away now. `prepare` has to be through before the store is used; it throws as `openStore` does.
 * @throws Error without DATABASE_URL: the embedded store is never away
 */
export function openStoreLater(
  config: StoreSettings,
  onRetry?: (code: RetryCode) => void,
): OpenedStore & { readonly prepare: () => Promise<void> } {
  const postgres = postgresOptions(config, false, onRetry);
  if (!postgres) throw new Error('The embedded store is opened at once.');
  const { store, prepare } = openPostgresLater(postgres);
  return { ...asPostgres, store, prepare: () => prepare().catch(asConfigError('DATABASE_URL')) };
}

const userOf = (address: string) => decodeURIComponent(new URL(databaseAddresses(address)[0] ?? address).username);

/**
 * Brings the tables of the store up to date: PostgreSQL's as the role of MIGRATE_DATABASE_URL, where there is one.
 * @returns the names of the migrations run; undefined for the embedded store, which does it whenever it is opened
 */
export async function migrateStore(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_HOSTS' | 'DATA_DIR' | 'DATABASE_POOLER' | 'MIGRATE_DATABASE_URL'>,
): Promise<Awaited<ReturnType<typeof migratePostgres>> | undefined> {
  const { DATABASE_URL, MIGRATE_DATABASE_URL, DATABASE_HOSTS: hosts, DATABASE_POOLER } = config;
  const url = MIGRATE_DATABASE_URL ?? DATABASE_URL;
  if (url === undefined) {
    await (await openStore(config)).store.close();
    return undefined;
  }
  const role = DATABASE_URL === undefined ? '' : userOf(DATABASE_URL);
  const pooled = MIGRATE_DATABASE_URL === undefined && DATABASE_POOLER === 'transaction';
  return migratePostgres({ url, hosts, pooled }, role).catch(
    asConfigError(MIGRATE_DATABASE_URL === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL'),
  );
}

/** Runs queries on a store of their own, so that counting many rows delays no lead. Rejects with StoreUnavailable. */
export type WithReadOnlyStore = <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>;

/** For how long a store that was read is kept open for the next read: a page of the studio asks for several lists. */
const idleMs = 10_000;

export interface Readers {
  readonly withReadOnlyStore: WithReadOnlyStore;
  close(): Promise<void>;
}

/**
 * Reads beside the store that these settings name. Reads at the same time have a store each; the last one stays open for
 * a while, because the thread of an embedded store takes most of 100 ms to start.
 */
export function createReaders(config: StoreSettings): Readers {
  let idle: Store | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function takeIdle(): Store | undefined {
    clearTimeout(timer);
    const taken = idle;
    idle = undefined;
    return taken;
  }
  const closeIdle = async () => takeIdle()?.close();

  return {
    async withReadOnlyStore(use) {
      const store =
        takeIdle() ??
        (
          await openStore(config, true).catch((failure: Error) => {
            const { code } = (failure.cause ?? failure) as { code?: string };
            throw new StoreUnavailable(failure.message, code);
          })
        ).store;
      let isWell = false;
      try {
        const result = await use(store);
        isWell = true;
        return result;
      } finally {
        if (isWell && !isClosed && !idle) {
          idle = store;
          // one that can't be closed is no reason to end the process
          timer = setTimeout(() => void closeIdle().catch(() => {}), idleMs).unref();
        } else await store.close();
      }
    },
    close() {
      isClosed = true;
      return closeIdle();
    },
  };
}
