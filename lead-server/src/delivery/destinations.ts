import type { LeadRecord } from '#contract/lead-record.ts';
import type { Config } from '../config.ts';
import type { FindMapping } from '../partners/mappings.ts';
import { baseOf } from '../partners/partners.ts';
import { readRetention, retention } from '../partners/trusted-form.ts';
import type { PrivacyRequest } from '../privacy/request.ts';
import type { Outcome } from './outcome.ts';
import * as payloads from './payloads.ts';

export interface Payload {
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly text: string;
  /** After the destination's address, where it differs by lead. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One place that submissions are sent to. The list below is the only one. */
export interface Destination {
  readonly name: string;
  readonly takes: 'lead' | 'lead with bad words' | 'message' | 'privacy request' | 'privacy notice';
  /** Undefined: no partner configured. */
  readonly url: string | undefined;
  /** Whether what it gets is a sale of the visitor's data, which Global Privacy Control forbids. */
  readonly buysLeads: boolean;
  /** The buyer's name as consent texts have it; in some states only a consent that names it lets it have the lead (sale.ts). */
  readonly buyer?: string;
  /** Whether our Standard Webhooks headers are sent: not where the partner has a scheme of its own. */
  readonly signed: boolean;
  readonly timeoutMs: number;
  /** Undefined: there is nothing to send. A rejection counts as a failed attempt. */
  readonly payload: (kept: KeptForDelivery) => Payload | undefined | Promise<Payload | undefined>;
  /** Reads a 2xx answer; every other status is decided by send.ts. */
  readonly read: (body: string) => Outcome;
  /** Work of our own instead of sending: it has the outbox's retries, leases and dead letters. */
  readonly work?: (submissionId: string) => Promise<Outcome>;
}

export type KeptForDelivery =
  | { readonly is: 'lead'; readonly record: LeadRecord }
  | { readonly is: 'message'; readonly text: string }
  | { readonly is: 'privacy'; readonly request: PrivacyRequest };

const taken: Outcome = { is: 'taken', reason: 'accepted' };
const usualTimeout = 15_000;

/** LeadProsper answers synchronously after 20 to 30 s (partners.md): cut at 15 s, every lead would be sent twice. */
const ingestTimeout = 35_000;

/**
 * LeadProsper's verdict in a 200. DUPLICATED after a try of ours that it took without our hearing of it is a delivery; code 1006 is stored
 * there and rejected by the buyer: nothing that sending again would change.
 */
function readIngest(body: string): Outcome {
  let answer: { status?: unknown; code?: unknown } | null;
  try {
    answer = JSON.parse(body) as { status?: unknown; code?: unknown } | null;
  } catch {
    return { is: 'failed', reason: 'answer is not JSON' };
  }
  const status = String(answer?.status ?? '').toUpperCase();
  const code = Number(answer?.code ?? 0);
  if (status === 'ACCEPTED' || status === 'DUPLICATED') return { is: 'taken', reason: status };
  if (status === 'ERROR' && code === 1006) return { is: 'taken', reason: 'ERROR 1006: rejected by the buyer' };
  return {
    is: 'failed',
    reason: `${/^[A-Z_]{1,20}$/.test(status) ? status : 'no status'} ${Number.isFinite(code) ? code : ''}`.trim(),
  };
}

/** @param findMapping which of LeadProsper's campaigns a lead belongs to */
export function createDestinations(config: Config, findMapping: FindMapping): readonly Destination[] {
  const at = (url: string | undefined, path: string) => (url === undefined ? undefined : `${baseOf(url)}${path}`);
  const usual = { buysLeads: false, signed: true, timeoutMs: usualTimeout, read: () => taken } as const;
  const forLead = (make: (record: LeadRecord) => ReturnType<Destination['payload']>) => (kept: KeptForDelivery) => {
    if (kept.is !== 'lead') throw new Error('This destination takes leads');
    return make(kept.record);
  };
  return [
    {
      ...usual,
      name: 'verification',
      takes: 'lead',
      url: config.VERIFICATION_HELPER_URL,
      payload: forLead(payloads.verification),
    },
    {
      ...usual,
      name: 'exchange',
      takes: 'lead',
      url: at(config.LEAD_EXCHANGE_URL, '/exchange/store/lead-data'),
      buysLeads: true,
      buyer: config.LEAD_EXCHANGE_BUYER,
      payload: forLead(payloads.exchange),
    },
    {
      ...usual,
      name: 'ingest',
      takes: 'lead',
      url: at(config.LEAD_INGEST_URL, '/direct_post'),
      buysLeads: true,
      buyer: config.LEAD_INGEST_BUYER,
      signed: false,
      timeoutMs: ingestTimeout,
      payload: forLead(async (record) => {
        const { affid = '', oid = '' } = record.sent;
        return payloads.ingest(record, await findMapping(affid, oid));
      }),
      read: readIngest,
    },
    {
      ...usual,
      name: 'bad-words',
      takes: 'lead with bad words',
      url: config.BAD_WORDS_WEBHOOK_URL,
      payload: forLead(payloads.badWords),
    },
    ...(config.TRUSTEDFORM_API_KEY === ''
      ? []
      : [
          {
            ...usual,
            name: 'trusted-form',
            takes: 'lead',
            url: baseOf(config.TRUSTEDFORM_URL),
            signed: false,
            payload: forLead((record) => retention(record, config.TRUSTEDFORM_API_KEY, record.meta.brand)),
            read: readRetention,
          } as const,
        ]),
    {
      ...usual,
      name: 'slack',
      takes: 'message',
      url: config.SLACK_WEBHOOK_URL,
      signed: false,
      payload: (kept) => {
        if (kept.is !== 'message') throw new Error('This destination takes messages');
        return payloads.slack(kept.text);
      },
    },
  ];
}
