import { Webhook } from 'standardwebhooks';
import type { Destination, KeptForDelivery } from './destinations.ts';
import { type Outcome, retryAfterMs } from './outcome.ts';

export interface SendOptions {
  /** Standard Webhooks secrets; two while one replaces the other. */
  readonly secrets: readonly string[];
  readonly now: () => number;
}

const answerLimit = 64 * 1024;

/** As much of the answer as a verdict needs. A partner that drips it is cut off by the attempt's own time limit. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > answerLimit) break;
  }
  return text;
}

/** The Standard Webhooks headers: the id is the same at every attempt, the time and signatures are this one's. */
function webhookHeaders(id: string, text: string, { secrets, now }: SendOptions): Record<string, string> {
  const at = new Date(now());
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) };
  if (secrets.length === 0) return headers;
  return { ...headers, 'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, text)).join(' ') };
}

/** The name of one delivery, the same at every attempt: by it a partner knows a repeat. */
export const deliveryId = (submissionId: string, destination: string): string => `${submissionId}.${destination}`;

/**
 * One attempt. Only 2xx is success, no redirect is followed, the whole exchange has one time limit (design: server.md, 6). Never throws:
 * every failure is an outcome.
 */
export async function send(
  destination: Destination,
  url: string,
  id: string,
  kept: KeptForDelivery,
  options: SendOptions,
): Promise<Outcome> {
  try {
    const payload = await destination.payload(kept);
    if (!payload) return { is: 'taken', reason: 'nothing to send' };
    const { contentType, text, path = '', headers } = payload;
    const response = await fetch(url + path, {
      method: 'POST',
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(destination.timeoutMs),
      headers: { 'content-type': contentType, ...headers, ...(destination.signed ? webhookHeaders(id, text, options) : {}) },
    });
    const body = await readText(response);
    const reason = `HTTP ${response.status}`;
    if (response.ok) return destination.read(body);
    if (response.status === 410) return { is: 'gone', reason };
    const wait = retryAfterMs(response.headers.get('retry-after'), options.now());
    return wait === undefined ? { is: 'failed', reason } : { is: 'failed', reason, retryAfterMs: wait };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    // a PartnerFailure: what belongs into the payload could not be asked
    const code = typeof cause?.code === 'string' ? cause.code : name;
    return { is: 'failed', reason: name === 'TimeoutError' ? 'timed out' : `no answer: ${code}` };
  }
}
