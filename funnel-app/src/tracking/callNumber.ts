import type { Tracking } from '#contract/lead/tracking.ts';
import { field, request } from '../api/request.ts';
import { callNumber } from './leadTracking.ts';

/** Milliseconds between two looks for the number, and how many there are: a service may take a moment to assign one. */
const everyMs = 1000;
const maxPolls = 5;

/** Asks for the visit's call-tracking number until there is one, and shows it in header and footer (Core 2, Variants 9). */
export async function fetchCallNumber({ affid, oid, sub_id, gclid, fbclid }: Tracking): Promise<void> {
  const given = Object.entries({ affid, oid, sub_id, gclid, fbclid }).filter(([, value]) => value !== '');
  const path = `/call-number?${new URLSearchParams(given)}`;
  for (let look = 0; look < maxPolls; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
    const answer = await request('GET', path, undefined, { timeout: 4000 });
    const number = String(field(answer?.body, 'number') ?? '');
    if (/^\+1\d{10}$/.test(number)) return callNumber.tell(number);
  }
}
