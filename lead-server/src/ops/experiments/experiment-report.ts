import type { Experiment } from '#contract/experiments/experiment.ts';
import { type FigureCell, type Figures, figuresOf, type StepCount, type VisitCount } from '#contract/experiments/figures.ts';
import type { Judgement } from '#contract/experiments/verdict.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import type { RunningExperiment } from '../../experiments/experiment-looks.ts';
import type { VisitStore } from '../../store/visit-store.ts';

export interface VariantReport {
  readonly id: string;
  readonly figures: Figures;
}

export interface ExperimentReport {
  readonly flow: string;
  readonly name: string;
  /** Undefined for an experiment that no campaign has any more. */
  readonly running: Experiment | undefined;
  readonly variants: readonly VariantReport[];
  readonly judged: Judgement | undefined;
}

export interface ExperimentsReport {
  readonly experiments: readonly ExperimentReport[];
  readonly flows: readonly { readonly flow: string; readonly figures: Figures }[];
}

const inCell =
  ({ flow, experiment, variant }: FigureCell) =>
  (row: FigureCell) =>
    row.flow === flow && row.experiment === experiment && row.variant === variant;

function figuresIn(cell: FigureCell, visits: readonly VisitCount[], steps: readonly StepCount[]): Figures | undefined {
  const flow = flowById(cell.flow);
  return flow && figuresOf(flow, visits.filter(inCell(cell)), steps.filter(inCell(cell)));
}

function experimentReport(
  { flow, name, running }: Pick<ExperimentReport, 'flow' | 'name' | 'running'>,
  visits: readonly VisitCount[],
  steps: readonly StepCount[],
  judged: Judgement | undefined,
): ExperimentReport {
  const counted = visits.filter((row) => row.flow === flow && row.experiment === name);
  const ids = running?.variants.map(({ id }) => id) ?? [...new Set(counted.map(({ variant }) => variant))].sort();
  const variants = ids.flatMap((id): VariantReport[] => {
    const figures = figuresIn({ flow, experiment: name, variant: id }, counted, steps);
    return figures ? [{ id, figures }] : [];
  });
  return { flow, name, running, variants, judged };
}

/** All figures: running experiments, ended ones, and each flow visited. @param judgedOf the verdict of a running one */
export async function loadExperimentsReport(
  store: VisitStore,
  running: readonly RunningExperiment[],
  judgedOf: (one: RunningExperiment) => Judgement | undefined,
): Promise<ExperimentsReport> {
  const [visits, steps] = await Promise.all([store.visitCounts(), store.stepCounts()]);
  const known = running.map(({ flow, experiment }) => ({ flow, name: experiment.name, running: experiment }));
  const past = new Map(
    visits
      .filter(
        ({ flow, experiment }) => experiment !== '' && !known.some((each) => each.flow === flow && each.name === experiment),
      )
      .map(({ flow, experiment }) => [`${flow} ${experiment}`, { flow, name: experiment, running: undefined }]),
  );
  return {
    experiments: [...known, ...past.values()].map((each) =>
      experimentReport(each, visits, steps, each.running && judgedOf({ flow: each.flow, experiment: each.running })),
    ),
    flows: flows.flatMap(({ id: flow }) => {
      const figures = figuresIn({ flow, experiment: '', variant: '' }, visits, steps);
      return figures && figures.visitors + figures.lost > 0 ? [{ flow, figures }] : [];
    }),
  };
}
