import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Config, readConfig } from '../../lead-server/src/config.ts';
import { createDestinations, type Destination } from '../../lead-server/src/delivery/destinations.ts';
import { openExchange } from '../../lead-server/src/delivery/exchange.ts';
import { planDeliveries } from '../../lead-server/src/delivery/plan.ts';
import { heldStateReason } from '../../lead-server/src/delivery/sale.ts';
import { type DeliveryWorker, startDeliveryWorker } from '../../lead-server/src/delivery/worker.ts';
import { createGroupCommit } from '../../lead-server/src/leads/group-commit.ts';
import { createIntake } from '../../lead-server/src/leads/intake.ts';
import { mappingByService, mappingByTable } from '../../lead-server/src/partners/mappings.ts';
import { unknownPlace } from '../../lead-server/src/partners/zip/table.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store, StoredDelivery } from '../../lead-server/src/store/store.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { lead } from './lead-body.ts';
import { json, type Partner, shapes, startPartner } from './stand-ins.ts';

const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]);
const log = pino({ level: 'silent' });
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const each of cleanups.splice(0).reverse()) await each();
});

async function partner(...args: Parameters<typeof startPartner>): Promise<Partner> {
  const started = await startPartner(...args);
  cleanups.push(() => started.stop());
  return started;
}

interface Bench {
  readonly store: Store;
  readonly destinations: readonly Destination[];
  submit(change?: Readonly<Record<string, unknown>>, gpc?: boolean): Promise<string>;
  message(text: string): Promise<void>;
  work(more?: Partial<Parameters<typeof startDeliveryWorker>[0]>): DeliveryWorker;
  delivery(destination: string): Promise<StoredDelivery | undefined>;
}

/** A store, an intake and workers, wired as the server wires them, with short rounds. */
async function bench(settings: Readonly<Record<string, string>>, timeoutMs = 3000, state?: string): Promise<Bench> {
  const config: Config = readConfig(settings);
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const store = await openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false });
  cleanups.push(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const own = mappingByTable([], {
    lp_campaign_id: config.LP_CAMPAIGN_ID,
    lp_supplier_id: config.LP_SUPPLIER_ID,
    lp_key: config.LP_KEY,
  });
  const findMapping = config.MAPPINGS_URL
    ? mappingByService(config.MAPPINGS_URL, own)
    : async (affid: string, oid: string) => own(affid, oid);
  const destinations = createDestinations(config, findMapping).map((each) => ({ ...each, timeoutMs }));
  const workers: DeliveryWorker[] = [];
  const intake = createIntake({
    store,
    vault,
    group: createGroupCommit({ commit: store.commit, inFlight: 1 }),
    plan: planDeliveries(destinations, config.HELD_STATES),
    placeOf: () => (state ? { ...unknownPlace, state } : unknownPlace),
    campaignOf: () => config.LP_CAMPAIGN_ID,
    now: () => new Date(),
    onStored: (stored) => {
      for (const each of workers) each.wake(stored);
    },
  });
  return {
    store,
    destinations,
    async submit(change, gpc = false) {
      const seen = { address: '203.0.113.9', userAgent: 'Test Browser', gpc };
      return (await intake.submitLead(lead(change), crypto.randomUUID(), seen)).id;
    },
    message: (text) => intake.submitMessage(text),
    work(more) {
      const worker = startDeliveryWorker({
        store,
        vault,
        log,
        destinations,
        secrets: config.WEBHOOK_SECRET,
        roundMs: 20,
        ...more,
      });
      workers.push(worker);
      cleanups.push(() => worker.stop());
      return worker;
    },
    delivery: async (destination) =>
      (await store.deliveries(undefined, { after: '', limit: 99 })).find((each) => each.destination === destination),
  };
}

const settled = (what: Bench, destination: string, expected: Partial<StoredDelivery>) =>
  vi.waitFor(async () => expect(await what.delivery(destination)).toMatchObject(expected), { timeout: 5000, interval: 10 });

const lp = { LP_CAMPAIGN_ID: '11', LP_SUPPLIER_ID: '22', LP_KEY: 'invented-key' };

describe('every partner gets its own shape', () => {
  it('the exchange, signed by Standard Webhooks with two secrets while they change', async () => {
    const exchange = await partner(shapes.exchange);
    const secrets = [1, 2].map(() => `whsec_${randomBytes(24).toString('base64')}`);
    const b = await bench({ LEAD_EXCHANGE_URL: `${exchange.url}/`, WEBHOOK_SECRET: secrets.join(',') });
    b.work();
    const id = await b.submit();
    const [got] = await exchange.got(1);
    expect(got).toMatchObject({ method: 'POST', path: '/exchange/store/lead-data' });
    expect(JSON.parse(got?.body ?? '')).toEqual({
      project: 'MVA',
      zipCode: '10001',
      ipAddress: '203.0.113.9',
      userAgent: 'Test Browser',
      tf: '0123456789abcdef',
      leadId: '01234567-89AB-CDEF-0123-456789ABCDEF',
    });
    expect(got?.headers['webhook-id']).toBe(`${id}.exchange`);
    for (const secret of secrets) expect(() => new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).not.toThrow();
    await settled(b, 'exchange', { state: 'delivered', attempts: 1 });
  });

  it('the ingest, as LeadProsper has it', async () => {
    const ingest = await partner(shapes.ingest);
    const b = await bench({ LEAD_INGEST_URL: ingest.url, ...lp });
    b.work();
    await b.submit({ sub_id2: 'x'.repeat(100) });
    const [got] = await ingest.got(1);
    expect(got).toMatchObject({ method: 'POST', path: '/direct_post', headers: { 'content-type': 'application/json' } });
    expect(got?.headers['webhook-id']).toBeUndefined();
    const sent = JSON.parse(got?.body ?? '') as Record<string, string>;
    expect(sent).toMatchObject({
      lp_campaign_id: '11',
      lp_supplier_id: '22',
      lp_key: 'invented-key',
      lp_action: '',
      first_name: 'Canaria',
      phone: '2126647665',
      incident_date: expect.stringMatching(/^\d{4}-\d\d-01$/),
      tcpa_text: lead().tcpa,
      jornaya_lead_id: lead().leadid_token,
      trusted_form_cert_url: 'https://cert.trustedform.com/0123456789abcdef',
    });
    expect(sent.lp_subid2).toHaveLength(75);
    expect(sent).not.toHaveProperty('lawyer_redirect_reason');
    expect(Object.values(sent).every((value) => typeof value === 'string')).toBe(true);
    await settled(b, 'ingest', { state: 'delivered', reason: 'ACCEPTED' });
  });

  it('the ingest, under the campaign that the mappings service gives for affiliate and offer', async () => {
    const ingest = await partner(shapes.ingest);
    const mappings = await partner(json(200, { lp_campaign_id: 516, lp_supplier_id: '77', lp_key: 'mapped-key' }));
    const b = await bench({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...lp });
    b.work();
    await b.submit({ affid: '20', oid: '85' });
    const [got] = await ingest.got(1);
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ lp_campaign_id: '516', lp_supplier_id: '77', lp_key: 'mapped-key' });
    expect(mappings.received[0]).toMatchObject({ method: 'POST', path: '/inbound/get-mappings' });
    expect(JSON.parse(mappings.received[0]?.body ?? '')).toEqual({ affid: 20, oid: 85 });
  });

  it('no ingest while the mappings service is down: the lead waits', async () => {
    const ingest = await partner(shapes.ingest);
    const mappings = await partner({ does: 'answer', status: 500 });
    const b = await bench({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...lp });
    b.work();
    await b.submit();
    await settled(b, 'ingest', { state: 'pending', attempts: 1, reason: 'no answer: PartnerFailure' });
    expect(ingest.received).toHaveLength(0);
  });

  it('TrustedForm, to keep the certificate', async () => {
    const certificates = await partner(
      json(200, { outcome: 'success', retain: { results: { expires_at: '2031-01-15T00:00:00Z' } } }),
    );
    const b = await bench({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
    b.work();
    await b.submit({ trusted_form_cert_id: 'https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567' });
    const [got] = await certificates.got(1);
    expect(got).toMatchObject({
      method: 'POST',
      path: '/0123456789abcdef0123456789abcdef01234567',
      headers: { 'api-version': '4.0' },
    });
    expect(got?.headers.authorization).toBe(`Basic ${Buffer.from('API:invented-key').toString('base64')}`);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      match_lead: { email: 'canaria.holloway@example.com', phone: '2126647665' },
      retain: { reference: '10_abc', vendor: 'auto-accident' },
    });
    await settled(b, 'trusted-form', { state: 'delivered', reason: 'certificate: success' });
  });

  it('TrustedForm, never under another address that the page names', async () => {
    const certificates = await partner(json(200, { outcome: 'success' }));
    const b = await bench({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
    b.work();
    await b.submit({ trusted_form_cert_id: 'https://cert.trustedform.com.example.net/0123456789abcdef' });
    await settled(b, 'trusted-form', { state: 'delivered', reason: 'nothing to send' });
    expect(certificates.received).toHaveLength(0);
  });

  it('the webhook, form-encoded, only for leads with bad words', async () => {
    const webhook = await partner();
    const b = await bench({ BAD_WORDS_WEBHOOK_URL: `${webhook.url}/hooks/1` });
    b.work();
    await b.submit();
    expect(await b.delivery('bad-words')).toBeUndefined();
    await b.submit({ case_description: 'I won a gift card sweepstakes, it is a fucking great prize' });
    const [got] = await webhook.got(1);
    expect(got).toMatchObject({ path: '/hooks/1', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({ bad_words: 'yes', first_name: 'Canaria' });
  });

  it('the verification helper', async () => {
    const helper = await partner();
    const b = await bench({ VERIFICATION_HELPER_URL: helper.url });
    b.work();
    await b.submit();
    const [got] = await helper.got(1);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      zip_code: '10001',
      ip_address: '203.0.113.9',
      user_agent: 'Test Browser',
      trusted_form_cert_id: '0123456789abcdef',
      leadid_token: '01234567-89AB-CDEF-0123-456789ABCDEF',
    });
  });

  it('Slack, with people masked', async () => {
    const slack = await partner(shapes.slack);
    const b = await bench({ SLACK_WEBHOOK_URL: slack.url });
    b.work();
    await b.message('Blocked twice: ann@example.com');
    const [got] = await slack.got(1);
    expect(JSON.parse(got?.body ?? '')).toEqual({ text: 'Blocked twice: a***@example.com' });
    await settled(b, 'slack', { state: 'delivered' });
  });
});

it('a lead with Global Privacy Control goes to no buyer, but is verified', async () => {
  const [exchange, ingest, helper] = await Promise.all([partner(), partner(), partner()]);
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url, LEAD_INGEST_URL: ingest.url, VERIFICATION_HELPER_URL: helper.url });
  b.work();
  await b.submit({}, true);
  await settled(b, 'verification', { state: 'delivered' });
  expect([exchange.received.length, ingest.received.length]).toEqual([0, 0]);
  expect(await b.delivery('ingest')).toMatchObject({ state: 'held' });
});

describe('a lead from a state where injury answers are consumer health data', () => {
  const consent = `${lead().tcpa} I also agree to calls from Harbor Law.`;
  it.each([
    ['is held where no consent names the buyer', {}, 'WA', {}, 'held'],
    ['is held where the consent names another one', { LEAD_EXCHANGE_BUYER: 'Elm & Oak' }, 'WA', { tcpa: consent }, 'held'],
    ['goes to the buyer that the consent names', { LEAD_EXCHANGE_BUYER: 'Harbor Law' }, 'NV', { tcpa: consent }, 'delivered'],
    ['goes out where the state is not on the list', {}, 'OR', {}, 'delivered'],
    ['goes out where the switch is off', { HELD_STATES: 'none' }, 'WA', {}, 'delivered'],
  ] as const)('%s', async (_what, settings, state, change, expected) => {
    const exchange = await partner(shapes.exchange);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url, ...settings }, 3000, state);
    b.work();
    await b.submit(change);
    await settled(b, 'exchange', { state: expected, ...(expected === 'held' ? { reason: heldStateReason(state) } : {}) });
    expect(exchange.received).toHaveLength(expected === 'held' ? 0 : 1);
  });
});

it('what was sent and got is kept for support, sealed, without our keys', async () => {
  const answered = '{"status":"ERROR","code":1003}';
  const ingest = await partner({ does: 'answer', status: 200, body: answered });
  const b = await bench({ LEAD_INGEST_URL: ingest.url, ...lp });
  b.work();
  const id = await b.submit();
  await settled(b, 'ingest', { reason: 'ERROR 1003' });
  const sealed = (await b.store.exchange(`${id}.ingest`)) ?? Buffer.of();
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('Canaria');
  const { host, request, response } = openExchange(vault, `${id}.ingest`, sealed);
  expect(host).toBe(new URL(ingest.url).host);
  expect(JSON.parse(request.body)).toMatchObject({ first_name: 'Canaria', lp_key: '***' });
  expect(response).toMatchObject({ status: 200, body: answered });
});

describe('LeadProsper says', () => {
  it.each([
    ['DUPLICATED', shapes.ingestDuplicated, { state: 'delivered', reason: 'DUPLICATED' }],
    ['rejected by the buyer', shapes.ingestRejected, { state: 'delivered', reason: expect.stringContaining('1006') }],
    ['ERROR', shapes.ingestError, { state: 'pending', reason: 'ERROR 1003', attempts: 1 }],
    ['nonsense', { does: 'answer', status: 200, body: '<html>' } as const, { state: 'pending', reason: 'answer is not JSON' }],
  ])('%s', async (_what, behaviour, expected) => {
    const ingest = await partner(behaviour);
    const b = await bench({ LEAD_INGEST_URL: ingest.url, ...lp });
    b.work();
    await b.submit();
    await settled(b, 'ingest', expected as Partial<StoredDelivery>);
  });
});

describe('a partner that does not take it', () => {
  it.each([
    ['500', { does: 'answer', status: 500 }, 'HTTP 500'],
    ['404', { does: 'answer', status: 404 }, 'HTTP 404'],
    ['a redirect, which is not followed', { does: 'answer', status: 302, headers: { location: '/elsewhere' } }, 'HTTP 302'],
    ['a reset', { does: 'reset' }, /^no answer/],
    ['no answer in time', { does: 'hang' }, 'timed out'],
    ['a slow drip', { does: 'drip' }, 'timed out'],
    ['an answer that is cut', { does: 'cut' }, /^no answer/],
  ] as const)('%s: waits and is sent again with the same id', async (_what, behaviour, reason) => {
    const exchange = await partner(behaviour);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url }, 300);
    b.work();
    const id = await b.submit();
    const matching = typeof reason === 'string' ? reason : expect.stringMatching(reason);
    await settled(b, 'exchange', { state: 'pending', attempts: 1, reason: matching });
    expect(exchange.received).toHaveLength(1);
    const { nextAt = 0, updatedAt = 0 } = (await b.delivery('exchange')) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(5000);
    expect(nextAt - updatedAt).toBeLessThanOrEqual(6000);

    exchange.behave(shapes.exchange);
    // the wait is over at once: what is due is what the store says
    const [claimed] = await b.store.claim('exchange', nextAt, Date.now(), 1);
    expect(claimed?.attempt).toBe(2);
    await settled(b, 'exchange', { state: 'delivered', attempts: 3 });
    expect(exchange.received.map((each) => each.headers['webhook-id'])).toEqual([`${id}.exchange`, `${id}.exchange`]);
  });

  it('429: waits as long as it asks, with everything else for it', async () => {
    const exchange = await partner({ does: 'answer', status: 429, headers: { 'retry-after': '120' } });
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    b.work();
    await b.submit();
    await settled(b, 'exchange', { state: 'pending', reason: 'HTTP 429' });
    const { nextAt = 0, updatedAt = 0 } = (await b.delivery('exchange')) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(120_000);
    await b.submit();
    await b.submit();
    expect(exchange.received).toHaveLength(1);
  });

  it('410: is closed, also after a restart, until its address changes', async () => {
    const exchange = await partner({ does: 'answer', status: 410 });
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    const first = b.work();
    await b.submit();
    await settled(b, 'exchange', { state: 'pending', reason: 'HTTP 410' });
    await first.stop();
    exchange.behave(shapes.exchange);
    const second = b.work();
    await b.submit();
    await second.stop();
    expect(exchange.received).toHaveLength(1);
    b.work({ destinations: b.destinations.map((each) => ({ ...each, url: each.url && `${exchange.url}/new` })) });
    await exchange.got(3);
  });

  it('slows nobody else', async () => {
    const [exchange, helper] = await Promise.all([partner({ does: 'hang' }), partner()]);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url, VERIFICATION_HELPER_URL: helper.url }, 4000);
    b.work();
    for (let index = 0; index < 20; index += 1) await b.submit();
    await helper.got(20);
    expect(exchange.received.length).toBeLessThanOrEqual(8);
  });

  it('is left alone after failing in a row, without using up what waits', async () => {
    const exchange = await partner({ does: 'answer', status: 503 });
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    b.work({ places: 1, breaker: { threshold: 3, restMs: 60_000 } });
    for (let index = 0; index < 10; index += 1) await b.submit();
    await exchange.got(3);
    await settled(b, 'exchange', { reason: 'HTTP 503' });
    await b.submit();
    expect(exchange.received).toHaveLength(3);
    const waiting = await b.store.deliveries('pending', { after: '', limit: 99 });
    expect(waiting.filter((each) => each.destination === 'exchange' && each.attempts === 0)).toHaveLength(8);
  });
});

it('is given up after the last attempt, shown as dead, and sent again when a person says so', async () => {
  const exchange = await partner({ does: 'answer', status: 500 });
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  for (let attempt = 1; attempt < 10; attempt += 1) await b.store.claim('exchange', Date.now(), Date.now() - 1, 1);
  b.work();
  await settled(b, 'exchange', { state: 'dead', attempts: 10, reason: 'HTTP 500' });
  exchange.behave(json(200, {}));
  expect(await b.store.replay(id, 'exchange', Date.now(), ['dead'])).toBe(true);
  await settled(b, 'exchange', { state: 'delivered' });
});

it('a worker that died after sending: another sends it again with the same id once the lease ends', async () => {
  const exchange = await partner();
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  const soon = Date.now() + 200;
  await b.store.claim('exchange', Date.now(), soon, 1);
  b.work();
  const [got] = await exchange.got(1);
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
  expect(got?.headers['webhook-id']).toBe(`${id}.exchange`);
  await settled(b, 'exchange', { state: 'delivered', attempts: 2 });
});

it('two workers send each delivery once', async () => {
  const exchange = await partner();
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  b.work();
  const ids = await Promise.all(Array.from({ length: 50 }, () => b.submit()));
  await exchange.got(50);
  await vi.waitFor(async () => expect(await b.store.deliveries('pending', { after: '', limit: 99 })).toEqual([]));
  expect(exchange.received.map((each) => each.headers['webhook-id']).sort()).toEqual(ids.map((id) => `${id}.exchange`).sort());
});
