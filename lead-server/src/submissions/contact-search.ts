import type { StoredSubmission, SubmissionKind } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

/** Finds submissions by keyed hash, without decrypting. */
export type FindByContact = (kind: SubmissionKind, macs: readonly string[]) => Promise<readonly StoredSubmission[]>;

/** Spans of time looked into in one call, half a year: leads that come meanwhile wait some milliseconds for it. */
const spansPerCall = 1000;
/** Rows read at once: one person may have any number of leads. */
const idsPerQuery = 500;

/** `byIds`, for however many. */
export async function loadByIds(store: SubmissionStore, ids: readonly string[]): Promise<readonly StoredSubmission[]> {
  const rows: StoredSubmission[] = [];
  for (let at = 0; at < ids.length; at += idsPerQuery) rows.push(...(await store.byIds(ids.slice(at, at + idsPerQuery))));
  return rows;
}

/**
 * Finds people. An index by hash alone would cost each lead more than the rest of it, so a search looks into each span of time. All
 * that ask during one search share the next.
 */
export function createContactSearch(store: SubmissionStore): FindByContact {
  const next = new Map<SubmissionKind, { readonly macs: Set<string>; readonly found: Promise<readonly StoredSubmission[]> }>();
  const running = new Map<SubmissionKind, Promise<unknown>>();

  async function through(kind: SubmissionKind, macs: ReadonlySet<string>): Promise<readonly StoredSubmission[]> {
    await running.get(kind)?.catch(() => undefined);
    // later calls share the next search
    next.delete(kind);
    const search = lookFor(kind, [...macs]);
    running.set(kind, search);
    return search;
  }
  async function lookFor(kind: SubmissionKind, macs: readonly string[]): Promise<readonly StoredSubmission[]> {
    const ids: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part = await store.find(kind, macs, { after, limit: spansPerCall });
      ids.push(...part.ids);
      after = part.next;
    }
    return loadByIds(store, ids);
  }

  return async (kind, macs) => {
    if (macs.length === 0) return [];
    let shared = next.get(kind);
    if (!shared) {
      const all = new Set<string>();
      shared = { macs: all, found: through(kind, all) };
      next.set(kind, shared);
    }
    for (const mac of macs) shared.macs.add(mac);
    const found = await shared.found;
    return found.filter(({ emailMac, phoneMac }) => macs.includes(emailMac) || macs.includes(phoneMac));
  };
}
