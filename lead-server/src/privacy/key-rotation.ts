import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { everyRow } from '../store/batches.ts';
import { type EncryptedTable, encryptedTables, type OptOutMark } from '../store/people-store.ts';
import { type Page, type StoredSubmission, submissionKinds } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { decryptOptOut, encryptOptOut } from '../submissions/opt-outs.ts';
import { contactOf, decryptContent, encryptContent, lookupHashes } from '../submissions/submission-content.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';

type RotationContext = { readonly store: Store; readonly vault: Vault };

/** Rows rewritten, and rows that changed meanwhile, which the next run takes. */
export interface RotationResult {
  readonly table: string;
  readonly scanned: number;
  readonly resealed: number;
  readonly changed: number;
  /** Ids of rows that no key opens; they stay as they are. */
  readonly unreadable: readonly string[];
}

/** Marks that are looked up and kept at once. */
const pageSize = 500;

/** Every row of anything that has ids. */
const eachRow = <Row extends { readonly id: string }>(read: (page: Page) => Promise<readonly Row[]>): AsyncIterable<Row> =>
  everyRow('', read, ({ id }) => id);

/** Rewrites every row that is not under the newest key. @param resealed gives the change to make */
async function rewriteRows<Row extends { readonly id: string; readonly sealed: Uint8Array }>(
  table: string,
  vault: Vault,
  rows: AsyncIterable<Row>,
  resealed: (row: Row) => () => Promise<boolean>,
): Promise<RotationResult> {
  let [scanned, done, changed] = [0, 0, 0];
  const unreadable: string[] = [];
  for await (const row of rows) {
    scanned += 1;
    if (vault.isCurrent(row.sealed)) continue;
    const change = undefinedIfUnreadable(() => resealed(row));
    if (!change) unreadable.push(row.id);
    else if (await change()) done += 1;
    else changed += 1;
  }
  return { table, scanned, resealed: done, changed, unreadable };
}

function reencryptSubmission({ store, vault }: RotationContext, row: StoredSubmission): () => Promise<boolean> {
  const content = decryptContent(vault, row);
  const change = {
    id: row.id,
    before: row.sealed,
    state: row.state,
    ...lookupHashes(vault, contactOf(content)),
    sealed: encryptContent(vault, row.id, content),
  };
  return () => store.rewrite(change);
}

const reencryptRow =
  ({ store, vault }: RotationContext, table: EncryptedTable) =>
  ({ id, sealed: before }: { id: string; sealed: Uint8Array }) => {
    const sealed = vault.encrypt(table, id, vault.decrypt(table, id, before));
    return async () => {
      // a process that does not know the newest key may have added a mark since
      if (table === 'opt_outs') await store.optOut([withNewestKey(vault, decryptOptOut(vault, id, before))]);
      return store.replaceEncrypted(table, id, before, sealed);
    };
  };

/** A mark as the newest key has it. */
function withNewestKey(vault: Vault, { purpose, value }: ReturnType<typeof decryptOptOut>): OptOutMark {
  const mac = vault.keyedHash(purpose, value);
  return { mac, sealed: encryptOptOut(vault, mac, purpose, value), at: Date.now() };
}

/**
 * Marks opted-out people under the newest key too, by which a new lead is looked up. It runs at each start and while there are
 * several keys.
 * @throws Error when a mark cannot be read: its person would be sold again
 */
export async function rehashOptOuts(parts: RotationContext, goesOn: () => boolean = () => true): Promise<void> {
  const unreadable = await rehashReadable(parts, goesOn);
  if (unreadable > 0)
    throw new Error(`Marks of opted-out people that cannot be opened: ${unreadable}. Has DATA_KEYS lost a key?`);
}

/** @returns how many marks could not be opened */
async function rehashReadable({ store, vault }: RotationContext, goesOn: () => boolean = () => true): Promise<number> {
  let unreadable = 0;
  let marks: OptOutMark[] = [];
  const keep = async () => {
    const known = new Set((await store.optOuts(marks.map(({ mac }) => mac))).map(({ mac }) => mac));
    const missing = marks.filter(({ mac }) => !known.has(mac));
    if (missing.length > 0) await store.optOut(missing);
    marks = [];
  };
  for await (const { id, sealed } of eachRow((page) => store.encryptedRows('opt_outs', page))) {
    if (!goesOn()) break;
    if (vault.isCurrent(sealed)) continue;
    const mark = undefinedIfUnreadable(() => decryptOptOut(vault, id, sealed));
    if (!mark) {
      unreadable += 1;
      continue;
    }
    marks.push(withNewestKey(vault, mark));
    if (marks.length === pageSize) await keep();
  }
  await keep();
  return unreadable;
}

/** `rekeyOptOuts` once a minute while keys are changed. @returns what stops it */
export function startRehashing(parts: RotationContext & { readonly log: Log; readonly everyMs?: number }): () => Promise<void> {
  const { vault, log, everyMs = 60_000 } = parts;
  if (!vault.hasSeveralKeys) return async () => {};
  const round = (goesOn: () => boolean) =>
    rehashOptOuts(parts, goesOn).catch((failure: unknown) => {
      log.warn({ failure: describeFailure(failure) }, 'opt-out rehash failed, retry pending');
    });
  return startIntervalTask(round, everyMs);
}

/**
 * Encrypts everything under the newest key, with new lookup hashes. Safe to interrupt and repeat while visitors are served.
 * Saved visits are left out: they expire within days.
 * @param onTable called after each table. See docs/spec/consent.md#key-rotation.
 */
export async function rotateKeys(
  parts: RotationContext,
  onTable: (done: RotationResult) => void = () => {},
): Promise<readonly RotationResult[]> {
  const { store, vault } = parts;
  const all: RotationResult[] = [];
  const did = (done: RotationResult) => {
    all.push(done);
    onTable(done);
  };
  await rehashReadable(parts);
  for (const kind of submissionKinds) {
    const rows = eachRow((page) => store.submissions(kind, page));
    did(await rewriteRows(kind, vault, rows, (row) => reencryptSubmission(parts, row)));
  }
  for (const table of encryptedTables) {
    did(
      await rewriteRows(
        table,
        vault,
        eachRow((page) => store.encryptedRows(table, page)),
        reencryptRow(parts, table),
      ),
    );
  }
  return all;
}
