import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredDelivery } from '../../lead-server/src/store/records.ts';
import { leadProsperSettings, setUpDelivery, standInPartner, waitForDelivery } from '../support/delivery-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { jsonResponse, partnerShapes } from '../support/stand-in-partner.ts';

describe('LeadProsper gets its own shape', () => {
  it('the ingest, as LeadProsper has it', async () => {
    const ingest = await standInPartner(partnerShapes.ingest);
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
    b.work();
    await b.submit({ sub_id2: 'x'.repeat(100) });
    const [got] = await ingest.got(1);
    expect(got).toMatchObject({ method: 'POST', path: '/direct_post', headers: { 'content-type': 'application/json' } });
    expect(got?.headers['webhook-id']).toBeUndefined();
    const sent = JSON.parse(got?.body ?? '') as Record<string, string>;
    expect(sent).toMatchObject({
      lp_campaign_id: '11',
      lp_supplier_id: '22',
      lp_key: 'invented-key',
      lp_action: '',
      first_name: 'Canaria',
      phone: '2126647665',
      incident_date: expect.stringMatching(/^\d{4}-\d\d-01$/),
      tcpa_text: leadBody().tcpa,
      jornaya_lead_id: leadBody().leadid_token,
      trusted_form_cert_url: 'https://cert.trustedform.com/0123456789abcdef',
    });
    expect(sent.lp_subid2).toHaveLength(75);
    expect(sent).not.toHaveProperty('lawyer_redirect_reason');
    expect(Object.values(sent).every((value) => typeof value === 'string')).toBe(true);
    await waitForDelivery(b, 'ingest', { state: 'delivered', reason: 'ACCEPTED' });
  });

  it('the ingest, under the campaign that the mappings service gives for affiliate and offer', async () => {
    const ingest = await standInPartner(partnerShapes.ingest);
    const mappings = await standInPartner(jsonResponse(200, { lp_campaign_id: 516, lp_supplier_id: '77', lp_key: 'mapped-key' }));
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...leadProsperSettings });
    b.work();
    await b.submit({ affid: '20', oid: '85' });
    const [got] = await ingest.got(1);
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ lp_campaign_id: '516', lp_supplier_id: '77', lp_key: 'mapped-key' });
    expect(mappings.received[0]).toMatchObject({ method: 'POST', path: '/inbound/get-mappings' });
    expect(JSON.parse(mappings.received[0]?.body ?? '')).toEqual({ affid: 20, oid: 85 });
  });

  it("the ingest, with the table's values where the mappings service leaves them empty", async () => {
    const ingest = await standInPartner(partnerShapes.ingest);
    const mappings = await standInPartner(jsonResponse(200, { lp_campaign_id: 516, lp_key: '' }));
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...leadProsperSettings });
    b.work();
    await b.submit({ affid: '20', oid: '85' });
    const [got] = await ingest.got(1);
    expect(JSON.parse(got?.body ?? '')).toMatchObject({ lp_supplier_id: '22', lp_key: 'invented-key', lp_campaign_id: '516' });
  });

  it.each([
    { affid: 'fb_12', oid: '85' },
    { affid: '20', oid: 'fb_85' },
  ])(
    "the ingest, with the table's campaign where the address has invalid ids: the service is not asked about null (%j)",
    async (ids) => {
      const ingest = await standInPartner(partnerShapes.ingest);
      const mappings = await standInPartner({ does: 'answer', status: 422 });
      const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...leadProsperSettings });
      b.work();
      await b.submit(ids);
      const [got] = await ingest.got(1);
      expect(JSON.parse(got?.body ?? '')).toMatchObject({ ...ids, lp_campaign_id: '11', lp_key: 'invented-key' });
      expect(mappings.received).toHaveLength(0);
      await waitForDelivery(b, 'ingest', { state: 'delivered', attempts: 1 });
    },
  );

  it('no ingest while the mappings service is down: the lead waits', async () => {
    const ingest = await standInPartner(partnerShapes.ingest);
    const mappings = await standInPartner({ does: 'answer', status: 500 });
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...leadProsperSettings });
    b.work();
    await b.submit();
    await waitForDelivery(b, 'ingest', {
      state: 'pending',
      attempts: 1,
      reason: 'nothing sent up to attempt 1: no answer: PartnerFailure',
    });
    expect(ingest.received).toHaveLength(0);
  });
});

it('a DUPLICATED response after an attempt of ours without a response counts as accepted', async () => {
  const ingest = await standInPartner({ does: 'reset' });
  const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
  b.work();
  const id = await b.submit();
  await waitForDelivery(b, 'ingest', { state: 'pending', reason: expect.stringContaining('no answer') as never });
  ingest.behave(partnerShapes.ingestDuplicated);
  await b.store.replay(id, 'ingest', Date.now(), ['pending']);
  await waitForDelivery(b, 'ingest', { state: 'delivered', reason: 'DUPLICATED', attempts: 2 });
});

describe('LeadProsper, responding DUPLICATED to a lead that no earlier attempt sent', () => {
  /** A lead whose first two attempts ended before anything was sent: nobody said under which campaign it belongs. */
  async function unsent() {
    const ingest = await standInPartner(partnerShapes.ingestDuplicated);
    const mappings = await standInPartner({ does: 'answer', status: 500 });
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, MAPPINGS_URL: mappings.url, ...leadProsperSettings });
    const id = await b.submit({ affid: '20', oid: '85' });
    const worker = b.work();
    const failed = (attempts: number) =>
      waitForDelivery(b, 'ingest', { attempts, reason: `nothing sent up to attempt ${attempts}: no answer: PartnerFailure` });
    await failed(1);
    const { nextAt = 0 } = (await b.delivery('ingest')) ?? {};
    // the wait is over at once: the clock of a replica says so
    vi.useFakeTimers({ toFake: ['Date'], now: nextAt });
    onTestFinished(() => void vi.useRealTimers());
    await failed(2);
    await worker.stop();
    mappings.behave(jsonResponse(200, { lp_campaign_id: 516, lp_supplier_id: '77', lp_key: 'mapped-key' }));
    vi.setSystemTime((await b.delivery('ingest'))?.nextAt ?? 0);
    return { b, id, ingest };
  }
  const notOurs = { state: 'dead', reason: 'DUPLICATED, and nothing of ours was sent before' } as const;

  it('has somebody else’s lead: a person looks at it', async () => {
    const { b, id } = await unsent();
    b.work();
    await waitForDelivery(b, 'ingest', { ...notOurs, attempts: 3 });
    // by then LeadProsper may say so of our own
    await b.store.replay(id, 'ingest', Date.now(), ['dead']);
    await waitForDelivery(b, 'ingest', { state: 'delivered', reason: 'DUPLICATED' });
  });

  it('has ours where an attempt was interrupted: it may have got through', async () => {
    const { b } = await unsent();
    expect(await b.store.claim('ingest', Date.now(), Date.now(), 1)).toMatchObject([{ attempt: 3 }]);
    b.work();
    await waitForDelivery(b, 'ingest', { state: 'delivered', reason: 'DUPLICATED', attempts: 4 });
  });
});

describe('LeadProsper says', () => {
  it.each([
    [
      'DUPLICATED at once',
      partnerShapes.ingestDuplicated,
      { state: 'dead', reason: 'DUPLICATED, and nothing of ours was sent before' },
    ],
    ['rejected by the buyer', partnerShapes.ingestRejected, { state: 'delivered', reason: expect.stringContaining('1006') }],
    ['ERROR', partnerShapes.ingestError, { state: 'pending', reason: 'not taken up to attempt 1: ERROR 1003', attempts: 1 }],
    [
      'ERROR about the lead',
      jsonResponse(200, { status: 'ERROR', code: 1005, message: 'Field phone has an invalid value' }),
      { state: 'dead', reason: 'not taken up to attempt 1: ERROR 1005' },
    ],
    ['ERROR without a code', jsonResponse(200, { status: 'ERROR' }), { state: 'pending', reason: 'ERROR 0' }],
    // reasons are kept in plain text and logged
    ['what it was sent', jsonResponse(200, { status: 'Canaria Holloway', code: 'x' }), { state: 'pending', reason: 'no status' }],
    ['nonsense', { does: 'answer', status: 200, body: '<html>' } as const, { state: 'pending', reason: 'answer is not JSON' }],
  ])('%s', async (_what, behaviour, expected) => {
    const ingest = await standInPartner(behaviour);
    const b = await setUpDelivery({ LEAD_INGEST_URL: ingest.url, ...leadProsperSettings });
    b.work();
    await b.submit();
    await waitForDelivery(b, 'ingest', expected as Partial<StoredDelivery>);
  });
});
