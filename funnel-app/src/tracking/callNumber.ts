import type { Tracking } from '#contract/lead/tracking.ts';
import { request, responseField } from '../api/request.ts';
import type { VisitTracking } from './visitTracking.ts';

/** Milliseconds between polls for the number, and how many. */
const everyMs = 1000;
const maxPolls = 5;

/** Polls for the visit's number and shows it. See docs/spec/calls.md#transaction-id-and-call-number. */
export async function fetchCallNumber(
  { affid, oid, sub_id, gclid, fbclid }: Tracking,
  callNumber: VisitTracking['callNumber'],
): Promise<void> {
  const given = Object.entries({ affid, oid, sub_id, gclid, fbclid }).filter(([, value]) => value !== '');
  const path = `/call-number?${new URLSearchParams(given)}` as const;
  for (let attempt = 0; attempt < maxPolls; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
    const answer = await request('GET', path, undefined, { timeout: 4000 });
    const number = String(responseField(answer, 'number') ?? '');
    if (/^\+1\d{10}$/.test(number)) return callNumber.publish(number);
  }
}
