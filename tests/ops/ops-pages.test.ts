import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { startStandInPartner } from '../support/stand-in-partner.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let desk: OpsBrowser;

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const page = async (path: string, headers: Readonly<Record<string, string>> = desk.bearer) => {
  const response = await fetch(desk.server.url + path, { headers: { ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
function changeData(sql: string): void {
  const database = desk.dataFile();
  database.exec(sql);
  database.close();
}

beforeAll(async () => {
  desk = await startOpsBrowser();
});
afterAll(() => desk.stop());

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
    expect((await desk.form('/ops/sign-in', { token: 'wrong' })).status).toBe(401);
    expect((await page(`/ops?token=${desk.token}`, {})).status).toBe(401);
    const signedIn = await desk.form('/ops/sign-in', { token: desk.token });
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).text).toContain('Queue');
    const [, value = ''] = cookieOf(signedIn).split('=');
    const [ends = '', signature = ''] = value.split('.');
    const forged = [`ops=${Number(ends) + 1}.${signature}`, `ops=${ends}.`, 'ops=', `ops=1.${signature}`];
    for (const cookie of forged) expect((await page('/ops', { cookie })).status).toBe(401);
    const cookie = cookieOf(signedIn);
    // a script on another page of this host can send the cookie, and has no token
    for (const form_token of ['', 'guessed'])
      expect((await desk.form('/ops/sign-out', { form_token }, { cookie })).status).toBe(403);
    const form_token = await desk.formTokenOf(cookie);
    expect((await desk.form('/ops/sign-out', { form_token }, { cookie })).status).toBe(303);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).status).toBe(401);
    expect((await page('/ops', desk.bearer)).text).toContain('signed in');
  });

  it('refuses what a script or a frame asks for: operators go to their pages', async () => {
    for (const dest of ['empty', 'iframe', 'script', 'image']) {
      const { status, text } = await page('/ops', { ...desk.bearer, 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' });
      expect([dest, status, text.includes('Queue')]).toEqual([dest, 403, false]);
      const posted = await desk.form('/ops/reveal', { id: `${desk.id}.exchange` }, { ...desk.bearer, 'sec-fetch-dest': dest });
      expect(posted.status).toBe(403);
    }
    expect((await page('/ops', { ...desk.bearer, 'sec-fetch-dest': 'document' })).status).toBe(200);
  });

  it('has one address in one letter case: a proxy that locks it locks it', async () => {
    for (const path of ['/OPS', '/Ops', '/oPs/deliveries/x.y']) {
      const { status, text } = await page(path, desk.bearer);
      expect([path, status, text.includes('Queue')]).toEqual([path, 503, false]);
    }
  });

  it('refuses forms that another site sends', async () => {
    const other = { ...desk.bearer, origin: 'https://evil.example' };
    for (const path of ['/ops/replay-all', '/ops/reveal', '/ops/sign-in'])
      expect((await desk.form(path, {}, other)).status).toBe(403);
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
    const file = join(desk.server.config.DATA_DIR, 'leads.db');
    renameSync(file, `${file}.away`);
    const { status, text } = await page(path, { ...desk.bearer, accept: 'text/html' });
    renameSync(`${file}.away`, file);
    expect([status, text.includes('This page can’t be shown right now')]).toEqual([503, true]);
  });

  it('has strict headers and no script', async () => {
    const { headers, text } = await page('/ops');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
  });

  it("shows no person's data until it is asked for, and keeps who asked before it shows it", async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange'), slowTest);
    const id = `${desk.id}.exchange`;
    for (const path of ['/ops', `/ops/deliveries/${id}`]) expect((await page(path)).text).not.toMatch(/Canaria|664-?7665|203\.0/);
    await vi.waitFor(async () => expect((await page(`/ops/deliveries/${id}`)).text).toContain('HTTP 410'), slowTest);
    const revealed = await desk.form('/ops/reveal', { id }, desk.bearer);
    const text = await revealed.text();
    expect(text).toContain('Canaria');
    expect(text).toContain('HTTP 410');
    expect((await page('/ops')).text).toContain('looked at a person’s data');
    const audits = await desk.server.look((store) => store.valuesWithPrefix('audit:', { after: '', limit: 9 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({ who: 'token', did: 'reveal', what: id });
    expect(desk.server.logged()).not.toContain('Canaria');
  });

  it("shows a lead's file, and audits the look", async () => {
    const file = await desk.form('/ops/lead-file', { id: `${desk.id}.exchange` }, desk.bearer);
    const text = await file.text();
    for (const part of ['Canaria', 'By selecting the button', 'SHA-256 of the record']) expect(text).toContain(part);
    const audits = await desk.server.look((store) => store.valuesWithPrefix('audit:', { after: '', limit: 99 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({ who: 'token', did: 'reveal', what: desk.id });
  });

  it('escapes what it shows', async () => {
    const { text } = await page('/ops/deliveries/%3Cscript%3E.x');
    expect(text).not.toContain('<script>');
  });

  it('says 404 for a delivery that is not there, with a reference and a way back', async () => {
    const { status, headers, text } = await page(`/ops/deliveries/${uuidv7()}.exchange`, { ...desk.bearer, accept: 'text/html' });
    expect(status).toBe(404);
    expect(text).toContain(`Reference: <code>${headers.get('x-request-id')}</code>`);
    expect(text).toContain('href="/ops"');
  });

  it('says why a partner gets nothing, and leaves the command line to the command line', async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange: its address is closed.'), slowTest);
    const { text } = await page('/ops');
    expect(text).toContain('Something waits for a person.');
    expect(text).toContain('The partner has closed its address (410).');
    expect(text).not.toMatch(/ops (deliveries|replay|requests)/);
  });

  it('shows when a delivery is tried next, and where else its lead goes; what has no address cannot be sent', async () => {
    const { text } = await page(`/ops/deliveries/${desk.id}.exchange`);
    expect(text).toContain('Next attempt, UTC');
    expect(text).toContain(`href="/ops/deliveries/${desk.id}.verification"`);
    const other = (await page(`/ops/deliveries/${desk.id}.verification`)).text;
    expect(other).toContain('No partner');
    expect(other).not.toContain('Send again');
  });

  it('writes off what was given up, with a reason that is kept', async () => {
    const id = `${desk.id}.ingest`;
    changeData(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500' WHERE destination = 'ingest'`);
    expect((await page(`/ops/deliveries/${id}`)).text).toContain('Write it off');
    // what is sent by and by is not given up by a slip of the thumb
    expect((await page(`/ops/deliveries/${desk.id}.exchange`)).text).not.toContain('Write it off');
    const at = Date.now();
    expect((await desk.form('/ops/drop', { id, because: ' ' }, desk.bearer)).status).toBe(422);
    const { headers } = await desk.form('/ops/drop', { id, because: 'the partner has left' }, desk.bearer);
    const { text } = await page(headers.get('location') ?? '');
    expect(text).toContain('written off by a person: HTTP 500');
    expect(text).not.toContain('Write it off');
    expect(await desk.auditedSince(at)).toMatchObject([{ did: 'drop', what: 'lead.ingest', because: 'the partner has left' }]);
    expect((await page('/ops')).text).toContain('wrote off');
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination = 'ingest'`);
  });

  it('sends again what was given up of one partner, and nothing of another', async () => {
    const states = async () => {
      const deliveries = await desk.server.look((store) => store.deliveries(undefined, { after: '', limit: 9 }));
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
      const { headers } = await desk.form('/ops/replay-all', { destination }, desk.bearer);
      expect((await page(headers.get('location') ?? '')).text).toContain(said);
    }
    expect(await states()).toMatchObject({ ingest: 'pending', verification: 'dead' });
    expect(await desk.auditedSince(at)).toMatchObject([
      { did: 'replay', what: 'all that were given up: ingest' },
      { did: 'replay', what: 'all that were given up: ingest' },
    ]);
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination IN ('ingest', 'verification')`);
  });
});

it('says which key is missing where a person’s data cannot be read', async () => {
  const id = `${desk.id}.exchange`;
  const sealed = `sealed FROM submissions WHERE id = '${desk.id}'`;
  changeData(`CREATE TABLE kept_aside AS SELECT ${sealed}`);
  changeData(`UPDATE submissions SET sealed = x'0007${'00'.repeat(60)}' WHERE id = '${desk.id}'`);
  const asJson = await desk.form('/ops/reveal', { id }, desk.bearer);
  const asPage = await desk.form('/ops/reveal', { id }, { ...desk.bearer, accept: 'text/html' });
  changeData(`UPDATE submissions SET sealed = (SELECT sealed FROM kept_aside) WHERE id = '${desk.id}'; DROP TABLE kept_aside`);
  const message = 'This was sealed with key 7: DATA_KEYS lacks that key, or the data is damaged.';
  expect([asJson.status, await asJson.json()]).toMatchObject([
    500,
    { error: { code: 'unreadable', message: expect.stringContaining(message) } },
  ]);
  expect([asPage.status, await asPage.text()]).toEqual([500, expect.stringContaining(message)]);
  expect((await desk.form('/ops/reveal', { id }, desk.bearer)).status).toBe(200);
});

it('shows an answer that is nested without end as it came: laid out it would be 32 MB, which every visitor waits for', async () => {
  const nested = '['.repeat(4000) + ']'.repeat(4000);
  const partner = await startStandInPartner({ does: 'answer', status: 500, body: nested });
  const server = await startTestServer({ OPS_TOKEN: desk.token, LEAD_EXCHANGE_URL: partner.url });
  try {
    const { id } = (await (await server.post('/post-lead', leadBody())).json()) as { id: string };
    const body = new URLSearchParams({ id: `${id}.exchange` });
    const reveal = async () => (await fetch(`${server.url}/ops/reveal`, { method: 'POST', headers: desk.bearer, body })).text();
    await vi.waitFor(async () => expect(await reveal()).toContain('Answered HTTP 500'), slowTest);
    const text = await reveal();
    expect({ shown: text.includes(nested), short: text.length < 100_000 }).toEqual({ shown: true, short: true });
  } finally {
    await server.remove();
    await partner.stop();
  }
});

it.each(['http', 'https'])('its cookie is for https alone where a proxy that is trusted says %s', async (proto) => {
  const server = await startTestServer({ OPS_TOKEN: desk.token, TRUSTED_PROXIES: 'loopback' });
  try {
    const signedIn = await fetch(`${server.url}/ops/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: desk.token }),
      headers: { 'x-forwarded-proto': proto },
    });
    expect([signedIn.status, signedIn.headers.get('set-cookie')?.endsWith('; Secure')]).toEqual([303, proto === 'https']);
  } finally {
    await server.remove();
  }
});

it('says where to report a hole, when there is an address', async () => {
  expect((await fetch(`${desk.server.url}/.well-known/security.txt`)).status).not.toBe(200);
  const company = await startTestServer({ COMPANY_EMAIL: 'security@example.com' });
  try {
    const text = await (await fetch(`${company.url}/.well-known/security.txt`)).text();
    expect(text).toContain('Contact: mailto:security@example.com\n');
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  } finally {
    await company.remove();
  }
});
