import { z } from 'zod';
import { guardrailNames, measureNames } from '../experiments/measure.ts';
import { partNames } from '../experiments/parts.ts';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
/** Milliseconds since 1970. */
const moment = z.int().min(0);
const share = z.number();

const verdict = z.object({
  is: z.enum(['uneven', 'too few', 'open', 'loser', 'harmful', 'winner']),
  variant: z.string().optional(),
  needs: z.enum(['visitors', 'conversions', 'others']).optional(),
  figure: z.enum(guardrailNames).optional(),
});

/** `over`: its last day has passed, and nobody has decided it. */
const state = z.enum(['running', 'waiting', 'over', 'decided']);

/** Who ended it, with the version that did. `shipped`: the variant whose switches went live with it; '' for none. */
const ending = z.object({ at: moment, by: z.string(), because: z.string(), version: z.int(), shipped: z.string() });

/** What of an experiment a list shows. */
const row = z.object({
  /** The campaign's key and path. */
  key: z.string(),
  path: z.string(),
  flow: z.string(),
  name: z.string(),
  state,
  owner: z.string(),
  /** The day (ISO) from which everybody gets the first variant again. */
  expires: z.string(),
  /** When it first went live; undefined while it waits. */
  startedAt: moment.optional(),
  variants: list(z.string()),
  visitors: z.int(),
  verdict,
  /** When the winner was named, or shares were first uneven; 0 for neither. */
  since: moment,
  /** Whether its variants are all the same. */
  isSame: z.boolean(),
  ending: ending.optional(),
});

const interval = z.object({ low: share, high: share });
/** A figure of every variant: shares of visits, or US cents a visit, and each variant's difference from the first. */
const figure = z.object({
  name: z.enum([...measureNames, ...guardrailNames]),
  role: z.enum(['primary', 'guardrail', 'other']),
  unit: z.enum(['share', 'cents']),
  /** In the variants' order. */
  shares: list(share),
  differences: list(
    z.object({
      variant: z.string(),
      value: share,
      /** Holds at all looks together; undefined for too few visits. */
      interval: interval.optional(),
      is: z.enum(['better', 'worse', 'sound', 'open']),
    }),
  ),
});

const detail = row.extend({
  /** The version whose page its pictures show. */
  version: z.int(),
  primary: z.enum(measureNames),
  leastEffect: share.optional(),
  guardrails: list(z.enum(guardrailNames)),
  stopsLosers: z.boolean(),
  losers: list(z.string()),
  /** Chance of shares this uneven: at any look, and at this one alone. */
  ratio: z.object({ p: share, hint: share, passes: z.boolean() }),
  arms: list(
    z.object({
      id: z.string(),
      weight: z.number(),
      switches: z.record(z.string(), z.string()),
      visitors: z.int(),
    }),
  ),
  figures: list(figure),
  /** Differences of parts of its visits from the first variant's, in the primary figure: intervals without a verdict. */
  parts: list(
    z.object({
      part: z.enum(partNames),
      variant: z.string(),
      value: share,
      interval,
      /** Whether its interval leaves 0 out: with several parts one does so by chance. */
      stands: z.boolean(),
    }),
  ),
  /** Steps in the flow's order, in the variants' order: who was shown it, and whose visit ended there without a lead. */
  steps: list(z.object({ step: z.string(), reached: list(z.int()), left: list(z.int()) })),
  /** Leads of visits whose page never reported, in the variants' order: they are in no share. */
  lost: list(z.int()),
  /** By day, the oldest first: visits and those that count, in the variants' order. */
  days: list(z.object({ at: moment, visitors: list(z.int()), converted: list(z.int()) })),
});

/** The calls of experiments. See docs/spec/experiments.md. */
export const experimentCalls = {
  experiments: {
    summary: 'Every experiment: those that run, wait for their publication, or were decided.',
    body: z.object({}),
    response: z.object({ at: moment, rows: list(row) }),
  },
  experiment: {
    summary: 'One experiment of a campaign, with its verdict and figures.',
    body: z.object({ path: z.string().min(1).max(100), name: z.string().min(1).max(40) }),
    response: z.object({ at: moment, experiment: detail }),
  },
} as const;
