import { z } from 'zod';
import { cellColumns } from '../experiments/arrival.ts';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
/** A day as its address has it, in UTC. */
const day = z.iso.date();
const count = z.int();

/** The most days of a question. */
export const mostFigureDays = 400;
/** The most rows of a table; what is beyond them is summed as the rest. */
export const mostFigureRows = 500;

const counted = z.object({
  visits: count,
  /** Leads of visits whose page never reported: in no share. */
  lost: count,
  finished: count,
  disqualified: count,
  dropped: count,
  blocked: count,
  qualified: count,
  /** Leads that a buyer was sent. */
  sold: count,
  /** Leads that a buyer has taken and not given back. */
  accepted: count,
  returned: count,
  /** US cents of accepted leads. */
  cents: count,
});

/** The call `figures`. See docs/spec/figures.md#questions. */
export const figuresCall = {
  summary: 'Visits counted by what people ask: totals, steps, and rows of one split.',
  body: z.object({
    from: day,
    /** The last day that counts. */
    to: day,
    by: z.enum(cellColumns),
    where: z.partialRecord(z.enum(cellColumns), z.string().max(100)),
    /** Whether the same number of days before is counted too. */
    compare: z.boolean(),
  }),
  response: z.object({
    at: z.int(),
    /** The first hour that is counted, in milliseconds; undefined where nothing is. */
    since: z.int().optional(),
    total: counted,
    before: counted.optional(),
    /** Qualified and all visits of each day, the oldest first. */
    days: list(z.object({ day, visits: count, qualified: count })),
    /** The flow of the steps; undefined where the question is about several. */
    flow: z.string().optional(),
    /** In the flow's order. */
    steps: list(
      z.object({
        step: z.string(),
        reached: count,
        edges: list(z.object({ to: z.string(), count })),
        dropped: count,
        blocked: count,
      }),
    ),
    /** By visits, the most first. `trend`: qualified visits of each day. */
    rows: list(counted.extend({ name: z.string(), before: counted.optional(), trend: list(count) })),
    /** How many further rows there are. */
    more: count,
    /** The values that each column has within these days, for choosing. */
    values: z.record(z.string(), list(z.string())),
  }),
} as const;

export type FigureCounts = z.infer<typeof counted>;
