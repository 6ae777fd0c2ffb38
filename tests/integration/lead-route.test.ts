import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentText } from '#contract/consent/consent-text.ts';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' });
});
afterAll(() => server.remove());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('POST /post-lead', () => {
  it('stores a lead with its consent and deliveries, and responds with its verdict', async () => {
    const headers = { ...key(), 'user-agent': 'Test Browser 1.0' };
    const { status, body } = await answerOf(await server.post('/post-lead', leadBody(), headers));
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      lead_is_qualified: 'yes',
      is_disqualified: false,
      dq_reason: '',
      may_call: 'yes',
    });

    const stored = (await server.leads()).find((each) => each.id === body.id);
    expect(stored).toMatchObject({
      state: 'accepted',
      key: headers['idempotency-key'],
      consent: { version: leadBody().consent_version },
    });
    expect(stored?.deliveries.map(({ destination, state }) => [destination, state])).toEqual([
      ['exchange', 'no_partner'],
      ['ingest', 'no_partner'],
      ['verification', 'no_partner'],
    ]);
    if (stored?.kept.is !== 'lead') throw new Error('It should be a lead');
    const { said, sent, meta } = stored.kept.record;
    expect(said).toMatchObject({ first_name: 'Canaria', at_Fault: 'no', zip_code: '10001' });
    expect(sent).toMatchObject({
      city: 'New York',
      state: 'NY',
      ip_address: '127.0.0.1',
      user_agent: 'Test Browser 1.0',
      sub_id: 'abc',
      tcpa: leadBody().tcpa,
      is_gibberish: 'no',
      enough_words: 'yes',
      lead_is_qualified: 'yes',
    });
    expect(meta).toMatchObject({ flow: 'main', consent: { text: leadBody().tcpa, version: leadBody().consent_version } });
  });

  it('keeps a lead with an unknown consent text, and marks its record', async () => {
    const consentOf = async (change: object) => {
      const { id } = (await answerOf(await server.post('/post-lead', leadBody({ ...change }), key()))).body as { id: string };
      const kept = (await server.leads()).find((each) => each.id === id)?.kept;
      return kept?.is === 'lead' ? kept.record.meta.consent : undefined;
    };
    expect(await consentOf({})).toEqual({ version: leadBody().consent_version, text: leadBody().tcpa, brands: 1 });
    expect(await consentOf({ tcpa: 'I agree.' })).toMatchObject({ text: 'I agree.', verified: false });
    expect(await consentOf({ brand: 'nobody' })).toMatchObject({ text: leadBody().tcpa, verified: false });
  });

  it('computes every flag again, whatever the browser sends', async () => {
    const body = leadBody({
      with_Lawyer: 'yes',
      lawyer_redirect_reason: 'have_attorney|yes',
      lead_is_qualified: 'yes',
      is_disqualified: false,
    });
    expect((await answerOf(await server.post('/post-lead', body, key()))).body).toMatchObject({
      lead_is_qualified: 'no',
      is_disqualified: true,
      dq_reason: 'have_attorney|yes',
    });
  });

  it.each([
    ['(212) 664-7665', 'Wireless'],
    ['(800) 664-7665', 'Toll Free'],
    ['(861) 664-7665', 'unknown'],
  ])('keeps the line of %s as %s', async (phone, lineType) => {
    const { id } = (await answerOf(await server.post('/post-lead', leadBody({ phone }), key()))).body as { id: string };
    const kept = (await server.leads()).find((each) => each.id === id)?.kept;
    expect(kept).toMatchObject({ record: { sent: { line_type: lineType } } });
  });

  it('a year alone is read in the visitor’s favour, and the lead says that it is a year', async () => {
    const now = new Date();
    const year = now.getUTCFullYear() - 1;
    // Kentucky has one year
    const asked = { accident_type: 'Car Accident', injury_year: String(year), physical_injury: 'Yes', injury_type: 'Whiplash' };
    const contact = { address: '1 Main St', zip_code: '40202', phone: '(502) 664-7665', injury_month: undefined };
    const unasked = ['start_path', 'auto_accident_case_worth', 'other_drivers_vehicle_type', 'partial_fault'];
    const rest = ['type_of_medical_treatment', 'doctor_treatment', 'lawyer_redirect_reason'];
    const without = Object.fromEntries([...unasked, ...rest].map((field) => [field, undefined]));
    const body = leadBody({ flow: 'one-page', ...without, ...asked, ...contact });
    const { status, body: said } = await answerOf(await server.post('/post-lead', body, key()));
    expect([status, said]).toMatchObject([200, { is_disqualified: false, dq_reason: '' }]);
    const kept = (await server.leads()).find((each) => each.id === (said as { id: string }).id)?.kept;
    expect(kept).toMatchObject({
      record: { sent: { incident_date: `${year}-01-01`, incident_date_approximate: 'year', accident_limit_exceeded: '0' } },
    });
  });

  const hasLawyer = { with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' };
  it.each([
    ['yes', 'of New York', {}, {}],
    ['yes', 'of a person with a lawyer, which some partners take', hasLawyer, {}],
    ['no', 'of Washington, whose consent names no buyer', { zip_code: '98101' }, {}],
    ['no', 'of a browser that opts out', {}, { 'sec-gpc': '1' }],
    ['no', 'of a consent that nobody knows', { tcpa: 'I agree.' }, {}],
  ])('says %s to a call for a lead %s, also to its repeat', async (may_call, _what, change, more) => {
    const headers = { ...key(), ...more };
    for (const _time of ['first', 'repeat'])
      expect((await answerOf(await server.post('/post-lead', leadBody(change), headers))).body).toMatchObject({ may_call });
  });

  it('stores the given answers beside the sent ones', async () => {
    const body = leadBody({ at_Fault: 'yes', partial_fault: 'yes', zip_code: '10001' });
    const { id } = (await answerOf(await server.post('/post-lead', body, key()))).body as { id: string };
    const kept = (await server.leads()).find((each) => each.id === id)?.kept;
    if (kept?.is !== 'lead') throw new Error('It should be a lead');
    expect(kept.record.said.at_Fault).toBe('yes');
    expect(kept.record.sent.at_Fault).toBe('no');
    expect(kept.record.rules).toContain('partial_fault');
  });

  it.each([
    ['a beacon, whose body is text', 'text/plain;charset=UTF-8'],
    ['a body that says its charset in quotes', 'application/json; charset="utf-8"'],
    ['one that writes it without the hyphen, and its type in capitals', 'Application/JSON; charset=utf8'],
  ])('accepts %s', async (_what, type) => {
    expect((await server.post('/post-lead', leadBody(), { ...key(), 'content-type': type })).status).toBe(200);
  });

  it('finds the place of a ZIP with surrounding space', async () => {
    const { id } = (await answerOf(await server.post('/post-lead', leadBody({ zip_code: ' 10001 ' }), key()))).body as {
      id: string;
    };
    const kept = (await server.leads()).find((each) => each.id === id)?.kept;
    expect(kept).toMatchObject({ record: { sent: { zip_code: '10001', state: 'NY' } } });
  });

  it('stores the consent text of each lead, each text once', async () => {
    const agreements = ['Elm Law', 'Pine Law', 'Elm Law'].map((name) => ({
      name,
      ...consentText({ version: 'buyers-1', locale: 'en', brandName: 'Auto Accident Team', sellers: [name] }),
    }));
    const ids: string[] = [];
    for (const { name, text, version } of agreements) {
      const agreed = leadBody({ tcpa: text, consent_version: version, selected_buyer_names: name });
      ids.push(((await answerOf(await server.post('/post-lead', agreed, key()))).body as { id: string }).id);
    }
    const stored = await server.leads();
    const found = ids.map((id) => stored.find((each) => each.id === id));
    expect(found.map((each) => each?.kept.is === 'lead' && each.kept.record.sent.tcpa)).toEqual(
      agreements.map(({ text }) => text),
    );
    expect(new Set(found.map((each) => each?.consent?.textHash)).size).toBe(2);
  });

  it('stores a consent text with the next lead, when the first one could not be stored', async () => {
    const { text, version } = consentText({
      version: 'buyers-1',
      locale: 'en',
      brandName: 'Auto Accident Team',
      sellers: ['Oak Law'],
    });
    const agreed = leadBody({ tcpa: text, consent_version: version, selected_buyer_names: 'Oak Law' });
    const database = new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
    database.exec('ALTER TABLE submissions RENAME TO away');
    expect((await server.post('/post-lead', agreed, key())).status).toBe(503);
    // a refusal is sent once the body is stored, too
    expect((await server.post('/post-lead', leadBody({ flow: 'nope' }), key())).status).toBe(503);
    database.exec('ALTER TABLE away RENAME TO submissions');
    database.close();
    const { id } = (await answerOf(await server.post('/post-lead', agreed, key()))).body as { id: string };
    // opened, which throws where the text is missing
    const kept = (await server.leads()).find((each) => each.id === id)?.kept;
    expect(kept).toMatchObject({ record: { sent: { tcpa: text } } });
  });

  const names = (count: number, length: number) => Array.from({ length: count }, () => 'A'.repeat(length)).join('|');

  it('accepts the names of 120 buyers, and a consent that names them', async () => {
    const all = names(120, 90);
    const body = leadBody({
      all_possible_buyer_names: all,
      selected_buyer_names: all,
      displayed_buyers: all,
      tcpa: `I agree: ${all}`,
    });
    expect((await server.post('/post-lead', body, key())).status).toBe(200);
  });

  it('holds the sale of a lead whose browser sends Global Privacy Control', async ({ task }) => {
    const { id } = (await answerOf(await server.post('/post-lead', leadBody(), { ...key(), 'sec-gpc': '1' }))).body as {
      id: string;
    };
    const stored = (await server.leads()).find((each) => each.id === id);
    const sold = stored?.deliveries.filter((each) => ['exchange', 'ingest'].includes(each.destination) && each.state !== 'held');
    const measured = `${sold?.length} sale deliveries (target 0)`;
    reportFault(task, { store: 'SQLite', tried: 'Sec-GPC lead', times: 1, acknowledged: 1, lost: 0, measured });
    expect(stored?.deliveries.map(({ destination, state }) => [destination, state])).toEqual([
      ['exchange', 'held'],
      ['ingest', 'held'],
      ['verification', 'no_partner'],
    ]);
    expect(stored?.deliveries[0]?.reason).toMatch(/Global Privacy Control/);
  });
});
