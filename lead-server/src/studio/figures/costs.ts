import type { CellColumn } from '#contract/experiments/arrival.ts';
import { dayName } from '#contract/experiments/zone-days.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Spend } from '../../store/spend-store.ts';
import type { DayQuestion } from './question.ts';

type Figures = StudioAnswer<'figures'>;

/** What spend can be told apart by. */
const spendColumns = ['campaign', 'source', 'affid'] as const satisfies readonly CellColumn[];
type SpendColumn = (typeof spendColumns)[number];
const isSpendColumn = (column: string): column is SpendColumn => (spendColumns as readonly string[]).includes(column);

/** Campaign, source and affiliate of visits that are counted. */
export type KnownCells = readonly Readonly<Record<SpendColumn, string>>[];

/** Whether visits of a row's campaign and source are counted, and of its affiliate where it has one. */
export function createMatcher(cells: KnownCells): (row: Spend) => boolean {
  const keys = new Set(
    cells.flatMap(({ campaign, source, affid }) => [
      JSON.stringify([campaign, source, affid]),
      JSON.stringify([campaign, source, '']),
    ]),
  );
  return ({ campaign, source, affid }) => keys.has(JSON.stringify([campaign, source, affid]));
}

const centsOf = (rows: readonly Spend[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** What advertisements of a question cost. Each part is undefined where it is not known: never 0. */
export interface Costs {
  readonly total: number | undefined;
  /** Of a value of the split. */
  of(name: string): number | undefined;
  readonly spend: Figures['spend'];
  readonly unmatched: Figures['unmatched'];
}

const unknown: Costs = { total: undefined, of: () => undefined, spend: undefined, unmatched: undefined };

/** Works out costs from the rows of spend of a question's days. Pure. */
export function costsOf(rows: readonly Spend[], cells: KnownCells, question: DayQuestion, by: CellColumn): Costs {
  const { where } = question.asked;
  if (!question.isStored || Object.keys(where).some((column) => !isSpendColumn(column))) return unknown;
  const fits = (row: Spend) =>
    spendColumns.every((column) => {
      const value = where[column];
      return value === undefined || (typeof value === 'object' ? value : [String(value)]).includes(row[column]);
    });
  const isMatched = createMatcher(cells);
  const own = rows.filter(fits);
  const [matched, others] = [own.filter(isMatched), own.filter((row) => !isMatched(row))];
  const unmatched = others.length === 0 ? undefined : { rows: others.length, cents: centsOf(others) };
  const days = [...new Set(matched.map(({ day }) => day))].sort((one, other) => one - other);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { ...unknown, unmatched };
  const parts = isSpendColumn(by) ? groupBy(matched, (row) => row[by]) : undefined;
  return {
    total: centsOf(matched),
    of(name) {
      // a row without an affiliate may be anybody's
      const part = by === 'affid' && name === '' ? undefined : parts?.get(name);
      return part && centsOf(part);
    },
    spend: { days: days.length, first: dayName(first), last: dayName(last) },
    unmatched,
  };
}
