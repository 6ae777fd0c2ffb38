import { parseDeliveryId } from '../store/delivery-id.ts';
import type { StoredAttemptLog } from '../store/delivery-store.ts';
import type { OwnKey, Vault } from '../vault/vault.ts';

/** The request and response of one attempt, for support. It has personal data: stored sealed, and shown on request only. */
export interface AttemptLog {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly ms: number;
  /** The host only: the rest of some partners' addresses is a secret. */
  readonly host: string;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Undefined when none came. */
  readonly response?: { readonly status: number; readonly body: string };
  /** Of a sale: the buyer as consents name it, '' where the partner sells on. */
  readonly buyer?: string;
}

const table = 'exchanges';
/** The length of a response that is enough to see a fault. */
const maxResponseLength = 8000;

/** Our keys at a partner are hidden from operators. */
const maskKeys = (text: string) => text.replace(/("lp_key":")[^"]*/g, '$1***');
const secretHeaders = ['authorization', 'webhook-signature'];
/** A shorter value is no secret, and would occur in any text. */
const minSecretLength = 8;

/** The secrets of a request, which a refusing partner may repeat in its response. */
const secretValues = (headers: Readonly<Record<string, string>>, body: string): readonly string[] =>
  [
    ...[...body.matchAll(/"lp_key":"([^"]*)/g)].map(([, key = '']) => key),
    ...Object.entries(headers).flatMap(([name, value]) => (secretHeaders.includes(name.toLowerCase()) ? value.split(' ') : [])),
  ].filter((each) => each.length >= minSecretLength);

/** The part of an attempt that may be stored. */
export function createAttemptLog(sent: {
  readonly at: number;
  readonly ms: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly response?: { readonly status: number; readonly body: string } | undefined;
  readonly buyer?: string | undefined;
}): AttemptLog {
  const { at, ms, url, headers, body, response, buyer } = sent;
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    secretHeaders.includes(name.toLowerCase()) ? '***' : value,
  ]);
  const answered = (text: string) => secretValues(headers, body).reduce((rest, each) => rest.replaceAll(each, '***'), text);
  return {
    at: new Date(at).toISOString(),
    ms: Math.round(ms),
    host: new URL(url).host,
    request: { headers: Object.fromEntries(shown) as Record<string, string>, body: maskKeys(body) },
    ...(response && { response: { status: response.status, body: answered(response.body).slice(0, maxResponseLength) } }),
    ...(buyer !== undefined && { buyer }),
  };
}

const ownKeyFor = (deliveryId: string, ownKey: Uint8Array | undefined): OwnKey => ({
  of: parseDeliveryId(deliveryId)[0],
  sealed: ownKey,
});

/** Encrypts it for this delivery (`deliveryId` in store/delivery-id.ts). @param ownKey of the submission, where it has one */
export const encryptAttemptLog = (vault: Vault, deliveryId: string, exchange: AttemptLog, ownKey?: Uint8Array): Buffer =>
  vault.encrypt(table, deliveryId, JSON.stringify(exchange), ownKeyFor(deliveryId, ownKey));

/** @throws Error when the bytes are not those of this delivery */
export const decryptAttemptLog = (vault: Vault, deliveryId: string, { sealed, ownKey }: StoredAttemptLog): AttemptLog =>
  JSON.parse(vault.decrypt(table, deliveryId, sealed, ownKeyFor(deliveryId, ownKey))) as AttemptLog;
