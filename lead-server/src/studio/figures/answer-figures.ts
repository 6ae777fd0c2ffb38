import { cellColumns } from '#contract/experiments/arrival.ts';
import { dayName, zoneDays } from '#contract/experiments/zone-days.ts';
import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { type FigureCounts, mostFigureRows } from '#contract/studio/figures.ts';
import { groupBy } from '../../lib/group-by.ts';
import {
  type ArrivalStore,
  type CountedSince,
  type DayRow,
  type FigureRow,
  type Measures,
  measures,
} from '../../store/arrival-store.ts';
import type { SpendStore } from '../../store/spend-store.ts';
import { type Costs, costsOf, type KnownCells } from './costs.ts';
import { questionBefore, readQuestion } from './question.ts';
import { readSteps } from './steps.ts';

type Figures = StudioAnswer<'figures'>;
type Row = Figures['rows'][number];
type Reader = ArrivalStore & SpendStore;

const hourMs = 3_600_000;
/** Values of a column that a question may be narrowed to. */
const mostValues = 100;

const sumOf = (rows: readonly Measures[]): FigureCounts =>
  Object.fromEntries(measures.map((each) => [each, rows.reduce((sum, row) => sum + row[each], 0)])) as unknown as FigureCounts;
const costed = (counts: FigureCounts, cost: number | undefined) => ({ ...counts, ...(cost !== undefined && { cost }) });

interface Counted {
  readonly now: readonly FigureRow[];
  readonly before: readonly FigureRow[];
  readonly byDay: readonly DayRow[];
}

/** One row a value of the split, the most visits first. */
function rowsOf({ now, before, byDay }: Counted, days: readonly number[], costs: Costs): readonly Row[] {
  const ofName = groupBy(byDay, ({ name }) => name);
  const earlier = new Map(before.map((row) => [String(row.by[0]), sumOf([row])]));
  const rows = now.map((row): Row => {
    const name = String(row.by[0]);
    const values = new Map(ofName.get(name)?.map(({ day, value }) => [day, value]));
    const was = earlier.get(name);
    return {
      ...costed(sumOf([row]), costs.of(name)),
      ...{ name, trend: days.map((day) => values.get(day) ?? 0) },
      ...(was && { before: was }),
    };
  });
  return rows.sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
}

/** The columns that have few values: all but the sub id. */
const narrowed = cellColumns.filter((column) => column !== 'sub');
type Cell = Readonly<Record<(typeof narrowed)[number], string>>;

/** What a question can be narrowed to: the values of all cells that are kept, of the campaign that is asked for. */
function valuesIn(cells: readonly Cell[], campaign: string | undefined): Figures['values'] {
  const valuesOf = (column: keyof Cell) => {
    const own = column === 'campaign' || campaign === undefined ? cells : cells.filter((cell) => cell.campaign === campaign);
    const all = [...new Set(own.map((cell) => cell[column]))];
    return all.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).slice(0, mostValues);
  };
  return Object.fromEntries(narrowed.map((column) => [column, valuesOf(column)]));
}

/** The cells that are kept, within the affiliates of a reader. @throws StoreUnavailable */
export async function knownCells(store: ArrivalStore, own: readonly string[] | undefined): Promise<readonly Cell[]> {
  const cells = await store.knownCells(narrowed);
  const named = cells.map((values) => Object.fromEntries(narrowed.map((column, at) => [column, values[at] ?? ''])) as Cell);
  return own ? named.filter(({ affid }) => own.includes(affid)) : named;
}

/** Since when something is counted, in milliseconds. */
function sinceOf({ hour, day, timesHour, timesDay }: CountedSince, zone: string): Pick<Figures, 'since' | 'timesSince'> {
  const { firstHour } = zoneDays(zone);
  const first = (...hours: readonly (number | undefined)[]) => {
    const known = hours.flatMap((each) => (each === undefined ? [] : [each]));
    return known.length === 0 ? undefined : Math.max(0, Math.min(...known)) * hourMs;
  };
  const since = first(hour, day === undefined ? undefined : firstHour(day));
  const timesSince = first(timesHour, timesDay === undefined ? undefined : firstHour(timesDay));
  return { ...(since !== undefined && { since }), ...(timesSince !== undefined && { timesSince }) };
}

/** Who asks, and when. */
export interface Asker {
  /** The business's zone, whose days are stored. */
  readonly zone: string;
  /** The affiliates that they see; undefined for all. */
  readonly own: readonly string[] | undefined;
  readonly at: number;
}

/** Answers a question from the roll-ups alone. @throws ActRefused StoreUnavailable */
export async function answerFigures(store: Reader, body: StudioBody<'figures'>, { zone, own, at }: Asker): Promise<Figures> {
  const question = readQuestion(body, zone, own, at);
  const { by, compare, measure } = body;
  const [{ asked, days }, earlier] = [question, questionBefore(question, at)];
  const first = days[0] ?? 0;
  const [counted, byDay, before, flows, since, cells, spent, spentBefore] = await Promise.all([
    store.visitFigures(asked, [by]),
    store.visitDays(asked, by, measure),
    compare ? store.visitFigures(earlier, [by]) : [],
    store.visitedFlows(asked),
    store.countedSince(),
    knownCells(store, own),
    store.spend(first, first + days.length),
    compare ? store.spend(first - days.length, first) : [],
  ]);
  const costs = costsOf(spent, cells satisfies KnownCells, question, by);
  const rows = rowsOf({ now: counted, before, byDay }, days, costs);
  const ofDay = groupBy(byDay, ({ day }) => day);
  return {
    at,
    ...sinceOf(since, zone),
    total: costed(sumOf(counted), costs.total),
    ...(compare && { before: costed(sumOf(before), costsOf(spentBefore, cells, question, by).total) }),
    days: days.map((day) => {
      const own = ofDay.get(day) ?? [];
      const sum = (of: 'visits' | 'value') => own.reduce((all, row) => all + row[of], 0);
      return { day: dayName(day), visits: sum('visits'), value: sum('value') };
    }),
    ...(await readSteps(store, question, flows, zone)),
    rows: rows.slice(0, mostFigureRows),
    more: Math.max(0, rows.length - mostFigureRows),
    ...(costs.spend && { spend: costs.spend }),
    ...(costs.unmatched && { unmatched: costs.unmatched }),
    values: valuesIn(cells, body.where.campaign as string | undefined),
    ...(own && { own }),
  };
}
