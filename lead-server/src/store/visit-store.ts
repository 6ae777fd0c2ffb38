import type { Ending, FigureCell, StepCount, VisitCount } from '#contract/experiments/figures.ts';
import type { ArrivalUpdate } from './arrival-store.ts';
import { type StepFact, withSteps } from './visit-steps.ts';

/** What happened on a visit since the last update, for each cell that it counts in. */
export interface VisitUpdate {
  /** Each experiment's variant. */
  readonly cells: readonly FigureCell[];
  /** Keyed hash of the visitor's random id: it leads to no person and to no lead. */
  readonly visitor: string;
  /** Whole days since 1970, UTC. */
  readonly day: number;
  /** Whether the page itself reported. */
  readonly exposed: boolean;
  /** The step shown last; '' when none was. */
  readonly step: string;
  readonly blocked: boolean;
  /** Steps shown (target '') and edges walked. */
  readonly steps: readonly StepFact[];
  readonly ending: Ending;
  /** Of a disqualified one. */
  readonly reason: string;
}

/** Store operations of the figures. A visit's first end stays; so does the step that it ended on. */
export interface VisitStore {
  /**
   * Counts updates in one transaction, each visitor once in each cell.
   * @param news at most one of each visitor and cell @param arrivals the same in the figures by campaign
   */
  recordVisits(news: readonly VisitUpdate[], arrivals?: readonly ArrivalUpdate[]): Promise<void>;
  visitCounts(): Promise<readonly VisitCount[]>;
  stepCounts(): Promise<readonly StepCount[]>;
  /**
   * Forgets up to `limit` visits that began before `statesBefore`: they stay counted, and who comes again is counted anew. Counts
   * of days before `countsBefore` go too.
   * @returns how many visits; fewer than `limit` when none is left
   */
  deleteVisits(statesBefore: number, countsBefore: number, limit: number): Promise<number>;
}

/** The state of a visit in one cell: a row of `visit_states`. */
export interface VisitState extends FigureCell {
  readonly visitor: string;
  /** When it began: it is counted in this day's figures. */
  readonly day: number;
  readonly exposed: 0 | 1;
  readonly ending: Ending;
  readonly reason: string;
  readonly step: string;
  readonly blocked: 0 | 1;
  /** A short hash for each step shown and edge walked, one behind the other. */
  readonly steps: string;
}

/** The columns of `visit_states`, the first four of which are its key. */
export const stateColumns = [
  'flow',
  'experiment',
  'variant',
  'visitor',
  'day',
  'exposed',
  'ending',
  'reason',
  'step',
  'blocked',
  'steps',
] as const satisfies readonly (keyof VisitState)[];

/** The columns of `visit_days` and of `visit_step_days` before their count: their keys. */
export const dayColumns = ['day', 'flow', 'experiment', 'variant', 'exposed', 'ending', 'reason', 'step', 'blocked'] as const;
export const stepDayColumns = ['day', 'flow', 'experiment', 'variant', 'step', 'target'] as const;

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

export const stateKey = ({ flow, experiment, variant, visitor }: Omit<VisitState, 'day'>): string =>
  JSON.stringify([flow, experiment, variant, visitor]);

/** One update for each cell, in the order of their keys, so that two replicas do not deadlock. */
export const updatesByCell = (news: readonly VisitUpdate[]): readonly (VisitUpdate & FigureCell)[] =>
  news
    .flatMap((one) => one.cells.map((cell) => ({ ...one, ...cell })))
    .map((update) => ({ update, key: stateKey(update as never) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ update }) => update);

/** How much each count of a day changes, by the row's key as JSON. */
export interface CountChanges {
  readonly days: Map<string, number>;
  readonly stepDays: Map<string, number>;
}

export const noChanges = (): CountChanges => ({ days: new Map(), stepDays: new Map() });

function add(counts: Map<string, number>, key: readonly (string | number)[], by: number): void {
  const name = JSON.stringify(key);
  counts.set(name, (counts.get(name) ?? 0) + by);
}

const dayKey = (state: VisitState) => dayColumns.map((column) => state[column]);

/**
 * The state of a visit after an update, and the changes of counts. Pure but for `changes`.
 * @returns undefined where nothing changed
 */
export function updatedState(
  before: VisitState | undefined,
  update: VisitUpdate & FigureCell,
  changes: CountChanges,
): VisitState | undefined {
  const { flow, experiment, variant, visitor } = update;
  const hasEnded = before !== undefined && before.ending !== '';
  const isMoved = !hasEnded && update.step !== '';
  const day = before?.day ?? update.day;
  const [steps, news] = withSteps(before?.steps ?? '', update.steps);
  for (const [step, target] of news) add(changes.stepDays, [day, flow, experiment, variant, step, target], 1);
  const after: VisitState = {
    flow,
    experiment,
    variant,
    visitor,
    day,
    exposed: update.exposed ? 1 : (before?.exposed ?? 0),
    ending: hasEnded ? before.ending : update.ending,
    reason: hasEnded ? before.reason : update.reason,
    step: isMoved || !before ? update.step : before.step,
    blocked: isMoved || !before ? bit(update.blocked) : before.blocked,
    steps,
  };
  if (before && stateColumns.every((column) => before[column] === after[column])) return undefined;
  if (before) add(changes.days, dayKey(before), -1);
  add(changes.days, dayKey(after), 1);
  return after;
}

/** The changed counts as rows, in the order of their keys; the last column is by how much. */
export const changedRows = (counts: ReadonlyMap<string, number>): readonly (readonly (string | number)[])[] =>
  [...counts]
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, by]) => [...(JSON.parse(key) as (string | number)[]), by]);

/** As both databases give a row of `visitCounts`. */
export type VisitCountRow = Omit<VisitCount, 'exposed' | 'blocked'> & { readonly exposed: number; readonly blocked: number };

/** SQLite has no booleans. */
export const visitCountOf = (row: VisitCountRow): VisitCount => ({
  ...row,
  exposed: row.exposed === 1,
  blocked: row.blocked === 1,
});

const stateKeyColumns = stateColumns.slice(0, 4).join(', ');

/** SQL that both databases understand. */
export const visitSql = {
  visitCounts: `
    SELECT flow, experiment, variant, exposed, ending, reason, step, blocked, CAST(sum(count) AS INTEGER) AS count
    FROM visit_days GROUP BY flow, experiment, variant, exposed, ending, reason, step, blocked HAVING sum(count) > 0`,
  stepCounts: `
    SELECT flow, experiment, variant, step, target, CAST(sum(count) AS INTEGER) AS count
    FROM visit_step_days GROUP BY flow, experiment, variant, step, target HAVING sum(count) > 0`,
  /** @param values a source of rows @param columns the table's key */
  addCounts: (table: 'visit_days' | 'visit_step_days', columns: readonly string[], values: string) => `
    INSERT INTO ${table} (${columns.join(', ')}, count) ${values}
    ON CONFLICT (${columns.join(', ')}) DO UPDATE SET count = ${table}.count + excluded.count`,
  /** Removes some of the oldest rows. @param day and limit as the database names its parameters */
  forget: (table: 'visit_states' | 'visits' | 'visit_steps', day: string, limit: string) => {
    const key = table === 'visit_steps' ? `${stateKeyColumns}, step, target` : stateKeyColumns;
    const old = day === '' ? '' : `WHERE day < ${day}`;
    return `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} ${old} ORDER BY day LIMIT ${limit})`;
  },
} as const;
