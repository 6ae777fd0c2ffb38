import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' });
});
afterAll(() => server.remove());

const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('the other calls', () => {
  it('GET /us/{zip}', async () => {
    const place = { city: 'Beverly Hills', state: 'CA', state_long: 'California', county: 'Los Angeles', zip: '90210' };
    expect(await answerOf(await fetch(`${server.url}/us/90210`))).toEqual({ status: 200, body: place });
    expect((await answerOf(await fetch(`${server.url}/us/00000`))).body).toEqual({
      city: '',
      state: '',
      state_long: '',
      county: '',
      zip: '',
    });
  });

  it('POST /api/validations/ipqs/phone', async () => {
    const check = async (phone: string) => (await answerOf(await server.post('/api/validations/ipqs/phone', { phone }))).body;
    expect(await check('(212) 664-7665')).toMatchObject({ success: true, valid: true, active: true, fraud_score: 0 });
    expect(await check('(212) 555-0123')).toMatchObject({
      valid: false,
      message: expect.stringMatching(/^Invalid\/nonexistent/),
    });
    expect(await check('(800) 356-9377')).toMatchObject({ valid: true, line_type: 'Toll Free' });
    for (const other of ['12', '(212) 664-7665 9']) expect(await check(other)).toMatchObject({ success: true, valid: false });
  });

  it('POST /api/validations/ipqs/email', async () => {
    const check = async (email: string) => (await answerOf(await server.post('/api/validations/ipqs/email', { email }))).body;
    expect(await check('ann@')).toMatchObject({ success: true, valid: false });
    expect(await check('ann@mail.mailinator.com')).toMatchObject({ disposable: true });
    expect(await check('ann@example.com')).toMatchObject({ success: true, disposable: false });
  });

  it('POST /index.php, as JSON, as a form and as multipart', async () => {
    const url = `${server.url}/index.php`;
    const form = new FormData();
    form.set('text', 'asdf qwer zxcv lkjh fdsa');
    expect(await (await fetch(url, { method: 'POST', body: form })).json()).toEqual({ is_gibberish: 'yes' });
    const urlencoded = new URLSearchParams({ text: 'A truck hit my car on the highway' });
    expect(await (await fetch(url, { method: 'POST', body: urlencoded })).json()).toEqual({ is_gibberish: 'no' });
    // as long as a description may be, in the letters that take most room
    const long = new URLSearchParams({ text: '车'.repeat(5000) });
    expect((await fetch(url, { method: 'POST', body: long })).status).toBe(200);
    expect((await answerOf(await server.post('/index.php', { text: 'A truck hit my car on the highway' }))).body).toEqual({
      is_gibberish: 'no',
    });
  });

  it('POST /api/save-data, and the resume', async () => {
    const session = crypto.randomUUID();
    const save = (data: unknown) => server.post('/api/save-data', { session, data });
    expect((await answerOf(await save([1]))).body).toEqual({ userBackupStatus: true, userProgressionStatus: true });
    await save([{ step: 'AtFault' }]);
    expect((await answerOf(await fetch(`${server.url}/api/save-data/${session}`))).body).toEqual({
      session,
      data: [{ step: 'AtFault' }],
    });
    expect((await fetch(`${server.url}/api/save-data/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await server.post('/api/save-data', { session: 'short', data: [] })).status).toBe(422);
  });

  it('POST /send-slack-message records a message', async () => {
    expect((await answerOf(await server.post('/send-slack-message', { text: 'Blocked twice' }))).body).toEqual({ ok: true });
    const messages = await server.look((store) => store.submissions('message', { after: '', limit: 100 }));
    expect(messages.at(-1)?.deliveries).toMatchObject([{ destination: 'slack', state: 'no_partner' }]);
  });

  it('names an internal error in the response, its header and the log', async () => {
    // the funnel is not built for this server: every page is a failure of ours
    const script = await fetch(`${server.url}/survey`);
    const id = script.headers.get('x-request-id') ?? '';
    expect(script.status).toBe(503);
    expect((await script.json()).error.message).toContain(`Reference: ${id}.`);
    expect(server.logged()).toContain(`"id":"${id}"`);
    const accept = { accept: 'text/html', 'accept-language': 'es-MX' };
    const visitor = await fetch(`${server.url}/survey`, { headers: accept });
    expect(visitor.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await visitor.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain(visitor.headers.get('x-request-id'));
  });

  it('health, readiness and Global Privacy Control', async () => {
    expect((await answerOf(await fetch(`${server.url}/healthz`))).body).toEqual({ status: 'ok' });
    expect((await answerOf(await fetch(`${server.url}/readyz`))).body).toEqual({ status: 'ready' });
    expect((await answerOf(await fetch(`${server.url}/.well-known/gpc.json`))).body).toMatchObject({ gpc: true });
  });
});

it('stops gracefully: a request in flight is answered, and everything is there after the next start', async () => {
  const first = await startTestServer();
  const body = JSON.stringify(leadBody());
  const head = `POST /post-lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nidempotency-key: 12345678\r\n\r\n`;
  let stopped: Promise<void> | undefined;
  const answer = await sendRaw(
    first.url,
    head,
    body.slice(0, 100),
    // once a second request over another connection has its response, the first has been read as far as it goes
    () => fetch(`${first.url}/healthz`),
    async () => {
      stopped = first.stop();
    },
    body.slice(100),
  );
  expect(answer).toMatch(/^HTTP\/1.1 200/);
  await stopped;
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
  const second = await startTestServer({ DATA_DIR: first.config.DATA_DIR });
  expect((await second.leads()).map((each) => each.key)).toEqual(['12345678']);
  await second.remove();
});

it('a message to the team costs as much as sixty calls', async () => {
  const limited = await startTestServer({ RATE_CALLS_PER_MINUTE: '119' });
  try {
    const send = async () => (await limited.post('/send-slack-message', { text: 'x' })).status;
    expect([await send(), await send()]).toEqual([200, 429]);
  } finally {
    await limited.remove();
  }
});

it('a proxy that TRUSTED_PROXIES does not name is logged once, without an address', async () => {
  const warned = async (settings: Readonly<Record<string, string>>) => {
    const behind = await startTestServer({ LOG_LEVEL: 'warn', ...settings });
    for (const each of ['203.0.113.9', '203.0.113.10']) {
      expect((await behind.post('/post-lead', leadBody({ sub_id: each }), { 'x-forwarded-for': each })).status).toBe(200);
    }
    await behind.remove();
    return behind.logged();
  };
  expect(await warned({ TRUSTED_PROXIES: '127.0.0.1' })).not.toContain('TRUSTED_PROXIES');
  const log = await warned({});
  expect(log.split('TRUSTED_PROXIES')).toHaveLength(2);
  expect(log).not.toMatch(/203\.0\.113|127\.0\.0/);
});
