import { startIntervalTask } from '../lib/interval-task.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { everyRow } from '../store/batches.ts';
import { parseDeliveryId } from '../store/delivery-id.ts';
import {
  type EncryptedRow,
  type EncryptedStore,
  type EncryptedTable,
  encryptedTables,
  type ResealedSubmission,
} from '../store/encrypted-store.ts';
import type { OptOutMark, OptOutStore } from '../store/opt-out-store.ts';
import { type Page, type SubmissionKind, submissionKinds } from '../store/records.ts';
import { decryptOptOut, encryptOptOut } from '../submissions/opt-outs.ts';
import { contactIn, lookupHashes, ownKeyOf, submissionsTable } from '../submissions/submission-content.ts';
import { needsOwnKey, ownKeyBeginnings, ownKeysTable, undefinedIfUnreadable, type Vault } from '../vault/vault.ts';

type RotationContext = { readonly store: EncryptedStore & OptOutStore; readonly vault: Vault };

/** Rows rewritten, and rows that changed meanwhile, which the next run takes. */
export interface RotationResult {
  readonly table: string;
  /** Rows that were not under the newest key. */
  readonly scanned: number;
  readonly resealed: number;
  readonly changed: number;
  /** Ids of rows that no key opens; they stay as they are. */
  readonly unreadable: readonly string[];
}

/** Marks that are looked up and kept at once. */
const pageSize = 500;

/** The same promise, whose rejection is reported only when it is awaited. */
function notYetAwaited<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * Rewrites every row that is not under the newest key, a page at a time. While one is worked out, the one before is stored and the
 * one after is read.
 * @param read gives only such rows @param change works one out @param store keeps a page of them, and says how many
 */
async function rewriteRows<Row extends EncryptedRow, Change>(
  table: string,
  read: (page: Page) => Promise<readonly Row[]>,
  change: (row: Row) => Change,
  store: (changes: readonly Change[]) => Promise<number>,
): Promise<RotationResult> {
  let [scanned, done, changed] = [0, 0, 0];
  const unreadable: string[] = [];
  let storing: Promise<void> = Promise.resolve();
  const pageAfter = (after: string) => notYetAwaited(read({ after, limit: pageSize }));
  let reading: Promise<readonly Row[]> | undefined = pageAfter('');
  while (reading) {
    const rows: readonly Row[] = await reading;
    const last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
    reading = last === undefined ? undefined : pageAfter(last);
    scanned += rows.length;
    const changes: Change[] = [];
    for (const row of rows) {
      const made = undefinedIfUnreadable(() => change(row));
      if (made) changes.push(made);
      else unreadable.push(row.id);
    }
    await storing;
    storing = notYetAwaited(
      (changes.length > 0 ? store(changes) : Promise.resolve(0)).then((count) => {
        done += count;
        changed += changes.length - count;
      }),
    );
  }
  await storing;
  return { table, scanned, resealed: done, changed, unreadable };
}

/**
 * A submission under the newest data key. One that has a key of its own keeps its bytes, and that key is sealed anew; one of before there
 * were such keys gets one. What is left of an erased one stays without.
 */
function resealed(vault: Vault, row: EncryptedRow): ResealedSubmission {
  const { id, sealed: before, ownKey: ownKeyBefore } = row;
  const hashes = lookupHashes(vault, contactIn(vault, row));
  if (needsOwnKey(before) && ownKeyBefore) {
    return { id, before, sealed: undefined, ...hashes, ownKeyBefore, ownKey: vault.reseal(ownKeysTable, id, ownKeyBefore) };
  }
  const text = vault.decrypt(submissionsTable, id, before);
  const isErased = (JSON.parse(text) as { readonly is: string }).is === 'erased' || ownKeyBefore?.length === 0;
  if (isErased) {
    const sealed = vault.encrypt(submissionsTable, id, text);
    return { id, before, sealed, ...hashes, ownKeyBefore, ownKey: undefined };
  }
  // a copy of the database of before the change, with the keys of after it
  if (ownKeyBefore) {
    const sealed = vault.encrypt(submissionsTable, id, text, ownKeyOf(row));
    return { id, before, sealed, ...hashes, ownKeyBefore, ownKey: vault.reseal(ownKeysTable, id, ownKeyBefore) };
  }
  return { id, before, ...hashes, ownKeyBefore, ...vault.encryptWithNewKey(submissionsTable, id, text) };
}

const resealSubmissions = ({ store, vault }: RotationContext, kind: SubmissionKind): Promise<RotationResult> =>
  rewriteRows(
    kind,
    (page) => store.sealedSubmissions(kind, page, { current: vault.currentBeginnings, own: ownKeyBeginnings }),
    (row) => resealed(vault, row),
    (changes) => store.reseal(changes),
  );

const resealRows = ({ store, vault }: RotationContext, table: EncryptedTable): Promise<RotationResult> =>
  rewriteRows(
    table,
    (page) => store.encryptedRows(table, page, table === 'exchanges' ? ownKeyBeginnings : vault.currentBeginnings),
    ({ id, sealed: before, ownKey }) => ({
      id,
      before,
      // attempts of a submission are under its own key, once it has one
      sealed: ownKey?.length
        ? vault.encrypt(table, id, vault.decrypt(table, id, before), { of: parseDeliveryId(id)[0], sealed: ownKey })
        : vault.reseal(table, id, before),
      // a process without the newest key may have added a mark since
      mark: table === 'opt_outs' ? withNewestKey(vault, decryptOptOut(vault, id, before)) : undefined,
    }),
    async (changes) => {
      const marks = changes.flatMap(({ mark }) => (mark ? [mark] : []));
      if (marks.length > 0) await store.optOut(marks);
      return store.replaceEncrypted(table, changes);
    },
  );

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
  const others = everyRow(
    '',
    (page) => store.encryptedRows('opt_outs', page, vault.currentBeginnings),
    ({ id }) => id,
  );
  for await (const { id, sealed } of others) {
    if (!goesOn()) break;
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

/** `rehashOptOuts` once a minute while keys are changed. @returns a function that stops it */
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
  const all: RotationResult[] = [];
  const did = (done: RotationResult) => {
    all.push(done);
    onTable(done);
  };
  await rehashReadable(parts);
  for (const kind of submissionKinds) did(await resealSubmissions(parts, kind));
  for (const table of encryptedTables) did(await resealRows(parts, table));
  return all;
}
