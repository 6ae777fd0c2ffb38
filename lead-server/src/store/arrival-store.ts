import type { Arrival, CellColumn } from '#contract/experiments/arrival.ts';
import type { Ending } from '#contract/experiments/figures.ts';
import { timeBands } from '#contract/experiments/step-facts.ts';
import type { ClockSpan } from '#contract/experiments/zone-days.ts';
import { cellId } from './figure-cells.ts';
import { type StepFact, withSteps } from './visit-steps.ts';

/** What happened on a visit since the last update, in the cell that its campaign's figures count it in. */
export interface ArrivalUpdate extends Arrival {
  /** Keyed hash of the visitor's random id: it leads to no person. */
  readonly visitor: string;
  readonly exposed: boolean;
  readonly step: string;
  readonly blocked: boolean;
  /** What happened at steps: shown, left by an edge, and errors at fields. */
  readonly steps: readonly StepFact[];
  readonly ending: Ending;
  /** Whether its lead qualifies. */
  readonly qualified: boolean;
  /** The leads whose end this counts: each has a row that says it is still to be counted. */
  readonly leads: readonly string[];
}

/** What is counted of visits. Every exposed visit has one of the four ends: finished, disqualified, dropped or blocked. */
export const visitMeasures = ['visits', 'lost', 'finished', 'disqualified', 'dropped', 'blocked', 'qualified'] as const;
/** What is counted of their leads. Cents are those of buyers who accepted and gave nothing back. */
export const leadMeasures = ['sold', 'accepted', 'returned', 'cents'] as const;
export const measures = [...visitMeasures, ...leadMeasures] as const;
export type Measure = (typeof measures)[number];
export type Measures = Readonly<Record<Measure, number>>;

/** The columns that a campaign as a whole has: a question about no other reads its days alone, which are far fewer. */
export const wholeColumns: readonly CellColumn[] = ['campaign', 'flow'];

/** Asks for figures of hours from `from` to before `to`, in whole hours since 1970. */
export interface FigureQuestion {
  readonly from: number;
  readonly to: number;
  /** The stored days that count, from the first to before the last; UTC's whole ones without it. */
  readonly days?: { readonly from: number; readonly to: number };
  /** How the clock of the days asked for stands; UTC without it. */
  readonly clock?: readonly ClockSpan[];
  /** A value, or any of several. */
  readonly where: Readonly<Partial<Record<CellColumn, string | number | readonly string[]>>>;
}

/** A row of figures: the values it is split by, in the order asked, and its measures. */
export interface FigureRow extends Measures {
  readonly by: readonly (string | number)[];
}

/** Visits of a value and a day, and how much of one measure they have. */
export interface DayRow {
  readonly day: number;
  readonly name: string;
  readonly visits: number;
  readonly value: number;
}

/** Arrivals at a step (target ''), leavings to the next step or an end, and errors (`errorTarget`). */
export interface StepRow {
  /** The value that it is split by; '' without a split. */
  readonly name: string;
  readonly step: string;
  readonly target: string;
  readonly count: number;
}

/** Visits by the band of their time at a step. */
export interface TimeRow {
  readonly name: string;
  readonly step: string;
  readonly bands: readonly number[];
}

/** Since when visits, and times at steps, are counted: an hour, or a stored day that is before it; undefined where nothing is. */
export interface CountedSince {
  readonly hour?: number;
  readonly day?: number;
  readonly timesHour?: number;
  readonly timesDay?: number;
}

/** What is turned into days by itself: visits with their outcomes, or what happened at steps. */
export type RolledPart = 'visits' | 'steps';

/** A campaign's counts of a whole number of days counted back from an hour: 0 is the last one, -1 the hour itself. */
export interface CampaignBin {
  readonly campaign: string;
  readonly bin: number;
  /** Which hours of the day, counted back: 0 for the first three, by `fallHours`. */
  readonly part: number;
  readonly visits: number;
  readonly qualified: number;
}

/** A lead whose end is not counted yet. */
export interface PendingLead {
  readonly id: string;
  readonly hour: number;
  readonly pending: string;
}

/** Figures by campaign. They are written where visits, leads, deliveries and replies are: in the same transactions. */
export interface ArrivalStore {
  /** @param columns what to split by */
  visitFigures(question: FigureQuestion, columns: readonly CellColumn[]): Promise<readonly FigureRow[]>;
  /** The same by day, of one measure: the days of many values are many rows. */
  visitDays(question: FigureQuestion, column: CellColumn, measure: Measure): Promise<readonly DayRow[]>;
  /** @param by what to split by, '' for nothing */
  stepFigures(question: FigureQuestion, by?: CellColumn | ''): Promise<readonly StepRow[]>;
  stepTimes(question: FigureQuestion, by?: CellColumn | ''): Promise<readonly TimeRow[]>;
  /** The flows of the visits that a question is about: quicker than to count them. */
  visitedFlows(question: FigureQuestion): Promise<readonly string[]>;
  /** Every campaign's counts of `days` days before `hour`, each in four parts, and of the hour itself. @param affids only of these affiliates */
  campaignBins(hour: number, days: number, affids?: readonly string[]): Promise<readonly CampaignBin[]>;
  countedSince(): Promise<CountedSince>;
  /** The different values that cells have in these columns, in their order; those of whole campaigns are not among them. */
  knownCells(columns: readonly CellColumn[]): Promise<readonly (readonly string[])[]>;
  pendingLeads(page: { readonly after: string; readonly limit: number }): Promise<readonly PendingLead[]>;
  /** The oldest hour that is not part of a day yet. */
  oldestHour(part: RolledPart): Promise<number | undefined>;
  /** Makes hours from `from` to before `to` a part of `day`: all of them at once. @returns how many rows */
  rollHours(part: RolledPart, day: number, from: number, to: number): Promise<number>;
  /** Forgets up to `limit` states of before an hour, counts of before a day, and the cells and leads that nothing names. */
  deleteArrivals(statesBefore: number, daysBefore: number, limit: number): Promise<number>;
}

/** How a visit stands in its cell: a row of `arrival_states`. */
export interface ArrivalState {
  readonly hour: number;
  readonly cell: string;
  readonly visitor: string;
  readonly exposed: 0 | 1;
  readonly ending: Ending;
  readonly qualified: 0 | 1;
  readonly step: string;
  readonly blocked: 0 | 1;
  readonly steps: string;
}

/** The columns of `arrival_states`, the first three of which are its key. */
export const arrivalColumns = [
  ...['hour', 'cell', 'visitor'],
  ...['exposed', 'ending', 'qualified', 'step', 'blocked', 'steps'],
] as readonly (keyof ArrivalState)[];

export const arrivalKey = ({ hour, cell, visitor }: Pick<ArrivalState, 'hour' | 'cell' | 'visitor'>): string =>
  `${hour} ${cell} ${visitor}`;

/** The updates with their cells' ids, in the order of their keys, so that two replicas do not deadlock. */
export const arrivalsInOrder = (news: readonly ArrivalUpdate[]) =>
  news
    .map((update) => ({ update, id: cellId(update.cell) }))
    .map(({ update, id }) => ({ update, id, key: arrivalKey({ ...update, cell: id }) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

/** What a state is counted as, in the order of `visitMeasures`. A visit whose page never reported is lost: in no share. */
function measuresOf({ exposed, ending, qualified, blocked }: ArrivalState): readonly number[] {
  if (!exposed) return [0, ending === '' ? 0 : 1, 0, 0, 0, 0, 0];
  const isOpen = ending === '';
  const has = (value: boolean) => (value ? 1 : 0);
  return [
    ...[1, 0, has(ending === 'finished'), has(ending === 'disqualified')],
    ...[has(isOpen && !blocked), has(isOpen && !!blocked), qualified],
  ];
}

/** The end that a visit has at its last step. */
export const endOf = ({ ending, blocked }: Pick<ArrivalState, 'ending' | 'blocked'>): string =>
  ending || (blocked ? 'blocked' : 'dropped');

/** How much the counts of an hour's cell change. */
export interface CellChanges {
  readonly hour: number;
  readonly cell: string;
  /** In the order of `visitMeasures`. */
  readonly visits: number[];
  /** By step and target, as `stepName` joins them. */
  readonly steps: Map<string, number>;
  /** By step. */
  readonly times: Map<string, number[]>;
}

/** How much counts change, by hour and cell. */
export type ArrivalChanges = Map<string, CellChanges>;

export const stepName = (step: string, target: string): string => `${step}\n${target}`;

/** The changes of an hour's cell, to be added to. */
export function changesOf(changes: ArrivalChanges, hour: number, cell: string): CellChanges {
  const key = `${hour} ${cell}`;
  const known = changes.get(key);
  if (known) return known;
  const own = { hour, cell, visits: visitMeasures.map(() => 0), steps: new Map(), times: new Map() };
  changes.set(key, own);
  return own;
}

function addState(own: CellChanges, state: ArrivalState, by: 1 | -1): void {
  for (const [at, value] of measuresOf(state).entries()) own.visits[at] = (own.visits[at] ?? 0) + value * by;
  if (state.exposed) addStep(own, stepName(state.step, endOf(state)), by);
}

const addStep = ({ steps }: CellChanges, name: string, by: number) => steps.set(name, (steps.get(name) ?? 0) + by);

/** A time counts with the first walk of its edge. */
function addTime({ times }: CellChanges, step: string, band: number): void {
  const bands = times.get(step) ?? Array.from({ length: timeBands }, () => 0);
  bands[band] = (bands[band] ?? 0) + 1;
  times.set(step, bands);
}

/** 1 for what is so. */
export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** How an update changes the state of a visit. */
export interface UpdatedArrival {
  readonly before: ArrivalState | undefined;
  readonly after: ArrivalState;
  /** What happened at steps for the first time. */
  readonly news: readonly StepFact[];
}

/** The state of a visit after an update; undefined where nothing changed. Pure. The first end stays, with its step. */
export function updatedArrival(
  before: ArrivalState | undefined,
  update: ArrivalUpdate,
  cell: string,
): UpdatedArrival | undefined {
  const { hour, visitor } = update;
  const hasEnded = before !== undefined && before.ending !== '';
  const isMoved = !before || (!hasEnded && update.step !== '');
  const [steps, news] = withSteps(before?.steps ?? '', update.steps);
  const after: ArrivalState = {
    ...{ hour, cell, visitor },
    exposed: update.exposed ? 1 : (before?.exposed ?? 0),
    ending: hasEnded ? before.ending : update.ending,
    qualified: hasEnded ? before.qualified : bit(update.qualified),
    step: isMoved ? update.step : before.step,
    blocked: isMoved ? bit(update.blocked) : before.blocked,
    steps,
  };
  return before && arrivalColumns.every((column) => before[column] === after[column]) ? undefined : { before, after, news };
}

/** Adds to the changes of counts what an update of a visit changes. */
export function countArrival(changes: ArrivalChanges, { before, after, news }: UpdatedArrival): void {
  const own = changesOf(changes, after.hour, after.cell);
  for (const [step, target, band] of news) {
    addStep(own, stepName(step, target), 1);
    if (band !== undefined) addTime(own, step, band);
  }
  if (before) addState(own, before, -1);
  addState(own, after, 1);
}

type Rows = readonly (readonly (string | number)[])[];
const inOrder = <Value>(counts: ReadonlyMap<string, Value>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

/** The changed rows of the three tables of hours, each in the order of its keys. */
export function changedRows(changes: ArrivalChanges): Readonly<Record<'hours' | 'steps' | 'times', Rows>> {
  const cells = inOrder(changes).map(([, own]) => own);
  return {
    hours: cells.filter(({ visits }) => visits.some((by) => by !== 0)).map(({ hour, cell, visits }) => [hour, cell, ...visits]),
    steps: cells.flatMap(({ hour, cell, steps }) =>
      inOrder(steps)
        .filter(([, by]) => by !== 0)
        .map(([name, by]) => [hour, cell, ...name.split('\n'), by]),
    ),
    times: cells.flatMap(({ hour, cell, times }) => inOrder(times).map(([step, bands]) => [hour, cell, step, ...bands])),
  };
}
