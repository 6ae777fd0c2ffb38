import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { alerts } from '#contract/api/alerts.ts';
import { createDestinations } from '../../lead-server/src/delivery/destinations.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { decryptAttemptLog } from '../../lead-server/src/submissions/attempt-log.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { setUpDelivery, standInPartner, vault, waitForDelivery } from '../support/delivery-setup.ts';
import { jsonResponse, partnerShapes } from '../support/stand-in-partner.ts';

const lpNone = { lp_campaign_id: '', lp_supplier_id: '', lp_key: '' };

describe('every partner gets its own shape', () => {
  it('the exchange, signed by Standard Webhooks with two secrets while they change', async () => {
    const exchange = await standInPartner(partnerShapes.exchange);
    const secrets = [1, 2].map(() => `whsec_${randomBytes(24).toString('base64')}`);
    const b = await setUpDelivery({ LEAD_EXCHANGE_URL: `${exchange.url}/`, WEBHOOK_SECRET: secrets.join(',') });
    b.work();
    const id = await b.submit();
    const [got] = await exchange.got(1);
    expect(got).toMatchObject({ method: 'POST', path: '/exchange/store/lead-data' });
    expect(JSON.parse(got?.body ?? '')).toEqual({
      project: 'MVA',
      caseType: 'motor_vehicle_accident',
      leadType: 'injury',
      flow: 'main',
      consentTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      consentVersion: 'tcpa-2',
      pageUrl: 'https://www.example.com/survey?s1=abc',
      rules: '',
      consentedTo: '',
      leadIsQualified: 'yes',
      isDisqualified: 'no',
      dqReason: '',
      zipCode: '10001',
      ipAddress: '203.0.113.9',
      userAgent: 'Test Browser',
      tf: '0123456789abcdef',
      leadId: '01234567-89AB-CDEF-0123-456789ABCDEF',
    });
    expect(got?.headers['webhook-id']).toBe(`${id}.exchange`);
    for (const secret of secrets) expect(() => new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).not.toThrow();
    await waitForDelivery(b, 'exchange', { state: 'delivered', attempts: 1 });
  });

  it('TrustedForm, to keep the certificate', async () => {
    const certificates = await standInPartner(
      jsonResponse(200, { outcome: 'success', retain: { results: { expires_at: '2031-01-15T00:00:00Z' } } }),
    );
    const b = await setUpDelivery({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
    b.work();
    const id = await b.submit({ trusted_form_cert_id: 'https://cert.trustedform.com/0123456789abcdef0123456789abcdef01234567' });
    const [got] = await certificates.got(1);
    expect(got).toMatchObject({
      method: 'POST',
      path: '/0123456789abcdef0123456789abcdef01234567',
      headers: { 'api-version': '4.0' },
    });
    expect(got?.headers.authorization).toBe(`Basic ${Buffer.from('API:invented-key').toString('base64')}`);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      match_lead: { email: 'canaria.holloway@example.com', phone: '2126647665' },
      retain: { reference: id, vendor: 'auto-accident' },
    });
    await waitForDelivery(b, 'trusted-form', { state: 'delivered', reason: 'certificate: success' });
  });

  it.each([404, 410])(
    'TrustedForm, whose %i is about one certificate: a person sees that it was not stored, and others go on',
    async (status) => {
      const certificates = await standInPartner({ does: 'answer', status });
      const b = await setUpDelivery({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
      b.work({ breaker: { threshold: 1, restMs: 60_000 } });
      const submit = (id: string) => b.submit({ trusted_form_cert_id: `https://cert.trustedform.com/${id.repeat(40)}` });
      await submit('a');
      await waitForDelivery(b, 'trusted-form', { state: 'dead', reason: `nothing there: HTTP ${status}` });
      certificates.behave(jsonResponse(200, { outcome: 'success' }));
      await submit('b');
      expect((await certificates.got(2)).map(({ path }) => path)).toEqual([`/${'a'.repeat(40)}`, `/${'b'.repeat(40)}`]);
    },
  );

  it('TrustedForm, never at another address that the page names', async () => {
    const certificates = await standInPartner(jsonResponse(200, { outcome: 'success' }));
    const b = await setUpDelivery({ TRUSTEDFORM_URL: certificates.url, TRUSTEDFORM_API_KEY: 'invented-key' });
    b.work();
    await b.submit({ trusted_form_cert_id: 'https://cert.trustedform.com.example.net/0123456789abcdef' });
    await waitForDelivery(b, 'trusted-form', { state: 'delivered', reason: 'nothing to send' });
    expect(certificates.received).toHaveLength(0);
  });

  it('the webhook, form-encoded, only for leads with bad words', async () => {
    const webhook = await standInPartner();
    const b = await setUpDelivery({ BAD_WORDS_WEBHOOK_URL: `${webhook.url}/hooks/1` });
    b.work();
    await b.submit();
    expect(await b.delivery('bad-words')).toBeUndefined();
    await b.submit({ case_description: 'I won a gift card sweepstakes, it is a fucking great prize' });
    const [got] = await webhook.got(1);
    expect(got).toMatchObject({ path: '/hooks/1', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({ bad_words: 'yes', first_name: 'Canaria' });
  });

  it('the verification helper', async () => {
    const helper = await standInPartner();
    const b = await setUpDelivery({ VERIFICATION_HELPER_URL: helper.url });
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

  it('Slack, with the alerts of our own pages, and for any other text only that it was recorded', async () => {
    const slack = await standInPartner(partnerShapes.slack);
    const b = await setUpDelivery({ SLACK_WEBHOOK_URL: slack.url });
    b.work();
    await b.message(alerts.repeatedEmailBlock);
    const [alert] = await slack.got(1);
    expect(JSON.parse(alert?.body ?? '')).toEqual({ text: 'An email address was blocked twice and let through.' });
    await waitForDelivery(b, 'slack', { state: 'delivered' });

    const anybodys = '<!channel> ann@example.com, (212) 664-7665, see https://evil.example';
    await b.message(anybodys);
    const [, got] = await slack.got(2);
    const kept = (await b.store.submissions('message', { after: '', limit: 9 })).map((each) => ({
      ...each,
      kept: decryptContent(vault, each),
    }));
    expect(kept[1]?.kept).toMatchObject({ is: 'message', asSent: anybodys });
    expect(JSON.parse(got?.body ?? '')).toEqual({ text: `A message was recorded: ${kept[1]?.id}` });
  });
});

it('LeadProsper, which answers after 20 to 30 s, is waited for; everybody else for 15 s', () => {
  const all = createDestinations(readConfig({ TRUSTEDFORM_API_KEY: 'invented' }), async () => lpNone);
  const others = all.filter(({ timeoutMs }) => timeoutMs !== 15_000);
  expect(others.map(({ name, timeoutMs }) => [name, timeoutMs])).toEqual([['ingest', 35_000]]);
  expect(all.length).toBeGreaterThan(5);
});

it('a stored attempt has neither our key nor our signature', async () => {
  const [certificates, exchange] = await Promise.all([
    standInPartner(jsonResponse(200, { outcome: 'success' })),
    standInPartner(partnerShapes.exchange),
  ]);
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const trusted = { TRUSTEDFORM_API_KEY: 'invented', TRUSTEDFORM_URL: certificates.url };
  const b = await setUpDelivery({ ...trusted, LEAD_EXCHANGE_URL: exchange.url, WEBHOOK_SECRET: secret });
  b.work();
  const id = await b.submit();
  for (const [name, header] of [
    ['trusted-form', 'authorization'],
    ['exchange', 'webhook-signature'],
  ] as const) {
    await waitForDelivery(b, name, { state: 'delivered' });
    const kept = decryptAttemptLog(
      vault,
      `${id}.${name}`,
      (await b.store.attemptLog(`${id}.${name}`)) ?? { sealed: Buffer.of() },
    );
    expect(kept.request.headers[header]).toBe('***');
  }
});

it.each([
  [{ does: 'drip', status: 410 } as const, { reason: 'HTTP 410' }, 0],
  [{ does: 'drip', status: 429, headers: { 'retry-after': '120' } } as const, { reason: 'HTTP 429' }, 120_000],
])('%j is parsed, although its body never ends', async (behaviour, expected, wait) => {
  const exchange = await standInPartner(behaviour);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url }, 300);
  b.work();
  const begun = Date.now();
  await b.submit();
  await waitForDelivery(b, 'exchange', { state: 'pending', ...expected });
  const row = await b.delivery('exchange');
  expect((row?.nextAt ?? 0) - begun).toBeGreaterThanOrEqual(wait);
});
