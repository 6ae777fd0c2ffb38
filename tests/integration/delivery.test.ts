import { expect, it, vi } from 'vitest';
import { leaseMarginMs } from '../../lead-server/src/delivery/delivery-queue.ts';
import { createDestinations } from '../../lead-server/src/delivery/destinations.ts';
import { retrySchedule } from '../../lead-server/src/delivery/retry-policy.ts';
import { singleDelivery, writeOff } from '../../lead-server/src/desk/write-off.ts';
import { privacyDestinations } from '../../lead-server/src/privacy/privacy-destinations.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { maxLeaseMs } from '../../lead-server/src/store/outbox-store.ts';
import { decryptAttemptLog } from '../../lead-server/src/submissions/attempt-log.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import { jsonResponse, partnerShapes } from '../support/stand-in-partner.ts';

it('a delivery written off and released while in flight is not sent twice', async () => {
  const exchange = await standInPartner({ does: 'hang' });
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url }, 10_000);
  const id = await b.submit();
  const first = b.work();
  await exchange.got(1);
  const { nextAt: lease } = (await b.delivery('exchange'))!;
  await writeOff(b.store, singleDelivery(id, 'exchange'));
  // as `ops release` does
  expect(await b.store.replay(id, 'exchange', Date.now(), ['held'])).toBe(true);
  expect(await b.delivery('exchange')).toMatchObject({ state: 'pending', attempts: 1, nextAt: lease });
  expect(await b.store.claim('exchange', Date.now(), Date.now(), 9)).toEqual([]);
  await exchange.stop();
  await waitForDelivery(b, 'exchange', { state: 'pending', attempts: 1, reason: expect.stringMatching(/./) });
  await first.stop();
  expect(exchange.received).toHaveLength(1);
});

it('every lease is within the bound that tells leases from wrong clocks', () => {
  const config = readConfig({});
  const never = () => Promise.reject(new Error('nothing is sent from here'));
  const all = [...createDestinations(config, never), ...privacyDestinations(config, vault, never)];
  const leases = all.map(({ timeoutMs }) => timeoutMs + leaseMarginMs);
  expect(Math.max(...leases)).toBeLessThan(maxLeaseMs);
  // a delivery that waits for a later attempt is not taken for one that is being sent
  expect(maxLeaseMs).toBeLessThan(retrySchedule[2]!);
});

it('the request and the response are stored for support, encrypted, without our keys', async () => {
  const answered = '{"status":"ERROR","code":1003}';
  const ingest = await standInPartner({ does: 'answer', status: 200, body: answered });
  const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
  b.work();
  const id = await b.submit();
  await waitForDelivery(b, 'ingest', { reason: 'not taken up to attempt 1: ERROR 1003' });
  const kept = (await b.store.attemptLog(`${id}.ingest`)) ?? { sealed: Buffer.of() };
  expect(Buffer.from(kept.sealed).toString('latin1')).not.toContain('Canaria');
  const { host, request, response } = decryptAttemptLog(vault, `${id}.ingest`, kept);
  expect(host).toBe(new URL(ingest.url).host);
  expect(JSON.parse(request.body)).toMatchObject({ first_name: 'Canaria', lp_key: '***' });
  expect(response).toMatchObject({ status: 200, body: answered });
});

it("a partner's response that repeats our keys is shown to operators without them", async () => {
  const repeating = await standInPartner(({ headers, body }) =>
    jsonResponse(400, { message: body, was: headers.authorization ?? '' }),
  );
  const certificates = { TRUSTEDFORM_URL: repeating.url, TRUSTEDFORM_API_KEY: 'invented-too' };
  const b = await setUpDelivery({ LEAD_INGEST_URL: repeating.url, ...leadProsperSettings, ...certificates });
  b.work();
  const id = await b.submit();
  for (const [name, said] of [
    ['ingest', 'Canaria'],
    ['trusted-form', 'match_lead'],
  ] as const) {
    await waitForDelivery(b, name, { state: 'dead', reason: 'not taken up to attempt 1: HTTP 400' });
    const kept = decryptAttemptLog(
      vault,
      `${id}.${name}`,
      (await b.store.attemptLog(`${id}.${name}`)) ?? { sealed: Buffer.of() },
    );
    expect(kept.response?.body).toContain(said);
    expect(kept.response?.body).toContain('***');
    expect(JSON.stringify(kept)).not.toMatch(
      new RegExp(`${leadProsperSettings.LP_KEY}|${Buffer.from('API:invented-too').toString('base64')}`),
    );
  }
});

it("is given up after the last attempt, shown as dead, and sent again at a person's command", async () => {
  const exchange = await standInPartner({ does: 'answer', status: 500 });
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  for (let attempt = 1; attempt < 10; attempt += 1) await b.store.claim('exchange', Date.now(), Date.now() - 1, 1);
  b.work();
  await waitForDelivery(b, 'exchange', { state: 'dead', attempts: 10, reason: 'HTTP 500' });
  exchange.behave(jsonResponse(200, {}));
  expect(await b.store.replay(id, 'exchange', Date.now(), ['dead'])).toBe(true);
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
});

it('a delivery whose worker died after sending is sent again with the same id once its lease ends', async () => {
  const exchange = await standInPartner();
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const id = await b.submit();
  const soon = Date.now() + 200;
  await b.store.claim('exchange', Date.now(), soon, 1);
  b.work();
  const [got] = await exchange.got(1);
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
  expect(got?.headers['webhook-id']).toBe(`${id}.exchange`);
  await waitForDelivery(b, 'exchange', { state: 'delivered', attempts: 2 });
});

it('a stored lead is sent at once, without waiting for the next round', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  const claim = vi.fn(b.store.claim);
  b.work({ roundMs: 600_000, store: { ...b.store, claim } });
  // the look of its start has found nothing
  await vi.waitFor(async () => expect(await claim.mock.results[0]?.value).toEqual([]));
  await b.submit();
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
});

it('two workers send each delivery once', async () => {
  const exchange = await standInPartner();
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  b.work();
  const ids = await Promise.all(Array.from({ length: 50 }, () => b.submit()));
  await exchange.got(50);
  await vi.waitFor(async () => expect(await b.store.deliveries('pending', { after: '', limit: 99 })).toEqual([]));
  expect(exchange.received.map((each) => each.headers['webhook-id']).sort()).toEqual(ids.map((id) => `${id}.exchange`).sort());
});
