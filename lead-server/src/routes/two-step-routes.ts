import type { Router } from 'express';
import { twoStepLimits } from '#contract/api/limits.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { HttpError } from '../lib/http-error.ts';
import { mayGetTexts } from '../partners/phone.ts';
import { createPhoneProof } from '../partners/two-step/proof.ts';
import type { CodeSent, TwoStep } from '../partners/two-step/two-step.ts';
import type { Vault } from '../vault/vault.ts';

const { lifeMs } = twoStepLimits;

/** @throws HttpError 422 for a number that the form would refuse */
function tenDigits(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits !== '') return digits;
  throw new HttpError(422, 'invalid', 'phone should have ten digits.', { field: 'phone' });
}

function toResponse(sent: CodeSent): object {
  switch (sent.is) {
    case 'sent':
      return { sent: true, status: 'pending' };
    case 'unavailable':
      return { sent: false };
    case 'refused':
      throw new HttpError(422, 'no_texts', 'This phone cannot get text messages.', { field: 'phone' });
    case 'too_many':
      throw new HttpError(
        429,
        'too_many_codes',
        `No more codes are sent to this phone for now. Try again in ${lifeMs / 60_000} minutes.`,
        { headers: { 'retry-after': String(lifeMs / 1000) } },
      );
    case 'too_soon':
      throw new HttpError(429, 'too_soon', 'A code was sent to this phone a moment ago.', {
        headers: { 'retry-after': String(Math.ceil(sent.waitMs / 1000)) },
      });
  }
}

/**
 * Routes that send and check phone codes. An approved check returns `proof`, which goes with the lead. See
 * docs/spec/calls.md#phone-codes.
 */
export function twoStepRoutes(
  router: Router,
  context: HttpContext,
  { twoStep, vault, now }: { twoStep: TwoStep; vault: Pick<Vault, 'keyedHash'>; now: () => number },
): void {
  const { call } = apiRoutes(router, context);
  call('sendCode', async ({ body }) => {
    const digits = tenDigits(body.phone);
    // other places of the prefix have expensive texts: their visitors go on without a code
    return toResponse(mayGetTexts(digits) ? await twoStep.send(`+1${digits}`) : { is: 'unavailable' });
  });
  call('checkCode', async ({ body: { twilio } }) => {
    const phone = `+1${tenDigits(twilio.phone)}`;
    const status = await twoStep.check(phone, twilio.code);
    return status === 'approved' ? { status, proof: createPhoneProof(vault, phone, now()) } : { status };
  });
}
