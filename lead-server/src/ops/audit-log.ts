import { firstUuidAt, uuidv7 } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import { auditHeadName, type ChainHead, nextInChain, parseChainHead } from '../store/chain.ts';
import type { ValueStore } from '../store/value-store.ts';

/** An operator's act on stored data, or access to a person's. Ids and reasons only. See docs/spec/consent.md#audit. */
export interface AuditEntry {
  /** `ops` for the command line, else the operator's name; `token` while nobody has one. */
  readonly who: string;
  /** Keyed hash of the network that it was done from. */
  readonly from?: string;
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
    | 'backup'
    | 'restore'
    | 'test'
    | 'operators'
    | 'own secret'
    | 'end session';
  readonly what: string;
  readonly because?: string;
  /** The request's id, which leads to the log line with its address. */
  readonly request?: string;
}

export type AuditView = AuditEntry & { readonly at: string; readonly n?: number; readonly hash?: string };

const prefix = 'audit:';

/** Records the entry before the act: an act without an entry must not happen. @returns the chain's new end, for the log */
export const recordAudit = (store: ValueStore, entry: AuditEntry, now = Date.now()): Promise<ChainHead> =>
  store.appendToChain(auditHeadName, `${prefix}${uuidv7(now)}`, JSON.stringify({ at: new Date(now).toISOString(), ...entry }));

/** How many entries the chain has. */
export const auditHead = async (store: ValueStore): Promise<ChainHead> => parseChainHead(await store.getValue(auditHeadName));

/** The fault in the chain of entries; undefined when it is whole. */
export async function auditFault(store: ValueStore): Promise<string | undefined> {
  const head = await auditHead(store);
  const entries: AuditView[] = [];
  // entries of before the chain have no number
  for await (const each of auditSince(store, 0)) if (each.n !== undefined) entries.push(each);
  entries.sort((a, b) => Number(a.n) - Number(b.n));
  let before: string | undefined;
  for (const [index, { n, hash, ...entry }] of entries.entries()) {
    if (n !== index + 1) return `entry ${index + 1} of ${head.n} is missing`;
    const next = nextInChain(before, JSON.stringify(entry));
    if (next.hash !== hash) return `entry ${n} was changed`;
    before = `${n} ${hash}`;
  }
  // entries appended since the head was read follow it
  if (entries.length < head.n) return `${head.n} entries were written, and ${entries.length} are there`;
  return (entries[head.n - 1]?.hash ?? '') === head.hash ? undefined : 'its end was changed';
}

/** Every entry since a moment, oldest first. */
export async function* auditSince(store: ValueStore, since: number): AsyncGenerator<AuditView> {
  const facts = everyRow(
    `${prefix}${firstUuidAt(since)}`,
    (page) => store.valuesWithPrefix(prefix, page),
    ({ name }) => name,
  );
  for await (const { value } of facts) yield JSON.parse(value) as AuditView;
}
