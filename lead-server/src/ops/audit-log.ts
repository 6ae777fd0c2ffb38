import { firstUuidAt, uuidv7 } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import type { Store } from '../store/store.ts';

/** An act of a person on stored data, or a look at somebody's. Ids and reasons only. See docs/spec/consent.md#audit. */
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
    | 'optin'
    | 'approve'
    | 'close'
    | 'rotate'
    | 'verify'
    | 'test';
  readonly what: string;
  readonly because?: string;
  /** The request's id, which leads to the log line with its address. */
  readonly request?: string;
}

export type AuditView = AuditEntry & { readonly at: string };

const prefix = 'audit:';

/** Records the entry before the act: what cannot be recorded does not happen. */
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
