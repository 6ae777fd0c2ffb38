import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { auditFault, auditPrefix } from '../../desk/audit-chain.ts';
import { type AuditView, auditWitness } from '../../desk/audit-log.ts';
import { firstUuidAt } from '../../lib/uuid.ts';
import { auditHeadName, parseChainHead } from '../../store/chain.ts';
import type { LeadListStore } from '../../store/lead-list-store.ts';
import { afterEveryId } from '../../store/rows.ts';
import type { StudioHandlers, StudioParts } from '../studio-parts.ts';

type Page = StudioAnswer<'audit'>;

/** Lines of a page, lines read at once, and how many are looked through for a page at most. */
const [pageSize, batch, mostLooks] = [50, 200, 4000];
/** How long a verdict on the chain counts: all of it is read for one. */
const verdictMs = 5 * 60_000;

const has = (text: string, words: string | undefined) =>
  words === undefined || text.toLowerCase().includes(words.trim().toLowerCase());

/** A page of the audit, the newest first. @throws StoreUnavailable */
export async function auditPage(store: LeadListStore, { who, did, what, from, to, after }: StudioBody<'audit'>): Promise<Page> {
  const first = auditPrefix + (from === undefined ? '' : firstUuidAt(from));
  let before = auditPrefix + (after ?? (to === undefined ? afterEveryId : firstUuidAt(to)));
  const rows: Page['rows'][number][] = [];
  for (let looked = 0; looked < mostLooks; ) {
    const values = await store.valuesBefore(first, before, batch);
    for (const { name, value } of values) {
      looked += 1;
      before = name;
      const entry = JSON.parse(value) as AuditView;
      if (!has(entry.who ?? '', who) || (did !== undefined && entry.did !== did) || !has(entry.what ?? '', what)) continue;
      const { n } = entry;
      rows.push({
        at: Date.parse(entry.at),
        // the server's own line has no person
        who: entry.who ?? 'server',
        did: entry.did,
        what: entry.what ?? '',
        because: entry.because ?? '',
        ...(n !== undefined && { n }),
      });
      if (rows.length === pageSize) return { rows, next: before.slice(auditPrefix.length), looked };
    }
    if (values.length < batch) return { rows, looked };
    if (looked >= mostLooks) return { rows, next: before.slice(auditPrefix.length), looked };
  }
  return { rows, looked: 0 };
}

/** The answers of Audit: everybody may read who did what. */
export function auditHandlers(parts: StudioParts): Pick<StudioHandlers, 'audit' | 'auditChain'> {
  const { store, vault, config, withReadOnlyStore } = parts;
  let last: StudioAnswer<'auditChain'> | undefined;
  return {
    audit: (body) => auditPage(store, body),
    async auditChain() {
      const at = Date.now();
      if (last && at - last.at < verdictMs) return last;
      last = await withReadOnlyStore(async (reader) => {
        const head = await reader.getValue(auditHeadName);
        const fault = await auditFault({ store: reader, vault, witness: auditWitness(config) });
        return { at, fault: fault ?? '', entries: head === undefined ? 0 : parseChainHead(head).n };
      });
      return last;
    },
  };
}
