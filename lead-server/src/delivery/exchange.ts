import type { Vault } from '../vault/vault.ts';

/** What one attempt sent and got, for support. It holds personal data: it is only kept sealed, and shown when somebody asks for it. */
export interface Exchange {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly ms: number;
  /** The host only: the rest of some partners' addresses is a secret. */
  readonly host: string;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** Undefined when none came. */
  readonly response?: { readonly status: number; readonly body: string };
}

const table = 'exchanges';
/** As much of an answer as says what is wrong. */
const answerKept = 8000;

/** Keys of ours at a partner are no business of whoever looks at a delivery. */
const withoutKeys = (text: string) => text.replace(/("lp_key":")[^"]*/g, '$1***');
const secretHeaders = ['authorization', 'webhook-signature'];
/** What is shorter is no secret, and would be found in any text. */
const shortestKey = 8;

/** What was hidden of what was sent, in the pieces that an answer may repeat: many a partner says again what it was sent when it refuses it. */
const hiddenOf = (headers: Readonly<Record<string, string>>, body: string): readonly string[] =>
  [
    ...[...body.matchAll(/"lp_key":"([^"]*)/g)].map(([, key = '']) => key),
    ...Object.entries(headers).flatMap(([name, value]) => (secretHeaders.includes(name.toLowerCase()) ? value.split(' ') : [])),
  ].filter((each) => each.length >= shortestKey);

/** What may be kept of an attempt. */
export function exchangeOf(sent: {
  readonly at: number;
  readonly ms: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly response?: { readonly status: number; readonly body: string } | undefined;
}): Exchange {
  const { at, ms, url, headers, body, response } = sent;
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    secretHeaders.includes(name.toLowerCase()) ? '***' : value,
  ]);
  const answered = (text: string) => hiddenOf(headers, body).reduce((rest, each) => rest.replaceAll(each, '***'), text);
  return {
    at: new Date(at).toISOString(),
    ms: Math.round(ms),
    host: new URL(url).host,
    request: { headers: Object.fromEntries(shown) as Record<string, string>, body: withoutKeys(body) },
    ...(response && { response: { status: response.status, body: answered(response.body).slice(0, answerKept) } }),
  };
}

/** Encrypts it for this delivery (`deliveryId` in send.ts). */
export const sealExchange = (vault: Vault, deliveryId: string, exchange: Exchange): Buffer =>
  vault.seal(table, deliveryId, JSON.stringify(exchange));

/** @throws Error when the bytes are not those of this delivery */
export const openExchange = (vault: Vault, deliveryId: string, sealed: Uint8Array): Exchange =>
  JSON.parse(vault.open(table, deliveryId, sealed)) as Exchange;
