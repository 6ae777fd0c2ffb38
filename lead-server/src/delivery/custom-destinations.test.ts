import { describe, expect, it } from 'vitest';
import { flows } from '#contract/flows/index.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { customDestinationSchema } from '../partners/destination-schema.ts';
import { readTables } from '../partners/tables.ts';
import { checkNames, customDestinations, mappedPayload } from './custom-destinations.ts';
import { leadKinds } from './lead-kinds.ts';

const described = {
  name: 'harbor',
  url: 'https://harbor.example/leads',
  buyer: 'Harbor Law',
  fields: [
    { to: 'Name', from: 'first_name' },
    { to: 'Kind', from: 'lead_type' },
    { to: 'Rules', from: 'rules', omitEmpty: true },
    { to: 'City', from: 'city' },
    { to: 'Source', value: 'survey' },
  ],
};
const record = {
  said: {},
  sent: { first_name: 'Ana' },
  rules: [],
  meta: { flow: 'dui', pageUrl: '', receivedAt: '2026-01-01T00:00:00Z', consent: { version: 'tcpa-2', text: '' } },
} as unknown as LeadRecord;
const parse = (change: object = {}) => customDestinationSchema.parse({ ...described, ...change });

describe('a destination that settings describe', () => {
  it('names each field as its mapping says', () => {
    expect(JSON.parse(mappedPayload(parse(), record, 'lead-1').text)).toEqual({
      Name: 'Ana',
      Kind: 'dui',
      City: '',
      Source: 'survey',
    });
    expect(mappedPayload(parse({ format: 'form' }), record, 'lead-1')).toMatchObject({
      contentType: 'application/x-www-form-urlencoded',
      text: 'Name=Ana&Kind=dui&City=&Source=survey',
    });
    // a form often ends in a spreadsheet, which would run it
    const formula = { ...record, sent: { first_name: '=HYPERLINK(1)' } } as LeadRecord;
    expect(mappedPayload(parse({ format: 'form' }), formula, 'lead-1').text).toMatch(/^Name=%27%3DHYPERLINK/);
    expect(mappedPayload(parse(), formula, 'lead-1').text).toContain('"=HYPERLINK(1)"');
  });

  it('of partners.example.json sends each flow that it names', () => {
    const [example = parse()] = readTables('partners.example.json').destinations;
    const { text, headers } = mappedPayload(example, record, 'lead-1');
    expect(JSON.parse(text)).toMatchObject({ FirstName: 'Ana', CaseType: 'dui', Vendor: 'accident-survey' });
    expect(Object.keys(headers ?? {})).toEqual(Object.keys(example.headers));
    expect(customDestinations([example]).map(({ name, flows: own }) => [name, own])).toEqual([
      ['rivera-stone', ['main', 'classic']],
      ['rivera-stone-test', ['main', 'classic']],
    ]);
  });

  it('reads the verdict by its rule, and never retries a rejected lead', () => {
    const places = { reason: 'result.why', price: 'result.pays', leadId: 'result.ref' };
    const success = { field: 'result.status', accepted: ['1', 'true'], rejected: ['no'], ...places };
    const [{ read } = { read: () => undefined }] = customDestinations([parse({ success })]);
    expect(read('{"result":{"status":1,"pays":"41.50","ref":"p-7"}}', false)).toEqual({
      is: 'taken',
      reason: 'accepted',
      reply: { verdict: 'accepted', reason: '', priceCents: 4150, partnerLeadId: 'p-7' },
    });
    expect(read('{"result":{"status":"no","why":"duplicate <b>"}}', false)).toEqual({
      is: 'taken',
      reason: 'rejected by the buyer: duplicate b',
      reply: { verdict: 'rejected', reason: 'duplicate b', partnerLeadId: '' },
    });
    expect(read('{"result":{"status":"busy"}}', false)).toMatchObject({ is: 'failed', reason: 'result.status is busy' });
    expect(read('<html>', false)).toMatchObject({ is: 'failed' });
  });

  it.each([
    [{ fields: [{ to: 'x', from: 'no_such_field' }] }, /fields.*0.*from/s],
    [{ fields: [{ to: 'x' }] }, /either from or value/],
    [{ url: 'ftp://x' }, /http or https/],
    [{ buyer: '' }, /either buyer/],
    [{ resells: true }, /either buyer/],
    [{ flows: ['nowhere'] }, /flows/],
    [{ colour: 'red' }, /colour/],
  ])('%j is refused by name', (change, message) => expect(() => parse(change)).toThrow(message));

  const field = { to: 'x', value: 'y' };
  it.each([
    [{ flows: ['main'] }, { flows: [] }],
    [{ fields: [field] }, { fields: [] }],
    [{ name: 'ab' }, { name: 'a' }],
    [{ name: `a${'b'.repeat(30)}` }, { name: `a${'b'.repeat(31)}` }],
    [{ buyer: 'b'.repeat(200) }, { buyer: 'b'.repeat(201) }],
    [{ timeoutSeconds: 1 }, { timeoutSeconds: 0 }],
    [{ timeoutSeconds: 55 }, { timeoutSeconds: 56 }],
    [{ places: 1 }, { places: 0 }],
    [{ places: 100 }, { places: 101 }],
    [{ greatestAgeHours: 0.5 }, { greatestAgeHours: 0 }],
    [{ headers: { 'X-Key': 'k'.repeat(1000) } }, { headers: { 'X-Key': 'k'.repeat(1001) } }],
    [{ headers: { 'X-Key': '' } }, { headers: { 'X Key': '' } }],
    [{ fields: [{ to: 'x'.repeat(100), value: 'y'.repeat(500) }] }, { fields: [{ to: 'x'.repeat(101), value: 'y' }] }],
    [{ fields: [{ to: 'x', value: '' }] }, { fields: [{ to: 'x', value: 'y'.repeat(501) }] }],
    [{ fields: [{ to: 'x', from: 'lead_id' }] }, { fields: [{ to: '', value: 'y' }] }],
    [{ fields: [field] }, { fields: [{ ...field, from: 'lead_id' }] }],
    [{ success: { field: 'f', accepted: ['1'] } }, { success: { field: 'f', accepted: [] } }],
    [{ success: { field: 'f', accepted: ['1'] } }, { success: { field: '', accepted: ['1'] } }],
  ])('accepts %j and refuses %j', (good, bad) => {
    expect(parse(good)).toMatchObject(good);
    expect(() => parse(bad)).toThrow();
  });

  it('defaults to JSON, signed, 15 seconds, three days, eight at once', () => {
    expect(parse()).toEqual({
      ...described,
      fields: described.fields.map((each) => ({ omitEmpty: false, ...each })),
      ...{
        resells: false,
        takes: 'qualified',
        format: 'json',
        headers: {},
        signed: true,
        timeoutSeconds: 15,
        greatestAgeHours: 72,
        places: 8,
      },
    });
  });

  it('has a name of its own', () => {
    expect(() => checkNames([{ name: 'exchange' }, { name: 'exchange' }])).toThrow(/exchange is taken/);
  });
});

it('every flow declares its kind of lead', () => {
  expect(Object.keys(leadKinds)).toEqual(expect.arrayContaining(flows.map(({ id }) => id)));
  expect(
    Object.entries(leadKinds)
      .filter(([, { project }]) => project === undefined)
      .map(([flow]) => flow),
  ).toEqual(['ticket', 'benefits', 'dui']);
});
