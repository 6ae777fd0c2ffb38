import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisitCookies } from '../experiments/visits.ts';
import { type HttpContext, sendFailure } from '../http/api-route.ts';
import { parseJsonObject, readJsonBytes, utf8Text } from '../http/body.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { sendJson } from '../http/errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createGathering, others } from '../leads/gather.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { HttpError } from '../lib/http-error.ts';

export const leadPath = '/post-lead';

/** A key of the browser's making; printable, and no longer than a header should be. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,200}$/;

/** Whether a header is an Idempotency-Key as it should be. */
export const isIdempotencyKey = (header: string | string[] | undefined): header is string =>
  typeof header === 'string' && idempotencyKeyPattern.test(header);

/** The Idempotency-Key; undefined when none was sent. @throws HttpError 400 */
function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (isIdempotencyKey(header)) return header;
  throw new HttpError(400, 'invalid', 'Idempotency-Key should be 8 to 200 printable characters.', { field: 'Idempotency-Key' });
}

/** POST /post-lead: answers once the lead is stored durably. See docs/spec/calls.md#post-lead. */
export function leadRoute({ log, ownHost, addressOf }: HttpContext, limit: RateLimit, intake: LeadIntake, visits: VisitCookies) {
  const gather = createGathering();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const { headers } = request;
    refuseCrossSite(request, ownHost);
    const address = addressOf(request);
    await limit(address);
    const key = idempotencyKeyOf(headers['idempotency-key']);
    const bytes = await readJsonBytes(request);
    await gather();
    const text = utf8Text(bytes);
    const body = parseJsonObject(text);
    await others;
    const seen = {
      address,
      userAgent: (headers['user-agent'] ?? '').slice(0, 500),
      gpc: headers['sec-gpc'] === '1',
      visitOf: (flow: string) => visits.visitOf(request, flow),
    };
    const stored = await intake.submitLead({ text, body }, key, seen);
    sendJson(response, 200, stored);
    log.debug({ route: leadPath, status: 200, lead: stored.id, ms: Math.round(performance.now() - started) }, 'call');
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((failure: unknown) => sendFailure(log, leadPath, response, failure));
  };
}
