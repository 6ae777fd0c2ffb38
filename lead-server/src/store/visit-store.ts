import type { Ending, FigureCell, StepCount, VisitCount } from '#contract/experiments/figures.ts';

/** What happened on a visit since the last update, for each cell that it counts in. */
export interface VisitUpdate {
  /** The flow as a whole, and each experiment's variant. */
  readonly cells: readonly FigureCell[];
  /** Keyed hash of the visitor's random id: it leads to no person and to no lead. */
  readonly visitor: string;
  /** Whole days since 1970, UTC. */
  readonly day: number;
  /** Whether the page itself was heard from. */
  readonly exposed: boolean;
  /** The step shown last; '' when none was. */
  readonly step: string;
  readonly blocked: boolean;
  /** Steps shown (target '') and edges walked. */
  readonly steps: readonly (readonly [step: string, target: string])[];
  readonly ending: Ending;
  /** Of a disqualified one. */
  readonly reason: string;
}

/** What figures need of the store. A visit's first end stays; so does the step that it ended on. */
export interface VisitStore {
  /** @param news at most one of each visitor and cell (`mergeNews`) */
  recordVisits(news: readonly VisitUpdate[]): Promise<void>;
  visitCounts(): Promise<readonly VisitCount[]>;
  stepCounts(): Promise<readonly StepCount[]>;
  /** Removes what was heard before this day. */
  deleteVisitsBefore(day: number): Promise<void>;
}

/** A row of `visits`, in the order of its columns. */
export type VisitRow = readonly [
  flow: string,
  experiment: string,
  variant: string,
  visitor: string,
  day: number,
  exposed: 0 | 1,
  ending: Ending,
  reason: string,
  step: string,
  blocked: 0 | 1,
];
/** A row of `visit_steps`, in the order of its columns. */
export type StepRow = readonly [
  flow: string,
  experiment: string,
  variant: string,
  visitor: string,
  step: string,
  target: string,
  day: number,
];

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Updates as rows, ordered by key, so that two replicas do not deadlock. */
export function visitRows(news: readonly VisitUpdate[]): {
  readonly visits: readonly VisitRow[];
  readonly steps: readonly StepRow[];
} {
  const ordered = <Row extends VisitRow | StepRow>(rows: readonly Row[]) =>
    rows
      .map((row) => ({ row, key: row.slice(0, 6).join(' ') }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ row }) => row);
  const each = news.flatMap((one) => one.cells.map((cell) => ({ ...one, cell })));
  const keyOf = ({ cell, visitor }: (typeof each)[number]) => [cell.flow, cell.experiment, cell.variant, visitor] as const;
  return {
    visits: ordered(
      each.map((one) => [...keyOf(one), one.day, bit(one.exposed), one.ending, one.reason, one.step, bit(one.blocked)]),
    ),
    steps: ordered(each.flatMap((one) => one.steps.map(([step, target]) => [...keyOf(one), step, target, one.day] as const))),
  };
}

/** As both databases give a row of `visitCounts`. */
export type VisitCountRow = Omit<VisitCount, 'exposed' | 'blocked'> & { readonly exposed: number; readonly blocked: number };

/** SQLite has no booleans. */
export const visitCountOf = (row: VisitCountRow): VisitCount => ({
  ...row,
  exposed: row.exposed === 1,
  blocked: row.blocked === 1,
});

/** SQL that both databases understand. */
export const visitSql = {
  onConflict: `
    ON CONFLICT (flow, experiment, variant, visitor) DO UPDATE SET
      exposed = CASE WHEN excluded.exposed = 1 THEN 1 ELSE visits.exposed END,
      step = CASE WHEN visits.ending = '' AND excluded.step <> '' THEN excluded.step ELSE visits.step END,
      blocked = CASE WHEN visits.ending = '' AND excluded.step <> '' THEN excluded.blocked ELSE visits.blocked END,
      ending = CASE WHEN visits.ending = '' THEN excluded.ending ELSE visits.ending END,
      reason = CASE WHEN visits.ending = '' THEN excluded.reason ELSE visits.reason END`,
  visitCounts: `
    SELECT flow, experiment, variant, exposed, ending, reason, step, blocked, CAST(count(*) AS INTEGER) AS count
    FROM visits GROUP BY flow, experiment, variant, exposed, ending, reason, step, blocked`,
  stepCounts: `
    SELECT flow, experiment, variant, step, target, CAST(count(*) AS INTEGER) AS count
    FROM visit_steps GROUP BY flow, experiment, variant, step, target`,
} as const;
