import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault, undefinedIfUnreadable } from '../../lead-server/src/vault/vault.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { bothStores, type StoreAdapter } from '../support/both-stores.ts';
import { eraseByTwo } from '../support/erase-by-two.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { postgresPrograms } from '../support/postgres-cluster.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

const DATA_KEYS = `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 5 + 1)).toString('base64')}`;
const vault = createVault([parseDataKey(DATA_KEYS)]);

type Place = Readonly<Record<string, string>>;

async function ops(place: Place, ...args: readonly string[]) {
  const env = { ...bareEnvironment, DATA_KEYS, ...place };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: Buffer.concat(chunks).toString() };
}

function run(program: string, ...args: readonly string[]): void {
  const done = spawnSync(join(postgresPrograms() ?? '', program), args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
}

type SealedRow = { readonly id: string; readonly sealed: Uint8Array };

/** A copy as the handbook says to make it: the database without the keys, and the keys. */
interface Copy {
  readonly database: string;
  readonly keys: string;
}

interface Tools {
  make(own: Place, name: string): Promise<Copy>;
  /** Restores it with these keys. @returns the output of `ops`, and its exit code */
  restore(database: string, keys: string, place: Place): Promise<{ readonly code: number; readonly said: string }>;
  /** Rows of a table in the copy. */
  read(file: string, place: Place, table: string): Promise<readonly SealedRow[]>;
}

const folder = (place: Place) => place.DATA_DIR ?? '';
const address = (place: Place) => place.DATABASE_URL ?? '';

const tools: Readonly<Record<StoreAdapter['name'], Tools>> = {
  sqlite: {
    async make(own, name) {
      const database = join(temporaryFolder(), name);
      expect(await ops(own, 'backup', database)).toMatchObject({ code: 0 });
      return { database, keys: `${database}.keys` };
    },
    async restore(database, keys, place) {
      const verified = await ops(place, 'restore', database, '--keys', keys, '--verify');
      expect(existsSync(join(folder(place), 'leads.db'))).toBe(false);
      return verified.code === 0 ? { ...(await ops(place, 'restore', database, '--keys', keys)), said: verified.said } : verified;
    },
    async read(file, _place, table) {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = database.prepare(`SELECT id, sealed FROM ${table} ORDER BY id`).all();
      database.close();
      return rows as unknown as readonly SealedRow[];
    },
  },
  postgres: {
    async make(own, name) {
      const copies = temporaryFolder();
      const copy = { database: join(copies, name), keys: join(copies, `${name}.keys`) };
      run('pg_dump', '-Fc', '--exclude-table-data=submission_keys', '-f', copy.database, address(own));
      run('pg_dump', '-Fc', '--data-only', '-t', 'submission_keys', '-f', copy.keys, address(own));
      return copy;
    },
    async restore(database, keys, place) {
      run('pg_restore', '-d', address(place), '--no-owner', database);
      run('pg_restore', '-d', address(place), '--no-owner', keys);
      return ops(place, 'restore', '--verify');
    },
    async read(_file, place, table) {
      const client = new pg.Client({ connectionString: address(place) });
      await client.connect();
      const { rows } = await client.query<SealedRow>(`SELECT id, sealed FROM ${table} ORDER BY id`);
      await client.end();
      return rows;
    },
  },
};

/** An owner of the copy, the newest keys and DATA_KEYS tries each key at each record. */
function openedBy(keys: readonly SealedRow[], table: string, rows: readonly SealedRow[]): readonly string[] {
  return rows
    .filter(({ id, sealed }) =>
      keys.some((key) => undefinedIfUnreadable(() => vault.decrypt(table, id, sealed, { of: key.id, sealed: key.sealed }))),
    )
    .map(({ id }) => id);
}

async function send(server: TestServer, number: number): Promise<string> {
  const answer = await server.post('/post-lead', leadBody({ email: `ann${number}@example.com` }));
  return ((await answer.json()) as { id: string }).id;
}

describe.each(bothStores('shredded'))('$label', ({ name, settings }) => {
  const { make, restore, read } = tools[name];

  it('leads erased after a copy was made cannot be decrypted from it with the newest keys; all others can', async () => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const own = { DATA_DIR: temporaryFolder(), DATA_KEYS, LEAD_EXCHANGE_URL: exchange.url, ...settings() };
    const server = await startTestServer(own);
    const ids: string[] = [];
    for (const number of [0, 1, 2, 3]) ids.push(await send(server, number));
    const [erased = '', ...others] = ids;
    const attempts = () => server.look((store) => Promise.all(ids.map((id) => store.attemptLog(`${id}.exchange`))));
    await expect.poll(async () => (await attempts()).every((each) => each !== undefined), slowTest).toBe(true);
    const keysThen = (await server.leads()).map(({ ownKey }) => Buffer.from(ownKey ?? []));

    const old = await make(own, 'old.db');
    // no key is in the copy itself, not even in what it has deleted
    expect(keysThen.filter((key) => key.length === 0 || readFileSync(old.database).includes(key))).toEqual([]);
    expect(await eraseByTwo(async (...args) => (await ops(own, ...args)).said, '--email', 'ann0@example.com')).toContain(
      '1 done.',
    );
    const late = await send(server, 4);
    const newest = await make(own, 'newest.db');
    await server.remove();

    // with the keys of then all would open: it is the key that is gone
    const before = { DATA_DIR: temporaryFolder(), DATA_KEYS, ...settings() };
    expect(await restore(old.database, old.keys, before)).toMatchObject({
      code: 0,
      said: expect.stringContaining('submissions (lead): 4 of 4 open\n'),
    });

    const place = { DATA_DIR: temporaryFolder(), DATA_KEYS, ...settings() };
    expect(await restore(old.database, newest.keys, place)).toMatchObject({
      code: 0,
      said: expect.stringContaining('submissions (lead): 3 of 4 open, 1 without a key'),
    });
    const keys = await read(newest.keys, place, 'submission_keys');
    const kept = keys.filter(({ sealed }) => sealed.length > 0).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining([...others, late]));
    expect(kept).not.toContain(erased);
    expect(openedBy(keys, 'submissions', await read(old.database, place, 'submissions'))).toEqual(others);
    const sent = await read(old.database, place, 'exchanges');
    expect(sent.map(({ id }) => id)).toContain(`${erased}.exchange`);
    expect(openedBy(keys, 'exchanges', sent)).toEqual(others.map((id) => `${id}.exchange`));

    // a server runs on it, and repeats the erasures made since
    const again = await startTestServer(place);
    try {
      await expect.poll(async () => (await again.look((store) => store.byIds([erased])))[0]?.state, slowTest).toBe('erased');
      const leads = await again.leads();
      expect(leads.map(({ id, kept }) => [id, kept.is])).toEqual([[erased, 'erased'], ...others.map((id) => [id, 'lead'])]);
      expect(leads[0]).toMatchObject({ emailMac: '', phoneMac: '' });
    } finally {
      await again.remove();
    }
  }, 180_000);

  it('keys older than the copy are told from destroyed keys: the restore is reported as incomplete', async () => {
    const own = { DATA_DIR: temporaryFolder(), DATA_KEYS, ...settings() };
    const server = await startTestServer(own);
    await send(server, 0);
    const older = await make(own, 'older.db');
    await send(server, 1);
    const newer = await make(own, 'newer.db');
    await server.remove();
    const place = { DATA_DIR: temporaryFolder(), DATA_KEYS, ...settings() };
    const restored = await restore(newer.database, older.keys, place);
    expect(restored.code).toBe(1);
    expect(restored.said).toContain('submissions (lead): 1 of 2 open\n');
    expect(existsSync(join(folder(place), 'leads.db'))).toBe(false);
  }, 120_000);
});

it('a copy of an earlier version is restored, and erased leads in it stay known as erased', async () => {
  const own = { DATA_DIR: temporaryFolder(), DATA_KEYS };
  const server = await startTestServer(own);
  const ids = [await send(server, 0), await send(server, 1)];
  await eraseByTwo(async (...args) => (await ops(own, ...args)).said, '--email', 'ann0@example.com');
  const leads = await server.leads();
  await server.stop();
  const copy = join(own.DATA_DIR, 'leads.db');
  const database = new DatabaseSync(copy);
  for (const { id, sealed, ownKey } of leads.filter(({ state }) => state !== 'erased')) {
    const before = vault.encrypt('submissions', id, vault.decrypt('submissions', id, sealed, { of: id, sealed: ownKey }));
    database.prepare('UPDATE submissions SET sealed = ? WHERE id = ?').run(before, id);
  }
  database.exec(`
    DELETE FROM submissions WHERE kind = 'privacy'; DROP TABLE submission_keys;
    DELETE FROM migrations WHERE name = '0012_submission_keys.sql'`);
  database.close();
  const place = { DATA_DIR: temporaryFolder(), DATA_KEYS };
  expect(await ops(place, 'restore', copy)).toMatchObject({
    code: 0,
    said: expect.stringContaining('submissions (lead): 2 of 2 open\n'),
  });
  const again = await startTestServer(place);
  try {
    expect((await again.leads()).map(({ id, kept, ownKey }) => [id, kept.is, ownKey?.length])).toEqual([
      [ids[0], 'erased', 0],
      [ids[1], 'lead', undefined],
    ]);
    await send(again, 2);
  } finally {
    await again.stop();
  }
  expect(await ops(place, 'restore', '--verify')).toMatchObject({
    code: 0,
    said: expect.stringContaining('submissions (lead): 3 of 3 open\n'),
  });
}, 60_000);
