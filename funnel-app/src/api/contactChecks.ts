import { alerts } from '#contract/api/alerts.ts';
import { type Place, placeFields } from '#contract/fields/fields.ts';
import { request, responseField } from './request.ts';

/**
 * Milliseconds that a visitor may wait for a check before it counts as passed. assumed: a verdict that a partner takes longer for is not worth
 * it.
 */
const timeoutMs = 4000;
const maximumFraudScore = 85;

const succeeded = (answer: Awaited<ReturnType<typeof request>>) => answer !== undefined && answer.status < 300;

/** A doubtful number is reported once, a toll-free number always. */
export type PhoneVerdict = 'fine' | 'doubtful' | 'toll free';

/**
 * Whether the phone is valid by the external check. A failed service counts as valid.
 * @param inUse whether the line must be active too. See docs/spec/validation.md#phone-numbers.
 */
export async function checkPhone(phone: string, inUse = false): Promise<PhoneVerdict> {
  const answer = await request('POST', '/api/validations/ipqs/phone', { phone }, { timeout: timeoutMs });
  if (!succeeded(answer)) return 'fine';
  if (responseField(answer, 'line_type') === 'Toll Free') return 'toll free';
  const isOutOfUse = inUse && responseField(answer, 'active') === false;
  const score = Number(responseField(answer, 'fraud_score') ?? 0);
  return isOutOfUse || responseField(answer, 'valid') === false || score > maximumFraudScore ? 'doubtful' : 'fine';
}

/** Whether the email is invalid or disposable. A failed service blocks no visitor. See docs/spec/validation.md#email. */
export async function emailIsBlocked(email: string): Promise<boolean> {
  const answer = await request('POST', '/api/validations/ipqs/email', { email }, { timeout: timeoutMs });
  if (!succeeded(answer) || responseField(answer, 'success') === false) return false;
  return responseField(answer, 'valid') === false || responseField(answer, 'disposable') === true;
}

/** Reports an address that was blocked twice and let through. See docs/spec/validation.md#email. */
export function alertRepeatedEmailBlock(): void {
  void request('POST', '/send-slack-message', { text: alerts.repeatedEmailBlock }, { timeout: timeoutMs, keepalive: true });
}

const requestZip = (zip: string) => request('GET', `/us/${encodeURIComponent(zip)}`, undefined, { timeout: timeoutMs });

/** City, state and county of a ZIP; undefined when unknown or unavailable. See docs/spec/calls.md#zip-lookup. */
export async function placeOfZip(zip: string): Promise<Place | undefined> {
  const answer = await requestZip(zip);
  if (!succeeded(answer)) return undefined;
  const place = Object.fromEntries(placeFields.map((part) => [part, String(responseField(answer, part) ?? '')])) as Place;
  return place.state === '' ? undefined : place;
}

/**
 * Whether the lookup answered and misses a part of the place. A failure makes no ZIP unknown. See
 * docs/spec/validation.md#zip-codes.
 */
export async function zipIsUnknown(zip: string): Promise<boolean> {
  const answer = await requestZip(zip);
  return succeeded(answer) && !responseField(answer, 'state');
}
