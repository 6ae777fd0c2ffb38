import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadView } from '../../lead-server/src/ops/records.ts';
import { findLeads } from '../../lead-server/src/privacy/people.ts';
import { dataKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { lead } from './lead-body.ts';
import { exchange } from './plain-connection.ts';
import { reportFault } from './report.ts';
import { startTestServer, type TestServer } from './running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' });
});
afterAll(() => server.remove());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('POST /post-lead', () => {
  it('stores a lead with its consent and deliveries, and says what it made of it', async () => {
    const headers = { ...key(), 'user-agent': 'Test Browser 1.0' };
    const { status, body } = await answerOf(await server.post('/post-lead', lead(), headers));
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(String), lead_is_qualified: 'yes', is_disqualified: false, dq_reason: '' });

    const stored = (await server.leads()).find((each) => each.id === body.id);
    expect(stored).toMatchObject({
      state: 'accepted',
      key: headers['idempotency-key'],
      consent: { version: lead().consent_version },
    });
    expect(stored?.deliveries.map(({ destination, state }) => [destination, state])).toEqual([
      ['exchange', 'no_partner'],
      ['ingest', 'no_partner'],
      ['verification', 'no_partner'],
    ]);
    if (stored?.kept.is !== 'lead') throw new Error('It should be a lead');
    const { said, sent, meta } = stored.kept.record;
    expect(said).toMatchObject({ first_name: 'Canaria', at_Fault: 'no', zip_code: '10001' });
    expect(sent).toMatchObject({
      city: 'New York',
      state: 'NY',
      ip_address: '127.0.0.1',
      user_agent: 'Test Browser 1.0',
      sub_id: 'abc',
      tcpa: lead().tcpa,
      is_gibberish: 'no',
      enough_words: 'yes',
      lead_is_qualified: 'yes',
    });
    expect(meta).toMatchObject({ flow: 'main', consent: { text: lead().tcpa, version: lead().consent_version } });
  });

  it('keeps a lead whose consent is no text of ours, and says so in its record', async () => {
    const consentOf = async (change: object) => {
      const { id } = (await answerOf(await server.post('/post-lead', lead({ ...change }), key()))).body as { id: string };
      const kept = (await server.leads()).find((each) => each.id === id)?.kept;
      return kept?.is === 'lead' ? kept.record.meta.consent : undefined;
    };
    expect(await consentOf({})).toEqual({ version: lead().consent_version, text: lead().tcpa });
    expect(await consentOf({ tcpa: 'I agree.' })).toMatchObject({ text: 'I agree.', verified: false });
    expect(await consentOf({ brand: 'nobody' })).toMatchObject({ text: lead().tcpa, verified: false });
  });

  it('works every flag out again, whatever the browser says', async () => {
    const body = lead({
      with_Lawyer: 'yes',
      lawyer_redirect_reason: 'have_attorney|yes',
      lead_is_qualified: 'yes',
      is_disqualified: false,
    });
    expect((await answerOf(await server.post('/post-lead', body, key()))).body).toMatchObject({
      lead_is_qualified: 'no',
      is_disqualified: true,
      dq_reason: 'have_attorney|yes',
    });
  });

  it('keeps what was said beside what is sent', async () => {
    const body = lead({ at_Fault: 'yes', partial_fault: 'yes', zip_code: '10001' });
    const { id } = (await answerOf(await server.post('/post-lead', body, key()))).body as { id: string };
    const kept = (await server.leads()).find((each) => each.id === id)?.kept;
    if (kept?.is !== 'lead') throw new Error('It should be a lead');
    expect(kept.record.said.at_Fault).toBe('yes');
    expect(kept.record.sent.at_Fault).toBe('no');
    expect(kept.record.rules).toContain('partial_fault');
  });

  it('gives the stored answer to the same key and body, stores nothing more, and refuses the key with another body', async () => {
    const headers = key();
    const first = await answerOf(await server.post('/post-lead', lead(), headers));
    const before = (await server.leads()).length;
    const reordered = Object.fromEntries(Object.entries(lead()).reverse());
    expect(await answerOf(await server.post('/post-lead', reordered, headers))).toEqual(first);
    const other = await answerOf(await server.post('/post-lead', lead({ first_name: 'Another' }), headers));
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'key_reused', field: 'Idempotency-Key' } } });
    expect(await server.leads()).toHaveLength(before);
  });

  it('stores one of a hundred at once with the same key, and answers all alike', async () => {
    const headers = key();
    const before = (await server.leads()).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => answerOf(await server.post('/post-lead', lead({ first_name: 'Once' }), headers))),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await server.leads()).toHaveLength(before + 1);
  });

  it('knows the same body without a key', async () => {
    const body = lead({ first_name: 'Keyless' });
    const first = await answerOf(await server.post('/post-lead', body));
    expect(await answerOf(await server.post('/post-lead', body))).toEqual(first);
  });

  it('takes a beacon, whose body is text', async () => {
    const response = await server.post('/post-lead', lead(), { ...key(), 'content-type': 'text/plain;charset=UTF-8' });
    expect(response.status).toBe(200);
  });

  it('keeps answers that are no path for a person to look at, sealed, and leaves the key free', async () => {
    const headers = key();
    const refused = await answerOf(await server.post('/post-lead', lead({ at_Fault: undefined }), headers));
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'not_a_path', field: 'at_Fault' } } });
    expect(await answerOf(await server.post('/post-lead', lead({ at_Fault: undefined }), headers))).toEqual(refused);
    const kept = (await server.leads()).filter(
      (each) => each.state === 'refused' && each.key.includes(headers['idempotency-key']),
    );
    expect(kept).toMatchObject([
      { deliveries: [], kept: { is: 'refused', submission: { first_name: 'Canaria' }, refusal: { field: 'at_Fault' } } },
    ]);
    expect((await server.post('/post-lead', lead(), headers)).status).toBe(200);
  });

  const names = (count: number, length: number) => Array.from({ length: count }, () => 'A'.repeat(length)).join('|');

  it.each<readonly [string, string, Record<string, unknown>]>([
    ['of a flow that is no more', 'flow', { flow: 'ended' }],
    ['with more names of buyers than there can be', 'all_possible_buyer_names', { all_possible_buyer_names: names(300, 100) }],
    ['with values of other kinds', 'email', { phone: { is: 'none' }, email: 7, facts: ['x'] }],
    ['with text that no database keeps', 'case_description', { case_description: 'hit \0 by \ud800 a truck, badly' }],
    ['nested too deep to be printed', 'flow', { flow: 'ended', other: '@deep' }],
  ])('keeps a body that is no lead, %s, for a person to look at, once, and leaves the key free', async (_what, field, change) => {
    const headers = key();
    const body = JSON.stringify(lead(change)).replace('"@deep"', '['.repeat(20_000) + ']'.repeat(20_000));
    const send = async () => answerOf(await server.post('/post-lead', body, headers));
    const refused = await send();
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid_body', field } } });
    expect(await send()).toEqual(refused);
    const kept = (await server.leads()).filter((each) => each.key.includes(headers['idempotency-key']));
    const { other: _, ...shallow } = change;
    expect(kept).toMatchObject([
      { state: 'refused', deliveries: [], kept: { is: 'refused', submission: { last_name: 'Holloway', ...shallow } } },
    ]);
    expect((await server.post('/post-lead', lead(), headers)).status).toBe(200);
  });

  it('finds a refused body by its email, as a privacy request does, and opens it for ops', async () => {
    const email = 'Refused.Person@example.com';
    expect((await server.post('/post-lead', lead({ flow: 'ended', email }), key())).status).toBe(422);
    const vault = createVault(dataKeys(server.config));
    const views = await server.look(async (store) => {
      const found = await findLeads({ store, vault }, { email: email.toLowerCase(), phone: '' });
      return found.map(({ row }) => leadView(vault, row));
    });
    expect(views).toMatchObject([{ state: 'refused', refusal: { field: 'flow' }, submission: { email, flow: 'ended' } }]);
  });

  it('takes the names of 120 buyers, and the consent that names them', async () => {
    const all = names(120, 90);
    const body = lead({
      all_possible_buyer_names: all,
      selected_buyer_names: all,
      displayed_buyers: all,
      tcpa: `I agree: ${all}`,
    });
    expect((await server.post('/post-lead', body, key())).status).toBe(200);
  });

  it('holds the sale of a lead whose browser sends Global Privacy Control', async ({ task }) => {
    const { id } = (await answerOf(await server.post('/post-lead', lead(), { ...key(), 'sec-gpc': '1' }))).body as { id: string };
    const stored = (await server.leads()).find((each) => each.id === id);
    const sold = stored?.deliveries.filter((each) => ['exchange', 'ingest'].includes(each.destination) && each.state !== 'held');
    const measured = `${sold?.length} sale deliveries (target 0)`;
    reportFault(task, { store: 'SQLite', tried: 'Sec-GPC lead', times: 1, acknowledged: 1, lost: 0, measured });
    expect(stored?.deliveries.map(({ destination, state }) => [destination, state])).toEqual([
      ['exchange', 'held'],
      ['ingest', 'held'],
      ['verification', 'no_partner'],
    ]);
    expect(stored?.deliveries[0]?.reason).toMatch(/Global Privacy Control/);
  });
});

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
    expect(await check('12')).toMatchObject({ success: true, valid: false });
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

  it('names a failure of ours, in the answer, its header and the log', async () => {
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

it('stops well: a request under way is answered, and everything is there after the next start', async () => {
  const first = await startTestServer();
  const body = JSON.stringify(lead());
  const head = `POST /post-lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nidempotency-key: 12345678\r\n\r\n`;
  let stopped: Promise<void> | undefined;
  const answer = await exchange(
    first.url,
    head,
    body.slice(0, 100),
    // a second request over another connection: once it is answered, the first has been read as far as it goes
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
