import { expect, it } from 'vitest';
import type { Lead } from '#contract/fields/fields.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { ingestPayload, slackPayload } from './payloads.ts';

it('text escapes mentions and links in Slack', () => {
  expect(JSON.parse(slackPayload('<!channel> Q&A <https://evil.example|here>').text)).toEqual({
    text: '&lt;!channel&gt; Q&amp;A &lt;https://evil.example|here&gt;',
  });
});

it('a rerouted lead goes to LeadProsper as a test, under the given mapping', () => {
  const mapping = { lp_campaign_id: '516', lp_supplier_id: '77', lp_key: 'invented-key' };
  const meta = {
    flow: 'insurance',
    judgedAt: '2026-01-15T12:00:00Z',
    receivedAt: '2026-01-16T12:00:00Z',
    pageUrl: 'https://survey.example/survey',
    consent: { version: 'tcpa-2', text: '' },
  };
  const sentAs = (sent: Lead) =>
    JSON.parse(ingestPayload({ sent, rules: ['reroute'], meta } as unknown as LeadRecord, 'lead-1', mapping).text) as Lead;
  const sale = {
    lead_id: 'lead-1',
    is_disqualified: 'no',
    flow: 'insurance',
    case_type: 'motor_vehicle_accident',
    lead_type: 'injury',
    consent_time: '2026-01-15T12:00:00Z',
    consent_version: 'tcpa-2',
    page_url: 'https://survey.example/survey',
    rules: 'reroute',
  };
  expect(sentAs({ lp_action: 'test', oid: '1500' })).toEqual({ ...mapping, ...sale, lp_action: 'test', oid: '1500' });
  expect(sentAs({ case_type: 'FormMVA' })).toMatchObject({ case_type: 'FormMVA' });
  expect(sentAs({}).lp_action).toBe('');
  expect(sentAs({ sub_id2: `x${'𝕋'.repeat(100)}` })).toMatchObject({ lp_subid2: `x${'𝕋'.repeat(37)}` });
});
