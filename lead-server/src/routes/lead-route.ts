import type { Request, Router } from 'express';
import type { VisitCookies } from '../experiments/visits.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { parseJsonObject, readJsonBytes, utf8Text } from '../http/body.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import type { PlainVisits } from '../leads/plain-visits.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Altcha } from '../partners/captcha/altcha.ts';
import { askForProof } from './lead-proof.ts';

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
export function leadRoutes(
  router: Router,
  context: HttpContext,
  {
    intake,
    visits,
    plainVisits,
    work,
  }: {
    readonly intake: LeadIntake;
    readonly visits: VisitCookies;
    readonly plainVisits: PlainVisits;
    readonly work: Altcha;
  },
): void {
  const submit = async (request: Request) => {
    const key = idempotencyKeyOf(request.headers['idempotency-key']);
    const text = utf8Text(await readJsonBytes(request));
    // a visit that began without script has ended too
    if (plainVisits.hasCookie(request)) request.res?.setHeader('set-cookie', plainVisits.cookie(undefined, request));
    return intake.submitLead({ text, body: parseJsonObject(text) }, key, {
      address: context.addressOf(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
      gpc: request.headers['sec-gpc'] === '1',
      visitOf: (flow) => visits.visitOf(request, flow),
    });
  };
  apiRoutes(router, context).unparsedCall('postLead', submit, { whenNear: askForProof(work) });
}
