import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import { answersFor, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { advance, type Survey, walkSurvey, withLeadExtras } from '../../journey/journey.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import type { Placed } from './moment.ts';
import { isScreenLoaded } from './stepScreens.tsx';

/** The most screens ahead: each takes nodes, and few questions have more ways on. */
const most = 2;
/** Milliseconds after which the old screen has gone. */
const restMs = 250;

/** The moments that the answers of the viewed step lead to, one for each step. Flows are data: the engine knows them. */
function momentsAfter(survey: Survey, moment: Placed): readonly Placed[] {
  const { journey, leadExtras = {}, questionNumber } = moment;
  const step: Step = steps[journey.viewing];
  const given: readonly Answers[] = step.kind === 'choice' ? step.options.map(answersFor) : [{}];
  const known = withLeadExtras(survey, leadExtras);
  const found = new Map<StepName, Placed>();
  for (const answers of given) {
    const { journey: after } = advance(known, journey, answers);
    const { viewing } = after;
    if (viewing === journey.viewing || found.has(viewing) || !isScreenLoaded(viewing)) continue;
    const { path } = walkSurvey(known, after.answers);
    found.set(viewing, { ...moment, journey: after, path, questionNumber: questionNumber + 1, errors: undefined });
    if (found.size === most) break;
  }
  return [...found.values()];
}

const stepsOf = (moments: readonly Placed[]) => moments.map(({ journey }) => journey.viewing).join();

/** The moments that may come next, found while the question is read. A page that keeps its visit makes their screens ready. */
export function useUpcoming(survey: Survey, moment: Placed): readonly Placed[] {
  const [upcoming, setUpcoming] = useState<readonly Placed[]>([]);
  const { viewing, answers } = moment.journey;
  const { preparesNext = false } = moment;
  const find = useEffectEvent(() => {
    const found = momentsAfter(survey, moment);
    startTransition(() => setUpcoming((before) => (stepsOf(before) === stepsOf(found) ? before : found)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say when to look again
  useEffect(() => {
    if (!preparesNext) return;
    const timer = setTimeout(() => whenIdle(() => find()), restMs);
    return () => clearTimeout(timer);
  }, [preparesNext, viewing, answers]);
  return upcoming;
}
