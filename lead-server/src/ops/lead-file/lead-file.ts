import { createHash } from 'node:crypto';
import { buyerNameOf, type Sale } from '../../delivery/destinations.ts';
import { type AuditView, auditSince } from '../../desk/audit-log.ts';
import { deliveryId } from '../../store/delivery-id.ts';
import type { DeliveryStore } from '../../store/delivery-store.ts';
import type { OptOutStore } from '../../store/opt-out-store.ts';
import type { StoredSubmission } from '../../store/records.ts';
import type { ReplyStore, StoredReply } from '../../store/reply-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { type AttemptLog, decryptAttemptLog } from '../../submissions/attempt-log.ts';
import { readWords } from '../../submissions/kept-words.ts';
import type { DeliveryView, LeadView } from '../../submissions/lead-view.ts';
import { hasOptedOut } from '../../submissions/opt-outs.ts';
import { contactOf, decryptContent } from '../../submissions/submission-content.ts';
import { leadView } from '../../submissions/submission-views.ts';
import { undefinedIfUnreadable, type Vault } from '../../vault/vault.ts';
import { type ShownScreen, shownScreens } from './shown-screens.ts';

/** A delivery with the request and response of its last attempt. */
export interface FiledDelivery extends DeliveryView {
  /** Who buys it there, in words: as of its last attempt, else as settings say now. None where it is no sale. */
  readonly buyer?: string;
  readonly attempt?: AttemptLog;
  /** The buyer's reply to it. */
  readonly reply?: StoredReply;
}

/** Everything that is known of a lead, for a dispute or a court. Personal data. See docs/spec/consent.md#lead-file. */
export interface LeadFile {
  /** The parts that only an erasure changes: answers, consent, path, flags, certificates, rules. */
  readonly record: Omit<LeadView, 'deliveries'>;
  /** The screens as the visitor saw them, in the words of their version. */
  readonly screens: readonly ShownScreen[];
  readonly deliveries: readonly FiledDelivery[];
  /** Whether the person has opted out since. */
  readonly optedOut: boolean;
  /** Operators' acts on this lead, and who viewed it. */
  readonly acts: readonly AuditView[];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** SHA-256 of the record, in hex: the same whenever the file is made. */
  readonly recordHash: string;
  /** SHA-256 of all other parts, up to `madeAt`. */
  readonly fileHash: string;
}

/** JSON with sorted keys: one text for one value. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** Whether the hash on a printed file is that of its own content. */
export const isIntact = ({ fileHash, ...rest }: LeadFile): boolean =>
  hashOf(rest) === fileHash && hashOf(rest.record) === rest.recordHash;

export interface FileContext {
  /** Whose each destination is (`salesOf`). */
  readonly sales: ReadonlyMap<string, Sale>;
  readonly store: DeliveryStore & ReplyStore & OptOutStore & ValueStore;
  readonly vault: Vault;
  readonly now: number;
}

/** A buyer in words. Who sells on is bound to the names that the visitor chose. See docs/spec/consent.md#covered. */
function buyerInWords(buyer: string, record: Pick<LeadView, 'meta' | 'sent'>): string {
  if (buyer !== '') return buyer;
  const chosen =
    record.meta?.consent.version === 'buyers-1' ? record.sent?.selected_buyer_names?.replaceAll('|', ', ') : undefined;
  return `sells on, bound to ${chosen ?? 'the sellers that the consent names'}`;
}

/** Makes the file of a lead. @throws Error when the row is no lead, or cannot be opened */
export async function makeLeadFile({ store, vault, now, sales }: FileContext, row: StoredSubmission): Promise<LeadFile> {
  const content = decryptContent(vault, row);
  const { deliveries, ...record } = leadView(vault, row);
  const replies = await store.repliesTo(row.id);
  const filed = await Promise.all(
    deliveries.map(async (each): Promise<FiledDelivery> => {
      const id = deliveryId(row.id, each.destination);
      const kept = await store.attemptLog(id);
      const attempt = kept && undefinedIfUnreadable(() => decryptAttemptLog(vault, id, kept));
      const reply = replies.find(({ destination }) => destination === each.destination);
      const sale = sales.get(each.destination);
      const buyer = attempt?.buyer ?? (sale && buyerNameOf(sale));
      const named = buyer === undefined ? {} : { buyer: buyerInWords(buyer, record) };
      return { ...each, ...named, ...(attempt && { attempt }), ...(reply && { reply }) };
    }),
  );
  const acts: AuditView[] = [];
  for await (const act of auditSince(store, row.receivedAt)) if (act.what.includes(row.id)) acts.push(act);
  const file = {
    record,
    screens: content.is === 'lead' ? shownScreens(content.record, await readWords(store, content.record.meta.words)) : [],
    deliveries: filed,
    optedOut: await hasOptedOut({ store, vault }, contactOf(content)),
    acts,
    madeAt: new Date(now).toISOString(),
    recordHash: hashOf(record),
  };
  return { ...file, fileHash: hashOf(file) };
}

/** Whether a record with this hash is stored under the lead, unchanged. */
export const isRecordOf = async (context: FileContext, row: StoredSubmission, hash: string): Promise<boolean> =>
  (await makeLeadFile(context, row)).recordHash === hash;
