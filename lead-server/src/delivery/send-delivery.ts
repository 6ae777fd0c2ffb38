import { Webhook } from 'standardwebhooks';
import { readResponseBody } from '../lib/response-body.ts';
import { tracedWork, traceHeaders } from '../lib/traced-work.ts';
import { deliveryId } from '../store/delivery-id.ts';
import { type AttemptLog, createAttemptLog } from '../submissions/attempt-log.ts';
import {
  buyerNameOf,
  type ConfiguredDestination,
  type DeliverableContent,
  type ExternalDestination,
  takesLeads,
} from './destinations.ts';
import { type Outcome, outcomeOfStatus, retryAfterMs } from './retry-policy.ts';

export interface SendOptions {
  /** Standard Webhooks secrets; two while one replaces the other. */
  readonly secrets: readonly string[];
  readonly now: () => number;
}

/** The delivery to send, and whether an earlier attempt may have sent it. */
export interface DeliveryToSend {
  readonly submissionId: string;
  readonly content: DeliverableContent;
  readonly mayHaveBeenSent: boolean;
}

/** The outcome of an attempt, with its request and response if one was sent. */
export interface AttemptResult {
  readonly outcome: Outcome;
  readonly exchange?: AttemptLog;
}

/** The id stays the same over attempts; time and signatures do not. See docs/spec/storage.md#signatures. */
function webhookHeaders(id: string, text: string, { secrets, now }: SendOptions): Record<string, string> {
  const at = new Date(now());
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) };
  if (secrets.length === 0) return headers;
  return { ...headers, 'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, text)).join(' ') };
}

/** @throws Error when this is nothing that the destination takes: no delivery of ours is planned so */
function payloadOf(to: ExternalDestination, content: DeliverableContent, id: string): ReturnType<ExternalDestination['payload']> {
  if (content.is === 'lead' && takesLeads(to)) return to.payload(content.record, id);
  if (content.is === 'message' && to.takes === 'message') return to.payload(content.text, id);
  if (content.is === 'privacy' && (to.takes === 'privacy request' || to.takes === 'privacy notice'))
    return to.payload(content.request, id);
  throw new Error(`${to.name} takes no ${content.is}`);
}

/**
 * Makes one attempt. Only 2xx is success, no redirect is followed. Never throws: every failure is an outcome. See
 * docs/spec/storage.md#delivery.
 */
export async function sendDelivery(
  destination: ConfiguredDestination,
  { submissionId, content, mayHaveBeenSent }: DeliveryToSend,
  options: SendOptions,
): Promise<AttemptResult> {
  let sent: Parameters<typeof createAttemptLog>[0] | undefined;
  const started = performance.now();
  const attempt = (outcome: Outcome): AttemptResult =>
    sent ? { outcome, exchange: createAttemptLog({ ...sent, ms: performance.now() - started }) } : { outcome };
  try {
    const payload = await payloadOf(destination, content, submissionId);
    if (!payload) return attempt({ is: 'taken', reason: 'nothing to send' });
    const { contentType, text, path = '' } = payload;
    const id = deliveryId(submissionId, destination.name);
    const signature = destination.signed ? webhookHeaders(id, text, options) : {};
    const headers = { 'content-type': contentType, ...payload.headers, ...signature, ...traceHeaders(tracedWork.getStore()) };
    const buyer = takesLeads(destination) && destination.sale !== undefined ? buyerNameOf(destination.sale) : undefined;
    sent = { at: options.now(), ms: 0, url: destination.url + path, headers, body: text, buyer };
    const signal = AbortSignal.timeout(destination.timeoutMs);
    const response = await fetch(sent.url, { method: 'POST', body: text, redirect: 'manual', signal, headers });
    const { status } = response;
    sent = { ...sent, response: { status, body: '' } };
    // a failure is known by its status and headers, whether or not its text ever ends
    const { text: body } = await (response.ok
      ? readResponseBody(response)
      : readResponseBody(response).catch(() => ({ text: '' })));
    sent = { ...sent, response: { status, body } };
    if (response.ok) return attempt(destination.read(body, mayHaveBeenSent));
    if (path !== '' && (status === 404 || status === 410))
      return attempt({ is: 'refused', reason: `nothing there: HTTP ${status}` });
    return attempt(outcomeOfStatus(status, retryAfterMs(response.headers.get('retry-after'), options.now())));
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    // a PartnerFailure: a look-up for the payload failed
    const code = typeof cause?.code === 'string' ? cause.code : name;
    return attempt({ is: 'failed', reason: name === 'TimeoutError' ? 'timed out' : `no answer: ${code}` });
  }
}
