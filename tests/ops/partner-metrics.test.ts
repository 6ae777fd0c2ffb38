import { describe, expect, it, vi } from 'vitest';
import { type PartnerName, timeLimits } from '../../lead-server/src/partners/client.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { slowTest, type TestServer } from '../support/running-server.ts';
import { type Behaviour, jsonResponse, partnerShapes, type StandInPartner } from '../support/stand-in-partner.ts';
import { startMeasuredServer } from './scrape.ts';

describe("partners on a visitor's path", () => {
  type Call = (server: TestServer, round: number, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  const post =
    (path: string, body: object | ((round: number) => object)): Call =>
    (server, round, headers) =>
      server.post(path, typeof body === 'function' ? body(round) : body, headers);
  const get =
    (path: string): Call =>
    (server, _round, headers = {}) =>
      fetch(server.url + path, { headers });
  const request = {
    formData: { email: 'canaria.holloway@example.com', submitAnAppeal: 'yes' },
    reCaptchaToken: 'a-token',
    type: 'do-not-sell-information-form',
  };
  /** Every partner that a page's call asks, with a good response and that call, new in each round. */
  const all: Readonly<Record<Exclude<PartnerName, 'dns' | 'mappings'>, readonly [Behaviour, Call]>> = {
    'ipqs-phone': [partnerShapes.ipqsPhone, post('/api/validations/ipqs/phone', (round) => ({ phone: `(212) 664-766${round}` }))],
    'ipqs-email': [
      partnerShapes.ipqsEmail,
      post('/api/validations/ipqs/email', (round) => ({ email: `canaria.holloway${round}@example.com` })),
    ],
    gibberish: [partnerShapes.gibberish, post('/index.php', { text: 'Canaria Holloway' })],
    zip: [partnerShapes.zip, get('/us/10001')],
    twilio: [
      jsonResponse(201, { status: 'pending' }),
      post('/two-step-verification/phone', (round) => ({ phone: `(212) 664-766${round}` })),
    ],
    recaptcha: [jsonResponse(200, { success: true }), post('/slack/send-message', request)],
    'page-mappings': [
      jsonResponse(200, { lp_campaign_id: '7' }),
      post('/inbound/get-mappings', (round) => ({ affid: round, oid: 2 })),
    ],
    buyers: [jsonResponse(200, { selectedBuyers: [] }), post('/buyers/get-available', { fields: { state: 'NY' } })],
    'pre-check': [jsonResponse(200, { result: 'yes' }), get('/buyers/check-affid-pre/20/50')],
    compensation: [jsonResponse(200, { compLevel: 6 }), post('/compensation-meter', { answers: { at_Fault: 'no' } })],
    'call-number': [jsonResponse(200, { number: '(888) 555-0123' }), get('/call-number?affid=20')],
    'transaction-id': [jsonResponse(200, { ef_transaction_id: 'tx-1' }), post('/transaction-id', { oid: '81', affid: '10' })],
  };
  const names = Object.keys(all) as (keyof typeof all)[];
  const settingsFor = ({ url }: StandInPartner) => ({
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

  it('each has a figure by outcome, and none is left out', async () => {
    // the resolver; and what is asked for a delivery
    expect([...names, 'dns', 'mappings'].sort()).toEqual(Object.keys(timeLimits).sort());
    const standIn = await standInPartner();
    const { server, figure, scrape } = await startMeasuredServer(settingsFor(standIn));
    const cases: readonly (readonly [string, (name: keyof typeof all) => Behaviour])[] = [
      ['answered', (name) => all[name][0]],
      ['refused', () => jsonResponse(401, { message: 'no such key' })],
      ['failed', () => ({ does: 'answer', status: 500 })],
    ];
    for (const [round, [outcome, behaviour]] of cases.entries()) {
      for (const name of names) {
        standIn.behave(behaviour(name));
        await (await all[name][1](server, round)).text();
        const count = () => figure('partner_call_seconds_count', { partner: name, outcome });
        await vi.waitFor(async () => expect([name, outcome, await count()]).toEqual([name, outcome, 1]), slowTest);
      }
    }
    standIn.behave(partnerShapes.ipqsNoCredit);
    await all['ipqs-phone'][1](server, 3);
    expect(await figure('partner_call_seconds_count', { partner: 'ipqs-phone', outcome: 'no_verdict' })).toBe(1);
    expect(await figure('captcha_checks_total', { verdict: 'passed' })).toBe(1);
    expect(await figure('captcha_checks_total', { verdict: 'unknown' })).toBe(2);
    const alone = (await scrape()).filter((each) => each.name === 'partner_left_alone');
    expect(alone.map(({ labels, value }) => [labels.partner, value])).toEqual(
      names.flatMap((name) => (name === 'page-mappings' ? ['mappings', name] : [name])).map((name) => [name, 0]),
    );
  });

  it('one that hangs is measured up to its time limit, then its circuit opens', async () => {
    const standIn = await standInPartner({ does: 'hang' });
    const { server, figure } = await startMeasuredServer({ ZIP_URL: standIn.url, TRUSTED_PROXIES: 'loopback' });
    // five visitors: calls of one would count once
    const look = (n = 1) =>
      fetch(`${server.url}/us/10001`, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }).then((response) => response.json());
    const places = await Promise.all([1, 2, 3, 4, 5].map(look));
    expect(places).toMatchObject(places.map(() => ({ state: 'NY' })));
    expect(await figure('partner_call_seconds_count', { partner: 'zip', outcome: 'timed_out' })).toBe(5);
    expect(await figure('partner_call_seconds_sum', { partner: 'zip' })).toBeGreaterThanOrEqual(
      (5 * timeLimits.zip * 0.99) / 1000,
    );
    expect(await figure('partner_left_alone', { partner: 'zip' })).toBe(1);
    expect(await look()).toMatchObject({ state: 'NY' });
    expect(await figure('partner_call_seconds_count', { partner: 'zip', outcome: 'left_alone' })).toBe(1);
  });

  it.each([
    ['buyers', post('/buyers/get-available', { fields: { state: 'NY' } }), jsonResponse(200, { selectedBuyers: [] }), 504],
    ['call-number', get('/call-number?affid=20'), jsonResponse(200, { number: '(888) 555-0123' }), 200],
    [
      'transaction-id',
      post('/transaction-id', { oid: '81', affid: '10' }),
      jsonResponse(200, { ef_transaction_id: 'tx-1' }),
      200,
    ],
  ] as const)(
    '%s: one network may use a tenth of the hourly budget, all together the whole; then visitors go on without, and it is measured',
    async (name, ask, behaviour, without) => {
      const standIn = await standInPartner(behaviour);
      const more = { PARTNER_CALLS_PER_HOUR: '20', TRUSTED_PROXIES: 'loopback' };
      const { server, figure } = await startMeasuredServer({ ...settingsFor(standIn), ...more });
      const from = (address: string) => ask(server, 0, { 'x-forwarded-for': address });
      const statuses = [];
      for (let call = 0; call < 3; call += 1) statuses.push((await from('203.0.113.9')).status);
      expect(statuses).toEqual([200, 200, without]);
      expect(standIn.received).toHaveLength(2);
      const spent = (outcome: string) => figure('partner_call_seconds_count', { partner: name, outcome });
      expect([await spent('network_spent'), await spent('budget_spent')]).toEqual([1, 0]);
      // each address of a /48 is another network
      for (let host = 0; host < 10; host += 1) await from(`2001:db8:1:${host}::1`);
      expect(standIn.received).toHaveLength(2 + 6);
      for (let host = 0; host < 13; host += 1) expect((await from(`198.51.100.${host}`)).status).toBe(host < 12 ? 200 : without);
      expect(standIn.received).toHaveLength(20);
      expect(await spent('budget_spent')).toBe(1);
      expect(server.logged()).toContain('PARTNER_CALLS_PER_HOUR reached');
    },
  );

  it("the machine's resolver is one of them", async () => {
    const { server, figure } = await startMeasuredServer();
    await server.post('/api/validations/ipqs/email', { email: 'ann@a-domain-of-nobody.com' });
    expect(await figure('partner_call_seconds_count', { partner: 'dns' })).toBe(1);
  });
});
