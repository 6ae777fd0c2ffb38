import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultCompensation } from '#contract/rules/compensation.ts';
import { defaultBuyer } from '#contract/site/buyer.ts';
import {
  buyersByService,
  preCheckByService,
  preCheckByTable,
  withFallbackBuyers,
} from '../../lead-server/src/partners/buyers.ts';
import { partnerClient } from '../../lead-server/src/partners/client.ts';
import { mappingByTable } from '../../lead-server/src/partners/mappings.ts';
import { levelByService } from '../../lead-server/src/partners/meter-level.ts';
import { readTables } from '../../lead-server/src/partners/tables.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { type Behaviour, jsonResponse, timeoutFor } from '../support/stand-in-partner.ts';

async function server(environment: Readonly<Record<string, string>> = {}) {
  const one = await startTestServer(environment);
  onTestFinished(one.remove);
  const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });
  return {
    post: async (path: string, body: object) => answerOf(await one.post(path, body)),
    get: async (path: string) => answerOf(await fetch(one.url + path)),
  };
}
function tablesFile(content: unknown): string {
  const file = join(temporaryFolder(), 'tables.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const failures: readonly Behaviour[] = [
  { does: 'answer', status: 500 },
  { does: 'answer', status: 403, body: '{"result":"yes","compLevel":6}' },
  { does: 'answer', status: 200, body: '[]' },
  { does: 'hang' },
  { does: 'reset' },
];
const rivera = { name: 'Rivera Law', ids: ['11', '12', '13'] };
const harbor = { name: 'Harbor Law', ids: ['21', '22', '23'] };

describe('the embedded tables', () => {
  const tables = {
    mappings: [
      { affid: '20', oid: '85', lp_campaign_id: '516', lp_supplier_id: '7', lp_key: 'key-of-one' },
      { affid: '20', lp_campaign_id: '180', lp_supplier_id: '8', lp_key: 'key-of-another' },
    ],
    buyers: [rivera, { ...harbor, states: ['NY'] }],
    prefilledAffiliates: ['20'],
    compensation: { multiplier: 2, additions: [{ field: 'missed_work', value: 'yes', adds: 10_000 }] },
  };

  it("answer every call, without a partner's key in any response", async () => {
    const { post, get } = await server({
      PARTNER_TABLES: tablesFile(tables),
      LP_CAMPAIGN_ID: '1',
      LP_SUPPLIER_ID: '2',
      LP_KEY: 'lp-key',
    });
    const mapping = async (affid: number, oid: number) => (await post('/inbound/get-mappings', { affid, oid })).body;
    expect(await mapping(20, 85)).toEqual({ lp_campaign_id: '516', lp_supplier_id: '7', lp_key: '' });
    expect(await mapping(20, 81)).toEqual({ lp_campaign_id: '180', lp_supplier_id: '8', lp_key: '' });
    expect(await mapping(10, 81)).toEqual({ lp_campaign_id: '1', lp_supplier_id: '2', lp_key: '' });

    const buyers = async (fields: object) => (await post('/buyers/get-available', { fields })).body;
    expect(await buyers({ state: 'NY' })).toEqual({
      selectedBuyers: [rivera, harbor],
      allPossibleBuyers: [defaultBuyer, rivera, harbor],
    });
    expect(await buyers({ state: 'CA' })).toEqual({ selectedBuyers: [rivera], allPossibleBuyers: [defaultBuyer, rivera] });

    expect((await get('/buyers/check-affid-pre/20/100')).body).toEqual({ result: 'yes' });
    expect((await get('/buyers/check-affid-pre/20/0')).body).toEqual({ result: 'no' });
    expect((await get('/buyers/check-affid-pre/10/100')).body).toEqual({ result: 'no' });

    expect((await post('/compensation-meter', { answers: {} })).body).toEqual({ compLevel: 3 });
    expect((await post('/compensation-meter', { answers: { missed_work: 'yes' } })).body).toEqual({ compLevel: 5 });
  });

  it('need no file', async () => {
    const { post, get } = await server();
    expect((await post('/inbound/get-mappings', { affid: 10, oid: 81 })).body).toEqual({
      lp_campaign_id: '',
      lp_supplier_id: '',
      lp_key: '',
    });
    expect((await post('/buyers/get-available', { fields: {} })).body).toEqual({
      selectedBuyers: [],
      allPossibleBuyers: [defaultBuyer],
    });
    expect((await get('/buyers/check-affid-pre/10/50')).body).toEqual({ result: 'no' });
    expect((await post('/compensation-meter', { answers: { physical_injury: 'Yes' } })).body).toEqual({ compLevel: 3 });
  });

  it('refuse invalid fields, by name', async () => {
    const { post, get } = await server();
    const field = (answer: { body: unknown }) => (answer.body as { error: { field?: string } }).error.field;
    expect(field(await post('/inbound/get-mappings', { affid: 'x', oid: 81 }))).toBe('affid');
    expect(field(await post('/inbound/get-mappings', { affid: 10, oid: -1 }))).toBe('oid');
    expect(field(await post('/buyers/get-available', { fields: [] }))).toBe('fields');
    expect(field(await get('/buyers/check-affid-pre/10/101'))).toBe('percentage');
    expect(field(await post('/compensation-meter', {}))).toBe('answers');
    // an object that no text can be made of is no state, and no failure of ours
    const fields = { state: { toString: 'x' } };
    expect(await post('/buyers/get-available', { fields })).toMatchObject({
      status: 200,
      body: { allPossibleBuyers: [defaultBuyer] },
    });
  });

  it.each([
    ['{', /not JSON/],
    [{ mappings: [{ affid: 'abc', lp_campaign_id: '1', lp_supplier_id: '2', lp_key: 'invented-key' }] }, /mappings\.0\.affid/],
    [{ buyers: [{ name: 'X', ids: [] }] }, /buyers\.0\.ids/],
    [{ statesWithoutFallback: ['ZZ'] }, /statesWithoutFallback\.0/],
    [{ compensation: { multiplier: 0, additions: [] } }, /compensation\.multiplier/],
    [{ unknown: 1 }, /PARTNER_TABLES/],
  ])('stop the start at %j, and never repeat a key', (content, message) => {
    expect(() => readTables(tablesFile(content))).toThrow(message);
    expect(() => readTables(tablesFile(content))).not.toThrow(/invented-key/);
  });

  it('report a missing file', () => expect(() => readTables('/no/such/file')).toThrow(/ENOENT/));
});

describe('buyers', () => {
  const fallback = { fallbackBuyers: [harbor], statesWithoutFallback: ['TX' as const] };
  const nobody = { selectedBuyers: [], allPossibleBuyers: [] };

  it('fall back where nobody buys, except in the states without a fallback', () => {
    expect(withFallbackBuyers(nobody, 'NY', fallback)).toEqual({
      selectedBuyers: [harbor],
      allPossibleBuyers: [defaultBuyer, harbor],
    });
    expect(withFallbackBuyers(nobody, 'TX', fallback)).toEqual({ selectedBuyers: [], allPossibleBuyers: [defaultBuyer] });
    const found = { selectedBuyers: [rivera], allPossibleBuyers: [rivera, defaultBuyer] };
    expect(withFallbackBuyers(found, 'NY', fallback)).toEqual({
      selectedBuyers: [rivera],
      allPossibleBuyers: [defaultBuyer, rivera],
    });
  });

  it('come from the service, in its format', async () => {
    const service = await standInPartner(
      jsonResponse(200, { selectedBuyers: [{ ...rivera, ids: [11, 12, 13] }, null, {}], allPossibleBuyers: [rivera, harbor] }),
    );
    expect(await buyersByService(partnerClient(10_000), service.url, fallback)({ state: 'NY' })).toEqual({
      selectedBuyers: [rivera],
      allPossibleBuyers: [defaultBuyer, rivera, harbor],
    });
    expect(service.received).toMatchObject([
      { method: 'POST', path: '/buyers/get-available', body: '{"fields":{"state":"NY"}}' },
    ]);
  });

  it.each(failures)('are a time-out to the page when the service does %j', async (behaviour) => {
    const service = await standInPartner(behaviour);
    await expect(buyersByService(partnerClient(timeoutFor(behaviour)), service.url, fallback)({})).rejects.toThrow(/partner/);
  });

  it('are answered 504 through the call', async () => {
    const service = await standInPartner({ does: 'reset' });
    const { post } = await server({ BUYERS_URL: service.url });
    expect(await post('/buyers/get-available', { fields: {} })).toMatchObject({
      status: 504,
      body: { error: { code: 'buyers_unavailable' } },
    });
  });
});

describe('the pre-check', () => {
  it('asks the service, in its format', async () => {
    const service = await standInPartner(jsonResponse(200, { result: 'yes' }));
    expect(await preCheckByService(partnerClient(10_000), service.url)('20', '50')).toBe('yes');
    expect(service.received[0]).toMatchObject({ method: 'GET', path: '/check-affid-pre/20/50' });
  });
  it.each(failures)('is a no when the service does %j', async (behaviour) => {
    const service = await standInPartner(behaviour);
    expect(await preCheckByService(partnerClient(timeoutFor(behaviour)), service.url)('20', '50')).toBe('no');
  });
  it('is on for the configured share of visitors', async () => {
    const at = (random: number) => preCheckByTable(['20'], () => random)('20', '30');
    expect([await at(0), await at(0.299), await at(0.3), await at(0.99)]).toEqual(['yes', 'yes', 'no', 'no']);
  });
});

describe('the compensation service', () => {
  it('is called in its format', async () => {
    const service = await standInPartner(jsonResponse(200, { compLevel: 6 }));
    expect(await levelByService(partnerClient(10_000), service.url, defaultCompensation)({ at_Fault: 'no' })).toBe(6);
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      path: '/compensation-meter',
      body: '{"answers":{"at_Fault":"no"}}',
    });
  });
  it.each([...failures, jsonResponse(200, { compLevel: 9 }), jsonResponse(200, { compLevel: 'high' })])(
    'is replaced by the table when it does %j',
    async (behaviour) => {
      const service = await standInPartner(behaviour);
      expect(await levelByService(partnerClient(timeoutFor(behaviour)), service.url, defaultCompensation)({})).toBe(1);
    },
  );
});

it('a mapping without an affiliate or offer matches any; the first match counts', () => {
  const own = { lp_campaign_id: '', lp_supplier_id: '', lp_key: '' };
  const row = (lp_campaign_id: string, ids: object) => ({ lp_campaign_id, lp_supplier_id: 's', lp_key: 'k', ...ids });
  const find = mappingByTable([row('a', { affid: '1', oid: '2' }), row('b', { oid: '2' }), row('c', { affid: '1' })], own);
  expect([find('1', '2'), find('9', '2'), find('1', '9'), find('9', '9')].map((each) => each.lp_campaign_id)).toEqual([
    'a',
    'b',
    'c',
    '',
  ]);
});

it.each(['516', '180', '330'])('names are not checked for campaign %s, whose leads a mapping names', async (campaign) => {
  const mappings = [{ affid: '20', lp_campaign_id: campaign, lp_supplier_id: '7', lp_key: 'invented-key' }];
  const one = await startTestServer({ PARTNER_TABLES: tablesFile({ mappings }) });
  onTestFinished(one.remove);
  await one.post('/post-lead', leadBody({ affid: '20', first_name: 'Xqzptk' }));
  await one.post('/post-lead', leadBody({ affid: '10', first_name: 'Xqzptk' }));
  const sent = (await one.leads()).map(({ kept }) => (kept.is === 'lead' ? kept.record.sent : undefined));
  expect(sent.map((each) => [each?.affid, each?.name_gibberish, each?.lp_key])).toEqual([
    ['20', 'no', undefined],
    ['10', 'yes', undefined],
  ]);
});

describe('the campaign that a service of mappings names', () => {
  const judged = async (one: TestServer) =>
    (await one.leads()).map(
      ({ kept }) => kept.is === 'lead' && [kept.record.sent.lp_campaign_id, kept.record.sent.name_gibberish],
    );
  const start = async (behaviour: Behaviour, environment = {}) => {
    const service = await standInPartner(behaviour);
    const one = await startTestServer({ MAPPINGS_URL: service.url, ...environment });
    onTestFinished(one.remove);
    return { one, service };
  };
  const campaignAt = async (one: TestServer, query: string) =>
    ((await (await fetch(`${one.url}/page-settings${query}`)).json()) as { campaign: string }).campaign;
  const madeUp = leadBody({ affid: '20', oid: '85', first_name: 'Xqzptk' });

  it('is given to its page, and decides whether names are checked', async () => {
    const { one, service } = await start(jsonResponse(200, { lp_campaign_id: 516, lp_supplier_id: 7, lp_key: 'invented-key' }));
    expect(await campaignAt(one, '?affid=20&oid=85')).toBe('516');
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({ affid: 20, oid: 85 });
    await one.post('/post-lead', madeUp);
    expect(await judged(one)).toEqual([['516', 'no']]);
  });

  it('is looked up once for leads whose page never asked, and none of them waits for it', async () => {
    const { one, service } = await start({ does: 'hang' });
    await Promise.all([1, 2, 3].map(() => one.post('/post-lead', leadBody({ affid: '20', oid: '85', first_name: 'Xqzptk' }))));
    expect((await judged(one)).at(0)).toEqual([undefined, 'yes']);
    expect(service.received).toHaveLength(1);
  });

  it("is looked up by ids alone; where an address has something else in their place, the table's is used", async () => {
    const { one, service } = await start(jsonResponse(200, { lp_campaign_id: 516 }), { LP_CAMPAIGN_ID: '9' });
    await one.post('/post-lead', leadBody({ affid: 'x', oid: '85', first_name: 'Xqzptk' }));
    expect(await judged(one)).toEqual([['9', 'yes']]);
    for (const query of ['?affid=x&oid=85', '']) expect(await campaignAt(one, query)).toBe('9');
    expect(service.received).toEqual([]);
  });

  it("is looked up for strangers too, who block no delivery's lookup", async () => {
    const ingest = await standInPartner(jsonResponse(200, { status: 'ACCEPTED', code: 0 }));
    const ours = jsonResponse(200, { lp_campaign_id: '1', lp_supplier_id: '2', lp_key: 'invented-key' });
    const service = await standInPartner(({ body }) => (JSON.parse(body).affid === 10 ? ours : { does: 'answer', status: 500 }));
    const one = await startTestServer({ MAPPINGS_URL: service.url, LEAD_INGEST_URL: ingest.url, HELD_STATES: 'none' });
    onTestFinished(one.remove);
    for (let at = 0; at < 6; at += 1) await campaignAt(one, `?affid=${900 + at}&oid=1`);
    expect((await one.post('/post-lead', leadBody({ affid: '10', oid: '81' }))).status).toBe(200);
    const [sent] = await ingest.got(1);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ lp_campaign_id: '1', lp_supplier_id: '2', lp_key: 'invented-key' });
    const asked = service.received.map(({ body }) => (JSON.parse(body) as { affid: number }).affid);
    expect(asked.filter((affid) => affid >= 900).length).toBeGreaterThanOrEqual(1);
    expect(asked).toContain(10);
  });

  it.each(failures.filter(({ does }) => does !== 'hang'))('is the table’s when the service does %j', async (behaviour) => {
    const { one } = await start(behaviour, { LP_CAMPAIGN_ID: '9' });
    expect(await campaignAt(one, '?affid=20&oid=85')).toBe('9');
    await one.post('/post-lead', madeUp);
    expect(await judged(one)).toEqual([['9', 'yes']]);
  });
});

describe('a campaign whose offer no mapping names', () => {
  const ownCampaigns = [
    { path: '/survey', flow: 'main', oid: '81', affid: '10' },
    { path: '/survey/typo', flow: 'main', oid: '8181', affid: '10' },
  ];
  const mapping = { oid: '81', lp_campaign_id: '516', lp_supplier_id: '7', lp_key: 'invented-key' };
  /** A server's log lines about offers at its start. */
  async function warningsOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'server'));
    const funnel = `export const createRenderer = () => undefined; export const ownCampaigns = ${JSON.stringify(ownCampaigns)};`;
    writeFileSync(join(folder, 'server', 'renderer.js'), funnel);
    const one = await startTestServer({ FUNNEL_DIR: folder, LEAD_INGEST_URL: 'http://127.0.0.1:9', ...environment });
    onTestFinished(one.remove);
    // offers are looked up beside the start
    if (environment.MAPPINGS_URL) await expect.poll(one.logged).toContain('no mapping for the offer');
    else expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    return [...one.logged().matchAll(/no mapping for the offer of ([^:]*):/g)].map(([, named = '']) => named);
  }
  const named = ['/survey/typo (oid 8181, affid 10)'];

  it('is logged at the start where the table lacks it, also beside LP_CAMPAIGN_ID', async () => {
    const PARTNER_TABLES = tablesFile({ mappings: [mapping] });
    expect(await warningsOf({ PARTNER_TABLES })).toEqual(named);
    expect(await warningsOf({ PARTNER_TABLES, LP_CAMPAIGN_ID: '9' })).toEqual(named);
  });

  it('is logged where the service answers without a campaign', async () => {
    const known = jsonResponse(200, { lp_campaign_id: 516 });
    const service = await standInPartner(({ body }) => (JSON.parse(body).oid === 81 ? known : jsonResponse(200, {})));
    expect(await warningsOf({ MAPPINGS_URL: service.url, LP_CAMPAIGN_ID: '9' })).toEqual(named);
  });

  it('is not logged where a mapping matches any offer, or LP_CAMPAIGN_ID alone covers all', async () => {
    const { oid: _, ...any } = mapping;
    expect(await warningsOf({ PARTNER_TABLES: tablesFile({ mappings: [any] }) })).toEqual([]);
    expect(await warningsOf({ LP_CAMPAIGN_ID: '9' })).toEqual([]);
  });

  it('is logged with every other where no campaign of a partner is set at all', async () => {
    expect(await warningsOf({})).toEqual([`/survey (oid 81, affid 10), ${named[0]}`]);
  });
});

it("a lead without ids is judged under the campaign of its flow's ids", async () => {
  const mappings = [{ affid: '10', oid: '81', lp_campaign_id: '516', lp_supplier_id: '7', lp_key: 'invented-key' }];
  const one = await startTestServer({ PARTNER_TABLES: tablesFile({ mappings }), LP_CAMPAIGN_ID: '1' });
  onTestFinished(one.remove);
  for (const ids of [{}, { affid: '{affid}', oid: ' ' }, { affid: '10', oid: '82' }]) {
    expect((await one.post('/post-lead', leadBody({ ...ids, first_name: 'Xqzptk' }))).status).toBe(200);
  }
  const sent = (await one.leads()).map(({ kept }) => (kept.is === 'lead' ? kept.record.sent : undefined));
  expect(sent.map((each) => [each?.affid, each?.oid, each?.lp_campaign_id, each?.name_gibberish])).toEqual([
    ['10', '81', '516', 'no'],
    ['10', '81', '516', 'no'],
    ['10', '82', '1', 'yes'],
  ]);
});
