import { call, field } from './http.ts';

/** Milliseconds: a text message's way through a partner is slower than a check. */
const patience = 12_000;

export type CodeRequest =
  | { readonly is: 'sent' }
  /** One was sent a moment ago: the next can be asked for after this many milliseconds. */
  | { readonly is: 'too_soon'; readonly waitMs: number }
  /** None can be sent: the visitor goes on without one. */
  | { readonly is: 'unavailable' };

/** Asks for a code by text message (Variants 7, send-code call). Never rejects. */
export async function sendCode(phone: string): Promise<CodeRequest> {
  const answer = await call('POST', '/two-step-verification/phone', { phone }, { timeout: patience });
  if (answer?.status === 429 && field(field(answer.body, 'error'), 'code') === 'too_soon') {
    return { is: 'too_soon', waitMs: (answer.retryAfter ?? 0) * 1000 };
  }
  return answer?.status === 200 && field(answer.body, 'sent') === true ? { is: 'sent' } : { is: 'unavailable' };
}

export type CodeVerdict =
  /** `proof` goes with the lead: the server believes nothing else. */
  | { readonly is: 'approved'; readonly proof: string }
  | { readonly is: 'incorrect' }
  /** Tried too often, or too late: a new code is needed. */
  | { readonly is: 'spent' }
  | { readonly is: 'unavailable' };

/** Checks the code that the visitor typed (Variants 7). A failed check counts as not approved (Variants 8). Never rejects. */
export async function checkCode(phone: string, code: string): Promise<CodeVerdict> {
  const twilio = { phone, sent_status: 'pending', code };
  const answer = await call('POST', '/two-step-verification/check', { twilio }, { timeout: patience });
  const status = answer?.status === 200 ? field(answer.body, 'status') : undefined;
  if (status === 'approved') return { is: 'approved', proof: String(field(answer?.body, 'proof') ?? '') };
  if (status === 'pending') return { is: 'incorrect' };
  return status === undefined || status === 'unavailable' ? { is: 'unavailable' } : { is: 'spent' };
}
