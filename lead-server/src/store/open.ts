import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgresStore } from './postgres/store.ts';
import { openSqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

export interface OpenStore {
  readonly store: Store;
  readonly name: 'sqlite' | 'postgres';
  /** Flushes of the group commit that it takes at once (design: server.md, 3). */
  readonly inFlight: number;
}

/**
 * PostgreSQL with DATABASE_URL, else the embedded store under DATA_DIR.
 * @param readOnly for looking while a server runs
 */
export async function openStore(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & { readonly DATABASE_POOLER?: Config['DATABASE_POOLER'] },
  readOnly = false,
): Promise<OpenStore> {
  const { DATABASE_URL: url, DATABASE_POOLER } = config;
  if (url !== undefined) {
    return {
      name: 'postgres',
      inFlight: 2,
      store: await openPostgresStore({ url, readOnly, pooled: DATABASE_POOLER === 'transaction' }),
    };
  }
  return { name: 'sqlite', inFlight: 1, store: await openSqliteStore({ file: join(config.DATA_DIR, 'leads.db'), readOnly }) };
}
