import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mappingByTable } from '../../lead-server/src/partners/mappings.ts';
import { leadBody } from '../support/lead-body.ts';
import { failures, tablesFile } from '../support/offer-setup.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { type Behaviour, jsonResponse } from '../support/stand-in-partner.ts';

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
