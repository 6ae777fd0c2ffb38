import { buyersTimeoutMs } from '#contract/site/buyer.ts';
import { createBreaker } from '../lib/breaker.ts';
import { isObject, type JsonObject } from '../lib/json.ts';
import { requestOrigin } from '../lib/request-origin.ts';
import { readResponseBody } from '../lib/response-body.ts';
import { type TracedWork, tracedWork, traceHeaders } from '../lib/traced-work.ts';

/** Partners called on a visitor's path, and the time limit of the whole response in milliseconds. Metrics use these names. */
export const timeLimits = {
  'ipqs-phone': 3000,
  'ipqs-email': 8000,
  /** The machine's resolver, for the domain of an email address. */
  dns: 1500,
  gibberish: 3000,
  zip: 2000,
  twilio: 8000,
  recaptcha: 4000,
  mappings: 5000,
  /** The same, for calls of pages. */
  'page-mappings': 5000,
  buyers: buyersTimeoutMs,
  'pre-check': 3000,
  compensation: 3000,
  'call-number': 3000,
  'transaction-id': 3000,
} as const satisfies Readonly<Record<string, number>>;
export type PartnerName = keyof typeof timeLimits;

/** The result of a call. With all but `answered` the caller uses the embedded default, or none. */
export type CallResult =
  | 'answered'
  /** 2xx, but nothing in it that answers: out of credit, say. */
  | 'no_verdict'
  /** A 4xx that says nothing about the visitor, such as a wrong key. */
  | 'refused'
  | 'failed'
  | 'timed_out'
  /** Not asked at all: it had failed several times. */
  | 'left_alone'
  /** Not asked: this hour's budget is spent, in total or by this network. */
  | 'budget_spent'
  | 'network_spent';

export interface PartnerRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
}

export interface PartnerResponse {
  readonly status: number;
  /** The JSON object of the response; empty for a refusal (4xx) without one. */
  readonly body: JsonObject;
}

/** A partner that gave no answer that could be used. The message holds neither address nor answer: both may hold a key or a person. */
export class PartnerFailure extends Error {
  override name = 'PartnerFailure';
}

/**
 * Calls a partner, with one time limit and no redirects.
 * @param read the meaning of a response, undefined where it has none
 * @throws PartnerFailure for a late, unusable or 4xx response, and at once while the breaker is open
 */
export type CallPartner = <Verdict>(
  address: string,
  read: (response: PartnerResponse) => Verdict | undefined,
  request?: PartnerRequest,
) => Promise<Verdict>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws Error whatever went wrong */
async function fetchPartner(
  address: string,
  request: PartnerRequest,
  timeoutMs: number,
  call: TracedWork | undefined,
): Promise<PartnerResponse> {
  const headers = { ...request.headers, ...traceHeaders(call) };
  const response = await fetch(address, { ...request, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const { text, isComplete } = await readResponseBody(response);
  if (!isComplete) throw new PartnerFailure('The partner answered more than it may');
  const refused = response.status >= 400 && response.status < 500;
  const body = parseJson(text);
  if (!refused && !(response.ok && isObject(body))) throw new PartnerFailure(`The partner answered ${response.status}`);
  return { status: response.status, body: isObject(body) ? body : {} };
}

export interface ClientOptions {
  readonly breaker?: ReturnType<typeof createBreaker>;
  /** Called after each call. */
  readonly onResult?: ((result: CallResult, ms: number, call?: TracedWork) => void) | undefined;
}

/**
 * The client of one partner. After five failures in a row it rests for half a minute, so that no visitor waits for a partner
 * known to be down. See docs/spec/partners.md#time-limits.
 */
export function partnerClient(
  timeoutMs: number,
  { breaker = createBreaker(), onResult = () => {} }: ClientOptions = {},
): CallPartner {
  return async (address, read, request = {}) => {
    if (breaker.allowance(1, Date.now()) === 0) {
      onResult('left_alone', 0);
      throw new PartnerFailure('The partner is left alone: it failed several times');
    }
    const started = performance.now();
    const call = tracedWork.getStore()?.beginCall();
    const response = await fetchPartner(address, request, timeoutMs, call).catch((error: Error) => {
      breaker.failed(Date.now(), 0, requestOrigin.getStore());
      onResult(error.name === 'TimeoutError' ? 'timed_out' : 'failed', performance.now() - started, call);
      if (error instanceof PartnerFailure) throw error;
      throw new PartnerFailure(`The partner did not answer: ${error.name}`);
    });
    breaker.succeeded();
    const verdict = read(response);
    const hasVerdict = verdict !== undefined;
    onResult(hasVerdict ? 'answered' : response.status >= 400 ? 'refused' : 'no_verdict', performance.now() - started, call);
    if (hasVerdict) return verdict;
    throw new PartnerFailure(`The partner's answer says nothing: ${response.status}`);
  };
}

/** Called after each call to any partner. */
export type OnPartnerCall = (partner: PartnerName, result: CallResult, ms: number, call?: TracedWork) => void;

export interface Clients {
  /** The client of this partner; one for each. */
  to(partner: PartnerName): CallPartner;
  /** Each configured partner, and whether its circuit is open. */
  statuses(): readonly { readonly partner: PartnerName; readonly isOpen: boolean }[];
}

/** The ways to all partners but the destinations of deliveries (delivery/send-delivery.ts): there is no other. */
export function createClients(onResult?: OnPartnerCall): Clients {
  const breakers = new Map<PartnerName, ReturnType<typeof createBreaker>>();
  return {
    to(partner) {
      const breaker = createBreaker();
      breakers.set(partner, breaker);
      return partnerClient(timeLimits[partner], {
        breaker,
        onResult: onResult && ((result, ms, call) => onResult(partner, result, ms, call)),
      });
    },
    statuses: () => [...breakers].map(([partner, breaker]) => ({ partner, isOpen: breaker.isOpen() })),
  };
}

/** Reads 2xx alone: a refusal says nothing. */
export const from2xx =
  <Verdict>(read: (body: JsonObject) => Verdict | undefined) =>
  ({ status, body }: PartnerResponse): Verdict | undefined =>
    status < 300 ? read(body) : undefined;

/** POSTs JSON. */
export const jsonBody = (body: object): PartnerRequest => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** A text of an answer; '' when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
