import type { Arrival, CellColumn } from '#contract/experiments/arrival.ts';
import type { Ending } from '#contract/experiments/figures.ts';
import { timeBands } from '#contract/experiments/step-facts.ts';
import type { ClockSpan } from '#contract/experiments/zone-days.ts';
import { cellId } from './figure-cells.ts';
import { hashesIn, type StepFact, stepHash } from './visit-steps.ts';

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
  /** @param columns what to split by @param every 24 splits by day too (its number comes first), 1 by hour, 0 by no time */
  visitFigures(question: FigureQuestion, columns: readonly CellColumn[], every: 0 | 1 | 24): Promise<readonly FigureRow[]>;
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
  JSON.stringify([hour, cell, visitor]);

/** The updates with their cells' ids, in the order of their keys, so that two replicas do not deadlock. */
export const arrivalsInOrder = (news: readonly ArrivalUpdate[]) =>
  news
    .map((update) => ({ update, id: cellId(update.cell) }))
    .map(({ update, id }) => ({ update, id, key: arrivalKey({ ...update, cell: id }) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

/** What a state adds to its hour, in the order of `visitMeasures`. A visit whose page never reported is lost: in no share. */
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

/** How much counts change, by the row's key as JSON. */
export interface ArrivalChanges {
  readonly hours: Map<string, number[]>;
  readonly steps: Map<string, number>;
  readonly times: Map<string, number[]>;
}

export const noArrivalChanges = (): ArrivalChanges => ({ hours: new Map(), steps: new Map(), times: new Map() });

function addState(changes: ArrivalChanges, state: ArrivalState, by: 1 | -1): void {
  const key = JSON.stringify([state.hour, state.cell]);
  const before = changes.hours.get(key);
  changes.hours.set(
    key,
    measuresOf(state).map((value, at) => value * by + (before?.[at] ?? 0)),
  );
  if (state.exposed) addStep(changes, state, state.step, endOf(state), by);
}

function addStep({ steps }: ArrivalChanges, { hour, cell }: ArrivalState, step: string, target: string, by: number): void {
  const key = JSON.stringify([hour, cell, step, target]);
  steps.set(key, (steps.get(key) ?? 0) + by);
}

/** A time counts with the first walk of its edge. */
function addTime({ times }: ArrivalChanges, { hour, cell }: ArrivalState, step: string, band: number): void {
  const key = JSON.stringify([hour, cell, step]);
  const bands = times.get(key) ?? Array.from({ length: timeBands }, () => 0);
  bands[band] = (bands[band] ?? 0) + 1;
  times.set(key, bands);
}

/** 1 for what is so. */
export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * The state of a visit after an update, and the changes of counts. Pure but for `changes`. The first end stays, with its step.
 * @returns undefined where nothing changed
 */
export function updatedArrival(
  before: ArrivalState | undefined,
  update: ArrivalUpdate,
  cell: string,
  changes: ArrivalChanges,
): ArrivalState | undefined {
  const { hour, visitor } = update;
  const hasEnded = before !== undefined && before.ending !== '';
  const isMoved = !before || (!hasEnded && update.step !== '');
  const known = hashesIn(before?.steps ?? '');
  let steps = before?.steps ?? '';
  const news = update.steps.filter(([step, target]) => {
    const hash = stepHash(step, target);
    if (known.has(hash)) return false;
    known.add(hash);
    steps += hash;
    return true;
  });
  const after: ArrivalState = {
    ...{ hour, cell, visitor },
    exposed: update.exposed ? 1 : (before?.exposed ?? 0),
    ending: hasEnded ? before.ending : update.ending,
    qualified: hasEnded ? before.qualified : bit(update.qualified),
    step: isMoved ? update.step : before.step,
    blocked: isMoved ? bit(update.blocked) : before.blocked,
    steps,
  };
  if (before && arrivalColumns.every((column) => before[column] === after[column])) return undefined;
  for (const [step, target, band] of news) {
    addStep(changes, after, step, target, 1);
    if (band !== undefined) addTime(changes, after, step, band);
  }
  if (before) addState(changes, before, -1);
  addState(changes, after, 1);
  return after;
}

const inOrder = <Value>(counts: ReadonlyMap<string, Value>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

/** The changed hours as rows of `hour, cell` and the measures, in the order of their keys. */
export const changedHours = ({ hours }: ArrivalChanges): readonly (readonly (string | number)[])[] =>
  inOrder(hours)
    .filter(([, by]) => by.some((value) => value !== 0))
    .map(([key, by]) => [...(JSON.parse(key) as (string | number)[]), ...by]);

export const changedSteps = ({ steps }: ArrivalChanges): readonly (readonly (string | number)[])[] =>
  inOrder(steps)
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => [...(JSON.parse(key) as (string | number)[]), by]);

export const changedTimes = ({ times }: ArrivalChanges): readonly (readonly (string | number)[])[] =>
  inOrder(times).map(([key, bands]) => [...(JSON.parse(key) as (string | number)[]), ...bands]);
