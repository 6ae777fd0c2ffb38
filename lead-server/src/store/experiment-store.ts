import type { VariantCounts, VariantOutcomes } from '#contract/experiments/measure.ts';
import type { Standing } from '#contract/experiments/standing.ts';

/** An experiment's sample: the same name in another flow is another one. */
export interface SampleName {
  readonly flow: string;
  readonly experiment: string;
}

/** Visits of a variant that began on one day: whole days since 1970, UTC. */
export interface ExperimentDay extends SampleName, VariantCounts {
  readonly variant: string;
  readonly day: number;
}

/** How a comparison stood at its last look of a day. */
export interface ExperimentLook extends SampleName, Standing {
  /** Of `comparisonName`. */
  readonly comparison: string;
  readonly day: number;
}

/** What experiments showed. Nothing of it expires: it holds counts, and no visit. See docs/spec/experiments.md#kept. */
export interface ExperimentStore {
  /** Copies the counts of visits that began on `fromDay` or later. Days whose visits were forgotten stay as they are. */
  copyExperimentDays(fromDay: number): Promise<void>;
  /** In the order of their days. */
  experimentDays(): Promise<readonly ExperimentDay[]>;
  experimentLooks(): Promise<readonly ExperimentLook[]>;
  /** What buyers did with the leads of each variant, by what they said last. */
  experimentOutcomes(sample: SampleName): Promise<readonly VariantOutcomes[]>;
  /** Records looks over those of the same day: the lowest p and the first crossing stay, whichever server saw them. */
  recordExperimentLooks(looks: readonly ExperimentLook[]): Promise<void>;
}

const dayColumns = ['flow', 'experiment', 'variant', 'day', 'visitors', 'finished', 'disqualified', 'blocked'] as const;
const counts = dayColumns.slice(4);
const sumWhere = (condition: string) => `CAST(sum(CASE WHEN ${condition} THEN count ELSE 0 END) AS INTEGER)`;

/** The columns of `experiment_looks`. */
export const lookColumns = ['flow', 'experiment', 'comparison', 'day', 'p_min', 'crossed_at', 'effect', 'named_at'] as const;

export const lookRow = (look: ExperimentLook): readonly (string | number)[] => [
  ...[look.flow, look.experiment, look.comparison, look.day],
  ...[look.pMin, look.crossedAt, look.effect, look.namedAt],
];

/** As both databases give a row of looks. */
export type LookRow = Readonly<Record<(typeof lookColumns)[number], string | number>>;

/** PostgreSQL gives 64-bit numbers as text. */
export const lookOf = (row: LookRow): ExperimentLook => ({
  flow: String(row.flow),
  experiment: String(row.experiment),
  comparison: String(row.comparison),
  day: Number(row.day),
  pMin: Number(row.p_min),
  crossedAt: Number(row.crossed_at),
  effect: Number(row.effect),
  namedAt: Number(row.named_at),
});

const earlier = (column: string) => `
  CASE WHEN l.${column} = 0 THEN excluded.${column} WHEN excluded.${column} = 0 THEN l.${column}
  WHEN l.${column} <= excluded.${column} THEN l.${column} ELSE excluded.${column} END`;

/** As both databases give a row of outcomes: PostgreSQL gives sums as text. */
export type OutcomeRow = Readonly<Record<'variant' | 'refused' | 'cents' | 'squares', string | number>>;

export const outcomeOf = ({ variant, refused, cents, squares }: OutcomeRow): VariantOutcomes => ({
  ...{ variant: String(variant), refused: Number(refused) },
  ...{ cents: Number(cents), squares: Number(squares) },
});

const hasReply = (verdict: string) => `max(CASE WHEN r.verdict = '${verdict}' THEN 1 ELSE 0 END)`;

/** SQL that both databases understand. */
export const experimentSql = {
  /** @param day as the database names its parameter */
  copyDays: (day: string) => `
    INSERT INTO experiment_days (${dayColumns.join(', ')})
    SELECT flow, experiment, variant, day, ${sumWhere('exposed = 1')}, ${sumWhere("exposed = 1 AND ending = 'finished'")},
      ${sumWhere("exposed = 1 AND ending = 'disqualified'")}, ${sumWhere("exposed = 1 AND ending = '' AND blocked = 1")}
    FROM visit_days WHERE experiment <> '' AND day >= ${day} GROUP BY flow, experiment, variant, day
    ORDER BY flow, experiment, variant, day
    ON CONFLICT (flow, experiment, variant, day) DO UPDATE SET ${counts.map((each) => `${each} = excluded.${each}`).join(', ')}
    WHERE ${counts.map((each) => `experiment_days.${each} <> excluded.${each}`).join(' OR ')}`,
  days: `SELECT ${dayColumns.join(', ')} FROM experiment_days ORDER BY day, flow, experiment, variant`,
  /** A lead that one buyer refused and another took is not refused. @param flow @param experiment as the database names its parameters */
  outcomes: (flow: string, experiment: string) => `
    SELECT variant, sum(refused) AS refused, sum(cents) AS cents, sum(cents * cents) AS squares FROM (
      SELECT e.variant, CASE WHEN ${hasReply('rejected')} = 1 AND ${hasReply('accepted')} = 0 THEN 1 ELSE 0 END AS refused,
        CAST(coalesce(sum(CASE WHEN r.verdict = 'accepted' THEN r.price_cents ELSE 0 END), 0) AS BIGINT) AS cents
      FROM experiment_leads e LEFT JOIN replies r ON r.submission_id = e.submission_id
      WHERE e.flow = ${flow} AND e.experiment = ${experiment} GROUP BY e.submission_id, e.variant
    ) AS leads GROUP BY variant ORDER BY variant`,
  looks: `SELECT ${lookColumns.join(', ')} FROM experiment_looks ORDER BY day, flow, experiment, comparison`,
  /** @param values a source of rows */
  recordLooks: (values: string) => `
    INSERT INTO experiment_looks AS l (${lookColumns.join(', ')}) ${values}
    ON CONFLICT (flow, experiment, comparison, day) DO UPDATE SET
      p_min = CASE WHEN excluded.p_min < l.p_min THEN excluded.p_min ELSE l.p_min END,
      effect = CASE WHEN l.crossed_at = 0 OR (excluded.crossed_at <> 0 AND excluded.crossed_at < l.crossed_at)
        THEN excluded.effect ELSE l.effect END,
      crossed_at = ${earlier('crossed_at')}, named_at = ${earlier('named_at')}`,
} as const;
