import { expect, it } from 'vitest';
import type { Lead } from '#contract/fields.ts';
import type { LeadRecord } from '#contract/lead-record.ts';
import { ingest, maskPeople } from './payloads.ts';

it.each([
  ['Blocked twice: ann.miller@example.com', 'Blocked twice: a***@example.com'],
  ['a@b.co and <c.d@e.org>', 'a***@b.co and <c***@e.org>'],
  ['call (212) 664-7665 or +1 212.664.7665', 'call *** or ***'],
  ['2126647665', '***'],
  ['blocked 2 times in 2026', 'blocked 2 times in 2026'],
])('masks people in %j', (text, masked) => {
  expect(maskPeople(text)).toBe(masked);
});

it('a rerouted lead goes to LeadProsper as a test, under the mapping that it is given (Variants 4)', () => {
  const mapping = { lp_campaign_id: '516', lp_supplier_id: '77', lp_key: 'invented-key' };
  const sentAs = (sent: Lead) => JSON.parse(ingest({ sent } as LeadRecord, mapping).text) as Lead;
  expect(sentAs({ lp_action: 'test', oid: '1500' })).toEqual({ ...mapping, lp_action: 'test', oid: '1500' });
  expect(sentAs({}).lp_action).toBe('');
});
