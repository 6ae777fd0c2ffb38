import { firstIdAt, newId } from '../store/id.ts';
import type { Store } from '../store/store.ts';

/** What somebody did to what is kept, or whose data they looked at. Ids and reasons only. */
export interface AuditEntry {
  /** `ops` for the command line, `page` for /ops. */
  readonly who: 'ops' | 'page';
  readonly did: 'replay' | 'release' | 'reveal' | 'export' | 'erase' | 'optout' | 'approve' | 'close' | 'rotate';
  readonly what: string;
  readonly because?: string;
  /** The request's id, by which the server's log names the address that it came from. */
  readonly request?: string;
}

export type AuditView = AuditEntry & { readonly at: string };

const prefix = 'audit:';

/** Keeps the entry for good, in the order of its making, before what it is about is done or shown. */
export async function audit(store: Store, entry: AuditEntry, now = Date.now()): Promise<void> {
  await store.remember(`${prefix}${newId(now)}`, JSON.stringify({ at: new Date(now).toISOString(), ...entry }));
}

/** The latest entries since a moment, oldest first; at most a thousand. */
export async function auditSince(store: Store, since: number): Promise<readonly AuditView[]> {
  const facts = await store.facts(prefix, { after: `${prefix}${firstIdAt(since)}`, limit: 1000 });
  return facts.map(({ value }) => JSON.parse(value) as AuditView);
}
