import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditSince } from '../../lead-server/src/ops/audit.ts';
import { newId } from '../../lead-server/src/store/id.ts';
import { lead } from '../faults/lead-body.ts';
import { startTestServer, type TestServer } from '../faults/running-server.ts';
import { type Partner, startPartner } from '../faults/stand-ins.ts';

/** A busy machine takes its time. */
const slow = { timeout: 20_000 };
const token = 'an-invented-operations-token';
let server: TestServer;
let exchange: Partner;
let ids: string[];

const form = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers: { ...headers } });
const bearer = { authorization: `Bearer ${token}` };
const page = async (path: string, headers: Readonly<Record<string, string>> = bearer) => {
  const response = await fetch(server.url + path, { headers: { ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const dataFile = () => new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
function changeData(sql: string): void {
  const database = dataFile();
  database.exec(sql);
  database.close();
}
/** What the audit has of it; `lead` stands for the id of the lead that is stored. */
const auditedSince = (moment: number) =>
  server.look(async (store) => {
    const found: object[] = [];
    for await (const each of auditSince(store, moment))
      found.push(JSON.parse(JSON.stringify(each).replaceAll(ids[0] ?? '', 'lead')));
    return found;
  });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

beforeAll(async () => {
  exchange = await startPartner({ does: 'answer', status: 410, body: 'gone' });
  server = await startTestServer({
    OPS_TOKEN: token,
    LEAD_EXCHANGE_URL: exchange.url,
    RATE_CALLS_PER_MINUTE: '0',
  });
  ids = [((await (await server.post('/post-lead', lead())).json()) as { id: string }).id];
  await exchange.got(1);
});
afterAll(async () => {
  await server.remove();
  await exchange.stop();
});

describe('/ops', () => {
  it('is not there without a token in the settings', async () => {
    const plain = await startTestServer();
    try {
      for (const path of ['/ops', '/metrics']) expect([404, 503]).toContain((await fetch(plain.url + path)).status);
    } finally {
      await plain.remove();
    }
  });

  it.each(['/ops', '/ops/deliveries/x.y'])('%s shows nothing but the form to whoever has not shown the token', async (path) => {
    const { status, text } = await page(path, {});
    expect(status).toBe(401);
    expect(text).toContain('Operations token');
    expect(text).not.toContain('Queue');
  });

  it('takes the token in a form, never in an address, and gives a cookie that scripts and other sites cannot use', async () => {
    expect((await form('/ops/sign-in', { token: 'wrong' })).status).toBe(401);
    expect((await page(`/ops?token=${token}`, {})).status).toBe(401);
    const signedIn = await form('/ops/sign-in', { token });
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).text).toContain('Queue');
    const [, value = ''] = cookieOf(signedIn).split('=');
    const [ends = '', signature = ''] = value.split('.');
    const forged = [`ops=${Number(ends) + 1}.${signature}`, `ops=${ends}.`, 'ops=', `ops=1.${signature}`];
    for (const cookie of forged) expect((await page('/ops', { cookie })).status).toBe(401);
    expect((await form('/ops/sign-out', {}, { cookie: cookieOf(signedIn) })).status).toBe(303);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).status).toBe(401);
    expect((await page('/ops', bearer)).text).toContain('signed in');
  });

  it('refuses forms that another site sends', async () => {
    const other = { ...bearer, origin: 'https://evil.example' };
    for (const path of ['/ops/replay-all', '/ops/reveal', '/ops/sign-in']) expect((await form(path, {}, other)).status).toBe(403);
  });

  it('counts in a thread of its own, which is gone afterwards: no lead waits for who looks', async () => {
    const threads: Worker[] = [];
    const noticed = (thread: Worker) => void threads.push(thread);
    process.on('worker', noticed);
    for (const path of ['/ops', '/ops/experiments']) expect((await page(path)).status).toBe(200);
    process.off('worker', noticed);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });

  it.each(['/ops', '/ops/experiments'])('%s says 503 where the store cannot be looked into', async (path) => {
    const file = join(server.config.DATA_DIR, 'leads.db');
    renameSync(file, `${file}.away`);
    const { status, text } = await page(path, { ...bearer, accept: 'text/html' });
    renameSync(`${file}.away`, file);
    expect([status, text.includes('This page can’t be shown right now')]).toEqual([503, true]);
  });

  it('has strict headers and no script', async () => {
    const { headers, text } = await page('/ops');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
  });

  it("shows no person's data until it is asked for, and keeps who asked before it shows it", async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange'), slow);
    const id = `${ids[0]}.exchange`;
    for (const path of ['/ops', `/ops/deliveries/${id}`]) expect((await page(path)).text).not.toMatch(/Canaria|664-?7665|203\.0/);
    await vi.waitFor(async () => expect((await page(`/ops/deliveries/${id}`)).text).toContain('HTTP 410'), slow);
    const revealed = await form('/ops/reveal', { id }, bearer);
    const text = await revealed.text();
    expect(text).toContain('Canaria');
    expect(text).toContain('HTTP 410');
    expect((await page('/ops')).text).toContain('looked at a person’s data');
    const audits = await server.look((store) => store.facts('audit:', { after: '', limit: 9 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({ who: 'page', did: 'reveal', what: id });
    expect(server.logged()).not.toContain('Canaria');
  });

  it('escapes what it shows', async () => {
    const { text } = await page('/ops/deliveries/%3Cscript%3E.x');
    expect(text).not.toContain('<script>');
  });

  it('says 404 for a delivery that is not there, with a reference and a way back', async () => {
    const { status, headers, text } = await page(`/ops/deliveries/${newId()}.exchange`, { ...bearer, accept: 'text/html' });
    expect(status).toBe(404);
    expect(text).toContain(`Reference: <code>${headers.get('x-request-id')}</code>`);
    expect(text).toContain('href="/ops"');
  });

  it('says why a partner gets nothing, and leaves the command line to the command line', async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange: its address is closed.'), slow);
    const { text } = await page('/ops');
    expect(text).toContain('Something waits for a person.');
    expect(text).toContain('The partner has closed its address (410).');
    expect(text).not.toMatch(/ops (deliveries|replay|requests)/);
  });

  it('shows when a delivery is tried next, and where else its lead goes; what has no address cannot be sent', async () => {
    const { text } = await page(`/ops/deliveries/${ids[0]}.exchange`);
    expect(text).toContain('Next attempt, UTC');
    expect(text).toContain(`href="/ops/deliveries/${ids[0]}.verification"`);
    const other = (await page(`/ops/deliveries/${ids[0]}.verification`)).text;
    expect(other).toContain('No partner');
    expect(other).not.toContain('Send again');
  });

  it('writes off what was given up, with a reason that is kept', async () => {
    const id = `${ids[0]}.ingest`;
    changeData(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500' WHERE destination = 'ingest'`);
    expect((await page(`/ops/deliveries/${id}`)).text).toContain('Write it off');
    // what is sent by and by is not given up by a slip of the thumb
    expect((await page(`/ops/deliveries/${ids[0]}.exchange`)).text).not.toContain('Write it off');
    const at = Date.now();
    expect((await form('/ops/drop', { id, because: ' ' }, bearer)).status).toBe(422);
    const { headers } = await form('/ops/drop', { id, because: 'the partner has left' }, bearer);
    const { text } = await page(headers.get('location') ?? '');
    expect(text).toContain('written off by a person: HTTP 500');
    expect(text).not.toContain('Write it off');
    expect(await auditedSince(at)).toMatchObject([{ did: 'drop', what: 'lead.ingest', because: 'the partner has left' }]);
    expect((await page('/ops')).text).toContain('wrote off');
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination = 'ingest'`);
  });

  it('sends again what was given up of one partner, and nothing of another', async () => {
    const states = async () => {
      const deliveries = await server.look((store) => store.deliveries(undefined, { after: '', limit: 9 }));
      return Object.fromEntries(deliveries.map(({ destination, state }) => [destination, state]));
    };
    changeData(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500' WHERE destination IN ('ingest', 'verification')`);
    const before = await page('/ops');
    expect(before.text.match(/HTTP 500/g)).toHaveLength(2);
    const at = Date.now();
    const asked = [
      ['nobody', 'Nothing is sent again'],
      ['ingest', 'One delivery is sent again'],
      ['ingest', 'Nothing is sent again'],
    ] as const;
    for (const [destination, said] of asked) {
      const { headers } = await form('/ops/replay-all', { destination }, bearer);
      expect((await page(headers.get('location') ?? '')).text).toContain(said);
    }
    expect(await states()).toMatchObject({ ingest: 'pending', verification: 'dead' });
    expect(await auditedSince(at)).toMatchObject([
      { did: 'replay', what: 'all that were given up: ingest' },
      { did: 'replay', what: 'all that were given up: ingest' },
    ]);
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination IN ('ingest', 'verification')`);
  });
});

/** The command as an operator types it, as a process of its own. */
async function ops(...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: server.config.DATA_DIR };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [closed, said] = [once(child, 'close'), { stdout: '', stderr: '' }];
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => (said[name] += chunk));
  const [code] = await closed;
  return { ...said, code: code as number };
}

describe('the command line', () => {
  const email = 'canaria.holloway@example.com';
  const because = 'an invented reason';
  /** Each that shows or changes people's data, with what the audit says of it; `lead` stands for the id of the lead that is stored. */
  const looks: readonly (readonly [command: string, entry: object])[] = [
    ['leads', { did: 'list', what: 'leads: all' }],
    ['leads --json --since 2026-01-31', { did: 'list', what: 'leads: since 2026-01-31T00:00:00.000Z' }],
    ['requests --json --state open', { did: 'list', what: 'requests: state open' }],
    ['requests close nobody', { did: 'close', what: 'nobody' }],
    ['exchange lead exchange', { did: 'reveal', what: 'lead.exchange' }],
    ['replay lead exchange', { did: 'replay', what: 'lead.exchange' }],
    ['replay --since 2026-01-31', { did: 'replay', what: 'since 2026-01-31T00:00:00.000Z, state dead' }],
    ['release lead exchange', { did: 'release', what: 'lead.exchange', because }],
    ['drop lead exchange', { did: 'drop', what: 'lead.exchange', because }],
    [
      'drop --since 2026-01-31 --destination ingest --state pending',
      { did: 'drop', what: 'since 2026-01-31T00:00:00.000Z, state pending, destination ingest', because },
    ],
    ['person export', { did: 'export', what: 'lead' }],
    ['person optout', { did: 'optout', what: 'lead' }],
    ['person erase', { did: 'erase', what: 'lead' }],
    ['keys rotate', { did: 'rotate', what: 'to key 1' }],
  ];
  const readsOnly = ['deliveries', 'health', 'audit'];

  const typed = (command: string) => [
    ...command.split(' ').map((word) => (word === 'lead' ? (ids[0] ?? '') : word)),
    ...(command.startsWith('person') ? ['--email', email] : []),
    ...(/^(release|drop)/.test(command) ? ['--because', because] : []),
  ];
  /** What is stored, as anybody would notice a change of it. */
  const stored = () =>
    server.look(async (store) => [
      await store.submissions('lead', { after: '', limit: 9 }),
      await store.submissions('privacy', { after: '', limit: 9 }),
    ]);

  it('has no other command', async () => {
    const { stderr } = await ops();
    const named = [...stderr.matchAll(/^ops (\w+)/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set([...looks.map(([command]) => command.split(' ')[0]), ...readsOnly]));
  });

  it('shows and changes nothing when the audit cannot be kept', async () => {
    const database = dataFile();
    database.exec(
      `CREATE TRIGGER no_audit BEFORE INSERT ON facts WHEN NEW.name LIKE 'audit:%' BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    try {
      // something that sending all again would change
      database.exec(`UPDATE deliveries SET state = 'dead' WHERE destination = 'verification'`);
      const before = await stored();
      const said = await Promise.all(looks.map(async ([command]) => ({ command, ...(await ops(...typed(command))) })));
      expect(said.filter(({ code, stdout }) => code === 0 || stdout !== '')).toEqual([]);
      for (const path of ['/ops/reveal', '/ops/replay', '/ops/replay-all', '/ops/drop']) {
        const refused = await form(path, { id: `${ids[0]}.verification`, because }, bearer);
        expect([path, refused.status >= 400, (await refused.text()).includes('Canaria')]).toEqual([path, true, false]);
      }
      expect(await stored()).toEqual(before);
    } finally {
      database.exec('DROP TRIGGER no_audit');
      database.close();
    }
  }, 60_000);

  it.each(looks)('%s is in the audit, by ids', async (command, entry) => {
    const at = Date.now();
    await ops(...typed(command));
    expect(await auditedSince(at)).toEqual([{ at: expect.any(String), who: 'ops', ...entry }]);
  });

  it('says what is wrong, and leaves no entry then', async () => {
    const at = Date.now();
    const wrong = [
      'person export',
      'release a exchange',
      'drop a exchange',
      'drop --because x --since 2026-01-31',
      'replay --state dead',
      'requests burn',
      'keys',
      'leads --since then',
    ];
    const codes = await Promise.all(wrong.map(async (command) => (await ops(...command.split(' '))).code));
    expect(codes).toEqual(wrong.map(() => 1));
    expect(await auditedSince(at)).toEqual([]);
  }, 60_000);
});

it('says where to report a hole, when there is an address', async () => {
  expect((await fetch(`${server.url}/.well-known/security.txt`)).status).not.toBe(200);
  const company = await startTestServer({ COMPANY_EMAIL: 'security@example.com' });
  try {
    const text = await (await fetch(`${company.url}/.well-known/security.txt`)).text();
    expect(text).toContain('Contact: mailto:security@example.com\n');
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  } finally {
    await company.remove();
  }
});
