import { EventEmitter, once } from 'node:events';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { erasedReason, refusedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { StoreUnavailable } from '../../lead-server/src/store/store.ts';
import { reencryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { type DeliverySetup, setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

/** Attempts that fail on our own side, before or after the partner is asked. */
const exchangeOf = async (b: DeliverySetup, id: string) =>
  (await b.store.byIds([id]))[0]?.deliveries.find(({ destination }) => destination === 'exchange');
const becomes = (b: DeliverySetup, id: string, expected: object) =>
  vi.waitFor(async () => expect(await exchangeOf(b, id)).toMatchObject(expected), { timeout: 5000, interval: 10 });

/** A lead whose bytes nobody can read. */
async function unreadable(b: DeliverySetup): Promise<string> {
  const id = uuidv7();
  const pending = { destination: 'exchange', state: 'pending', reason: '' } as const;
  const plain = { id, kind: 'lead', state: 'accepted', key: id, bodyHash: '', emailMac: '', phoneMac: '' } as const;
  const sealed = Buffer.alloc(200, 1);
  await b.store.commit([{ ...plain, sealed, receivedAt: Date.now(), consent: undefined, deliveries: [pending] }]);
  return id;
}

describe('an attempt that fails on our side', () => {
  it('counts as failed, is retried on the schedule, and ends as a dead letter', async () => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    const first = await unreadable(b);
    b.work();
    await becomes(b, first, { state: 'pending', attempts: 1, reason: 'nothing sent up to attempt 1: internal: Error' });
    const { nextAt = 0, updatedAt = 0 } = (await exchangeOf(b, first)) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(5000);
    expect(nextAt - updatedAt).toBeLessThanOrEqual(6000);
  });

  it('is given up after the last attempt, and counted among the dead', async () => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    const id = await unreadable(b);
    for (let attempt = 1; attempt < 10; attempt += 1) await b.store.claim('exchange', Date.now(), Date.now() - 1, 1);
    const lines: { level: number; state?: string }[] = [];
    b.work({ log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) });
    await becomes(b, id, { state: 'dead', attempts: 10, reason: 'internal: Error' });
    await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ level: 50, state: 'dead' })));
    expect(await b.store.queueDepths()).toMatchObject([{ destination: 'exchange', dead: 1 }]);
  });

  it('leaves the queue open for the next, also when it was the one trial of a failed partner', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 500 });
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    b.work({ places: 1, breaker: { threshold: 1, restMs: 0 } });
    await becomes(b, await b.submit(), { state: 'pending', reason: 'HTTP 500' });
    await becomes(b, await unreadable(b), { state: 'pending', reason: 'nothing sent up to attempt 1: internal: Error' });
    exchange.behave(partnerShapes.exchange);
    await becomes(b, await b.submit(), { state: 'delivered' });
  });

  it('is logged by the name of the error alone, when our own work fails', async () => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    const work = async () => {
      throw new TypeError('canaria.holloway@example.com');
    };
    b.work({ destinations: b.destinations.map((each) => ({ ...each, work })) });
    await becomes(b, await b.submit(), { state: 'pending', attempts: 1, reason: 'internal: TypeError' });
  });
});

it('a due delivery of an erased lead is held, and nothing is sent', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  const [row] = await b.store.byIds([id]);
  const tombstone = { request: 'a-request', at: '2026-01-15T12:00:00.000Z', hash: '' };
  const sealed = reencryptContent(vault, { id }, { is: 'erased', tombstone });
  const erased = { id, state: 'erased', sealed } as const;
  expect(await b.store.rewrite({ ...erased, before: row?.sealed ?? Buffer.of() })).toBe(true);
  // held is no failure of the partner's: one would have it left alone for a minute
  b.work({ places: 1, breaker: { threshold: 1, restMs: 60_000 } });
  await becomes(b, id, { state: 'held', reason: erasedReason });
  await becomes(b, await b.submit(), { state: 'delivered' });
  expect(exchange.received).toHaveLength(1);
});

it('a lease is longer than an attempt may take: nobody else sends the same meanwhile', async () => {
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' }, 35_000);
  const claim = vi.fn(b.store.claim);
  b.work({ store: { ...b.store, claim } });
  await vi.waitFor(() => expect(claim).toHaveBeenCalled());
  const [, now = 0, leaseUntil = 0] = claim.mock.calls[0] ?? [];
  expect(leaseUntil - now).toBeGreaterThan(35_000);
});

it("a store that fails at a partner's trial keeps the queue open", async () => {
  const exchange = await standInPartner({ does: 'answer', status: 500 });
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  let away = 0;
  const claim: typeof b.store.claim = async (...args) => {
    if (exchange.received.length === 1 && away < 3) {
      away += 1;
      throw new StoreUnavailable('away');
    }
    return b.store.claim(...args);
  };
  b.work({ places: 1, breaker: { threshold: 1, restMs: 0 }, store: { ...b.store, claim } });
  await becomes(b, await b.submit(), { state: 'pending', reason: 'HTTP 500' });
  exchange.behave(partnerShapes.exchange);
  await becomes(b, await b.submit(), { state: 'delivered' });
  expect(away).toBe(3);
});

it('a store that is down at the start, when endpoints that are gone are read, stops nothing', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const recall = async () => {
    throw new StoreUnavailable('away');
  };
  b.work({ store: { ...b.store, getValue: recall } });
  await becomes(b, await b.submit(), { state: 'delivered' });
});

it('a delivery of a refused submission is held', async () => {
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' });
  const id = await b.submit();
  const [row] = await b.store.byIds([id]);
  const refusal = { code: 'not_a_path', message: 'at_Fault is missing.' } as const;
  const sealed = reencryptContent(vault, row ?? { id }, { is: 'refused', submission: {}, refusal });
  const refused = { id, state: 'refused', sealed } as const;
  expect(await b.store.rewrite({ ...refused, before: row?.sealed ?? Buffer.of() })).toBe(true);
  b.work();
  await becomes(b, id, { state: 'held', reason: refusedReason });
});

it('a worker that stops while it claims waits until its claims are settled', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  const moments = new EventEmitter();
  const claim: typeof b.store.claim = async (...args) => {
    moments.emit('claiming');
    await once(moments, 'go');
    return b.store.claim(...args);
  };
  const claiming = once(moments, 'claiming');
  const worker = b.work({ store: { ...b.store, claim } });
  await claiming;
  const stopped = worker.stop();
  moments.emit('go');
  await stopped;
  expect(await exchangeOf(b, id)).toMatchObject({ state: 'delivered' });
});

it('a clock set forward sends nothing twice: an attempt in flight is not begun again, and its result is stored', async () => {
  const exchange = await standInPartner({ does: 'hang' });
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url }, 3000);
  const claim = vi.fn(b.store.claim);
  await b.submit();
  b.work({ store: { ...b.store, claim } });
  await exchange.got(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 60_000);
    const leased = async () => (await Promise.all(claim.mock.results.map(({ value }) => value))).flat().length;
    await vi.waitFor(async () => expect(await leased()).toBe(2), { timeout: 5000, interval: 10 });
  } finally {
    vi.useRealTimers();
  }
  await waitForDelivery(b, 'exchange', { state: 'pending', reason: 'timed out', attempts: 2 });
  expect(exchange.received).toHaveLength(1);
});

it("a delivery with nothing to send leaves the partner's circuit open", async () => {
  const certificates = await standInPartner({ does: 'answer', status: 500 });
  const b = await setUpDelivery({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
  for (let at = 0; at < 12; at += 1) await b.submit(at % 2 ? { trusted_form_cert_id: '' } : {});
  const worker = b.work({ places: 1, breaker: { threshold: 3, restMs: 60_000 } });
  await vi.waitFor(
    () => expect(worker.status().find(({ destination }) => destination === 'trusted-form')?.circuitOpen).toBe(true),
    {
      timeout: 5000,
      interval: 10,
    },
  );
  expect(certificates.received).toHaveLength(3);
});

it('a partner that refuses one lead after another keeps its circuit closed: the next may be accepted', async () => {
  const certificates = await standInPartner({ does: 'answer', status: 404 });
  const b = await setUpDelivery({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
  for (let at = 0; at < 4; at += 1) await b.submit();
  b.work({ places: 1, breaker: { threshold: 2, restMs: 60_000 } });
  await vi.waitFor(() => expect(certificates.received).toHaveLength(4), { timeout: 5000, interval: 10 });
  await vi.waitFor(async () => expect(await b.store.queueDepths()).toMatchObject([{ destination: 'trusted-form', dead: 4 }]));
});
