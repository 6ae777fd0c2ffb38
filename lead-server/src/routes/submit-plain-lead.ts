import type { Request } from 'express';
import type { PlainOutcome } from '#contract/api/plain-forms.ts';
import type { VisitCookies } from '../experiments/visits.ts';
import type { HttpContext } from '../http/api-route.ts';
import { asHttpError } from '../http/errors.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import type { LeadResponse } from '../leads/store-lead.ts';
import { HttpError } from '../lib/http-error.ts';

/** As many as the page's script tries (funnel-app/src/submission/pendingSubmissions.ts). */
const maxTabs = 9;

export const userAgentOf = ({ headers }: Request): string => (headers['user-agent'] ?? '').slice(0, 500);

/** Whether another tab has used the key for other answers. */
const isKeyReused = (failure: unknown) => failure instanceof HttpError && failure.code === 'key_reused';

/** Submits a lead under the first key that no other tab has used. */
async function submitUnderFreeKey(
  submit: (key: string) => Promise<LeadResponse>,
  key: string,
): Promise<LeadResponse | undefined> {
  for (let tab = 1; tab <= maxTabs; tab += 1) {
    try {
      return await submit(tab === 1 ? key : `${key}.${tab}`);
    } catch (failure) {
      if (!isKeyReused(failure)) throw failure;
    }
  }
  return undefined;
}

/** A page without script can do no work for a lead: near the limit of its address it waits for the next minute. */
const refuseNear = () =>
  Promise.reject(new HttpError(429, 'too_many', 'Many leads come from this address. Try again in a minute.'));

/** Stores the lead as POST /post-lead does. @returns whether a partner may call; undefined: it has to be sent again */
export async function submitPlainLead(
  { context, intake, visits }: { readonly context: HttpContext; readonly intake: LeadIntake; readonly visits: VisitCookies },
  request: Request,
  { visit, submission, served }: Extract<PlainOutcome, { is: 'finished' }>,
): Promise<{ readonly mayCall: boolean } | undefined> {
  const text = JSON.stringify(submission);
  const client = {
    address: context.addressOf(request),
    userAgent: userAgentOf(request),
    gpc: request.headers['sec-gpc'] === '1',
    visitOf: (flow: string) => visits.visitOf(request, flow),
    served,
  };
  try {
    await context.limits.leads(client.address, 1, refuseNear);
    const stored = await submitUnderFreeKey((key) => intake.submitLead({ text, body: JSON.parse(text) }, key, client), visit.key);
    return { mayCall: stored?.may_call === 'yes' };
  } catch (failure) {
    const { status } = asHttpError(failure);
    // kept as refused, or erased: nobody gets it, and a repeat would change nothing
    if (status === 409 || status === 422) return { mayCall: false };
    if (status !== 503 && status !== 429) throw failure;
    return undefined;
  }
}
