import { EventEmitter, once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { erasedReason } from '../../lead-server/src/delivery/sale.ts';
import { sealKept } from '../../lead-server/src/leads/kept.ts';
import { newId } from '../../lead-server/src/store/id.ts';
import { type Bench, bench, partner, vault } from './delivery-bench.ts';
import { shapes } from './stand-ins.ts';

/** Attempts that fail on our own side, before or after the partner is asked. */
const exchangeOf = async (b: Bench, id: string) =>
  (await b.store.byIds([id]))[0]?.deliveries.find(({ destination }) => destination === 'exchange');
const becomes = (b: Bench, id: string, expected: object) =>
  vi.waitFor(async () => expect(await exchangeOf(b, id)).toMatchObject(expected), { timeout: 5000, interval: 10 });

/** A lead whose bytes nobody can read. */
async function unreadable(b: Bench): Promise<string> {
  const id = newId();
  const pending = { destination: 'exchange', state: 'pending', reason: '' } as const;
  const plain = { id, kind: 'lead', state: 'accepted', key: id, bodyHash: '', emailMac: '', phoneMac: '' } as const;
  const sealed = Buffer.alloc(200, 1);
  await b.store.commit([{ ...plain, sealed, receivedAt: Date.now(), consent: undefined, deliveries: [pending] }]);
  return id;
}

describe('an attempt that fails on our side', () => {
  it('counts as one that failed, is tried again on the schedule, and ends where a person sees it', async () => {
    const exchange = await partner(shapes.exchange);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    const first = await unreadable(b);
    b.work();
    await becomes(b, first, { state: 'pending', attempts: 1, reason: 'internal: Error' });
    const { nextAt = 0, updatedAt = 0 } = (await exchangeOf(b, first)) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(5000);
    expect(nextAt - updatedAt).toBeLessThanOrEqual(6000);
  });

  it('is given up after the last attempt, and counted with what was', async () => {
    const exchange = await partner(shapes.exchange);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    const id = await unreadable(b);
    for (let attempt = 1; attempt < 10; attempt += 1) await b.store.claim('exchange', Date.now(), Date.now() - 1, 1);
    b.work();
    await becomes(b, id, { state: 'dead', attempts: 10, reason: 'internal: Error' });
    expect(await b.store.queue()).toMatchObject([{ destination: 'exchange', dead: 1 }]);
  });

  it('leaves the lane open for the next, also when it was the one try of a partner that had failed', async () => {
    const exchange = await partner({ does: 'answer', status: 500 });
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    b.work({ places: 1, breaker: { threshold: 1, restMs: 0 } });
    await becomes(b, await b.submit(), { state: 'pending', reason: 'HTTP 500' });
    await becomes(b, await unreadable(b), { state: 'pending', reason: 'internal: Error' });
    exchange.behave(shapes.exchange);
    await becomes(b, await b.submit(), { state: 'delivered' });
  });

  it('is told by the name of the error alone, where our own work fails', async () => {
    const exchange = await partner(shapes.exchange);
    const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
    const work = async () => {
      throw new TypeError('canaria.holloway@example.com');
    };
    b.work({ destinations: b.destinations.map((each) => ({ ...each, work })) });
    await becomes(b, await b.submit(), { state: 'pending', attempts: 1, reason: 'internal: TypeError' });
  });
});

it('a lead that was erased is held when its delivery is due all the same, and nothing is sent', async () => {
  const exchange = await partner(shapes.exchange);
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  const [row] = await b.store.byIds([id]);
  const tombstone = { request: 'a-request', at: '2026-01-15T12:00:00.000Z', hash: '' };
  const sealed = sealKept(vault, id, { is: 'erased', tombstone });
  const erased = { id, state: 'erased', emailMac: '', phoneMac: '', sealed } as const;
  expect(await b.store.rewrite({ ...erased, before: row?.sealed ?? Buffer.of() })).toBe(true);
  b.work({ places: 1, breaker: { threshold: 1, restMs: 0 } });
  await becomes(b, id, { state: 'held', reason: erasedReason });
  await becomes(b, await b.submit(), { state: 'delivered' });
  expect(exchange.received).toHaveLength(1);
});

it('a worker that stops while it claims waits until what it claimed is settled', async () => {
  const exchange = await partner(shapes.exchange);
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
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
