import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type * as migrations from '../../lead-server/src/store/migrations.ts';
import { openPostgresStore } from '../../lead-server/src/store/postgres/store.ts';
import { openDatabase } from '../../lead-server/src/store/sqlite/database.ts';
import { bothStores, type StoreAdapter } from '../support/both-stores.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

/** A migration that comes after all others, where it has SQL. */
const next = vi.hoisted(() => ({ sql: '', name: 'next' }));
vi.mock('../../lead-server/src/store/migrations.ts', async (original) => {
  const { readMigrations } = await original<typeof migrations>();
  return {
    readMigrations: (folder: URL) => {
      const all = readMigrations(folder);
      return next.sql === '' ? all : [...all, { number: all.length + 1, ...next }];
    },
  };
});

const sql = 'CREATE TABLE half (a INTEGER); INSERT INTO half VALUES (1);';
const mended = { sql, name: 'next' };
/** What fails half-way: the SQL itself, or the entry that it was run. */
const failures = [
  ['the SQL', { sql: `${sql} INSERT INTO missing VALUES (1);`, name: 'next' }],
  ['the entry', { sql, name: null as never }],
] as const;

interface Database {
  /** Starts a server's store on it, which migrates. */
  start(): Promise<void>;
  query(sql: string): Promise<readonly unknown[]>;
}

const databases: Readonly<Record<StoreAdapter['name'], (settings: Readonly<Record<string, string>>) => Database>> = {
  sqlite: () => {
    const file = join(temporaryFolder(), 'leads.db');
    return {
      start: async () => openDatabase({ file, readOnly: false }).close(),
      async query(sql) {
        const database = new DatabaseSync(file);
        try {
          if (sql.startsWith('SELECT')) return database.prepare(sql).all();
          database.exec(sql);
          return [];
        } finally {
          database.close();
        }
      },
    };
  },
  postgres: ({ DATABASE_URL: url = '' }) => ({
    start: async () => (await openPostgresStore({ url, readOnly: false })).close(),
    async query(sql) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
  }),
};

describe.each(bothStores('migrations'))('$label', ({ name, settings }) => {
  const setUp = databases[name];
  it.each(failures)('a migration of which %s fails changes nothing, and runs once repaired', async (_what, failure) => {
    const { start, query } = setUp(settings());
    const entries = () => query('SELECT number, name FROM migrations ORDER BY number');
    Object.assign(next, { sql: '' });
    await start();
    const before = await entries();
    Object.assign(next, failure);
    await expect(start()).rejects.toThrow();
    await expect(query('SELECT a FROM half')).rejects.toThrow(/half/);
    expect(await entries()).toEqual(before);
    Object.assign(next, mended);
    for (const _ of ['the mended start', 'a later one']) {
      await start();
      expect(await query('SELECT a FROM half')).toEqual([{ a: 1 }]);
      expect(await entries()).toEqual([...before, { number: before.length + 1, name: 'next' }]);
    }
  });

  it.each([
    ['a campaign', 'campaign_versions', "'a', 1, '{}', 'h', '', 0, 0, 'ana', '', 'cli'"],
    ['settings', 'settings_versions', "'brands', 1, '{}', 'h', 0, 0, 'ana', '', 'cli'"],
  ])('a version of %s is never changed or removed, whoever asks', async (_what, table, row) => {
    const { start, query } = setUp(settings());
    Object.assign(next, { sql: '' });
    await start();
    await query(`INSERT INTO ${table} VALUES (${row})`);
    await expect(query(`UPDATE ${table} SET body = '{ }'`)).rejects.toThrow(/never changed/);
    await expect(query(`DELETE FROM ${table}`)).rejects.toThrow(/never (changed or )?removed/);
    expect(await query(`SELECT body FROM ${table}`)).toEqual([{ body: '{}' }]);
  });

  it.each([
    ['campaigns', 'campaigns', 'key'],
    ['experiments', 'experiment_looks', 'comparison'],
    ['spend', 'spend', 'cents'],
    ['desk', 'four_eyes', 'scope'],
    ['settings', 'settings_versions', 'body'],
    ['experiment-leads', 'experiment_leads', 'variant'],
  ])('the tables of %s go down and up again', async (file, table, column) => {
    const { start, query } = setUp(settings());
    Object.assign(next, { sql: '' });
    await start();
    const entries = await query('SELECT name FROM migrations ORDER BY number');
    const down = new URL(`../../lead-server/src/store/${name}/migrations/down/${file}.sql`, import.meta.url);
    await query(readFileSync(down, 'utf8'));
    await expect(query(`SELECT ${column} FROM ${table}`)).rejects.toThrow(table);
    await start();
    expect(await query(`SELECT ${column} FROM ${table}`)).toEqual([]);
    expect(await query('SELECT name FROM migrations ORDER BY number')).toEqual(entries);
  });
});
