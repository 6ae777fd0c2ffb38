import { z } from 'zod';
import { cellColumns } from '../experiments/arrival.ts';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
/** A day as its address has it, in the zone that is asked for. */
const day = z.iso.date();
const count = z.int();
/** Milliseconds since 1970. */
const moment = z.int().min(0);

/** The most days of a question. */
export const mostFigureDays = 400;
/** The most rows of a table; what is beyond them is summed as the rest. */
export const mostFigureRows = 500;
/** Days that steps of a part of the visits are shown for, such as those of a source: its cells are many. */
export const mostPartDays = 62;
/** Rows of a file of spend. */
export const mostSpendRows = 5000;

/** What is drawn by day: counts, or shares and costs of the counts. */
export const figureMeasures = ['visits', 'finished', 'qualified', 'sold', 'accepted', 'returned', 'cents'] as const;
export type FigureMeasure = (typeof figureMeasures)[number];

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
/** US cents of advertisements; undefined where it is not known. */
const cost = count.optional();

const step = z.object({
  step: z.string(),
  reached: count,
  edges: list(z.object({ to: z.string(), count })),
  dropped: count,
  blocked: count,
  /** Seconds until half, and nine tenths, of those who went on had done so; undefined where no time was counted. */
  median: z.number().optional(),
  ninth: z.number().optional(),
  /** Visits that were refused at a field, and why (`fieldFaults`), the most first. */
  errors: list(z.object({ field: z.string(), fault: z.string(), count })),
});

const spendRow = z.object({
  day,
  source: z.string(),
  /** The campaign's key. */
  campaign: z.string(),
  /** '' where the file did not say. */
  affid: z.string(),
  cents: count,
  /** Whether visits of this source and campaign are counted. */
  isMatched: z.boolean(),
});

const view = z.object({ name: z.string(), search: z.string(), by: z.string(), at: moment, isOwn: z.boolean() });
const viewName = z.string().trim().min(1).max(60);

/** The calls of Figures. See docs/spec/figures.md#questions. */
export const figureCalls = {
  figures: {
    summary: 'Visits counted by what people ask: totals, steps, and rows of one split.',
    body: z.object({
      from: day,
      /** The last day that counts. */
      to: day,
      by: z.enum(cellColumns),
      where: z.partialRecord(z.enum(cellColumns), z.string().max(100)),
      /** Whether the same number of days before is counted too. */
      compare: z.boolean(),
      /** What is counted by day. */
      measure: z.enum(figureMeasures),
      /** Whose days: the business's zone, or UTC. */
      zone: z.string().max(60),
    }),
    response: z.object({
      at: moment,
      /** The first hour that is counted; undefined where nothing is. */
      since: moment.optional(),
      /** The same of times and errors at steps. */
      timesSince: moment.optional(),
      total: counted.extend({ cost }),
      before: counted.extend({ cost }).optional(),
      /** Of each day, the oldest first. */
      days: list(z.object({ day, visits: count, value: count })),
      /** The flow of the steps; undefined where the question is about several. */
      flow: z.string().optional(),
      /** In the flow's order. */
      steps: list(step),
      /** Why there are no steps, in words; '' where there may be. */
      noSteps: z.string(),
      /** By visits, the most first. `trend`: the measure on each day. */
      rows: list(counted.extend({ name: z.string(), cost, before: counted.optional(), trend: list(count) })),
      /** How many further rows there are. */
      more: count,
      /** What of the spend of these days is known; undefined where none is, or where it cannot be told apart as asked. */
      spend: z.object({ days: count, first: day, last: day }).optional(),
      /** Uploaded rows of these days that fit no visits: they are in no cost. */
      unmatched: z.object({ rows: count, cents: count }).optional(),
      /** The values that each column has, for choosing. */
      values: z.record(z.string(), list(z.string())),
      /** The reader's own affiliates, where they see no others. */
      own: list(z.string()).optional(),
    }),
  },
  spend: {
    summary: 'Uploaded spend of some days, and which rows fit no visits.',
    body: z.object({ from: day, to: day }),
    response: z.object({ rows: list(spendRow), zone: z.string() }),
  },
  uploadSpend: {
    summary: 'Reads spend as CSV (date, source, campaign, cost). `isTried` only says what it would do.',
    body: z.object({ text: z.string().min(1).max(800_000), isTried: z.boolean() }),
    response: z.object({
      rows: count,
      cents: count,
      /** Rows that take the place of what was uploaded before. */
      replaced: count,
      unmatched: list(spendRow),
    }),
  },
  figureViews: { summary: 'Saved questions of figures.', body: z.object({}), response: z.object({ views: list(view) }) },
  saveFigureView: {
    summary:
      'Saves a question by name. `at` names what is replaced: one that another has changed since is left, and this is a copy.',
    body: z.object({ name: viewName, search: z.string().max(1000), at: moment.optional() }),
    response: z.object({ name: z.string(), isCopy: z.boolean() }),
  },
  deleteFigureView: {
    summary: 'Deletes a saved question of one’s own.',
    body: z.object({ name: viewName }),
    response: z.object({}),
  },
} as const;

export type FigureCounts = z.infer<typeof counted>;
