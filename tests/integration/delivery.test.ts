import { describe, expect, it, vi } from 'vitest';
import { consentText } from '#contract/consent/consent-text.ts';
import { leaseMarginMs } from '../../lead-server/src/delivery/delivery-queue.ts';
import { createDestinations } from '../../lead-server/src/delivery/destinations.ts';
import {
  heldStateReason,
  honeypotReason,
  notNamedReason,
  unknownConsentReason,
  unknownStateReason,
} from '../../lead-server/src/delivery/hold-policy.ts';
import { retrySchedule } from '../../lead-server/src/delivery/retry-policy.ts';
import { singleDelivery, writeOff } from '../../lead-server/src/desk/write-off.ts';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { privacyDestinations } from '../../lead-server/src/privacy/privacy-destinations.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { maxLeaseMs } from '../../lead-server/src/store/outbox-store.ts';
import { decryptAttemptLog } from '../../lead-server/src/submissions/attempt-log.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import { jsonResponse, partnerShapes } from '../support/stand-in-partner.ts';

it('a lead older than its buyer accepts is given up, and never sold as fresh', async () => {
  const [exchange, helper] = await Promise.all([standInPartner(partnerShapes.exchange), standInPartner()]);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url, VERIFICATION_HELPER_URL: helper.url });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 73 * 3_600_000 });
  await b.submit();
  vi.useRealTimers();
  b.work();
  await waitForDelivery(b, 'exchange', { state: 'dead', reason: 'given up: the lead is older than this buyer takes' });
  // deliveries that are no sale still go out
  await waitForDelivery(b, 'verification', { state: 'delivered' });
  expect(exchange.received).toEqual([]);
});

it('a lead with Global Privacy Control goes to no buyer, but is verified', async () => {
  const [exchange, ingest, helper] = await Promise.all([standInPartner(), standInPartner(), standInPartner()]);
  const b = await setUpDelivery({
    LEAD_EXCHANGE_URL: exchange.url,
    LEAD_INGEST_URL: ingest.url,
    VERIFICATION_HELPER_URL: helper.url,
  });
  b.work();
  await b.submit({}, true);
  await waitForDelivery(b, 'verification', { state: 'delivered' });
  expect([exchange.received.length, ingest.received.length]).toEqual([0, 0]);
  expect(await b.delivery('ingest')).toMatchObject({ state: 'held' });
  expect(JSON.parse(helper.received[0]?.body ?? '')).toMatchObject({ zip_code: '', ip_address: '' });
});

it.each(['NY', 'WA'])('a lead from %s with an unknown consent text is held for a person', async (state) => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url, LEAD_EXCHANGE_BUYER: 'Harbor Law' }, 3000, state);
  b.work();
  await b.submit({ tcpa: 'I agree to calls from Harbor Law.' });
  await waitForDelivery(b, 'exchange', { state: 'held', reason: unknownConsentReason });
  expect(exchange.received).toEqual([]);
});

it('a lead goes only to the buyers that the visitor chose, and with their names to resellers', async () => {
  const [exchange, ingest] = await Promise.all([standInPartner(partnerShapes.exchange), standInPartner(partnerShapes.ingest)]);
  const b = await setUpDelivery({
    ...{ LEAD_EXCHANGE_URL: exchange.url, LEAD_INGEST_URL: ingest.url, LEAD_INGEST_BUYER: 'Harbor Law' },
    ...leadProsperSettings,
  });
  b.work();
  const choose = (...names: readonly string[]) => {
    const { text, version } = consentText({ version: 'buyers-1', locale: 'en', brandName: 'Auto Accident Team', sellers: names });
    return { tcpa: text, consent_version: version, selected_buyer_names: names.join('|'), displayed_buyers: names.join('|') };
  };
  await b.submit(choose('Rivera & Stone'));
  await waitForDelivery(b, 'ingest', { state: 'held', reason: notNamedReason });
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
  expect(JSON.parse(exchange.received[0]?.body ?? '')).toMatchObject({ consentedTo: 'Rivera & Stone', leadIsQualified: 'yes' });
  expect(ingest.received).toEqual([]);
});

it('a lead whose visitor chose the brand alone goes to nobody', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  const brand = 'Auto Accident Team';
  const { text, version } = consentText({ version: 'buyers-1', locale: 'en', brandName: brand, sellers: [brand] });
  await b.submit({ tcpa: text, consent_version: version, selected_buyer_names: brand, displayed_buyers: brand });
  await waitForDelivery(b, 'exchange', { state: 'held', reason: notNamedReason });
  expect(exchange.received).toEqual([]);
});

describe('a lead from a state where injury answers are consumer health data', () => {
  const toHarbor = consentText({ version: 'buyers-1', locale: 'en', brandName: 'Auto Accident Team', sellers: ['Harbor Law'] });
  const agreed = { tcpa: toHarbor.text, consent_version: toHarbor.version, selected_buyer_names: 'Harbor Law' };
  const buyer = { LEAD_EXCHANGE_BUYER: 'Harbor Law' };
  it.each([
    ['is held where no consent names the buyer', {}, 'WA', {}, 'held'],
    ['is held where the consent names another one', { LEAD_EXCHANGE_BUYER: 'Elm & Oak' }, 'WA', agreed, 'held'],
    [
      'is held where the buyer was proposed, and the consent names none',
      buyer,
      'WA',
      { selected_buyer_names: 'Harbor Law' },
      'held',
    ],
    ['goes to the buyer that the consent names', buyer, 'NV', agreed, 'delivered'],
    ['goes out where the state is not on the list', {}, 'OR', {}, 'delivered'],
    ['goes out where the switch is off', { HELD_STATES: 'none' }, 'WA', {}, 'delivered'],
    ['is held where nobody knows the state', {}, '', {}, 'held'],
    ['goes to the buyer that the consent names where nobody knows the state', buyer, '', agreed, 'delivered'],
    ['goes out where the switch is off and nobody knows the state', { HELD_STATES: 'none' }, '', {}, 'delivered'],
  ] as const)('%s', async (_what, settings, state, change, expected) => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url, ...settings }, 3000, state);
    b.work();
    await b.submit(change);
    await waitForDelivery(b, 'exchange', {
      state: expected,
      ...(expected === 'held' ? { reason: state === '' ? unknownStateReason : heldStateReason(state) } : {}),
    });
    expect(exchange.received).toHaveLength(expected === 'held' ? 0 : 1);
  });
});

it('a lead with a filled hidden field is stored and not sold until a person has looked at it', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  b.work();
  const id = await b.submit({ website: 'http://buy.example.com' });
  await waitForDelivery(b, 'exchange', { state: 'held', reason: honeypotReason });
  expect(exchange.received).toHaveLength(0);
  // as `ops release` does
  await b.store.replay(id, 'exchange', Date.now(), ['held']);
  await waitForDelivery(b, 'exchange', { state: 'delivered' });
  expect(exchange.received).toHaveLength(1);
  expect(JSON.stringify(exchange.received)).not.toContain('buy.example.com');
});

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
