import { describeFailure, type Log } from '../http/log.ts';
import { contactOf, hashesOf, openKept, sealKept } from '../leads/kept.ts';
import { type OptOut, type SealedTable, sealedTables } from '../store/people.ts';
import { everyRow } from '../store/pieces.ts';
import { type Page, type Store, type StoredSubmission, submissionKinds } from '../store/store.ts';
import { orUndefined, type Vault } from '../vault/vault.ts';
import { openMark, sealMark } from './people.ts';
import { startRounds } from './rounds.ts';

type Parts = { readonly store: Store; readonly vault: Vault };

/** Rows that were sealed again, and rows that somebody else changed meanwhile: those are looked at in the next run. */
export interface Rotated {
  readonly table: string;
  readonly looked: number;
  readonly resealed: number;
  readonly changed: number;
  /** The ids of rows that no key opens, or that hold nothing that we wrote: they stay as they are. */
  readonly unreadable: readonly string[];
}

/** Marks that are looked up and kept at once. */
const piece = 500;

/** Every row of anything that has ids. */
const every = <Row extends { readonly id: string }>(read: (page: Page) => Promise<readonly Row[]>): AsyncIterable<Row> =>
  everyRow('', read, ({ id }) => id);

/** Every row that is not under the newest key, sealed again by `resealed`, which gives the change of it to make. */
async function overhaul<Row extends { readonly id: string; readonly sealed: Uint8Array }>(
  table: string,
  vault: Vault,
  rows: AsyncIterable<Row>,
  resealed: (row: Row) => () => Promise<boolean>,
): Promise<Rotated> {
  let [looked, done, changed] = [0, 0, 0];
  const unreadable: string[] = [];
  for await (const row of rows) {
    looked += 1;
    if (vault.isCurrent(row.sealed)) continue;
    const change = orUndefined(() => resealed(row));
    if (!change) unreadable.push(row.id);
    else if (await change()) done += 1;
    else changed += 1;
  }
  return { table, looked, resealed: done, changed, unreadable };
}

function resealedSubmission({ store, vault }: Parts, row: StoredSubmission): () => Promise<boolean> {
  const kept = openKept(vault, row);
  const change = {
    id: row.id,
    before: row.sealed,
    state: row.state,
    ...hashesOf(vault, contactOf(kept)),
    sealed: sealKept(vault, row.id, kept),
  };
  return () => store.rewrite(change);
}

const resealedRow =
  ({ store, vault }: Parts, table: SealedTable) =>
  ({ id, sealed: before }: { id: string; sealed: Uint8Array }) => {
    const sealed = vault.seal(table, id, vault.open(table, id, before));
    return async () => {
      // a mark that has come since, of a process that does not know the newest key: once it is sealed under that one, nobody looks at it again
      if (table === 'opt_outs') await store.optOut([underNewest(vault, openMark(vault, id, before))]);
      return store.reseal(table, id, before, sealed);
    };
  };

/** A mark as the newest key has it. */
function underNewest(vault: Vault, { purpose, value }: ReturnType<typeof openMark>): OptOut {
  const mac = vault.mac(purpose, value);
  return { mac, sealed: sealMark(vault, mac, purpose, value), at: Date.now() };
}

/**
 * Marks of opted-out people under the newest key too: a lead that comes in is looked for by that one. It runs at each start, before anything
 * is delivered, and again while there is more than one key: a process that does not know the newest one yet marks under its own.
 * @throws Error once the others are marked, when a mark cannot be opened: whoever it is of would be sold again
 */
export async function rekeyOptOuts(parts: Parts, goesOn: () => boolean = () => true): Promise<void> {
  const unreadable = await rekeyReadable(parts, goesOn);
  if (unreadable > 0)
    throw new Error(`Marks of opted-out people that cannot be opened: ${unreadable}. Has DATA_KEYS lost a key?`);
}

/** @returns how many marks could not be opened */
async function rekeyReadable({ store, vault }: Parts, goesOn: () => boolean = () => true): Promise<number> {
  let unreadable = 0;
  let marks: OptOut[] = [];
  const keep = async () => {
    const known = new Set((await store.optOuts(marks.map(({ mac }) => mac))).map(({ mac }) => mac));
    const missing = marks.filter(({ mac }) => !known.has(mac));
    if (missing.length > 0) await store.optOut(missing);
    marks = [];
  };
  for await (const { id, sealed } of every((page) => store.sealedRows('opt_outs', page))) {
    if (!goesOn()) break;
    if (vault.isCurrent(sealed)) continue;
    const mark = orUndefined(() => openMark(vault, id, sealed));
    if (!mark) {
      unreadable += 1;
      continue;
    }
    marks.push(underNewest(vault, mark));
    if (marks.length === piece) await keep();
  }
  await keep();
  return unreadable;
}

/** `rekeyOptOuts` once a minute while keys are changed. @returns what stops it */
export function startRekeying(parts: Parts & { readonly log: Log; readonly everyMs?: number }): () => Promise<void> {
  const { vault, log, everyMs = 60_000 } = parts;
  if (!vault.changing) return async () => {};
  const round = (goesOn: () => boolean) =>
    rekeyOptOuts(parts, goesOn).catch((failure: unknown) => {
      log.warn({ failure: describeFailure(failure) }, 'opt-outs of an older key are not yet marked under the newest');
    });
  return startRounds(round, everyMs);
}

/**
 * Seals everything again that an older key sealed, with new hashes for finding people (design: server.md, 5). It goes row by row and changes
 * only what is still as it was read: so it may run while visitors are served, be cut off, and be run again, until nothing is left. What
 * cannot be read is named and passed over.
 *
 * Saved visits are not resealed: their names are hashes of something that only the visitor has. They are forgotten within days.
 * @param onTable told of each table that is done
 */
export async function rotateKeys(parts: Parts, onTable: (done: Rotated) => void = () => {}): Promise<readonly Rotated[]> {
  const { store, vault } = parts;
  const all: Rotated[] = [];
  const did = (done: Rotated) => {
    all.push(done);
    onTable(done);
  };
  await rekeyReadable(parts);
  for (const kind of submissionKinds) {
    const rows = every((page) => store.submissions(kind, page));
    did(await overhaul(kind, vault, rows, (row) => resealedSubmission(parts, row)));
  }
  for (const table of sealedTables) {
    did(
      await overhaul(
        table,
        vault,
        every((page) => store.sealedRows(table, page)),
        resealedRow(parts, table),
      ),
    );
  }
  return all;
}
