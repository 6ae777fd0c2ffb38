import type { Router } from 'express';
import { twoStepLimits } from '#contract/api/two-step-limits.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { readJson } from '../http/body.ts';
import { objectField, textField } from '../http/body-fields.ts';
import { costs, type RateLimit, withCost } from '../http/rate-limit.ts';
import { HttpError } from '../lib/http-error.ts';
import type { JsonObject } from '../lib/json.ts';
import { isUsPhone } from '../partners/phone.ts';
import { createPhoneProof } from '../partners/two-step/proof.ts';
import { type CodeSent, codePattern, type TwoStep } from '../partners/two-step/two-step.ts';
import type { Vault } from '../vault/vault.ts';
import { phoneLimit } from './check-routes.ts';

const sendPath = '/two-step-verification/phone';
const checkPath = '/two-step-verification/check';
const { lifeMs, codeLength } = twoStepLimits;

/** +1 and ten digits of the United States: other places of the prefix have expensive texts. @throws HttpError 422 */
function phoneOf(body: JsonObject): string {
  const digits = phoneDigits(textField(body, 'phone', phoneLimit));
  if (isUsPhone(digits)) return `+1${digits}`;
  throw new HttpError(422, 'invalid', 'phone should be a US number of ten digits.', { field: 'phone' });
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
  limit: RateLimit,
  { twoStep, vault, now }: { twoStep: TwoStep; vault: Pick<Vault, 'keyedHash'>; now: () => number },
): void {
  const { post } = apiRoutes(router, context);
  post(sendPath, withCost(limit, costs.sms), async (request) => toResponse(await twoStep.send(phoneOf(await readJson(request)))));

  post(checkPath, withCost(limit, costs.guess), async (request) => {
    const twilio = objectField(await readJson(request), 'twilio', 'an object with phone and code');
    const phone = phoneOf(twilio);
    const code = textField(twilio, 'code', 20).trim();
    if (!codePattern.test(code)) throw new HttpError(422, 'invalid', `code should be ${codeLength} digits.`, { field: 'code' });
    const status = await twoStep.check(phone, code);
    return status === 'approved' ? { status, proof: createPhoneProof(vault, phone, now()) } : { status };
  });
}
