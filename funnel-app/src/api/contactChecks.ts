import { alerts } from '#contract/api/alerts.ts';
import { type Place, placeFields } from '#contract/fields/fields.ts';
import { field, request } from './request.ts';

/**
 * Milliseconds that a visitor may wait for a check before it counts as passed. assumed: a verdict that a partner takes longer for is not worth
 * it.
 */
const timeoutMs = 4000;
/** Core 5, phone check. */
const maximumFraudScore = 85;

const succeeded = (answer: Awaited<ReturnType<typeof request>>) => answer !== undefined && answer.status < 300;

/**
 * Whether the phone number is valid by the external check (Core 5): the service says valid, fraud_score is at most 85 and the line
 * is not toll free. A failure of the service counts as valid, and is answered as such: `valid` false is a verdict also where `success` is
 * false, for a number that does not exist.
 * @param inUse whether the line must be active too (Variants 5, one-page form)
 */
export async function phoneIsValid(phone: string, inUse = false): Promise<boolean> {
  const answer = await request('POST', '/api/validations/ipqs/phone', { phone }, { timeout: timeoutMs });
  if (!succeeded(answer)) return true;
  if (inUse && field(answer?.body, 'active') === false) return false;
  const score = Number(field(answer?.body, 'fraud_score') ?? 0);
  return field(answer?.body, 'valid') !== false && score <= maximumFraudScore && field(answer?.body, 'line_type') !== 'Toll Free';
}

/** Whether the email address is blocked: invalid or disposable (Core 5). A failure of the service blocks nobody. */
export async function emailIsBlocked(email: string): Promise<boolean> {
  const answer = await request('POST', '/api/validations/ipqs/email', { email }, { timeout: timeoutMs });
  if (!succeeded(answer) || field(answer?.body, 'success') === false) return false;
  return field(answer?.body, 'valid') === false || field(answer?.body, 'disposable') === true;
}

/** The alert for an address that was blocked twice and let through (Core 5). */
export function alertRepeatedEmailBlock(): void {
  void request('POST', '/send-slack-message', { text: alerts.repeatedEmailBlock }, { timeout: timeoutMs, keepalive: true });
}

const requestZip = (zip: string) => request('GET', `/us/${encodeURIComponent(zip)}`, undefined, { timeout: timeoutMs });

/** City, state and county of a ZIP code; undefined when unknown or out of reach (Core 7: empty strings on failure). */
export async function placeOfZip(zip: string): Promise<Place | undefined> {
  const answer = await requestZip(zip);
  if (!succeeded(answer)) return undefined;
  const place = Object.fromEntries(placeFields.map((part) => [part, String(field(answer?.body, part) ?? '')])) as Place;
  return place.state === '' ? undefined : place;
}

/** Whether the look-up answered and misses a part of the ZIP's place (Variants 5, one-page form). A failure of ours makes none unknown. */
export async function zipIsUnknown(zip: string): Promise<boolean> {
  const answer = await requestZip(zip);
  return succeeded(answer) && placeFields.some((part) => !field(answer?.body, part));
}
