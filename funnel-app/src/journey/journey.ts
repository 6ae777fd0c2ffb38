import type { Answers } from '#contract/fields/fields.ts';
import { stepAfter, stepBefore, type Walk, walk } from '#contract/flow/engine.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { CampaignFacts } from '#contract/flow/guards.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { LeadExtras } from './savedVisit.ts';

/**
 * Where one visit stands. Only the answers are truth: path and progress follow from them (engine.md). `viewing` is the screen that
 * is shown, which Back can put anywhere on the walked path.
 */
export interface Journey {
  readonly answers: Answers;
  readonly viewing: StepName;
  readonly direction: 'forward' | 'back';
  /** Percent; the most that this visitor has been shown, so that the bar never moves back on their screen. */
  readonly progress: number;
}

/** What a visit runs: a flow, and what its campaign decides for the flow's guards. */
export interface Survey {
  readonly flow: Flow;
  readonly campaign: CampaignFacts;
}

/** What the page found out decides too: once there are buyers, their consent is asked (Variants 4, G). */
export const withLeadExtras = (survey: Survey, noted: LeadExtras): Survey =>
  noted['1_to_1_consent'] === 'yes' ? { ...survey, campaign: { ...survey.campaign, buyers_consent: true } } : survey;

/** The survey walked over these answers, now. */
export const walkSurvey = ({ flow, campaign }: Survey, answers: Answers, now = new Date()): Walk =>
  walk(flow, answers, { now, campaign });

/** A new visit, at the flow's first step. */
export function startJourney({ flow }: Survey): Journey {
  return { answers: {}, viewing: flow.steps[0].step, direction: 'forward', progress: 0 };
}

/** Keeps what was typed or picked without moving on: a draft that does not count until its step is valid. */
export function withAnswers(journey: Journey, given: Answers): Journey {
  return { ...journey, answers: { ...journey.answers, ...given } };
}

/**
 * Answers the viewed step and moves to the one after it on the way that follows from the answer. At the end the view stays. A step that has
 * fallen off the way while it was on the screen (midnight has passed, and a date is older) leads to where the way goes on.
 */
export function advance(
  survey: Survey,
  journey: Journey,
  given: Answers,
): { readonly journey: Journey; readonly finished: boolean } {
  const answers = { ...journey.answers, ...given };
  const way = walkSurvey(survey, answers);
  const onWay = way.path.includes(journey.viewing);
  const next = onWay ? stepAfter(way, journey.viewing) : (way.current ?? way.path.at(-1));
  return {
    journey: {
      answers,
      viewing: next ?? journey.viewing,
      direction: 'forward',
      progress: Math.max(journey.progress, way.progress),
    },
    finished: next === undefined && way.current === undefined,
  };
}

/**
 * Shows a step of the walked path (Back, the browser's buttons, a reload). For a step that is not on it, such as one that an earlier visit
 * left in the history, it shows the one before the viewed: a press of Back is never without effect.
 */
export function showStep(survey: Survey, journey: Journey, step: StepName): Journey {
  const way = walkSurvey(survey, journey.answers);
  const shown = way.path.includes(step) ? step : stepBefore(way, journey.viewing);
  if (shown === undefined || shown === journey.viewing) return journey;
  const back = way.path.indexOf(shown) < way.path.indexOf(journey.viewing);
  return { ...journey, viewing: shown, direction: back ? 'back' : 'forward' };
}

/** A visit taken up again from kept answers, at the step that was viewed, or as far as the answers reach. */
export function resumeJourney(survey: Survey, answers: Answers, viewing: string | undefined): Journey {
  const way = walkSurvey(survey, answers);
  const step = way.path.find((each) => each === viewing) ?? way.current ?? (way.path.at(-1) as StepName);
  return { answers, viewing: step, direction: 'forward', progress: way.progress };
}
