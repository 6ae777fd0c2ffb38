import { type CellColumn, cellColumns } from '#contract/experiments/arrival.ts';
import { exitsOf } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { type FigureCounts, mostFigureDays, mostFigureRows } from '#contract/studio/figures.ts';
import { hourDays } from '../experiments/figure-upkeep.ts';
import { groupBy } from '../lib/group-by.ts';
import { ActRefused } from '../ops/campaigns/acts.ts';
import {
  type ArrivalStore,
  type FigureQuestion,
  type FigureRow,
  type Measures,
  measures,
  type StepRow,
} from '../store/arrival-store.ts';

type Figures = StudioAnswer<'figures'>;
type Row = Figures['rows'][number];

const hourMs = 3_600_000;
const dayHours = 24;
const hourOf = (day: string) => Math.floor(Date.parse(day) / hourMs);
const dayOf = (hour: number) => new Date(hour * hourMs).toISOString().slice(0, 10);

/** Values of a column that a question may be narrowed to. */
const mostValues = 100;

const sumOf = (rows: readonly Measures[]): FigureCounts =>
  Object.fromEntries(measures.map((each) => [each, rows.reduce((sum, row) => sum + row[each], 0)])) as unknown as FigureCounts;

/** The question in hours. @throws ActRefused for days that run backwards or are too many */
function hoursOf({ from, to, where }: StudioBody<'figures'>): FigureQuestion {
  const [start, end] = [hourOf(from), hourOf(to) + dayHours];
  const days = (end - start) / dayHours;
  if (days < 1) throw new ActRefused('The first day is after the last one.');
  if (days > mostFigureDays) throw new ActRefused(`${days} days are asked for, and ${mostFigureDays} are kept. Ask for fewer.`);
  const { version, ...rest } = where;
  return { from: start, to: end, where: { ...rest, ...(version !== undefined && { version: Number(version) || 0 }) } };
}

/**
 * As many days before. Where today is asked for, the last of them ends at the same hour as today: less than a day is not compared
 * with a whole one. Days that are no longer kept by the hour count whole.
 */
function daysBefore({ from, to, where }: FigureQuestion, at: number): FigureQuestion {
  const days = to - from;
  const now = Math.floor(at / hourMs) + 1;
  const end = Math.max(from + 1, Math.min(to, now)) - days;
  const isByHour = end >= (Math.floor(now / dayHours) - hourDays) * dayHours;
  return { from: from - days, to: isByHour ? end : from, where };
}

/** Rows of a split by day as one row a value, the most visits first. */
function rowsOf(byDay: readonly FigureRow[], before: readonly FigureRow[], hours: readonly number[]): readonly Row[] {
  const own = groupBy(byDay, ({ by }) => String(by[1]));
  const earlier = new Map(before.map((row) => [String(row.by[0]), sumOf([row])]));
  const rows = [...own].map(([name, each]): Row => {
    const qualified = new Map(each.map(({ by, qualified: count }) => [by[0], count]));
    const trend = hours.map((hour) => qualified.get(hour) ?? 0);
    const was = earlier.get(name);
    return { ...sumOf(each), name, trend, ...(was && { before: was }) };
  });
  return rows.sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
}

/** The steps of a flow that anybody reached, with where they went. */
function stepsOf(id: string, counted: readonly StepRow[]): Figures['steps'] {
  const flow = flowById(id);
  if (!flow) return [];
  return flow.steps.flatMap(({ step }, index): Figures['steps'][number][] => {
    // a visit known only by its start is at the first step
    const here = counted.filter((each) => each.step === step || (index === 0 && each.step === ''));
    const countOf = (target: string) => here.filter((each) => each.target === target).reduce((sum, { count }) => sum + count, 0);
    const reached = countOf('');
    if (reached === 0) return [];
    const targets = [...new Set(exitsOf(flow, index).map(({ to }) => to as string))].filter((to) => to !== 'submit');
    const edges = [...targets, 'finished', 'disqualified'].map((to) => ({ to, count: countOf(to) }));
    return [
      { step, reached, edges: edges.filter(({ count }) => count > 0), dropped: countOf('dropped'), blocked: countOf('blocked') },
    ];
  });
}

/** The columns that have few values: all but the sub id. */
const narrowed = cellColumns.filter((column) => column !== 'sub');
type Cell = Readonly<Partial<Record<CellColumn, string>>>;
const cellOf = ({ by }: FigureRow): Cell => Object.fromEntries(narrowed.map((column, at) => [column, String(by[at])]));

/** The values of a column among cells, those of the most visits first. */
function valuesOf(column: CellColumn, cells: readonly (Cell & { readonly visits: number })[]): readonly string[] {
  const sums = [...groupBy(cells, (cell) => cell[column] ?? '')].map(
    ([name, each]) => [name, each.reduce((sum, { visits }) => sum + visits, 0)] as const,
  );
  return sums
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostValues)
    .map(([name]) => name);
}

/** What a question can be narrowed to, and the flows that it is about: read at once, whatever it asks. */
async function choicesIn(store: ArrivalStore, { from, to, where }: FigureQuestion) {
  const rows = await store.visitFigures({ from, to, where: {} }, narrowed, 0);
  const cells = rows.map((row) => ({ ...cellOf(row), visits: row.visits }));
  const fits = (cell: Cell, columns: readonly CellColumn[]) =>
    columns.every((column) => where[column] === undefined || cell[column] === String(where[column]));
  const ofCampaign = cells.filter((cell) => fits(cell, ['campaign']));
  return {
    values: Object.fromEntries(narrowed.map((column) => [column, valuesOf(column, column === 'campaign' ? cells : ofCampaign)])),
    flows: valuesOf(
      'flow',
      cells.filter((cell) => fits(cell, narrowed)),
    ),
  };
}

/** Answers a question from the roll-ups alone. @throws ActRefused StoreUnavailable */
export async function answerFigures(store: ArrivalStore, body: StudioBody<'figures'>, at: number): Promise<Figures> {
  const question = hoursOf(body);
  const { by, compare } = body;
  const earlier = daysBefore(question, at);
  const [byDay, before, steps, since, { values, flows }] = await Promise.all([
    store.visitFigures(question, [by], dayHours),
    compare ? store.visitFigures(earlier, [by], 0) : [],
    store.stepFigures(question),
    store.countedSince(),
    choicesIn(store, question),
  ]);
  const hours = Array.from({ length: (question.to - question.from) / dayHours }, (_, day) => question.from + day * dayHours);
  const rows = rowsOf(byDay, before, hours);
  const ofDay = groupBy(byDay, (row) => row.by[0]);
  const flow = flows.length === 1 ? flows[0] : undefined;
  return {
    at,
    ...(since !== undefined && { since: since * hourMs }),
    total: sumOf(byDay),
    ...(compare && { before: sumOf(before) }),
    days: hours.map((hour) => {
      const { visits, qualified } = sumOf(ofDay.get(hour) ?? []);
      return { day: dayOf(hour), visits, qualified };
    }),
    ...(flow !== undefined && { flow }),
    steps: flow === undefined ? [] : stepsOf(flow, steps),
    rows: rows.slice(0, mostFigureRows),
    more: Math.max(0, rows.length - mostFigureRows),
    values,
  };
}
