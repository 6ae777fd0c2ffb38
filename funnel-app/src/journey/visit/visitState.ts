import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import type { AddressTracking } from '../address/addressTracking.ts';
import {
  advance,
  type Journey,
  type LeadExtras,
  resumeJourney,
  type Survey,
  showStep,
  startJourney,
  walkSurvey,
  withAnswers,
  withLeadExtras,
} from '../journey.ts';
import type { Visit } from './savedVisit.ts';

/** The state of one visit. The functions of this file make the next one, and are pure. Times are the page's clock in milliseconds. */
export interface VisitState {
  readonly survey: Survey;
  readonly journey: Journey;
  /** Undefined until the visitor acts or a stored visit is resumed. */
  readonly visit: Visit | undefined;
  /** When the viewed step appeared. */
  readonly enteredAt: number;
  /** The completed answers with which it appeared: another one is a change of mind. */
  readonly entered: Answers;
  /** The step from which an earlier one is shown again: its answer leads back there. */
  readonly revisitedFrom: StepName | undefined;
  /** Whether the stored visit has been looked for. */
  readonly isLoaded: boolean;
  /** Answers of the address that wait for the stored visit. */
  readonly toFill: Answers | undefined;
}

/** The state once there is a visit. */
export interface BegunVisit extends VisitState {
  readonly visit: Visit;
}

/** The first step, as the server renders it. @param resumed the visit that the server has led so far, without script */
export function initialState(survey: Survey, resumed: Visit | undefined): VisitState {
  const journey = resumed
    ? resumeJourney(withLeadExtras(survey, resumed.leadExtras), resumed.answers, resumed.viewing)
    : startJourney(survey);
  return {
    survey,
    journey,
    visit: resumed,
    enteredAt: 0,
    entered: {},
    revisitedFrom: undefined,
    isLoaded: false,
    toFill: undefined,
  };
}

/** The survey, with the changes by the visit's extras. */
export const surveyOfVisit = ({ survey, visit }: VisitState): Survey => withLeadExtras(survey, visit?.leadExtras ?? {});

const withJourney = (state: BegunVisit, journey: Journey): BegunVisit => ({
  ...state,
  journey,
  visit: { ...state.visit, answers: journey.answers, viewing: journey.viewing },
});

/** The visit with the time spent on its viewed step. */
function withStepTime({ visit, enteredAt }: BegunVisit, now: number): Visit {
  const spent = (visit.seconds[visit.viewing] ?? 0) + (now - enteredAt) / 1000;
  return { ...visit, seconds: { ...visit.seconds, [visit.viewing]: Math.round(spent) } };
}

/** The journey's screen, entered now unless it is there already. */
function withScreen(state: BegunVisit, journey: Journey, now: number): BegunVisit {
  if (journey.viewing === state.journey.viewing) return withJourney(state, journey);
  const entered = walkSurvey(surveyOfVisit(state), journey.answers).counted;
  return { ...withJourney({ ...state, visit: withStepTime(state, now) }, journey), enteredAt: now, entered };
}

/** The names of the steps whose answer the visitor has changed. */
function changedSteps({ entered, visit, journey }: BegunVisit, given: Answers): LeadExtras {
  const isChange = (field: AnswerField) => Boolean(entered[field]) && entered[field] !== given[field];
  if (!(Object.keys(given) as AnswerField[]).some(isChange)) return {};
  return { changed_steps: [visit.leadExtras.changed_steps, publicStepName(journey.viewing)].filter(Boolean).join(',') };
}

/**
 * Answers the viewed step and moves on.
 * @param extras go with the lead and are no answer
 * @returns `finished`: after the last step, the visit to submit
 */
export function answerStep(
  state: BegunVisit,
  given: Answers,
  extras: LeadExtras | undefined,
  now: number,
): { readonly next: BegunVisit; readonly finished: Visit | undefined } {
  const leadExtras = { ...state.visit.leadExtras, ...changedSteps(state, given), ...extras };
  const informed = { ...state, visit: { ...state.visit, leadExtras } };
  const { journey, finished } = advance(surveyOfVisit(informed), state.journey, given, state.revisitedFrom);
  const revisitedFrom = journey.viewing === state.revisitedFrom ? undefined : state.revisitedFrom;
  const next = withScreen({ ...informed, revisitedFrom }, journey, now);
  return { next, finished: finished ? withStepTime(next, now) : undefined };
}

/** Shows an earlier step again. Its answer leads back to where it was asked for. */
export const revisitStep = (state: BegunVisit, step: StepName, now: number): BegunVisit =>
  withScreen({ ...state, revisitedFrom: state.journey.viewing }, showStep(surveyOfVisit(state), state.journey, step), now);

/** Shows the step of an entry of the history, or the one before the viewed. */
export const backToStep = (state: BegunVisit, step: StepName, now: number): BegunVisit =>
  withScreen({ ...state, revisitedFrom: undefined }, showStep(surveyOfVisit(state), state.journey, step), now);

/** Stores typed values, without moving on. */
export const typeAnswers = (state: BegunVisit, given: Answers): BegunVisit =>
  withJourney(state, withAnswers(state.journey, given));

/** The same, only into empty fields. */
export const fillAnswers = (state: BegunVisit, given: Answers): BegunVisit =>
  typeAnswers(state, { ...given, ...state.journey.answers });

/** The later of two steps of a path; `one` where the path does not have it. */
const laterOf = (path: readonly string[], one: string, other: string): string =>
  path.includes(one) && path.indexOf(other) > path.indexOf(one) ? other : one;

/** The address has the newest tracking. Without it the visit keeps its own source, which the server's copy lacks. */
function trackingOf({ tracking }: Visit, address: AddressTracking): Visit['tracking'] {
  const source = address.given || Object.keys(tracking).length === 0 ? address.fields : tracking;
  return { ...source, traffic_source: source.traffic_source || (tracking.traffic_source ?? '') };
}

/** Goes on with a stored visit. @param historyStep the step of the history's current entry */
export function resumeVisit(
  state: VisitState,
  stored: Visit,
  { address, historyStep }: { readonly address: AddressTracking; readonly historyStep: StepName | undefined },
): BegunVisit {
  // earlier taps belong to the stored visit, and have written a history of their own session
  const session = state.visit?.session ?? stored.session;
  const visit = { ...stored, session, tracking: trackingOf(stored, address) };
  const survey = withLeadExtras(state.survey, visit.leadExtras);
  const answers = { ...visit.answers, ...state.visit?.answers };
  // a tap may have moved this page on before the stored visit came
  const viewing = state.visit
    ? laterOf(walkSurvey(survey, answers).path, visit.viewing, state.journey.viewing)
    : (historyStep ?? visit.viewing);
  const journey = resumeJourney(survey, answers, viewing);
  return { ...withJourney({ ...state, visit }, journey), entered: walkSurvey(survey, journey.answers).counted };
}

/** The device's copy of a visit that the server has led so far is as new, or newer. */
export const newerCopy = (resumed: Visit, found: Visit | undefined, viewing: StepName): Visit => ({
  ...resumed,
  ...(found?.session === resumed.session && found),
  viewing,
});
