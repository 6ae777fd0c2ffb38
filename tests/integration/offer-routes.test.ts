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
import { levelByService } from '../../lead-server/src/partners/meter-level.ts';
import { readTables } from '../../lead-server/src/partners/tables.ts';
import { failures, tablesFile } from '../support/offer-setup.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { startTestServer } from '../support/running-server.ts';
import { jsonResponse, timeoutFor } from '../support/stand-in-partner.ts';

async function server(environment: Readonly<Record<string, string>> = {}) {
  const one = await startTestServer(environment);
  onTestFinished(one.remove);
  const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });
  return {
    post: async (path: string, body: object) => answerOf(await one.post(path, body)),
    get: async (path: string) => answerOf(await fetch(one.url + path)),
  };
}

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
