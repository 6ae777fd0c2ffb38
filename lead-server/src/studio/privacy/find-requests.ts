import { emailError, type Person } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { idStartsOf } from '#contract/studio/lead-number.ts';
import { casesOf, type PrivacyCase } from '../../privacy/cases.ts';
import { findRequests } from '../../privacy/person-records.ts';
import type { SubmissionState } from '../../store/records.ts';
import { loadByIds } from '../../submissions/contact-search.ts';
import type { RequestReader } from './request-rows.ts';

/** What was typed, as it is looked for; undefined for what is none of them. */
export type SoughtRequest =
  | { readonly by: 'number'; readonly starts: readonly string[] }
  | { readonly by: 'email' | 'phone'; readonly person: Person };

/** The most requests that a search answers: anybody may file thousands in one name. */
const most = 100;
const states: readonly SubmissionState[] = ['open', 'confirming', 'accepted', 'unverified', 'done'];

/** Reads what was typed: a request's number, an email, or ten digits of a phone. Pure. */
export function readSoughtRequest(text: string, now: number): SoughtRequest | undefined {
  const typed = text.trim();
  const starts = idStartsOf(typed.replace(/^p-/i, ''), now);
  if (starts.length > 0 && typed.includes('-')) return { by: 'number', starts };
  const email = typed.toLowerCase();
  if (typed.includes('@')) return emailError(email) === undefined ? { by: 'email', person: { email, phone: '' } } : undefined;
  const phone = phoneDigits(typed);
  if (phone.length === 10) return { by: 'phone', person: { email: '', phone } };
  return starts.length > 0 ? { by: 'number', starts } : undefined;
}

async function idsOfStarts({ store }: RequestReader, starts: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  // an id's next sign is a hyphen
  for (const after of starts)
    for (const state of states)
      ids.push(...(await store.leadIds({ is: 'requests', state }, { after, before: `${after}.`, newestFirst: true, limit: 10 })));
  return ids;
}

/** The cases that fit, the newest first. A person is found by keyed hash: nothing is opened. */
export async function casesOfSought(reader: RequestReader, sought: SoughtRequest): Promise<readonly PrivacyCase[]> {
  const rows =
    sought.by === 'number'
      ? await loadByIds(reader.store, await idsOfStarts(reader, sought.starts))
      : await findRequests(reader, sought.person);
  const newest = rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, most);
  return casesOf(reader, newest);
}
