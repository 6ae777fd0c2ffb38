import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { startStandInPartner } from '../support/stand-in-partner.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let opsBrowser: OpsBrowser;

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const page = async (path: string, headers: Readonly<Record<string, string>> = opsBrowser.bearer) => {
  const response = await fetch(opsBrowser.server.url + path, { headers: { ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
function changeData(sql: string): void {
  const database = opsBrowser.dataFile();
  database.exec(sql);
  database.close();
}

beforeAll(async () => {
  opsBrowser = await startOpsBrowser();
});
afterAll(() => opsBrowser.stop());

describe('/ops', () => {
  it('is not there without a token in the settings', async () => {
    const plain = await startTestServer();
    try {
      for (const path of ['/ops', '/metrics']) expect([404, 503]).toContain((await fetch(plain.url + path)).status);
    } finally {
      await plain.remove();
    }
  });

  it.each(['/ops', '/ops/deliveries/x.y'])('%s shows only the form without the token', async (path) => {
    const { status, text } = await page(path, {});
    expect(status).toBe(401);
    expect(text).toContain('Operations token');
    expect(text).not.toContain('Queue');
  });

  it('takes the token in a form, never in an address, and sets a cookie out of reach of scripts and other sites', async () => {
    expect((await opsBrowser.form('/ops/sign-in', { token: 'wrong' })).status).toBe(401);
    expect((await page(`/ops?token=${opsBrowser.token}`, {})).status).toBe(401);
    const signedIn = await opsBrowser.form('/ops/sign-in', { token: opsBrowser.token });
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
      expect((await opsBrowser.form('/ops/sign-out', { form_token }, { cookie })).status).toBe(403);
    const form_token = await opsBrowser.formTokenOf(cookie);
    expect((await opsBrowser.form('/ops/sign-out', { form_token }, { cookie })).status).toBe(303);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).status).toBe(401);
    expect((await page('/ops', opsBrowser.bearer)).text).toContain('signed in');
  });

  it('refuses requests of scripts and frames: operators navigate to their pages', async () => {
    for (const dest of ['empty', 'iframe', 'script', 'image']) {
      const { status, text } = await page('/ops', {
        ...opsBrowser.bearer,
        'sec-fetch-dest': dest,
        'sec-fetch-site': 'same-origin',
      });
      expect([dest, status, text.includes('Queue')]).toEqual([dest, 403, false]);
      const posted = await opsBrowser.form(
        '/ops/reveal',
        { id: `${opsBrowser.id}.exchange` },
        { ...opsBrowser.bearer, 'sec-fetch-dest': dest },
      );
      expect(posted.status).toBe(403);
    }
    expect((await page('/ops', { ...opsBrowser.bearer, 'sec-fetch-dest': 'document' })).status).toBe(200);
  });

  it('matches one letter case alone: a proxy that locks the address locks the page', async () => {
    for (const path of ['/OPS', '/Ops', '/oPs/deliveries/x.y']) {
      const { status, text } = await page(path, opsBrowser.bearer);
      expect([path, status, text.includes('Queue')]).toEqual([path, 503, false]);
    }
  });

  it('makes test links of paths of this site alone', async () => {
    const made = async (path: string) => {
      const response = await opsBrowser.form('/ops/test-visits', { page: path }, opsBrowser.bearer);
      return [response.status, (await response.text()).includes('evil.example/?test=')];
    };
    for (const path of ['/\t/evil.example', '//evil.example', '/\\evil.example']) expect(await made(path)).toEqual([422, false]);
    expect(await made('/survey/fb')).toEqual([200, false]);
  });

  it('refuses forms that another site sends', async () => {
    const other = { ...opsBrowser.bearer, origin: 'https://evil.example' };
    for (const path of ['/ops/replay-all', '/ops/reveal', '/ops/sign-in'])
      expect((await opsBrowser.form(path, {}, other)).status).toBe(403);
  });

  it('counts in a thread that ends afterwards: no lead waits for an operator', async () => {
    const threads: Worker[] = [];
    const noticed = (thread: Worker) => void threads.push(thread);
    process.on('worker', noticed);
    expect((await page('/ops')).status).toBe(200);
    process.off('worker', noticed);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  });

  it('/ops responds 503 when the store is unavailable', async () => {
    const file = join(opsBrowser.server.config.DATA_DIR, 'leads.db');
    renameSync(file, `${file}.away`);
    const { status, text } = await page('/ops', { ...opsBrowser.bearer, accept: 'text/html' });
    renameSync(`${file}.away`, file);
    expect([status, text.includes('This page can’t be shown right now')]).toEqual([503, true]);
  });

  it('has strict headers and no script', async () => {
    const { headers, text } = await page('/ops');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
  });

  it('shows no personal data before it is asked for, and audits who asks first', async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange'), slowTest);
    const id = `${opsBrowser.id}.exchange`;
    for (const path of ['/ops', `/ops/deliveries/${id}`]) expect((await page(path)).text).not.toMatch(/Canaria|664-?7665|203\.0/);
    await vi.waitFor(async () => expect((await page(`/ops/deliveries/${id}`)).text).toContain('HTTP 410'), slowTest);
    const revealed = await opsBrowser.form('/ops/reveal', { id }, opsBrowser.bearer);
    const text = await revealed.text();
    expect(text).toContain('Canaria');
    expect(text).toContain('HTTP 410');
    expect((await page('/ops')).text).toContain('looked at a person’s data');
    const audits = await opsBrowser.server.look((store) => store.valuesWithPrefix('audit:', { after: '', limit: 9 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({ who: 'token', did: 'reveal', what: id });
    expect(opsBrowser.server.logged()).not.toContain('Canaria');
  });

  it("shows a lead's file, and audits the act", async () => {
    const file = await opsBrowser.form('/ops/lead-file', { id: `${opsBrowser.id}.exchange` }, opsBrowser.bearer);
    const text = await file.text();
    for (const part of ['Canaria', 'By selecting the button', 'SHA-256 of the record']) expect(text).toContain(part);
    const audits = await opsBrowser.server.look((store) => store.valuesWithPrefix('audit:', { after: '', limit: 99 }));
    expect(audits.map((each) => JSON.parse(each.value)).at(-1)).toMatchObject({
      who: 'token',
      did: 'reveal',
      what: opsBrowser.id,
    });
  });

  it('escapes what it shows', async () => {
    const { text } = await page('/ops/deliveries/%3Cscript%3E.x');
    expect(text).not.toContain('<script>');
  });

  it('responds 404 for an unknown delivery, with a reference and a way back', async () => {
    const { status, headers, text } = await page(`/ops/deliveries/${uuidv7()}.exchange`, {
      ...opsBrowser.bearer,
      accept: 'text/html',
    });
    expect(status).toBe(404);
    expect(text).toContain(`Reference: <code>${headers.get('x-request-id')}</code>`);
    expect(text).toContain('href="/ops"');
  });

  it('shows why a partner gets nothing, and leaves CLI advice to the command line', async () => {
    await vi.waitFor(async () => expect((await page('/ops')).text).toContain('exchange: its address is closed.'), slowTest);
    const { text } = await page('/ops');
    expect(text).toContain('Something waits for a person.');
    expect(text).toContain('The partner has closed its address (410).');
    expect(text).not.toMatch(/ops (deliveries|replay|requests)/);
  });

  it("shows a delivery's next attempt and its lead's other destinations; one without an address cannot be sent", async () => {
    const { text } = await page(`/ops/deliveries/${opsBrowser.id}.exchange`);
    expect(text).toContain('Next attempt, UTC');
    expect(text).toContain(`href="/ops/deliveries/${opsBrowser.id}.verification"`);
    const other = (await page(`/ops/deliveries/${opsBrowser.id}.verification`)).text;
    expect(other).toContain('No partner');
    expect(other).not.toContain('Send again');
  });

  it('writes off a dead letter, with a stored reason', async () => {
    const id = `${opsBrowser.id}.ingest`;
    changeData(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500' WHERE destination = 'ingest'`);
    expect((await page(`/ops/deliveries/${id}`)).text).toContain('Write it off');
    // a pending delivery is not written off by a slip of the thumb
    expect((await page(`/ops/deliveries/${opsBrowser.id}.exchange`)).text).not.toContain('Write it off');
    const at = Date.now();
    expect((await opsBrowser.form('/ops/drop', { id, because: ' ' }, opsBrowser.bearer)).status).toBe(422);
    const { headers } = await opsBrowser.form('/ops/drop', { id, because: 'the partner has left' }, opsBrowser.bearer);
    const { text } = await page(headers.get('location') ?? '');
    expect(text).toContain('written off by a person: HTTP 500');
    expect(text).not.toContain('Write it off');
    expect(await opsBrowser.auditedSince(at)).toMatchObject([
      { did: 'drop', what: 'lead.ingest', because: 'the partner has left' },
    ]);
    expect((await page('/ops')).text).toContain('wrote off');
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination = 'ingest'`);
  });

  it('sends the dead letters of one partner again, and nothing of another', async () => {
    const states = async () => {
      const deliveries = await opsBrowser.server.look((store) => store.deliveries(undefined, { after: '', limit: 9 }));
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
      const { headers } = await opsBrowser.form('/ops/replay-all', { destination }, opsBrowser.bearer);
      expect((await page(headers.get('location') ?? '')).text).toContain(said);
    }
    expect(await states()).toMatchObject({ ingest: 'pending', verification: 'dead' });
    expect(await opsBrowser.auditedSince(at)).toMatchObject([
      { did: 'replay', what: 'all that were given up: ingest' },
      { did: 'replay', what: 'all that were given up: ingest' },
    ]);
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination IN ('ingest', 'verification')`);
  });
});

it('names the missing key where a person’s data cannot be read', async () => {
  const id = `${opsBrowser.id}.exchange`;
  const sealed = `sealed FROM submissions WHERE id = '${opsBrowser.id}'`;
  changeData(`CREATE TABLE kept_aside AS SELECT ${sealed}`);
  changeData(`UPDATE submissions SET sealed = x'0007${'00'.repeat(60)}' WHERE id = '${opsBrowser.id}'`);
  const asJson = await opsBrowser.form('/ops/reveal', { id }, opsBrowser.bearer);
  const asPage = await opsBrowser.form('/ops/reveal', { id }, { ...opsBrowser.bearer, accept: 'text/html' });
  changeData(
    `UPDATE submissions SET sealed = (SELECT sealed FROM kept_aside) WHERE id = '${opsBrowser.id}'; DROP TABLE kept_aside`,
  );
  const message = 'This was sealed with key 7: DATA_KEYS lacks that key, or the data is damaged.';
  expect([asJson.status, await asJson.json()]).toMatchObject([
    500,
    { error: { code: 'unreadable', message: expect.stringContaining(message) } },
  ]);
  expect([asPage.status, await asPage.text()]).toEqual([500, expect.stringContaining(message)]);
  expect((await opsBrowser.form('/ops/reveal', { id }, opsBrowser.bearer)).status).toBe(200);
});

it('shows a deeply nested response unformatted: formatted it would be 32 MB, which delays every visitor', async () => {
  const nested = '['.repeat(4000) + ']'.repeat(4000);
  const partner = await startStandInPartner({ does: 'answer', status: 500, body: nested });
  const server = await startTestServer({ OPS_TOKEN: opsBrowser.token, LEAD_EXCHANGE_URL: partner.url });
  try {
    const { id } = (await (await server.post('/post-lead', leadBody())).json()) as { id: string };
    const body = new URLSearchParams({ id: `${id}.exchange` });
    const reveal = async () =>
      (await fetch(`${server.url}/ops/reveal`, { method: 'POST', headers: opsBrowser.bearer, body })).text();
    await vi.waitFor(async () => expect(await reveal()).toContain('Answered HTTP 500'), slowTest);
    const text = await reveal();
    expect({ shown: text.includes(nested), short: text.length < 100_000 }).toEqual({ shown: true, short: true });
  } finally {
    await server.remove();
    await partner.stop();
  }
});

it.each(['http', 'https'])('its cookie is for https alone when a trusted proxy says %s', async (proto) => {
  const server = await startTestServer({ OPS_TOKEN: opsBrowser.token, TRUSTED_PROXIES: 'loopback' });
  try {
    const signedIn = await fetch(`${server.url}/ops/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: opsBrowser.token }),
      headers: { 'x-forwarded-proto': proto },
    });
    expect([signedIn.status, signedIn.headers.get('set-cookie')?.endsWith('; Secure')]).toEqual([303, proto === 'https']);
  } finally {
    await server.remove();
  }
});

it('says where to report a hole, when there is an address', async () => {
  expect((await fetch(`${opsBrowser.server.url}/.well-known/security.txt`)).status).not.toBe(200);
  const company = await startTestServer({ COMPANY_EMAIL: 'security@example.com' });
  try {
    const text = await (await fetch(`${company.url}/.well-known/security.txt`)).text();
    expect(text).toContain('Contact: mailto:security@example.com\n');
    expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  } finally {
    await company.remove();
  }
});
