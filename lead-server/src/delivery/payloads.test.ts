import { expect, it } from 'vitest';
import type { Lead } from '#contract/fields/fields.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { ingestPayload, slackPayload } from './payloads.ts';

it('a text mentions nobody and links nowhere in Slack', () => {
  expect(JSON.parse(slackPayload('<!channel> Q&A <https://evil.example|here>').text)).toEqual({
    text: '&lt;!channel&gt; Q&amp;A &lt;https://evil.example|here&gt;',
  });
});

it('a rerouted lead goes to LeadProsper as a test, under the mapping that it is given', () => {
  const mapping = { lp_campaign_id: '516', lp_supplier_id: '77', lp_key: 'invented-key' };
  const sentAs = (sent: Lead) => JSON.parse(ingestPayload({ sent } as LeadRecord, mapping).text) as Lead;
  expect(sentAs({ lp_action: 'test', oid: '1500' })).toEqual({ ...mapping, lp_action: 'test', oid: '1500' });
  expect(sentAs({}).lp_action).toBe('');
  expect(sentAs({ sub_id2: `x${'𝕋'.repeat(100)}` })).toMatchObject({ lp_subid2: `x${'𝕋'.repeat(37)}` });
});
