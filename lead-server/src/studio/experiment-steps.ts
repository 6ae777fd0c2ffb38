import { type FigureCell, figuresOf } from '#contract/experiments/figures.ts';
import { flowById } from '#contract/flows/index.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { VisitStore } from '../store/visit-store.ts';
import type { PlacedExperiment } from './experiment-list.ts';

type Detail = StudioAnswer<'experiment'>['experiment'];

/** Where visits of each variant leave, of the days whose visits are kept. @throws StoreUnavailable */
export async function experimentSteps(
  store: Pick<VisitStore, 'visitCounts' | 'stepCounts'>,
  { flow: id, experiment }: Pick<PlacedExperiment, 'flow' | 'experiment'>,
): Promise<Pick<Detail, 'steps' | 'lost'>> {
  const flow = flowById(id);
  if (!flow) return { steps: [], lost: experiment.variants.map(() => 0) };
  const [visits, steps] = await Promise.all([store.visitCounts(), store.stepCounts()]);
  const figures = experiment.variants.map((variant) => {
    const isOwn = (row: FigureCell) =>
      row.flow === id && row.experiment === experiment.name && row.variant === variant.id;
    return figuresOf(flow, visits.filter(isOwn), steps.filter(isOwn));
  });
  const names = [...new Set(flow.steps.map(({ step }) => String(step)))];
  return {
    steps: names.flatMap((step) => {
      const own = figures.map((each) => each.steps.find((of) => of.step === step));
      if (own.every((each) => each === undefined)) return [];
      const left = own.map((each) => (each ? each.left + each.blocked : 0));
      return [{ step, reached: own.map((each) => each?.reached ?? 0), left }];
    }),
    lost: figures.map(({ lost }) => lost),
  };
}
