import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PartnerName, timeLimits } from '../../lead-server/src/partners/client.ts';
import { lead } from '../faults/lead-body.ts';
import { exchange } from '../faults/plain-connection.ts';
import { startTestServer, type TestServer } from '../faults/running-server.ts';
import { type Behaviour, json, type Partner, shapes, startPartner } from '../faults/stand-ins.ts';

/** A busy machine takes its time. */
const slow = { timeout: 20_000 };
const token = 'an-invented-metrics-token-';
const bearer = { authorization: `Bearer ${token}` };
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of cleanups.splice(0).reverse()) await each();
});

async function partner(behaviour: Behaviour = shapes.webhook): Promise<Partner> {
  const started = await startPartner(behaviour);
  cleanups.push(started.stop);
  return started;
}

type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

const samplesIn = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z]\w*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (!name) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', given = '']) => [label, given]);
    return [{ name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) }];
  });

/** A server with metrics, and its figures as a scrape finds them. */
async function measured(settings: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer({
    METRICS_TOKEN: token,
    RATE_CALLS_PER_MINUTE: '0',
    RATE_LEADS_PER_MINUTE: '0',
    ...settings,
  });
  cleanups.push(server.remove);
  const scrape = async () => {
    const response = await fetch(`${server.url}/metrics`, { headers: bearer });
    expect(response.status).toBe(200);
    return samplesIn(await response.text());
  };
  /** The sum of the samples with this name and at least these labels; undefined when there is none. */
  const figure = async (name: string, labels: Labels = {}) => {
    const fits = ({ labels: given }: Sample) => Object.entries(labels).every(([label, value]) => given[label] === value);
    const found = (await scrape()).filter((each) => each.name === name && fits(each));
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
  };
  return { server, scrape, figure };
}

it('is for the bearer of its token', async () => {
  const { server } = await measured({ OPS_TOKEN: 'an-invented-operations-token' });
  const ask = async (headers: Labels) => (await fetch(`${server.url}/metrics`, { headers: { ...headers } })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer an-invented-operations-token' })).toBe(401);
});

describe('partners that somebody waits for', () => {
  type Call = (server: TestServer, round: number) => Promise<Response>;
  const post =
    (path: string, body: object | ((round: number) => object)): Call =>
    (server, round) =>
      server.post(path, typeof body === 'function' ? body(round) : body);
  const get =
    (path: string): Call =>
    (server) =>
      fetch(server.url + path);
  const phone = '(212) 664-7665';
  const request = {
    formData: { email: 'canaria.holloway@example.com', submitAnAppeal: 'yes' },
    reCaptchaToken: 'a-token',
    type: 'do-not-sell-information-form',
  };
  /** Every partner but the resolver, with a good answer of it and a call of the page for which it is asked, each round anew. */
  const all: Readonly<Record<Exclude<PartnerName, 'dns'>, readonly [Behaviour, Call]>> = {
    'ipqs-phone': [shapes.ipqsPhone, post('/api/validations/ipqs/phone', { phone })],
    'ipqs-email': [shapes.ipqsEmail, post('/api/validations/ipqs/email', { email: 'canaria.holloway@example.com' })],
    gibberish: [shapes.gibberish, post('/index.php', { text: 'Canaria Holloway' })],
    zip: [shapes.zip, get('/us/10001')],
    twilio: [
      json(201, { status: 'pending' }),
      post('/two-step-verification/phone', (round) => ({ phone: `(212) 664-766${round}` })),
    ],
    recaptcha: [json(200, { success: true }), post('/slack/send-message', request)],
    mappings: [json(200, { lp_campaign_id: '7' }), post('/inbound/get-mappings', (round) => ({ affid: round, oid: 2 }))],
    buyers: [json(200, { selectedBuyers: [] }), post('/buyers/get-available', { fields: { state: 'NY' } })],
    'pre-check': [json(200, { result: 'yes' }), get('/buyers/check-affid-pre/20/50')],
    compensation: [json(200, { compLevel: 6 }), post('/compensation-meter', { answers: { at_Fault: 'no' } })],
    'call-number': [json(200, { number: '(888) 555-0123' }), get('/call-number?affid=20')],
    'transaction-id': [json(200, { ef_transaction_id: 'tx-1' }), post('/transaction-id', { oid: '81', affid: '10' })],
  };
  const names = Object.keys(all) as (keyof typeof all)[];
  const settingsFor = ({ url }: Partner) => ({
    IPQS_URL: url,
    IPQS_KEY: 'invented-key',
    GIBBERISH_URL: url,
    ZIP_URL: url,
    TWILIO_URL: url,
    TWILIO_ACCOUNT_SID: 'ACtest',
    TWILIO_AUTH_TOKEN: 'invented',
    TWILIO_VERIFY_SERVICE_SID: 'VAtest',
    RECAPTCHA_URL: url,
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'invented-secret',
    MAPPINGS_URL: url,
    BUYERS_URL: url,
    COMPENSATION_URL: url,
    CALL_NUMBER_URL: `${url}/number`,
    TRANSACTION_ID_URL: `${url}/transaction`,
  });

  it('each has a figure, by what came of it, and none is forgotten', async () => {
    expect([...names, 'dns'].sort()).toEqual(Object.keys(timeLimits).sort());
    const standIn = await partner();
    const { server, figure, scrape } = await measured(settingsFor(standIn));
    const cases: readonly (readonly [string, (name: keyof typeof all) => Behaviour])[] = [
      ['answered', (name) => all[name][0]],
      ['refused', () => json(401, { message: 'no such key' })],
      ['failed', () => ({ does: 'answer', status: 500 })],
    ];
    for (const [round, [outcome, behaviour]] of cases.entries()) {
      for (const name of names) {
        standIn.behave(behaviour(name));
        await (await all[name][1](server, round)).text();
        const count = () => figure('partner_call_seconds_count', { partner: name, outcome });
        await vi.waitFor(async () => expect([name, outcome, await count()]).toEqual([name, outcome, 1]), slow);
      }
    }
    standIn.behave(shapes.ipqsNoCredit);
    await all['ipqs-phone'][1](server, 0);
    expect(await figure('partner_call_seconds_count', { partner: 'ipqs-phone', outcome: 'no_verdict' })).toBe(1);
    expect(await figure('captcha_checks_total', { verdict: 'passed' })).toBe(1);
    expect(await figure('captcha_checks_total', { verdict: 'unknown' })).toBe(2);
    const alone = (await scrape()).filter((each) => each.name === 'partner_left_alone');
    expect(alone.map(({ labels, value }) => [labels.partner, value])).toEqual(names.map((name) => [name, 0]));
  });

  it('one that hangs is seen to take its whole time limit, then to be left alone', async () => {
    const standIn = await partner({ does: 'hang' });
    const { server, figure } = await measured({ ZIP_URL: standIn.url });
    const look = () => fetch(`${server.url}/us/10001`).then((response) => response.json());
    const places = await Promise.all([look(), look(), look(), look(), look()]);
    expect(places).toMatchObject(places.map(() => ({ state: 'NY' })));
    expect(await figure('partner_call_seconds_count', { partner: 'zip', outcome: 'timed_out' })).toBe(5);
    expect(await figure('partner_call_seconds_sum', { partner: 'zip' })).toBeGreaterThanOrEqual(
      (5 * timeLimits.zip * 0.99) / 1000,
    );
    expect(await figure('partner_left_alone', { partner: 'zip' })).toBe(1);
    expect(await look()).toMatchObject({ state: 'NY' });
    expect(await figure('partner_call_seconds_count', { partner: 'zip', outcome: 'left_alone' })).toBe(1);
  });

  it("the machine's resolver is one of them", async () => {
    const { server, figure } = await measured();
    await server.post('/api/validations/ipqs/email', { email: 'ann@a-domain-of-nobody.com' });
    expect(await figure('partner_call_seconds_count', { partner: 'dns' })).toBe(1);
  });
});

describe('what waits', () => {
  it('deliveries by state, a partner that has closed its address, and one that is left alone', async () => {
    const [gone, down] = [await partner({ does: 'answer', status: 410 }), await partner({ does: 'answer', status: 500 })];
    const { server, figure } = await measured({ LEAD_EXCHANGE_URL: gone.url, VERIFICATION_HELPER_URL: down.url });
    expect(await figure('delivery_closed', { destination: 'exchange' })).toBe(0);
    expect(await figure('delivery_left_alone', { destination: 'verification' })).toBe(0);
    await Promise.all(Array.from({ length: 5 }, (_, index) => server.post('/post-lead', lead({ sub_id: String(index) }))));
    await vi.waitFor(async () => expect(await figure('delivery_left_alone', { destination: 'verification' })).toBe(1), slow);
    await vi.waitFor(async () => expect(await figure('delivery_closed', { destination: 'exchange' })).toBe(1), slow);
    expect(await figure('delivery_attempt_seconds_count', { destination: 'verification', outcome: 'failed' })).toBeGreaterThan(4);
    expect(await figure('delivery_attempt_seconds_count', { destination: 'exchange', outcome: 'gone' })).toBeGreaterThan(0);
    expect(await figure('outbox_pending', { destination: 'verification' })).toBe(5);
    expect(await figure('deliveries_last_hour', { destination: 'ingest', state: 'no_partner' })).toBe(5);
    expect(await figure('store_committed_total')).toBe(5);
    expect(await figure('store_commit_submissions_sum')).toBe(5);
    expect(await figure('store_waiting_submissions')).toBe(0);
  });

  it('is counted in a thread of its own, the same at every scrape: no lead waits for it', async () => {
    const { figure } = await measured();
    const threads: Worker[] = [];
    const noticed = (thread: Worker) => void threads.push(thread);
    process.on('worker', noticed);
    for (let scrapes = 0; scrapes < 3; scrapes += 1) expect(await figure('store_up')).toBe(1);
    process.off('worker', noticed);
    expect(threads).toHaveLength(1);
  });

  it('privacy requests, until a person has looked at them', async () => {
    const { server, figure } = await measured();
    expect(await figure('privacy_requests_waiting')).toBe(0);
    const formData = { email: 'canaria.holloway@example.com', submitAnAppeal: 'yes' };
    await server.post('/slack/send-message', { formData, type: 'do-not-sell-information-form' });
    await vi.waitFor(async () => expect(await figure('privacy_requests_waiting')).toBe(1), slow);
    expect(await figure('privacy_requests_oldest_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('captcha_checks_total', { verdict: 'missing' })).toBe(1);
  });

  it('leads that are held for a person, by reason, on the overview too', async () => {
    const { server, figure } = await measured({ OPS_TOKEN: 'an-invented-operations-token' });
    const held = async () => [
      await figure('leads_held', { reason: 'honeypot' }),
      await figure('leads_held', { reason: 'unknown_state' }),
    ];
    expect(await held()).toEqual([0, 0]);
    await server.post('/post-lead', lead({ website: 'https://example.com' }));
    for (const zip_code of ['00000', '99999']) await server.post('/post-lead', lead({ zip_code }));
    expect(await held()).toEqual([1, 2]);
    expect(await figure('leads_held_oldest_seconds', { reason: 'unknown_state' })).toBeGreaterThanOrEqual(0);
    const headers = { authorization: 'Bearer an-invented-operations-token' };
    const overview = await (await fetch(`${server.url}/ops`, { headers })).text();
    expect(overview).toContain('Something waits for a person.');
    expect(overview).toContain('2 leads held for a person');
  });

  it('which key seals, and when the old was last removed', async () => {
    const started = Date.now() / 1000;
    const { figure } = await measured({ DATA_KEYS: `7:${Buffer.alloc(32, 7).toString('base64')}` });
    expect(await figure('data_key_version')).toBe(7);
    await vi.waitFor(
      async () => expect(await figure('retention_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(Math.floor(started)),
      slow,
    );
  });

  it('is read while the store is down too, when it is needed most: without the figures of the store', async () => {
    const { server, figure } = await measured();
    const database = new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
    const storeFigures = async () => [await figure('store_up'), await figure('privacy_requests_waiting')];
    try {
      await server.post('/post-lead', lead());
      database.exec('ALTER TABLE deliveries RENAME TO away');
      expect((await server.post('/post-lead', lead({ sub_id: 'another' }))).status).toBe(503);
      expect(await figure('http_request_duration_seconds_count', { route: '/post-lead', status: '503' })).toBe(1);
      expect(await figure('store_commit_seconds_count', { ok: 'false' })).toBe(1);
      expect(await storeFigures()).toEqual([0, undefined]);
      expect(await figure('deliveries_last_hour')).toBeUndefined();
      database.exec('ALTER TABLE away RENAME TO deliveries');
      expect(await storeFigures()).toEqual([1, 0]);
      expect(await figure('deliveries_last_hour')).toBeGreaterThan(0);
    } finally {
      database.close();
    }
  });
});

describe('requests', () => {
  const requests = 'http_request_duration_seconds_count';

  it('one whose caller goes before the answer is not told as answered', async () => {
    const standIn = await partner({ does: 'hang' });
    const { server, figure } = await measured({ ZIP_URL: standIn.url });
    const caller = new AbortController();
    const asked = fetch(`${server.url}/us/10001`, { signal: caller.signal });
    await standIn.got(1);
    caller.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(async () => expect(await figure(requests, { route: '/us/:zip', status: '499' })).toBe(1), slow);
    expect(await figure(requests, { route: '/us/:zip', status: '200' })).toBeUndefined();
  });

  it('what is no HTTP is counted', async () => {
    const { server, figure } = await measured();
    await exchange(server.url, 'canaria.holloway@example.com\r\n\r\n');
    expect(await figure(requests, { route: 'none', status: '400' })).toBe(1);
  });

  it('labels are of closed lists, whatever is asked for, and hold nobody', async () => {
    const { server, scrape } = await measured();
    const paths = [
      '/us/10001',
      '/us/canaria',
      `/api/save-data/${'a'.repeat(32)}`,
      '/survey?email=canaria',
      '/Canaria/%',
      '/assets/x',
    ];
    for (const path of paths) await (await fetch(server.url + path)).text();
    await (await server.post('/post-lead', lead())).text();
    await (await server.post('/Canaria', lead())).text();
    const samples = await scrape();
    const routes = new Set(samples.filter(({ name }) => name === requests).map(({ labels }) => labels.route));
    expect([...routes].sort()).toEqual(['/api/save-data/:session', '/assets', '/post-lead', '/us/:zip', 'page']);
    expect(JSON.stringify(samples).toLowerCase()).not.toMatch(/canaria|10001|664-?7665|127\.0\.0/);
  });
});

const ofNode = /^(process|nodejs)_/;
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !ofNode.test(name));

it('each figure is in docs/operations.md, and nothing else is there', async () => {
  const { server } = await measured();
  const told = await (await fetch(`${server.url}/metrics`, { headers: bearer })).text();
  const firstColumn = readFileSync('lead-server/docs/operations.md', 'utf8').match(/^\| `[^|]+/gm) ?? [];
  expect(namesIn(firstColumn.join(''), /`([a-z_]+)`/g).sort()).toEqual(namesIn(told, /^# TYPE (\S+)/gm).sort());
});

it('no call leaves the server but by the two ways that are measured', () => {
  const root = 'lead-server/src';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const calling = files.filter((file) => /\bfetch\(|\b(https?\.)?request\(|undici/.test(readFileSync(join(root, file), 'utf8')));
  expect(calling.sort()).toEqual(['delivery/send.ts', 'partners/client.ts']);
});
