import { emailError, type Person } from '#contract/consent/privacy-request.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { idStartsOf } from '#contract/studio/lead-number.ts';
import { findLeads, type PersonStore } from '../../privacy/person-records.ts';
import type { LeadListStore } from '../../store/lead-list-store.ts';
import type { Vault } from '../../vault/vault.ts';

/** What was typed, as it is looked for; undefined for what is none of them. */
export type Sought =
  | { readonly by: 'number'; readonly ids: readonly string[] }
  | { readonly by: 'email' | 'phone'; readonly person: Person };

const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads what was typed: a lead's number or id, an email, or ten digits of a phone. Pure. */
export function readSought(text: string, now: number): Sought | undefined {
  const typed = text.trim();
  if (wholeId.test(typed)) return { by: 'number', ids: [typed.toLowerCase()] };
  const ids = idStartsOf(typed, now);
  if (ids.length > 0 && typed.includes('-')) return { by: 'number', ids };
  const email = typed.toLowerCase();
  if (typed.includes('@')) return emailError(email) === undefined ? { by: 'email', person: { email, phone: '' } } : undefined;
  const phone = phoneDigits(typed);
  if (phone.length === 10) return { by: 'phone', person: { email: '', phone } };
  return ids.length > 0 ? { by: 'number', ids } : undefined;
}

/** The most leads that a search answers. */
const most = 50;

/** The ids of leads that fit, the newest first. A person is found by keyed hash: nothing is opened. */
export async function idsOfSought(
  { store, vault }: { readonly store: PersonStore & LeadListStore; readonly vault: Vault },
  sought: Sought,
): Promise<readonly string[]> {
  if (sought.by !== 'number') {
    const found = await findLeads({ store, vault }, sought.person);
    return found
      .map(({ row }) => row.id)
      .sort()
      .reverse()
      .slice(0, most);
  }
  const ids: string[] = [];
  for (const start of sought.ids) {
    if (start.length > 13) ids.push(start);
    // an id's next sign is a hyphen
    else ids.push(...(await store.leadIds({ is: 'all' }, { after: start, before: `${start}.`, newestFirst: true, limit: 10 })));
  }
  return ids.slice(0, most);
}
