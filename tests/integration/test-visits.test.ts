import { expect, it } from 'vitest';
import { createTestToken, isTestToken, siteAddressOf, testTokenEnd } from '../../lead-server/src/leads/test-visit.ts';
import { setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

const hour = 3_600_000;

it.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  'https://evil.example',
  '',
])('no link is made of %j, which is no path of the site', (page) =>
  expect(siteAddressOf(page, 'https://www.example.com')).toBeUndefined(),
);

it('the lead of a test visit goes to test addresses alone, is marked, and leaves no reply', async () => {
  const [real, test, helper] = await Promise.all([
    standInPartner(partnerShapes.ingest),
    standInPartner(partnerShapes.ingest),
    standInPartner(),
  ]);
  const b = await setUpDelivery({
    LEAD_INGEST_URL: real.url,
    LEAD_INGEST_TEST_URL: test.url,
    LEAD_EXCHANGE_URL: real.url,
    VERIFICATION_HELPER_URL: helper.url,
  });
  b.work();
  const id = await b.submit({ test: createTestToken(vault, Date.now()) });
  await waitForDelivery(b, 'ingest-test', { state: 'delivered' });
  expect(test.received.map(({ body }) => JSON.parse(body).lp_action)).toEqual(['test']);
  expect([...real.received, ...helper.received]).toEqual([]);
  const [stored] = await b.store.byIds([id]);
  expect(stored).toMatchObject({ state: 'test', deliveries: [{ destination: 'ingest-test' }] });
  expect(await b.store.repliesTo(id)).toEqual([]);
});

it('a failing test address is tried once, and alerts nobody', async () => {
  const broken = await standInPartner({ does: 'answer', status: 500 });
  const b = await setUpDelivery({ LEAD_EXCHANGE_TEST_URL: broken.url });
  b.work();
  await b.submit({ test: createTestToken(vault, Date.now()) });
  await waitForDelivery(b, 'exchange-test', { state: 'held', reason: 'test: HTTP 500' });
  expect(await b.store.queueDepths()).toEqual([]);
});

it('a lead with an invalid token is an ordinary lead', async () => {
  const real = await standInPartner(partnerShapes.ingest);
  const b = await setUpDelivery({ LEAD_INGEST_URL: real.url });
  b.work();
  const id = await b.submit({ test: 'zzz.made-up' });
  await waitForDelivery(b, 'ingest', { state: 'delivered' });
  expect((await b.store.byIds([id]))[0]?.state).toBe('accepted');
  // the buyer's reply is stored
  expect(await b.store.repliesTo(id)).toMatchObject([
    { destination: 'ingest', verdict: 'accepted', priceCents: 1250, partnerLeadId: 'lp-1' },
  ]);
});

it('a token opens pages for its time, and marks a lead for ever', () => {
  const now = Date.UTC(2026, 0, 15);
  const token = createTestToken(vault, now, 2);
  expect(testTokenEnd(vault, token, now + hour)).toBe(now + 2 * hour);
  expect(testTokenEnd(vault, token, now + 2 * hour)).toBeUndefined();
  expect(isTestToken(vault, token)).toBe(true);
  const longer = `${(now + 99 * hour).toString(36)}.${token.split('.')[1]}`;
  expect(testTokenEnd(vault, longer, now)).toBeUndefined();
});
