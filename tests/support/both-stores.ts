import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openPostgresStore } from '../../lead-server/src/store/postgres/store.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { inLongForm } from './long-form.ts';
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts';

export interface StoreAdapter {
  readonly name: 'sqlite' | 'postgres';
  /** As tables name it. */
  readonly label: 'SQLite' | 'PostgreSQL';
  /** As suites name it that run at several levels of isolation. */
  readonly title: string;
  /** A server's settings that choose this database, each time a new and empty one. */
  readonly settings: () => Readonly<Record<string, string>>;
  /** @param folder of SQLite's file */
  readonly open: (folder: string) => Promise<Store>;
}

export const sqlite: StoreAdapter = {
  name: 'sqlite',
  label: 'SQLite',
  title: 'SQLite',
  settings: () => ({}),
  open: (folder) => openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false }),
};

/**
 * Runs one suite on both stores: SQLite, and a new database in a private PostgreSQL of the file. Where PostgreSQL is not
 * installed its half is left out, with a message.
 * @param database prefix of the names in the cluster
 * @param options `pooled`: as through a pooler, without session settings and prepared names; `serializable`: also on a PostgreSQL
 * whose every transaction is serializable, as in engines that know nothing else
 */
export function bothStores(database: string, { pooled = false, serializable = false } = {}): readonly StoreAdapter[] {
  if (!postgresPrograms()) {
    console.warn(`SKIPPED: ${database} is not tested on PostgreSQL, because PostgreSQL is not installed here.`);
    return [sqlite];
  }
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.remove());
  let made = 0;
  const url = () => {
    made += 1;
    return cluster?.database(`${database}${made}`) ?? '';
  };
  const postgres: StoreAdapter = {
    name: 'postgres',
    label: 'PostgreSQL',
    title: 'PostgreSQL',
    settings: () => ({ DATABASE_URL: url() }),
    open: () => openPostgresStore({ url: url(), readOnly: false, pooled }),
  };
  const serializableUrl = () => {
    made += 1;
    return cluster?.database(`${database}${made}`, { default_transaction_isolation: 'serializable' }) ?? '';
  };
  const strict: StoreAdapter = {
    name: 'postgres',
    label: 'PostgreSQL',
    title: 'PostgreSQL, serializable',
    settings: () => ({ DATABASE_URL: serializableUrl() }),
    open: () => openPostgresStore({ url: serializableUrl(), readOnly: false, pooled }),
  };
  return serializable ? [sqlite, postgres, strict] : [sqlite, postgres];
}

/**
 * The stores over which a route or an act is tried. In the gate SQLite alone: what the stores do alike, tests/integration/*-store
 * hold over both there. See docs/decisions/0029-what-the-gate-runs.md.
 */
export const gateStores = (database: string): readonly StoreAdapter[] => (inLongForm ? bothStores(database) : [sqlite]);

/** A store of the suite's own, opened before its tests and closed after them. */
export function withStore({ open }: StoreAdapter, use: (store: Store) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  let store: Store | undefined;
  beforeAll(async () => {
    store = await open(folder);
    use(store);
  });
  afterAll(async () => {
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
