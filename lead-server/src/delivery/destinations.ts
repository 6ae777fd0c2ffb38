import type { LeadRecord } from '#contract/lead/lead-record.ts';
import type { LeadType } from '../partners/destination-schema.ts';
import type { FindMapping } from '../partners/mappings.ts';
import type { Config } from '../settings/config.ts';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { leadKinds } from './lead-kinds.ts';
import type { Payload } from './payloads.ts';
import * as payloads from './payloads.ts';
import { asPartnerId, centsOf } from './reply-values.ts';
import type { Outcome } from './retry-policy.ts';
import { readRetentionResponse, retentionPayload } from './trusted-form.ts';

interface BaseDestination {
  readonly name: string;
  /** The time limit of one attempt. */
  readonly timeoutMs: number;
  /** How many are sent at once by each process; 8 without it. */
  readonly places?: number;
  /** Changes with anything that versioned settings say of it. */
  readonly settings?: string;
}

/** A place that submissions are sent to; `Holds` is the decrypted content of such a submission. */
interface HttpDestination<Takes, Holds> extends BaseDestination {
  readonly takes: Takes;
  /** Undefined: no partner configured. */
  readonly url: string | undefined;
  /**
   * Whether Standard Webhooks headers are sent: not where the partner has its own scheme. See docs/spec/storage.md#signatures.
   */
  readonly signed: boolean;
  /** Undefined: there is nothing to send. A rejection counts as a failed attempt. */
  readonly payload: (holds: Holds, submissionId: string) => Payload | undefined | Promise<Payload | undefined>;
  /** Reads a 2xx answer; every other status is decided by send-delivery.ts. @param sentBefore whether an attempt before may have got through */
  readonly read: (body: string, sentBefore: boolean) => Outcome;
}

/** Whose a destination is: a firm's, by its name in consents, or that of a partner who sells on. See docs/spec/consent.md#covered. */
export type Sale = { readonly buyer: string } | 'resells';

/** The buyer as consents name it, '' where the partner sells on. */
export const buyerNameOf = (sale: Sale): string => (sale === 'resells' ? '' : sale.buyer);

/** A destination with a buyer's name is that buyer's; without one its partner sells on. */
export const saleTo = (buyer: string): Sale => (buyer === '' ? 'resells' : { buyer });

export interface LeadDestination extends HttpDestination<'lead' | 'lead with bad words' | 'test lead', LeadRecord> {
  /** Undefined where the delivery is no sale. */
  readonly sale: Sale | undefined;
  /** The destination whose test address it is. */
  readonly testOf?: string;
  /** Whether it takes qualified leads alone. See docs/spec/partners.md#verdict. */
  readonly qualifiedOnly?: boolean;
  /** Flows whose leads go there; undefined: all. See lead-kinds.ts. */
  readonly flows?: readonly string[] | undefined;
  /** Kinds of leads that go there; undefined: all. */
  readonly leadTypes?: readonly LeadType[] | undefined;
  /** The age at which a lead is given up, since nobody should buy it as fresh. Undefined where the delivery is no sale. */
  readonly greatestAgeMs?: number;
}

export type ExternalDestination =
  | LeadDestination
  | HttpDestination<'message', string>
  | HttpDestination<'privacy request' | 'privacy notice', PrivacyRequest>;

/** Work of our own instead of sending: it has the outbox's retries, leases and dead letters. */
export interface InternalDestination extends BaseDestination {
  readonly takes: 'privacy request' | 'unproven request';
  readonly work: (submissionId: string) => Promise<Outcome>;
}

/** One queue of the outbox. Those of leads and messages are listed below, those of privacy requests in privacy/privacy-destinations.ts. */
export type Destination = ExternalDestination | InternalDestination;

/** One with a partner configured. */
export type ConfiguredDestination = ExternalDestination & { readonly url: string };
/** Whether its deliveries can be made: our own work always can. */
export const isReachable = (each: Destination): each is ConfiguredDestination | InternalDestination =>
  'work' in each || each.url !== undefined;

/** Whether it takes leads, all or some, or those of test visits. */
export const takesLeads = (each: Destination): each is LeadDestination =>
  each.takes === 'lead' || each.takes === 'lead with bad words' || each.takes === 'test lead';

/**
 * The same destination at its test address, for leads of test visits alone: a queue of its own, so that a test never
 * delays a sale. Empty without an address. See docs/spec/partners.md#test-addresses.
 */
export const atTestAddress = (each: LeadDestination, url: string | undefined): readonly LeadDestination[] =>
  url === undefined ? [] : [{ ...each, name: `${each.name}-test`, testOf: each.name, takes: 'test lead', url }];

/** The stored content (submissions/submission-content.ts) that is ever delivered. */
export type DeliverableContent =
  | { readonly is: 'lead'; readonly record: LeadRecord }
  | { readonly is: 'message'; readonly text: string }
  | { readonly is: 'privacy'; readonly request: PrivacyRequest };

/** The defaults: signed, cut after 15 s, and delivered with any 2xx. */
export const defaultDestination = {
  signed: true,
  timeoutMs: 15_000,
  read: (): Outcome => ({ is: 'taken', reason: 'accepted' }),
} as const;

/** Law firms buy only leads of today: an older one is given up, and shown to operators. */
const greatestAgeMs = 72 * 3_600_000;

/** As most sales are. */
export const leadDefaults = { ...defaultDestination, takes: 'lead', greatestAgeMs } as const;

/** The flows whose leads the exchange has a project for. */
const exchangeFlows = Object.entries(leadKinds).flatMap(([flow, { project }]) => (project === undefined ? [] : [flow]));

/** LeadProsper answers after 20 to 30 s: with the usual limit every lead would be sent twice. */
const ingestTimeout = 35_000;

interface IngestResponse {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly lead_id?: unknown;
  readonly payout?: unknown;
}

/**
 * An ERROR whose message is about our campaign, supplier or key, not about the lead.
 * assumed: no list of its codes is published, so that the message decides.
 */
const isAboutSetup = (message: unknown): boolean =>
  /\b(campaign|supplier|key|credential|unauthori[sz]ed|inactive|disabled)/i.test(String(message ?? ''));

/**
 * Reads LeadProsper's verdict in a 200. DUPLICATED is a delivery only where an earlier attempt of ours may have arrived.
 * Code 1006 is stored there and rejected by the buyer: a retry changes nothing. See docs/spec/partners.md#leadprosper.
 */
function readIngestResponse(body: string, sentBefore: boolean): Outcome {
  let answer: IngestResponse | null;
  try {
    answer = JSON.parse(body) as IngestResponse | null;
  } catch {
    return { is: 'failed', reason: 'answer is not JSON' };
  }
  const status = String(answer?.status ?? '').toUpperCase();
  const code = Number(answer?.code ?? 0);
  if (status === 'DUPLICATED' && !sentBefore) return { is: 'refused', reason: 'DUPLICATED, and nothing of ours was sent before' };
  const rest = { partnerLeadId: asPartnerId(answer?.lead_id), priceCents: centsOf(answer?.payout) };
  if (status === 'ACCEPTED') return { is: 'taken', reason: status, reply: { verdict: 'accepted', reason: '', ...rest } };
  // an earlier attempt of ours was accepted, and its price is unknown
  if (status === 'DUPLICATED')
    return { is: 'taken', reason: status, reply: { verdict: 'accepted', reason: 'duplicated', ...rest } };
  if (status === 'ERROR' && code === 1006)
    return {
      is: 'taken',
      reason: 'ERROR 1006: rejected by the buyer',
      reply: { verdict: 'rejected', reason: '1006', ...rest, priceCents: undefined },
    };
  const reason = `${/^[A-Z_]{1,20}$/.test(status) ? status : 'no status'} ${Number.isFinite(code) ? code : ''}`.trim();
  if (status !== 'ERROR' || answer?.code === undefined) return { is: 'failed', reason };
  return isAboutSetup(answer.message) ? { is: 'misconfigured', reason } : { is: 'refused', reason, notTaken: true };
}

/**
 * The destinations of leads. assumed: only the server makes these calls, so no endpoint takes them from a page.
 * @param findMapping finds LeadProsper's campaign of a lead
 */
export function createDestinations(config: Config, findMapping: FindMapping): readonly ExternalDestination[] {
  const at = (url: string | undefined, path: string) => (url === undefined ? undefined : `${url}${path}`);
  const exchangePath = '/exchange/store/lead-data';
  const exchange: LeadDestination = {
    ...leadDefaults,
    name: 'exchange',
    flows: exchangeFlows,
    url: at(config.LEAD_EXCHANGE_URL, exchangePath),
    sale: saleTo(config.LEAD_EXCHANGE_BUYER),
    payload: payloads.exchangePayload,
  };
  const ingestPath = '/direct_post';
  const ingest: LeadDestination = {
    ...leadDefaults,
    name: 'ingest',
    // it takes up to 30 s for one: with eight at once a day's leads would queue
    places: 32,
    url: at(config.LEAD_INGEST_URL, ingestPath),
    sale: saleTo(config.LEAD_INGEST_BUYER),
    signed: false,
    timeoutMs: ingestTimeout,
    payload: async (record: LeadRecord, id: string) => {
      const { affid = '', oid = '' } = record.sent;
      return payloads.ingestPayload(record, id, await findMapping(affid, oid));
    },
    read: readIngestResponse,
  };
  return [
    {
      ...defaultDestination,
      name: 'verification',
      takes: 'lead',
      url: config.VERIFICATION_HELPER_URL,
      sale: undefined,
      payload: payloads.verificationPayload,
    },
    exchange,
    ...atTestAddress(exchange, at(config.LEAD_EXCHANGE_TEST_URL, exchangePath)),
    ingest,
    ...atTestAddress(ingest, at(config.LEAD_INGEST_TEST_URL, ingestPath)),
    {
      ...defaultDestination,
      name: 'bad-words',
      takes: 'lead with bad words',
      url: config.BAD_WORDS_WEBHOOK_URL,
      sale: undefined,
      payload: payloads.badWordsPayload,
    },
    ...(config.TRUSTEDFORM_API_KEY === ''
      ? []
      : [
          {
            ...defaultDestination,
            name: 'trusted-form',
            takes: 'lead',
            url: config.TRUSTEDFORM_URL,
            sale: undefined,
            signed: false,
            payload: (record, id) =>
              retentionPayload(record, { key: config.TRUSTEDFORM_API_KEY, vendor: record.meta.brand, reference: id }),
            read: readRetentionResponse,
          } satisfies LeadDestination,
        ]),
    {
      ...defaultDestination,
      name: 'slack',
      takes: 'message',
      url: config.SLACK_WEBHOOK_URL,
      signed: false,
      payload: payloads.slackPayload,
    },
    ...(config.ALERT_WEBHOOK_URL === undefined
      ? []
      : [
          {
            ...defaultDestination,
            name: 'alerts',
            takes: 'message',
            url: config.ALERT_WEBHOOK_URL,
            payload: payloads.alertPayload,
          } satisfies ExternalDestination,
        ]),
  ];
}
