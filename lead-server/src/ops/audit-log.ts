import { firstUuidAt, uuidv7 } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import type { Store } from '../store/store.ts';

/** What somebody is about to do to what is kept, or whose data they are about to look at. Ids and reasons only. */
export interface AuditEntry {
  /** `ops` for the command line, `page` for /ops. */
  readonly who: 'ops' | 'page';
  readonly did:
    | 'sign in'
    | 'list'
    | 'reveal'
    | 'replay'
    | 'release'
    | 'drop'
    | 'export'
    | 'erase'
    | 'optout'
    | 'approve'
    | 'close'
    | 'rotate';
  readonly what: string;
  readonly because?: string;
  /** The request's id, by which the server's log names the address that it came from. */
  readonly request?: string;
}

export type AuditView = AuditEntry & { readonly at: string };

const prefix = 'audit:';

/**
 * Keeps the entry for good, in the order of its making, before what it is about is done or shown: what cannot be written down does not
 * happen, and what failed afterwards is written down all the same.
 */
export async function recordAudit(store: Store, entry: AuditEntry, now = Date.now()): Promise<void> {
  await store.setValue(`${prefix}${uuidv7(now)}`, JSON.stringify({ at: new Date(now).toISOString(), ...entry }));
}

/** Every entry since a moment, oldest first. */
export async function* auditSince(store: Store, since: number): AsyncGenerator<AuditView> {
  const facts = everyRow(
    `${prefix}${firstUuidAt(since)}`,
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { value } of facts) yield JSON.parse(value) as AuditView;
}
