import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditSince } from '../../lead-server/src/ops/audit.ts';
import { newId } from '../../lead-server/src/store/id.ts';
import { lead } from '../faults/lead-body.ts';
import { startTestServer, type TestServer } from '../faults/running-server.ts';
import { type Partner, startPartner } from '../faults/stand-ins.ts';

const token = 'an-invented-operations-token';
const metricsToken = 'an-invented-metrics-token-';
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
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

beforeAll(async () => {
  exchange = await startPartner({ does: 'answer', status: 410, body: 'gone' });
  server = await startTestServer({
    OPS_TOKEN: token,
    METRICS_TOKEN: metricsToken,
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
    expect((await page('/ops', bearer)).text).toContain('sign in');
  });

  it('refuses forms that another site sends', async () => {
    const other = { ...bearer, origin: 'https://evil.example' };
    for (const path of ['/ops/replay-all', '/ops/reveal', '/ops/sign-in']) expect((await form(path, {}, other)).status).toBe(403);
  });

  it('has strict headers and no script', async () => {
    const { headers, text } = await page('/ops');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
  });

  it("shows no person's data until it is asked for, and keeps who asked before it shows it", async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange'));
    const id = `${ids[0]}.exchange`;
    for (const path of ['/ops', `/ops/deliveries/${id}`]) expect((await page(path)).text).not.toMatch(/Canaria|664-?7665|203\.0/);
    await vi.waitFor(async () => expect((await page(`/ops/deliveries/${id}`)).text).toContain('HTTP 410'));
    const revealed = await form('/ops/reveal', { id }, bearer);
    const text = await revealed.text();
    expect(text).toContain('Canaria');
    expect(text).toContain('HTTP 410');
    expect((await page('/ops')).text).toContain('reveal');
    const audits = await server.look((store) => store.facts('audit:', { after: '', limit: 9 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({ who: 'page', did: 'reveal', what: id });
    expect(server.logged()).not.toContain('Canaria');
  });

  it('escapes what it shows', async () => {
    const { text } = await page('/ops/deliveries/%3Cscript%3E.x');
    expect(text).not.toContain('<script>');
  });

  it('says 404 for a delivery that is not there', async () => {
    expect((await page(`/ops/deliveries/${newId()}.exchange`)).status).toBe(404);
  });
});

describe('/metrics', () => {
  const read = async () => (await page('/metrics', { authorization: `Bearer ${metricsToken}` })).text;

  it('is for the bearer of its token', async () => {
    expect((await page('/metrics', {})).status).toBe(401);
    expect((await page('/metrics', bearer)).status).toBe(401);
  });

  it('counts requests, commits, attempts and what waits, by names that hold nobody', async () => {
    await fetch(`${server.url}/us/10001`);
    const text = await read();
    expect(text).toMatch(/http_request_duration_seconds_count\{route="\/post-lead",method="POST",status="200"\} 1\n/);
    expect(text).toMatch(/route="\/us\/:zip",method="GET",status="200"\} [1-9]/);
    expect(text).toMatch(/store_committed_total [1-9]/);
    expect(text).toMatch(/delivery_attempt_seconds_count\{destination="exchange",outcome="gone"\} 1/);
    expect(text).toMatch(/outbox_pending\{destination="exchange"\} 1/);
    expect(text).not.toMatch(/us\/10001|Canaria/);
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
    ['person export', { did: 'export', what: 'lead' }],
    ['person optout', { did: 'optout', what: 'lead' }],
    ['person erase', { did: 'erase', what: 'lead' }],
    ['keys rotate', { did: 'rotate', what: 'to key 1' }],
  ];
  const readsOnly = ['deliveries', 'health', 'audit'];

  const typed = (command: string) => [
    ...command.split(' ').map((word) => (word === 'lead' ? (ids[0] ?? '') : word)),
    ...(command.startsWith('person') ? ['--email', email] : []),
    ...(command.startsWith('release') ? ['--because', because] : []),
  ];
  /** What is stored, as anybody would notice a change of it. */
  const stored = () =>
    server.look(async (store) => [
      await store.submissions('lead', { after: '', limit: 9 }),
      await store.submissions('privacy', { after: '', limit: 9 }),
    ]);
  const auditedSince = (moment: number) =>
    server.look(async (store) => {
      const found: object[] = [];
      for await (const each of auditSince(store, moment))
        found.push(JSON.parse(JSON.stringify(each).replaceAll(ids[0] ?? '', 'lead')));
      return found;
    });
  const dataFile = () => new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });

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
      for (const path of ['/ops/reveal', '/ops/replay', '/ops/replay-all']) {
        const refused = await form(path, { id: `${ids[0]}.verification` }, bearer);
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
    const wrong = ['person export', 'release a exchange', 'replay --state dead', 'requests burn', 'keys', 'leads --since then'];
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

it('sends traces to a collector when one is set, as children of the span that the caller names', async () => {
  const got: string[] = [];
  const collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => got.push(chunk.toString('latin1')));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const traced = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await traced.post('/post-lead', lead(), { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  await traced.remove();
  await new Promise((resolve) => collector.close(resolve));
  const sent = got.join('');
  expect(sent).toContain('POST /post-lead');
  expect(sent).toContain('commit');
  expect(sent).toContain(traceId);
  expect(sent).not.toContain('Canaria');
});
