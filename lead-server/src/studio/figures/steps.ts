import { errorOfTarget, timeQuantile } from '#contract/experiments/step-facts.ts';
import { zoneName } from '#contract/experiments/zone-days.ts';
import { exitsOf } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { mostPartDays } from '#contract/studio/figures.ts';
import type { ArrivalStore, StepRow, TimeRow } from '../../store/arrival-store.ts';
import { type DayQuestion, isAboutPart } from './question.ts';

type Figures = StudioAnswer<'figures'>;
type Step = Figures['steps'][number];

/** A share of a step's visits in seconds, to a tenth. */
const seconds = (bands: readonly number[], share: number) => {
  const time = timeQuantile(bands, share);
  return time === undefined ? undefined : Math.round(time * 10) / 10;
};

/** The steps of a flow that anybody reached: where they went, in what time, and what stopped them. Pure. */
export function stepsOf(id: string, counted: readonly StepRow[], times: readonly TimeRow[]): readonly Step[] {
  const flow = flowById(id);
  if (!flow) return [];
  return flow.steps.flatMap(({ step }, index): Step[] => {
    // a visit known only by its start is at the first step
    const here = counted.filter((each) => each.step === step || (index === 0 && each.step === ''));
    const countOf = (target: string) => here.filter((each) => each.target === target).reduce((sum, { count }) => sum + count, 0);
    const reached = countOf('');
    if (reached === 0) return [];
    const targets = [...new Set(exitsOf(flow, index).map(({ to }) => to as string))].filter((to) => to !== 'submit');
    const edges = [...targets, 'finished', 'disqualified'].map((to) => ({ to, count: countOf(to) }));
    const errors = here.flatMap(({ target, count }) => {
      const error = errorOfTarget(target);
      return error ? [{ ...error, count }] : [];
    });
    const bands = times.find((each) => each.step === step)?.bands ?? [];
    const [median, ninth] = [seconds(bands, 0.5), seconds(bands, 0.9)];
    return [
      {
        ...{ step, reached, edges: edges.filter(({ count }) => count > 0) },
        ...{ dropped: countOf('dropped'), blocked: countOf('blocked') },
        ...(median !== undefined && { median }),
        ...(ninth !== undefined && { ninth }),
        errors: errors.sort((one, other) => other.count - one.count),
      },
    ];
  });
}

/** Why a question has no steps, in words; '' where it may have some. */
function reasonForNone({ asked, days, isStored }: DayQuestion, flows: readonly string[], business: string): string {
  if (flows.length > 1) return 'These visits walked several flows. Choose a campaign or a flow to see its steps.';
  if (!isStored) return `Steps are counted by days of ${zoneName(business)}. Ask in that zone to see them.`;
  if (isAboutPart(asked) && days.length > mostPartDays)
    return `Steps of a part of the visits are shown for ${mostPartDays} days at most. Ask for fewer days, or for whole campaigns.`;
  return '';
}

/** The steps of the one flow that a question is about. @throws StoreUnavailable */
export async function readSteps(
  store: ArrivalStore,
  question: DayQuestion,
  flows: readonly string[],
  business: string,
): Promise<Pick<Figures, 'flow' | 'steps' | 'noSteps'>> {
  const [flow] = flows;
  const noSteps = reasonForNone(question, flows, business);
  if (flow === undefined || noSteps !== '') return { steps: [], noSteps };
  const [counted, times] = await Promise.all([store.stepFigures(question.asked), store.stepTimes(question.asked)]);
  return { flow, steps: stepsOf(flow, counted, times), noSteps: '' };
}
