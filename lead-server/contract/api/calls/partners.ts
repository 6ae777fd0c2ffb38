import { z } from 'zod';
import { bandTops } from '../../rules/compensation.ts';
import { id, idText, object, source, text, yesNo } from './shapes.ts';

const buyers = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const percentage = z.string().regex(/^(?:0?\d{1,2}|100)$/);

/** The calls that ask a partner something for the page. */
export const partnerCalls = {
  getMapping: {
    method: 'post',
    path: '/inbound/get-mappings',
    summary: "LeadProsper's campaign of an affiliate's offer. The key stays with the server.",
    limit: 'calls',
    body: z.object({ affid: id, oid: id }),
    response: z.object({ lp_campaign_id: z.string(), lp_supplier_id: z.string(), lp_key: z.literal('') }),
    example: { body: { affid: 10, oid: 81 } },
  },
  findBuyers: {
    method: 'post',
    path: '/buyers/get-available',
    summary: 'Who may call the visitor, by name.',
    limit: 'calls',
    body: z.object({ fields: object }),
    response: z.object({ selectedBuyers: buyers, allPossibleBuyers: buyers }),
    example: { body: { fields: { state: 'NY' } } },
    refusals: { 504: 'The service did not answer in time: the page goes on without.' },
  },
  checkPrefill: {
    method: 'get',
    path: '/buyers/check-affid-pre/{affid}/{percentage}',
    summary: "Whether contact data may be filled in for an affiliate's visitor.",
    limit: 'calls',
    params: z.object({ affid: idText, percentage }),
    response: z.object({ result: yesNo }),
    example: { params: { affid: '10', percentage: '50' } },
  },
  findLevel: {
    method: 'post',
    path: '/compensation-meter',
    summary: "The meter's level for the visitor's answers.",
    limit: 'calls',
    body: z.object({ answers: object }),
    response: z.object({ compLevel: z.int().min(1).max(bandTops.length) }),
    example: { body: { answers: { physical_injury: 'Yes' } } },
  },
  findCallNumber: {
    method: 'get',
    path: '/call-number',
    summary: 'The number to call, by the ids of the query; empty while there is none.',
    limit: 'calls',
    query: source,
    response: z.object({ number: z.string() }),
  },
  findTransactionId: {
    method: 'post',
    path: '/transaction-id',
    summary: "The tracker's transaction id for an offer; empty when there is none.",
    limit: 'calls',
    body: z.object({ oid: text(100), affid: text(100) }),
    response: z.object({ ef_transaction_id: z.string() }),
    example: { body: { oid: '81', affid: '10' } },
  },
} as const;
