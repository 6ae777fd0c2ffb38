import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callNumberBy } from '../../lead-server/src/partners/call-number.ts';
import { partnerClient } from '../../lead-server/src/partners/client.ts';
import { transactionIdBy } from '../../lead-server/src/partners/transaction-id.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import {
  type Behaviour,
  jsonResponse,
  type StandInPartner,
  startStandInPartner,
  timeoutFor,
} from '../support/stand-in-partner.ts';

const settings = {
  EVERFLOW_URL: 'https://www.clicks.example.com/',
  STEP_SCRIPTS: 'advertising=https://ads.example.com/a.js?id=1,pixel=https://pixel.example.net/p.js',
  TRUSTEDFORM_SCRIPT_URL: 'https://api.trustedform.example.com/trustedform.js?sandbox=true',
  LEADID_SCRIPT_URL: 'https://create.leadid.example.com/campaign/key.js',
  OFFER_PAGE_URL: 'https://offers.example.com/?cid=1',
  REGION_HEADERS: 'x-country,x-subdivision',
  TRUSTED_PROXIES: 'loopback',
};

describe('GET /page-settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(settings);
  });
  afterAll(() => server.remove());
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${server.url}/page-settings`, { headers })).json() as Promise<Record<string, unknown>>;

  it("lists what may load, with the partners' parameters of the address", async () => {
    expect(await ask({ 'x-country': 'US', 'x-subdivision': 'NY' })).toEqual({
      advertising: 'allowed',
      counted: false,
      clickScript: 'https://www.clicks.example.com/scripts/main.js',
      scripts: { advertising: 'https://ads.example.com/a.js?id=1', pixel: 'https://pixel.example.net/p.js' },
      trustedFormScript:
        'https://api.trustedform.example.com/trustedform.js?sandbox=true&field=xxTrustedFormCertUrl&use_tagged_consent=true',
      leadIdScript: 'https://create.leadid.example.com/campaign/key.js?snippet_version=2',
      callNumber: false,
      transactionId: false,
      campaign: '',
      offerPage: 'https://offers.example.com/?cid=1',
      lawyerTracker: '',
    });
  });

  it.each([
    [{ 'x-country': 'us', 'x-subdivision': 'wa' }, 'ask'],
    [{ 'x-country': 'DE' }, 'ask'],
    [{}, 'ask'],
    [{ 'x-country': '<script>' }, 'ask'],
    [{ 'x-country': 'DE', cookie: 'advertising=yes' }, 'allowed'],
    [{ 'x-country': 'US', cookie: 'a=b; advertising=no' }, 'never'],
    [{ 'x-country': 'US', 'sec-gpc': '1' }, 'never'],
    [{ 'x-country': 'US', 'sec-gpc': '1', cookie: 'advertising=yes' }, 'never'],
    [{ 'x-country': 'US', 'sec-gpc': 'true' }, 'allowed'],
  ])('for %j advertising is %s', async (headers, advertising) => {
    const answer = await ask(headers as Record<string, string>);
    expect(answer.advertising).toBe(advertising);
    if (advertising === 'never') expect(answer).toMatchObject({ clickScript: '', scripts: {}, offerPage: '' });
    expect(answer.trustedFormScript).not.toBe('');
  });
});

it('without settings nothing loads, and the page makes no further calls', async () => {
  const server = await startTestServer();
  try {
    expect(await (await fetch(`${server.url}/page-settings`)).json()).toMatchObject({
      clickScript: '',
      scripts: {},
      callNumber: false,
    });
    expect(await (await fetch(`${server.url}/call-number?affid=1`)).json()).toEqual({ number: '' });
    expect(await (await server.post('/transaction-id', { oid: '81', affid: '10' })).json()).toEqual({ ef_transaction_id: '' });
  } finally {
    await server.remove();
  }
});

describe('the partners', () => {
  const started: StandInPartner[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()));
  });
  async function partner(behaviour: Behaviour): Promise<StandInPartner> {
    const one = await startStandInPartner(behaviour);
    started.push(one);
    return one;
  }
  const failures: readonly Behaviour[] = [
    { does: 'answer', status: 500 },
    { does: 'answer', status: 404, body: '{}' },
    { does: 'hang' },
    { does: 'reset' },
    jsonResponse(200, {}),
    jsonResponse(200, { number: 5, ef_transaction_id: 5 }),
    jsonResponse(200, { number: 'call us', ef_transaction_id: '<b>' }),
  ];

  it.each(['(888) 555-0123', '+18885550123', '1-888-555-0123'])('a call number as %s', async (number) => {
    const service = await partner(jsonResponse(200, { number }));
    expect(await callNumberBy(partnerClient(10_000), `${service.url}/n?account=7`)({ affid: '20', sub_id: 'a b' })).toBe(
      '+18885550123',
    );
    expect(service.received[0]).toMatchObject({ method: 'GET', path: '/n?account=7&affid=20&sub_id=a+b' });
  });

  it('a transaction id', async () => {
    const service = await partner(jsonResponse(200, { ef_transaction_id: 'tx-1' }));
    expect(await transactionIdBy(partnerClient(10_000), service.url)('81', '10')).toBe('tx-1');
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({ oid: '81', affid: '10' });
  });

  it.each(failures)('neither when the service does %j', async (behaviour) => {
    const service = await partner(behaviour);
    expect(await callNumberBy(partnerClient(timeoutFor(behaviour)), service.url)({})).toBe('');
    expect(await transactionIdBy(partnerClient(timeoutFor(behaviour)), service.url)('81', '10')).toBe('');
  });
});
