import { firstUuidAt } from '../lib/uuid.ts';
import { close } from '../privacy/privacy-operations.ts';
import type { LeadListStore } from '../store/lead-list-store.ts';
import type { PrivacyDesk } from './privacy-desk.ts';

/** A time in which requests came in, in milliseconds since 1970: from, and before. */
export interface RequestTime {
  readonly from: number;
  readonly to: number;
}

type FloodDesk = Pick<PrivacyDesk, 'vault' | 'audit'> & { readonly store: PrivacyDesk['store'] & LeadListStore };

const pageSize = 500;

/** The ids of the unverified requests of a time, the oldest first. */
async function* unverifiedIn({ store }: Pick<FloodDesk, 'store'>, { from, to }: RequestTime): AsyncGenerator<string> {
  let after = firstUuidAt(from);
  for (;;) {
    const page = { after, before: firstUuidAt(to), newestFirst: false, limit: pageSize };
    const ids = await store.leadIds({ is: 'requests', state: 'unverified' }, page);
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined || ids.length < pageSize) return;
    after = last;
  }
}

/** How many unverified requests came in a time. */
export async function countUnverifiedIn(desk: Pick<FloodDesk, 'store'>, time: RequestTime): Promise<number> {
  let count = 0;
  for await (const _id of unverifiedIn(desk, time)) count += 1;
  return count;
}

/** Closes the unverified requests of a time, as of a flood: no other. @returns how many */
export async function closeUnverified(
  desk: FloodDesk,
  time: RequestTime,
  { label, because }: { readonly label: string; readonly because: string },
): Promise<number> {
  await desk.audit({ did: 'close', what: label, because });
  let count = 0;
  for await (const id of unverifiedIn(desk, time)) if (await close(desk, id)) count += 1;
  return count;
}
