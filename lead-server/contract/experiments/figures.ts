import { exitsOf, type Flow } from '../flow/flow.ts';
import { type Interval, wilsonInterval } from './statistics.ts';

/** The variant of a count. The versions before this one counted all visits of a flow too: `experiment` and `variant` are ''. */
export interface FigureCell {
  readonly flow: string;
  readonly experiment: string;
  readonly variant: string;
}

/** A visit's end by its lead; '' while there is none. */
export type Ending = '' | 'finished' | 'disqualified';

/** A count of visits in the same state, as stored. */
export interface VisitCount extends FigureCell {
  /** Whether the page reported. A visit that ended without a report is lost exposure: shown, and in no share. */
  readonly exposed: boolean;
  readonly ending: Ending;
  /** Of a disqualified one: its dq_reason. */
  readonly reason: string;
  /** The last step shown. */
  readonly step: string;
  /** Whether validation blocked the visitor on the step reported last. */
  readonly blocked: boolean;
  readonly count: number;
}

/** Visitors who were shown a step, or (with a target) walked the edge from it. Each counts once. */
export interface StepCount extends FigureCell {
  readonly step: string;
  readonly target: string;
  readonly count: number;
}

export interface StepFigures {
  readonly step: string;
  readonly reached: number;
  /** Where they went, in the order of the flow's exits; `finished` and `disqualified` are the ends. */
  readonly edges: readonly { readonly to: string; readonly count: number }[];
  /** Dropped out here: the last step of a visit without a lead. Counted by themselves, not as a difference, so never below 0. */
  readonly left: number;
  readonly blocked: number;
}

export interface Figures {
  readonly visitors: number;
  /** The four endings: every visitor has one. */
  readonly finished: number;
  readonly disqualified: readonly { readonly reason: string; readonly count: number }[];
  readonly left: number;
  readonly blocked: number;
  /** Leads of visits that sent no event. */
  readonly lost: number;
  /** Share of visitors who finished and were not disqualified. */
  readonly conversion: { readonly share: number; readonly interval: Interval };
  /** In the flow's order; steps that nobody reached are left out. */
  readonly steps: readonly StepFigures[];
}

const sumCounts = (counts: readonly { readonly count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** Counts by a name, the largest first. */
function countByName<Row extends { readonly count: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(nameOf(row), (totals.get(nameOf(row)) ?? 0) + row.count);
  return [...totals].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** The figures of one cell. Pure. @param visits @param walked of this cell only */
export function figuresOf(flow: Flow, visits: readonly VisitCount[], walked: readonly StepCount[]): Figures {
  const seen = visits.filter(({ exposed }) => exposed);
  const ended = (ending: Ending) => seen.filter((each) => each.ending === ending);
  const [open, finished, disqualified] = [ended(''), ended('finished'), ended('disqualified')];
  const visitors = sumCounts(seen);
  const steps = flow.steps.flatMap(({ step }, index): readonly StepFigures[] => {
    const reached = sumCounts(walked.filter((each) => each.step === step && each.target === ''));
    if (reached === 0) return [];
    const walkedTo = (to: string) => sumCounts(walked.filter((each) => each.step === step && each.target === to));
    const targets = [...new Set(exitsOf(flow, index).map(({ to }) => to))].filter((to) => to !== 'submit');
    // a visit known only by its start counts on the first step
    const here = (rows: readonly VisitCount[]) => rows.filter((each) => each.step === step || (index === 0 && each.step === ''));
    const ends = [
      { to: 'finished', count: sumCounts(here(finished)) },
      { to: 'disqualified', count: sumCounts(here(disqualified)) },
    ];
    return [
      {
        step,
        reached,
        edges: [...targets.map((to) => ({ to, count: walkedTo(to) })), ...ends].filter(({ count }) => count > 0),
        left: sumCounts(here(open).filter(({ blocked }) => !blocked)),
        blocked: sumCounts(here(open).filter(({ blocked }) => blocked)),
      },
    ];
  });
  return {
    visitors,
    finished: sumCounts(finished),
    disqualified: countByName(disqualified, ({ reason }) => reason).map(({ name, count }) => ({ reason: name, count })),
    left: sumCounts(open.filter(({ blocked }) => !blocked)),
    blocked: sumCounts(open.filter(({ blocked }) => blocked)),
    lost: sumCounts(visits.filter(({ exposed, ending }) => !exposed && ending !== '')),
    conversion: {
      share: visitors === 0 ? 0 : sumCounts(finished) / visitors,
      interval: wilsonInterval(sumCounts(finished), visitors),
    },
    steps,
  };
}
