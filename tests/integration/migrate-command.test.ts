import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../lead-server/src/store/postgres/store.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { leadBody } from '../support/lead-body.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { type Cluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startTestServer } from '../support/running-server.ts';

async function ops(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const env = { ...bareEnvironment, DATA_DIR: temporaryFolder(), ...settings };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: Buffer.concat(chunks).toString() };
}

it('the embedded database is migrated too', async () => {
  expect(await ops({}, 'migrate')).toEqual({ code: 0, said: 'The embedded database is up to date.\n' });
});

describe.skipIf(!postgresPrograms())('a service whose role owns nothing', () => {
  let cluster: Cluster;
  /** The same database as its owner, as the service, and as the cluster's administrator. */
  let owner = '';
  let service = '';
  let admin = '';
  async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }
  beforeAll(async () => {
    cluster = (await startCluster()) as Cluster;
    admin = cluster.database('apart');
    const as = (role: string) => admin.replace('tester@', `${role}@`);
    [owner, service] = [as('leads_owner'), as('lead_server')];
    await query(admin, 'CREATE ROLE leads_owner LOGIN; CREATE ROLE lead_server LOGIN; ALTER DATABASE apart OWNER TO leads_owner');
  });
  afterAll(() => cluster.remove());
  const settings = () => ({ DATABASE_URL: service, MIGRATE_DATABASE_URL: owner });

  it('does not start before the command has run, and names the remedy', async () => {
    await expect(startTestServer({ DATABASE_URL: service })).rejects.toThrow(
      /Run `ops migrate` first, with MIGRATE_DATABASE_URL/,
    );
    await expect(startTestServer({ DATABASE_URL: service, MIGRATE_AT_START: 'off' })).rejects.toThrow(
      /lacks 0001_start\.sql.*or set MIGRATE_AT_START=on/s,
    );
    expect(await query(admin, 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()')).toEqual([]);
    expect(await ops({ DATABASE_URL: service }, 'migrate')).toMatchObject({
      code: 1,
      said: expect.stringContaining('has to own the tables'),
    });
  });

  it('serves once it has run, owns no table and may alter none', async () => {
    const first = await ops(settings(), 'migrate');
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('ran 0001_start.sql') });
    expect(first.said).toContain('the role of DATABASE_URL may use them');
    expect((await ops(settings(), 'migrate')).said).not.toContain('ran ');
    const server = await startTestServer({ DATABASE_URL: service, MIGRATE_AT_START: 'off' });
    try {
      expect((await server.post('/post-lead', leadBody())).status).toBe(200);
      expect(await server.leads()).toHaveLength(1);
    } finally {
      await server.remove();
    }
    expect(await query(admin, "SELECT relname FROM pg_class WHERE pg_get_userbyid(relowner) = 'lead_server'")).toEqual([]);
    for (const statement of [
      'CREATE TABLE own (a INTEGER)',
      'ALTER TABLE facts ADD own INTEGER',
      'TRUNCATE facts',
      'DELETE FROM migrations',
    ])
      await expect(query(service, statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('has a primary key in every table, so that a published one replicates an erasure', async () => {
    const without = await query(
      admin,
      `SELECT tablename FROM pg_tables t WHERE schemaname = current_schema() AND NOT EXISTS (
        SELECT 1 FROM pg_index WHERE indrelid = t.tablename::regclass AND indisprimary)`,
    );
    expect(without).toEqual([]);
    await query(admin, 'CREATE PUBLICATION everything FOR ALL TABLES');
    const store = await openPostgresStore({ url: service, readOnly: false });
    try {
      const [row] = await store.submissions('lead', { after: '', limit: 1 });
      const sealed = Buffer.from('erased');
      if (!row) throw new Error('nothing is stored');
      expect(await store.rewrite({ id: row.id, before: row.sealed, state: 'erased', sealed })).toBe(true);
    } finally {
      await store.close();
    }
  });

  it('refuses a database that was rebuilt without its unique key', async () => {
    await query(owner, 'ALTER TABLE submissions DROP CONSTRAINT submissions_key_key');
    await expect(openPostgresStore({ url: service, readOnly: false })).rejects.toThrow(/lacks unique keys.*submissions \(key\)/s);
  });

  it('goes on where a key was built by hand before', async () => {
    const url = cluster.database('elsewhere');
    const store = await openPostgresStore({ url, readOnly: false });
    await store.close();
    const names = (await query(url, 'SELECT name FROM migrations ORDER BY number')).map(({ name }) => name);
    expect(names).toContain('0008_inline.sql');
    // its key is there already: built by hand before
    await query(url, "DELETE FROM migrations WHERE name = '0010_primary_key.sql'");
    await (await openPostgresStore({ url, readOnly: false })).close();
    expect((await query(url, 'SELECT name FROM migrations ORDER BY number')).map(({ name }) => name)).toEqual(names);
  });
});
