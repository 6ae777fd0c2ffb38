import { join } from 'node:path';
import type { Log } from '../lib/log.ts';
import { firstUuidAt, uuidv7 } from '../lib/uuid.ts';
import type { Config } from '../settings/config.ts';
import { everyRow } from '../store/batches.ts';
import type { ChainHead } from '../store/chain.ts';
import type { ValueStore } from '../store/value-store.ts';
import { type AuditParts, appendToAudit, auditPrefix } from './audit-chain.ts';

/** An operator's act on stored data, or access to a person's. Ids and reasons only. See docs/spec/consent.md#audit. */
export interface AuditEntry {
  /** The operator's name; `token` while nobody has one. */
  readonly who: string;
  /** Keyed hash of the network that it was done from; `ops` for the command line. */
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
    | 'file'
    | 'mark'
    | 'letter'
    | 'extend'
    | 'take over'
    | 'rotate'
    | 'verify'
    | 'backup'
    | 'restore'
    | 'test'
    | 'operators'
    | 'own secret'
    | 'end session'
    | 'accept'
    | 'draft'
    | 'approve draft'
    | 'discard draft'
    | 'start'
    | 'end'
    | 'publish'
    | 'pause'
    | 'resume'
    | 'back'
    | 'schedule'
    | 'cancel'
    | 'draft settings'
    | 'discard settings'
    | 'publish settings'
    | 'bring settings back'
    | 'test settings'
    | 'spend'
    | 'silence'
    | 'speak again'
    | 'hold'
    | 'return'
    | 'pause destination'
    | 'resume destination'
    | 'try destination'
    | 'test delivery'
    | 'ask second'
    | 'approve second'
    | 'refuse second'
    | 'export leads';
  readonly what: string;
  readonly because?: string;
  /** The request's id, which leads to the log line with its address. */
  readonly request?: string;
}

/** `seal` is the server's own entry: the chain began, or its end was replaced. */
export type AuditView = Omit<AuditEntry, 'did'> & {
  readonly did: AuditEntry['did'] | 'seal';
  readonly at: string;
} & Partial<ChainHead> & {
    readonly mac?: string;
  };

/** Where this machine remembers the chain's end, outside of the database. */
export const auditWitness = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'audit-head');

const nameAt = (now: number) => `${auditPrefix}${uuidv7(now)}`;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that acts of one process need no second try. */
function append(parts: AuditParts, entries: readonly object[], now: number): Promise<ChainHead> {
  const turn = last.then(() => appendToAudit(parts, entries, now, nameAt));
  last = turn.catch(() => {});
  return turn;
}

/** Records entries before their act: an act without an entry must not happen. @returns the chain's new end, for the log */
export const recordAudits = (parts: AuditParts, entries: readonly AuditEntry[], now: number): Promise<ChainHead> =>
  append(
    parts,
    entries.map((entry) => ({ at: new Date(now).toISOString(), ...entry })),
    now,
  );

/** Records one entry before its act. @returns the chain's new end, for the log */
export const recordAudit = (parts: AuditParts, entry: AuditEntry, now = Date.now()): Promise<ChainHead> =>
  recordAudits(parts, [entry], now);

/** Seals the chain of a new store, or of the version before this one, and logs its end. */
export async function sealAudit(parts: AuditParts, log: Log): Promise<void> {
  const { n, hash } = await append(parts, [], Date.now());
  log.info({ route: 'audit', n, hash }, 'audit sealed');
}

/** Every entry since a moment, oldest first. */
export async function* auditSince(store: ValueStore, since: number): AsyncGenerator<AuditView> {
  const facts = everyRow(
    `${auditPrefix}${firstUuidAt(since)}`,
    (page) => store.valuesWithPrefix(auditPrefix, page),
    ({ name }) => name,
  );
  for await (const { value } of facts) yield JSON.parse(value) as AuditView;
}
