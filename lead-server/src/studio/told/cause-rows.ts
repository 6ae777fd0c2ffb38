import { z } from 'zod';
import { everyRow } from '../../store/batches.ts';
import type { ValueStore } from '../../store/value-store.ts';

const prefix = 'told: ';
/** How long one button silences a cause. */
export const silenceMs = 7 * 86_400_000;

/** What is kept of a cause, as JSON beside the small facts of the server. Milliseconds since 1970, 0 for never. */
const rowForm = z.object({
  /** When it was first seen. */
  since: z.number(),
  seenAt: z.number(),
  /** When it was told, or would have been without its silence. */
  toldAt: z.number(),
  silentUntil: z.number(),
  silentBy: z.string(),
  /** What of it was news when it was told (`newsOf`). */
  news: z.string().default(''),
});
export type CauseRow = z.infer<typeof rowForm>;

const newRow = (now: number): CauseRow => ({ since: now, seenAt: now, toldAt: 0, silentUntil: 0, silentBy: '', news: '' });

function readRow(value: string | undefined): CauseRow | undefined {
  const read = value === undefined ? undefined : rowForm.safeParse(JSON.parse(value));
  return read?.success ? read.data : undefined;
}

/** Every cause that is open or silent, by its name. @throws StoreUnavailable */
export async function causeRows(store: ValueStore): Promise<ReadonlyMap<string, CauseRow>> {
  const rows = new Map<string, CauseRow>();
  for await (const { name, value } of everyRow(
    prefix,
    (page) => store.valuesWithPrefix(prefix, page),
    (each) => each.name,
  )) {
    const row = readRow(value);
    if (row) rows.set(name.slice(prefix.length), row);
  }
  return rows;
}

/**
 * Changes what is kept of a cause over what any server writes meanwhile.
 * @param change gives the row after it; undefined forgets the cause @returns the row that is kept
 * @throws StoreUnavailable
 */
export async function changeCause(
  store: ValueStore,
  cause: string,
  now: number,
  change: (before: CauseRow) => CauseRow,
): Promise<CauseRow> {
  const name = prefix + cause;
  for (;;) {
    const before = await store.getValue(name);
    const after = change(readRow(before) ?? newRow(now));
    if (await store.replaceValue(name, before, JSON.stringify(after), [])) return after;
  }
}

/** Silences a cause for everybody, or lets it speak again: one that was told already is not told anew. @throws StoreUnavailable */
export const silenceCause = (store: ValueStore, cause: string, by: string, isOn: boolean, now: number): Promise<CauseRow> =>
  changeCause(store, cause, now, (before) => ({
    ...before,
    ...(isOn ? { silentUntil: now + silenceMs, silentBy: by } : { silentUntil: 0, silentBy: '' }),
  }));

/** @throws StoreUnavailable */
export const forgetCause = (store: ValueStore, cause: string): Promise<boolean> => store.deleteValue(prefix + cause);

/** Those that nobody is told of now. */
export const silentCauses = (rows: ReadonlyMap<string, CauseRow>, now: number) =>
  [...rows]
    .filter(([, { silentUntil }]) => silentUntil > now)
    .map(([cause, { silentUntil: until, silentBy: by }]) => ({ cause, until, by }));
