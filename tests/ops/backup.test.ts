import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { leadBody } from '../support/lead-body.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const own = mkdtempSync(join(tmpdir(), 'backup-'));
const keyFile = join(own, 'data-keys');
writeFileSync(keyFile, `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 5 + 1)).toString('base64')}\n`);
const otherKeys = `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7 + 3)).toString('base64')}`;

let server: TestServer;
const ids: string[] = [];
const send = async () => {
  const answer = await server.post('/post-lead', leadBody({ email: `ann${ids.length}@example.com` }));
  ids.push(((await answer.json()) as { id: string }).id);
};
beforeAll(async () => {
  server = await startTestServer({ DATA_KEYS_FILE: keyFile });
  for (let n = 0; n < 5; n += 1) await send();
});
afterAll(async () => {
  await server.remove();
  rmSync(own, { recursive: true });
});

async function ops(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const env = { ...bareEnvironment, DATA_DIR: server.config.DATA_DIR, DATA_KEYS_FILE: keyFile, ...settings };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: Buffer.concat(chunks).toString() };
}

it('a copy into a missing folder is refused in a sentence', async () => {
  const refused = await ops({}, 'backup', join(own, 'none', 'leads.db'));
  expect(refused.code).toBe(1);
  expect(refused.said).toBe(
    `${join(own, 'none')} is no folder that you may write to: make it, and give it to the user that runs this command.\n`,
  );
});

it('a copy made while leads come in holds each earlier lead, opens with the keys, and is its owner’s alone', async () => {
  const copy = join(temporaryFolder(), 'leads.db');
  const before = ids.length;
  let isDone = false;
  const load = (async () => {
    while (!isDone) await send();
  })();
  const written = await ops({}, 'backup', copy);
  isDone = true;
  await load;
  expect(written).toMatchObject({ code: 0, said: expect.stringContaining('Written') });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const elsewhere = temporaryFolder();
  const verified = await ops({ DATA_DIR: elsewhere }, 'restore', copy, '--verify');
  expect(verified.code).toBe(0);
  const [, open, all] = /submissions \(lead\): (\d+) of (\d+) open/.exec(verified.said) ?? [];
  expect(open).toBe(all);
  expect(Number(all)).toBeGreaterThanOrEqual(before);
  expect(existsSync(join(elsewhere, 'leads.db'))).toBe(false);
});

it('an encrypted copy is restored with its secret key, and a server runs on it', async () => {
  const identity = await generateX25519Identity();
  const copy = join(temporaryFolder(), 'leads.db.age');
  const settings = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
  expect(await ops(settings, 'backup', copy)).toMatchObject({ code: 0 });
  expect(readFileSync(copy).includes('SQLite format 3')).toBe(false);
  expect([existsSync(`${copy}.part`), statSync(copy).mode & 0o777]).toEqual([false, 0o600]);
  const elsewhere = temporaryFolder();
  expect((await ops({ DATA_DIR: elsewhere }, 'restore', copy)).said).toContain('set BACKUP_IDENTITY');
  const restored = await ops({ DATA_DIR: elsewhere, BACKUP_IDENTITY: identity }, 'restore', copy);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('In place') });
  const again = await startTestServer({ DATA_KEYS_FILE: keyFile, DATA_DIR: elsewhere });
  try {
    const stored = (await again.leads()).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(ids.slice(0, 5)));
    expect((await again.post('/post-lead', leadBody())).status).toBe(200);
  } finally {
    await again.remove();
  }
});

it.each([
  ['other keys', { DATA_KEYS_FILE: '', DATA_KEYS: otherKeys }, () => {}, '0 of'],
  ['a copy that is cut off', {}, (copy: string) => truncateSync(copy, 40_000), 'damaged'],
  ['a file that is no database', {}, (copy: string) => writeFileSync(copy, 'leads'), 'not a database'],
])('%s: nothing is restored, and it says so', async (_, settings, damage, says) => {
  const copy = join(temporaryFolder(), 'leads.db');
  await ops({}, 'backup', copy);
  damage(copy);
  const elsewhere = temporaryFolder();
  const restored = await ops({ DATA_DIR: elsewhere, ...settings }, 'restore', copy);
  expect(restored.code).toBe(1);
  expect(restored.said).toContain(says);
  expect(existsSync(join(elsewhere, 'leads.db'))).toBe(false);
});

it('overwrites no file, and restores over no store', async () => {
  const copy = join(temporaryFolder(), 'leads.db');
  await ops({}, 'backup', copy);
  expect(await ops({}, 'backup', copy)).toMatchObject({ code: 1, said: expect.stringContaining('exists') });
  expect(await ops({}, 'restore', copy)).toMatchObject({ code: 1, said: expect.stringContaining('stop the server') });
});

it('a setting in a missing file is named, and so is one that is given twice', async () => {
  expect((await ops({ DATA_KEYS_FILE: '/nowhere/keys' }, 'health')).said).toContain(
    'DATA_KEYS_FILE: its file cannot be read (ENOENT)',
  );
  expect((await ops({ DATA_KEYS: otherKeys }, 'health')).said).toContain('DATA_KEYS and DATA_KEYS_FILE are both set');
});
