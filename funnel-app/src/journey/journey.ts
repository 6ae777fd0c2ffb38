import type { Answers } from '#contract/fields/fields.ts';
import { stepAfter, stepBefore, type Walk, walk } from '#contract/flow/engine.ts';
import { type Flow, stagesReached } from '#contract/flow/flow.ts';
import type { CampaignFacts } from '#contract/flow/guards.ts';
import { answersFor, type ChoiceStep, hasOneAnswer, type StepName, steps } from '#contract/flow/steps.ts';
import type { StepDirection } from '#design-system/motion/StepTransition.tsx';
import { serverTime } from '../lib/serverTime.ts';

/** Values that the page adds to the lead beside the answers. */
export type LeadExtras = Readonly<Record<string, string>>;

/**
 * The state of a visit. Path and progress follow from the answers; `viewing` is the screen shown. See docs/spec/flows.md#engine.
 */
export interface Journey {
  readonly answers: Answers;
  readonly viewing: StepName;
  readonly direction: StepDirection;
  /** The highest percent shown, so that the bar never moves back. See docs/spec/flows.md#progress. */
  readonly progress: number;
  /** How many of the flow's stages were reached: Back takes none away. */
  readonly stage: number;
}

/** The survey of a visit: a flow, and its campaign's facts for the flow's guards. */
export interface Survey {
  readonly flow: Flow;
  readonly campaign: CampaignFacts;
  /** The start button's answer, where the first question is asked at once. */
  readonly opened?: Answers;
}

/** Opens the survey by itself where a tap answers the question after the start button. See docs/spec/flows.md#start. */
export function withoutStart(survey: Survey): Survey {
  const [{ step }] = survey.flow.steps;
  if (!hasOneAnswer(step)) return survey;
  const opened = answersFor((steps[step] as ChoiceStep).options[0]);
  const { current } = walkSurvey(survey, opened);
  return current && steps[current].kind === 'choice' && !hasOneAnswer(current) ? { ...survey, opened } : survey;
}

/** Found buyers change the flow: their consent is asked. See docs/spec/flows.md#buyer-consent. */
export const withLeadExtras = (survey: Survey, leadExtras: LeadExtras): Survey =>
  leadExtras['1_to_1_consent'] === 'yes' ? { ...survey, campaign: { ...survey.campaign, buyers_consent: true } } : survey;

/** The survey walked over these answers, now. */
export const walkSurvey = ({ flow, campaign }: Survey, answers: Answers, now = serverTime()): Walk =>
  walk(flow, answers, { now, campaign });

/** A new visit, at its first screen. */
export function startJourney(survey: Survey): Journey {
  const { flow, opened } = survey;
  if (opened) return resumeJourney(survey, opened, undefined);
  return { answers: {}, viewing: flow.steps[0].step, direction: 'forward', progress: 0, stage: 1 };
}

/** Keeps a draft without moving on; it counts once its step is valid. */
export function withAnswers(journey: Journey, given: Answers): Journey {
  return { ...journey, answers: { ...journey.answers, ...given } };
}

/**
 * Answers the viewed step and moves to the next one.
 * A step that fell off the path meanwhile, as at midnight, leads to where the path goes on.
 * @param revisitedFrom the step from which this one was shown again: only steps without an answer come between
 */
export function advance(
  survey: Survey,
  journey: Journey,
  given: Answers,
  revisitedFrom?: StepName,
): { readonly journey: Journey; readonly finished: boolean } {
  const answers = { ...journey.answers, ...given };
  const way = walkSurvey(survey, answers);
  const open = way.current ?? way.path.at(-1);
  const after = way.path.includes(journey.viewing) ? stepAfter(way, journey.viewing) : open;
  const isRevisit = revisitedFrom !== undefined && revisitedFrom !== journey.viewing;
  const next = isRevisit && after !== undefined ? open : after;
  return {
    journey: {
      answers,
      viewing: next ?? journey.viewing,
      direction: 'forward',
      progress: Math.max(journey.progress, way.progress),
      stage: Math.max(journey.stage, stagesReached(survey.flow, next ?? journey.viewing)),
    },
    finished: next === undefined && way.current === undefined,
  };
}

/** Shows a step of the path. For any other step it shows the one before the viewed, so that Back always works. */
export function showStep(survey: Survey, journey: Journey, step: StepName): Journey {
  const way = walkSurvey(survey, journey.answers);
  const shown = way.path.includes(step) ? step : stepBefore(way, journey.viewing);
  if (shown === undefined || shown === journey.viewing) return journey;
  const back = way.path.indexOf(shown) < way.path.indexOf(journey.viewing);
  return { ...journey, viewing: shown, direction: back ? 'back' : 'forward' };
}

/** Resumes a visit from its answers, at the viewed step or as far as they reach. */
export function resumeJourney(survey: Survey, answers: Answers, viewing: string | undefined): Journey {
  const way = walkSurvey(survey, answers);
  const step = way.path.find((each) => each === viewing) ?? way.current ?? (way.path.at(-1) as StepName);
  return {
    answers,
    viewing: step,
    direction: 'forward',
    progress: way.progress,
    stage: stagesReached(survey.flow, way.current ?? step),
  };
}
