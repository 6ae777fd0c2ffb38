import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let opsBrowser: OpsBrowser;
const because = 'ticket 12';

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

  it.each(['/ops', '/ops/account'])('%s shows only the form without the token', async (path) => {
    const { status, text } = await page(path, {});
    expect(status).toBe(401);
    expect(text).toContain('Operations token');
    expect(text).not.toContain('What to do about it');
  });

  it('takes the token in a form, never in an address, and sets a cookie out of reach of scripts and other sites', async () => {
    expect((await opsBrowser.form('/ops/sign-in', { token: 'wrong' })).status).toBe(401);
    expect((await page(`/ops?token=${opsBrowser.token}`, {})).status).toBe(401);
    const signedIn = await opsBrowser.form('/ops/sign-in', { token: opsBrowser.token });
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await page('/ops', { cookie: cookieOf(signedIn) })).text).toContain('What to do about it');
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
  });

  it('refuses requests of scripts and frames: operators navigate to their pages', async () => {
    for (const dest of ['empty', 'iframe', 'script', 'image']) {
      const { status, text } = await page('/ops', {
        ...opsBrowser.bearer,
        'sec-fetch-dest': dest,
        'sec-fetch-site': 'same-origin',
      });
      expect([dest, status, text.includes('What to do about it')]).toEqual([dest, 403, false]);
      const posted = await opsBrowser.form(
        '/studio/lead-file',
        { id: opsBrowser.id, because },
        { ...opsBrowser.bearer, 'sec-fetch-dest': dest },
      );
      expect(posted.status).toBe(403);
    }
    expect((await page('/ops', { ...opsBrowser.bearer, 'sec-fetch-dest': 'document' })).status).toBe(200);
  });

  it('matches one letter case alone: a proxy that locks the address locks the page', async () => {
    for (const path of ['/OPS', '/Ops', '/oPs/account']) {
      const { status, text } = await page(path, opsBrowser.bearer);
      expect([path, status, text.includes('What to do about it')]).toEqual([path, 503, false]);
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
    for (const path of ['/studio/lead-file', '/ops/test-visits', '/ops/sign-in'])
      expect((await opsBrowser.form(path, {}, other)).status).toBe(403);
  });

  it('/ops responds 503 when the store is unavailable', async () => {
    changeData('ALTER TABLE deliveries RENAME TO away');
    const { status, text } = await page('/ops', { ...opsBrowser.bearer, accept: 'text/html' });
    changeData('ALTER TABLE away RENAME TO deliveries');
    expect([status, text.includes('This page can’t be shown right now')]).toEqual([503, true]);
  });

  it('has strict headers and no script', async () => {
    const { headers, text } = await page('/ops');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style="/);
  });

  it("shows no personal data but a lead's file, and audits who asks first", async () => {
    expect((await page('/ops')).text).not.toMatch(/Canaria|664-?7665|203\.0/);
    const at = Date.now();
    const file = await opsBrowser.form('/studio/lead-file', { id: opsBrowser.id, because }, opsBrowser.bearer);
    const text = await file.text();
    for (const part of ['Canaria', 'By selecting the button', 'SHA-256 of the record', 'HTTP 410']) expect(text).toContain(part);
    expect(await opsBrowser.auditedSince(at)).toMatchObject([{ who: 'token', did: 'reveal', what: 'lead', because }]);
    expect(opsBrowser.server.logged()).not.toContain('Canaria');
  });

  it('responds 404 for an unknown lead, with a reference and a way back', async () => {
    const accept = { ...opsBrowser.bearer, accept: 'text/html' };
    const response = await opsBrowser.form('/studio/lead-file', { id: uuidv7(), because }, accept);
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain(`Reference: <code>${response.headers.get('x-request-id')}</code>`);
    expect(text).toContain('href="/ops"');
  });

  it('says what waits for a person, and which command helps', async () => {
    await vi.waitFor(
      async () => expect((await page('/ops')).text).toContain('exchange: its partner closed the address.'),
      slowTest,
    );
    changeData(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500' WHERE destination = 'ingest'`);
    const { text } = await page('/ops');
    changeData(`UPDATE deliveries SET state = 'no_partner', reason = '' WHERE destination = 'ingest'`);
    expect(text).toContain('Something waits for a person.');
    expect(text).toMatch(/ingest: 1 given up\. <span[^>]*>Look at them with ops deliveries --state dead/);
  });
});

it('says that a key is missing where a person’s data cannot be read', async () => {
  const sealed = `sealed FROM submissions WHERE id = '${opsBrowser.id}'`;
  changeData(`CREATE TABLE kept_aside AS SELECT ${sealed}`);
  changeData(`UPDATE submissions SET sealed = x'0007${'00'.repeat(60)}' WHERE id = '${opsBrowser.id}'`);
  const ask = () => opsBrowser.form('/studio/lead-file', { id: opsBrowser.id, because }, opsBrowser.bearer);
  const refused = await ask();
  changeData(
    `UPDATE submissions SET sealed = (SELECT sealed FROM kept_aside) WHERE id = '${opsBrowser.id}'; DROP TABLE kept_aside`,
  );
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining('a key is missing in DATA_KEYS')]);
  expect((await ask()).status).toBe(200);
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
