import { describe, expect, it, vi } from 'vitest';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, waitForDelivery } from '../support/delivery-setup.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

describe('a partner that does not accept', () => {
  it.each([
    ['500', { does: 'answer', status: 500 }, 'HTTP 500'],
    ['a redirect, which is not followed', { does: 'answer', status: 302, headers: { location: '/elsewhere' } }, 'HTTP 302'],
    ['a reset', { does: 'reset' }, /^no answer/],
    ['no answer in time', { does: 'hang' }, 'timed out'],
    ['a slow drip', { does: 'drip' }, 'timed out'],
    ['an answer that is cut', { does: 'cut' }, /^no answer/],
  ] as const)('%s: waits and is sent again with the same id', async (_what, behaviour, reason) => {
    const exchange = await standInPartner(behaviour);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url }, 300);
    b.work();
    const id = await b.submit();
    const matching = typeof reason === 'string' ? reason : expect.stringMatching(reason);
    await waitForDelivery(b, 'exchange', { state: 'pending', attempts: 1, reason: matching });
    expect(exchange.received).toHaveLength(1);
    const { nextAt = 0, updatedAt = 0 } = (await b.delivery('exchange')) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(5000);
    expect(nextAt - updatedAt).toBeLessThanOrEqual(6000);

    exchange.behave(partnerShapes.exchange);
    // the wait is over at once: what is due is what the store says
    const [claimed] = await b.store.claim('exchange', nextAt, Date.now(), 1);
    expect(claimed?.attempt).toBe(2);
    await waitForDelivery(b, 'exchange', { state: 'delivered', attempts: 3 });
    expect(exchange.received.map((each) => each.headers['webhook-id'])).toEqual([`${id}.exchange`, `${id}.exchange`]);
  });

  it('429: waits as long as the partner asks, with its whole queue', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 429, headers: { 'retry-after': '120' } });
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    const worker = b.work();
    await b.submit();
    await waitForDelivery(b, 'exchange', { state: 'pending', reason: 'HTTP 429' });
    const { nextAt = 0, updatedAt = 0 } = (await b.delivery('exchange')) ?? {};
    expect(nextAt - updatedAt).toBeGreaterThanOrEqual(120_000);
    await b.submit();
    await b.submit();
    // by then whatever was claimed has been sent
    await worker.stop();
    expect(exchange.received).toHaveLength(1);
  });

  it.each([400, 422])(
    '%i: a person looks at that lead, others go on, and a DUPLICATED afterwards is not ours',
    async (status) => {
      const ingest = await standInPartner({ does: 'answer', status });
      const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
      b.work({ breaker: { threshold: 1, restMs: 60_000 } });
      const id = await b.submit();
      await waitForDelivery(b, 'ingest', { state: 'dead', reason: `not taken up to attempt 1: HTTP ${status}` });
      ingest.behave(partnerShapes.ingestDuplicated);
      await b.store.replay(id, 'ingest', Date.now(), ['dead']);
      await b.submit();
      await ingest.got(3);
      await waitForDelivery(b, 'ingest', { state: 'dead', reason: 'DUPLICATED, and nothing of ours was sent before' });
    },
  );

  it.each([
    ['401', { does: 'answer', status: 401 }, 'HTTP 401'],
    ['403', { does: 'answer', status: 403 }, 'HTTP 403'],
    ['404', { does: 'answer', status: 404 }, 'HTTP 404'],
    ['405', { does: 'answer', status: 405 }, 'HTTP 405'],
    ['an ERROR about our key', partnerShapes.ingestError, 'ERROR 1003'],
  ] as const)(
    '%s: the queue pauses, its leads wait, a person is told, and a start tries it again',
    async (_what, said, reason) => {
      const ingest = await standInPartner(said);
      const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
      const first = b.work();
      await b.submit();
      await waitForDelivery(b, 'ingest', { state: 'pending', reason: `not taken up to attempt 1: ${reason}` });
      await b.submit();
      await first.stop();
      expect(ingest.received).toHaveLength(1);
      const problems = async () => (await readHealth(b.store, Date.now())).problems.map(({ what }) => what).join();
      expect(await problems()).toContain(`ingest: paused, since it refuses our settings (${reason}).`);
      ingest.behave(partnerShapes.ingest);
      b.work();
      await ingest.got(3);
      await vi.waitFor(async () => expect(await problems()).not.toContain('paused'));
    },
  );

  it('410: stops the queue, also after a restart, until the address changes', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 410 });
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    const first = b.work();
    await b.submit();
    await waitForDelivery(b, 'exchange', { state: 'pending', reason: 'HTTP 410' });
    await first.stop();
    exchange.behave(partnerShapes.exchange);
    const second = b.work();
    await b.submit();
    await second.stop();
    expect(exchange.received).toHaveLength(1);
    b.work({ destinations: b.destinations.map((each) => ({ ...each, url: each.url && `${exchange.url}/new` })) });
    await exchange.got(3);
  });

  it('slows no other partner', async () => {
    const [exchange, helper] = await Promise.all([standInPartner({ does: 'hang' }), standInPartner()]);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url, VERIFICATION_HELPER_URL: helper.url }, 4000);
    b.work();
    for (let index = 0; index < 20; index += 1) await b.submit();
    await helper.got(20);
    expect(exchange.received.length).toBeLessThanOrEqual(8);
  });

  it('opens its circuit after failures in a row, without using up attempts of waiting leads', async () => {
    const exchange = await standInPartner({ does: 'answer', status: 503 });
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
    b.work({ places: 1, breaker: { threshold: 3, restMs: 60_000 } });
    for (let index = 0; index < 10; index += 1) await b.submit();
    await exchange.got(3);
    await waitForDelivery(b, 'exchange', { reason: 'HTTP 503' });
    await b.submit();
    expect(exchange.received).toHaveLength(3);
    const waiting = await b.store.deliveries('pending', { after: '', limit: 99 });
    expect(waiting.filter((each) => each.destination === 'exchange' && each.attempts === 0)).toHaveLength(8);
  });
});
