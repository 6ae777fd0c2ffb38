import { createHash } from 'node:crypto';
import { type ArrivalCell, cellColumns } from '#contract/experiments/arrival.ts';

/** Ids that were worked out lately: the same cells come again and again, many as the same object. */
const lately = new Map<string, string>();
const mostLately = 5000;
const ofObjects = new WeakMap<ArrivalCell, string>();

function idOfNames(names: string): string {
  const known = lately.get(names);
  if (known !== undefined) return known;
  if (lately.size >= mostLately) lately.clear();
  const id = createHash('sha256').update(names).digest('base64url').slice(0, 16);
  lately.set(names, id);
  return id;
}

/** The id of a cell: 96 bits of a hash, so that no two share one. */
export function cellId(cell: ArrivalCell): string {
  const known = ofObjects.get(cell);
  if (known !== undefined) return known;
  const id = idOfNames(JSON.stringify(cellColumns.map((column) => cell[column])));
  ofObjects.set(cell, id);
  return id;
}

/** What the cell of a whole campaign has in place of names. No counted name has this sign. */
const anyName = '*';

/** The cell of a campaign as a whole. Its id is its names, so that SQL can make it too. */
function wholeCell({ campaign, flow }: ArrivalCell): { readonly cell: ArrivalCell; readonly whole: string } {
  const any = { affid: anyName, sub: anyName, source: anyName, device: anyName, language: anyName, theme: anyName };
  return { cell: { campaign, version: 0, flow, ...any }, whole: `${campaign}\n${flow}` };
}

/** The rows of `figure_cells` that cells need, each once: their own, and their campaign's. */
export function cellRows(cells: readonly ArrivalCell[]): readonly (readonly (string | number)[])[] {
  const rows = new Map<string, readonly (string | number)[]>();
  const row = (id: string, cell: ArrivalCell, whole: string) => [id, ...cellColumns.map((column) => cell[column]), whole];
  for (const cell of cells) {
    const id = cellId(cell);
    if (rows.has(id)) continue;
    const { cell: any, whole } = wholeCell(cell);
    rows.set(id, row(id, cell, whole));
    if (!rows.has(whole)) rows.set(whole, row(whole, any, whole));
  }
  return [...rows.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/**
 * Remembers the cells that this process made sure of today: they are many times the same. A cell with counts of today is not deleted
 * for as long as days are kept.
 */
export function createKnownCells(now: () => number = Date.now) {
  let day = 0;
  const known = new Set<string>();
  return {
    /** Those of the rows of `cellRows` that are not known yet. */
    news<Row extends readonly (string | number)[]>(rows: readonly Row[]): readonly Row[] {
      const today = Math.floor(now() / 86_400_000);
      if (today !== day) known.clear();
      day = today;
      return rows.filter(([id]) => !known.has(String(id)));
    },
    /** They are stored, once their transaction is. */
    add(rows: readonly (readonly (string | number)[])[]): void {
      if (known.size > 10 * mostLately) known.clear();
      for (const [id] of rows) known.add(String(id));
    },
    /** Their transaction was undone. */
    forget: (): void => known.clear(),
  };
}
