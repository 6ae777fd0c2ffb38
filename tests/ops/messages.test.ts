import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { leadBody } from '../support/lead-body.ts';
import { gateShare } from '../support/long-form.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { typedCommand } from '../support/typed-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lead-server-messages-'));
  writeFileSync(join(folder, 'a-file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command that must fail, on its own data. @returns its output */
async function failing(args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...bareEnvironment, NODE_ENV: 'test', DATA_DIR: folder, PORT: '0', ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said;
}

describe('an unusable setting is reported without a stack or a secret', () => {
  it.each([
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://reader:hunter2@127.0.0.1:1/leads' },
      /^DATABASE_URL: .+ nothing answers/,
    ],
    ['a host that is not this machine', { HOST: '192.0.2.1' }, /^HOST is no address of this machine/],
    ['a data folder that is a file', { DATA_DIR: 'a-file' }, /a-file cannot be used .+ DATA_DIR\.\n$/],
    [
      'a folder without the built funnel, in production',
      { NODE_ENV: 'production', DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`, FUNNEL_DIR: '/nowhere' },
      /^FUNNEL_DIR: should be where .+\n$/,
    ],
    ['a setting of another kind', { LOG_LEVEL: 'loud' }, /\n {2}LOG_LEVEL: should be one of debug, info/],
  ])('%s', async (_what, { DATA_DIR, ...settings }: Readonly<Record<string, string>>, message) => {
    const own = DATA_DIR === undefined ? {} : { DATA_DIR: join(folder, DATA_DIR) };
    const said = await failing(['lead-server/src/main.ts'], { ...settings, ...own });
    expect(said).toMatch(message);
    expect(said).not.toMatch(/\n\s+at |hunter2/);
  });

  it.each([
    ['an option that there is not', ['leads', '--soon'], /^Unknown option '--soon'\. These are the commands:\nops leads/],
    ['an option without its value', ['leads', '--since'], /^Option '--since <value>' argument missing\. These/],
    ['a command that there is not', ['lede'], /^There is no command lede\. These/],
  ])('%s', async (_what, args, message) => {
    const said = await failing(['lead-server/bin/ops.ts', ...args]);
    expect(said).toMatch(message);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

describe('keys that are not those of the stored data', () => {
  const key = (version: number, fill = version) => `${version}:${Buffer.alloc(32, fill).toString('base64')}`;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DATA_KEYS: key(1) });
    await server.post('/post-lead', leadBody());
    await server.stop();
  });
  afterAll(() => server.remove());
  const stored = () =>
    server.look(async (store) => {
      const page = { after: '', limit: 9 };
      const rows = [store.valuesWithPrefix('', page), store.submissions('privacy', page), store.submissions('lead', page)];
      return [...(await Promise.all(rows)), await store.encryptedRows('opt_outs', page)];
    });

  it.each([
    ['none', {}, /^DATA_KEYS should be those of the server: they are not set, and there is no .*data-key\.$/],
    ['another key of that version', { DATA_KEYS: key(1, 9) }, /^DATA_KEYS: the key of version 1 is not the one .*$/],
    ['a version that no server has used', { DATA_KEYS: key(2) }, /^DATA_KEYS: no server has used a key of version 2 .*$/],
    [
      'a new one that no server has used',
      { DATA_KEYS: `${key(1)},${key(2)}` },
      /^DATA_KEYS: no server has used a key of version 2 .*$/,
    ],
  ])('ops with %s reports it, and writes nothing', async (_what, keys, message) => {
    const before = await stored();
    for (const command of gateShare(
      ['person erase --email ann@example.com', 'person optout --email ann@example.com', 'leads', 'keys rotate'],
      (_, index) => index === 0,
    )) {
      const { DATA_DIR } = server.config;
      const { code, stderr } = await typedCommand(command.split(' '), {
        ...bareEnvironment,
        NODE_ENV: 'test',
        DATA_DIR,
        ...keys,
      });
      expect(code).toBe(1);
      expect(stderr).toMatch(message);
    }
    expect(await stored()).toEqual(before);
    expect(readdirSync(server.config.DATA_DIR)).not.toContain('data-key');
  });

  it('a server does not start with another key of that version', async () => {
    const before = await stored();
    const settings = { DATA_DIR: server.config.DATA_DIR, DATA_KEYS: key(1, 9) };
    expect(await failing(['lead-server/src/main.ts'], settings)).toMatch(/^DATA_KEYS: the key of version 1 is not the one .*\n$/);
    expect(await stored()).toEqual(before);
  });
});

describe('a form that was sent without a script and cannot be stored', () => {
  it('gets a page in its language with the next step and a link back; a script still gets JSON', async () => {
    const server = await startTestServer();
    const database = new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
    try {
      database.exec('ALTER TABLE submissions RENAME TO away');
      const send = (lang: string, accept: string) =>
        fetch(`${server.url}/slack/send-message`, {
          method: 'POST',
          headers: { accept },
          body: new URLSearchParams({ type: 'do-not-sell-information-form', lang, email: 'ann@example.com' }),
        });
      for (const [lang, title, back] of [
        ['en', 'We could not take your request right now', 'href="/do-not-sell-my-information">Back to the form'],
        [
          'es',
          'No pudimos recibir su solicitud en este momento',
          'href="/do-not-sell-my-information?lang=es">Volver al formulario',
        ],
      ] as const) {
        const answer = await send(lang, 'text/html,*/*;q=0.8');
        const page = await answer.text();
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(page).toContain(`<html lang="${lang}">`);
        expect(page).toContain(`<h1>${title}</h1>`);
        expect(page).toContain(back);
        expect(page).not.toContain('href=""');
      }
      expect(await (await send('en', '*/*')).json()).toMatchObject({ error: { code: expect.any(String) } });
    } finally {
      database.close();
      await server.remove();
    }
  });
});
