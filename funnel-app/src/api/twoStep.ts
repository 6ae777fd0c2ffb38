import { twoStepLimits } from '#contract/api/limits.ts';
import { field, request, responseField } from './request.ts';

/** Milliseconds: a text message's way through a partner is slower than a check. */
export const twoStepTimeoutMs = 12_000;

/**
 * Asks for a code by text message. Never rejects.
 * @returns when another may be asked for, in milliseconds since 1970; undefined when the visitor goes on without. See
 * docs/spec/calls.md#phone-codes.
 */
export async function requestCode(phone: string): Promise<number | undefined> {
  const answer = await request('POST', '/two-step-verification/phone', { phone }, { timeout: twoStepTimeoutMs });
  if (answer?.status === 200 && responseField(answer, 'sent') === true) return Date.now() + twoStepLimits.resendMs;
  // One was sent a moment ago, and is still good.
  const tooSoon = answer?.status === 429 && field(field(answer.body, 'error'), 'code') === 'too_soon';
  return tooSoon ? Date.now() + (answer.retryAfter ?? 0) * 1000 : undefined;
}

export type CodeVerdict =
  /** `proof` goes with the lead: the server believes nothing else. */
  | { readonly is: 'approved'; readonly proof: string }
  | { readonly is: 'incorrect' }
  /** Tried too often, or too late: a new code is needed. */
  | { readonly is: 'spent' }
  | { readonly is: 'unavailable' };

/** Checks the code. A failed check counts as not approved. Never rejects. See docs/spec/validation.md#phone-verification. */
export async function checkCode(phone: string, code: string): Promise<CodeVerdict> {
  const twilio = { phone, sent_status: 'pending', code };
  const answer = await request('POST', '/two-step-verification/check', { twilio }, { timeout: twoStepTimeoutMs });
  const status = answer?.status === 200 ? responseField(answer, 'status') : undefined;
  if (status === 'approved') return { is: 'approved', proof: String(responseField(answer, 'proof') ?? '') };
  if (status === 'pending') return { is: 'incorrect' };
  return status === undefined || status === 'unavailable' ? { is: 'unavailable' } : { is: 'spent' };
}
