import { describe, expect, it, vi } from 'vitest';
import { consentText } from '#contract/consent/consent-text.ts';
import {
  heldStateReason,
  honeypotReason,
  notNamedReason,
  unknownConsentReason,
  unknownStateReason,
} from '../../lead-server/src/delivery/hold-policy.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, waitForDelivery } from '../support/delivery-setup.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

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
