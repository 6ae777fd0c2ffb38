import { plainFields } from '#contract/api/plain-page.ts';
import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { historyState, writeHistory } from '../../lib/writeHistory.ts';
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
import { historyEntry, pushStep, replaceStep, writeJourneyHistory } from './journeyHistory.ts';
import { backUpVisit, isEnded, loadVisit, localVisit, newVisit, saveVisit, type Visit } from './savedVisit.ts';

/** The state of one visit. */
export interface VisitState {
  readonly journey: Journey;
  /** Undefined until the visitor acts or a stored visit is resumed. */
  readonly visit: Visit | undefined;
  /** When the viewed step appeared, by the page's clock in milliseconds. */
  readonly enteredAt: number;
  /** Whether the stored visit has been looked for. */
  readonly isLoaded: boolean;
  /** Answers of the address that wait for the stored visit. */
  readonly toFill: Answers | undefined;
}

type VisitAction =
  | { readonly type: 'started'; readonly now: number }
  /** `visit` is the one to change, begun anew where there was none. */
  | { readonly type: 'moved'; readonly journey: Journey; readonly visit: Visit; readonly now: number }
  | { readonly type: 'extrasAdded'; readonly extras: LeadExtras; readonly visit: Visit }
  | { readonly type: 'resumed'; readonly journey: Journey; readonly visit: Visit }
  | { readonly type: 'loaded' }
  | { readonly type: 'fillDeferred'; readonly answers: Answers };

/** Takes out of the address what names the step of a page without script: the history does from here on. */
function cleanAddress(): void {
  const address = new URL(location.href);
  for (const name of [plainFields.at, plainFields.visit]) address.searchParams.delete(name);
  writeHistory('replaceState', historyState(), address);
}

/** The later of two steps of a path; `one` where the path does not have it. */
const laterOf = (path: readonly string[], one: string, other: string): string =>
  path.includes(one) && path.indexOf(other) > path.indexOf(one) ? other : one;

/** The visit with the time spent on its viewed step. */
function withStepTime(visit: Visit, enteredAt: number, now: number): Visit {
  const spent = (visit.seconds[visit.viewing] ?? 0) + (now - enteredAt) / 1000;
  return { ...visit, seconds: { ...visit.seconds, [visit.viewing]: Math.round(spent) } };
}

/** The next state of a visit. Pure. */
export function reduceVisit(state: VisitState, action: VisitAction): VisitState {
  switch (action.type) {
    case 'started':
      return { ...state, enteredAt: action.now };
    case 'moved': {
      const { journey, now } = action;
      const moved = journey.viewing !== state.journey.viewing;
      const visit = moved ? withStepTime(action.visit, state.enteredAt, now) : action.visit;
      return {
        ...state,
        journey,
        visit: { ...visit, answers: journey.answers, viewing: journey.viewing },
        enteredAt: moved ? now : state.enteredAt,
      };
    }
    case 'extrasAdded':
      return { ...state, visit: { ...action.visit, noted: { ...action.visit.noted, ...action.extras } } };
    case 'resumed': {
      const { journey, visit } = action;
      return { ...state, journey, visit: { ...visit, answers: journey.answers, viewing: journey.viewing } };
    }
    case 'loaded':
      return { ...state, isLoaded: true, toFill: undefined };
    case 'fillDeferred':
      return { ...state, toFill: action.answers };
  }
}

export interface VisitStoreOptions {
  readonly survey: Survey;
  /** A visit of another campaign is not resumed. */
  readonly campaign: string;
  readonly addressTracking: () => AddressTracking;
  /** The visit that the server has led so far, without script: the page shows its step. */
  readonly resumed?: Visit | undefined;
  /** Called at the last step with the visit to submit. */
  readonly onFinished: (visit: Visit) => void;
}

export interface VisitStore {
  readonly getState: () => VisitState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resumes a stored visit and follows the browser's history. @returns ends it */
  readonly start: () => () => void;
  /** Answers the viewed step and moves on. @param extras go with the lead and are no answer */
  readonly answer: (given: Answers, extras?: LeadExtras) => void;
  /** Shows an earlier step again. Its answer leads back to where it was asked for. */
  readonly revisit: (step: StepName) => void;
  /** Keeps what is being typed, without moving on. */
  readonly type: (given: Answers) => void;
  /** Like `type`, but only into empty fields, and after the visit is loaded. */
  readonly fill: (given: Answers) => void;
}

/**
 * The store of a visit, tied to the browser's history and saved on the device. The first state is the first step, as the server
 * renders it; a stored visit follows.
 */
export function createVisitStore({ survey, campaign, addressTracking, resumed, onFinished }: VisitStoreOptions): VisitStore {
  const journeyAtFirst = resumed
    ? resumeJourney(withLeadExtras(survey, resumed.noted), resumed.answers, resumed.viewing)
    : startJourney(survey);
  let state: VisitState = { journey: journeyAtFirst, visit: resumed, enteredAt: 0, isLoaded: false, toFill: undefined };
  /** The completed answers with which the viewed step was entered: another one is a change of mind. */
  let entered: Answers = {};
  let revisitedFrom: StepName | undefined;
  const listeners = new Set<() => void>();
  const dispatch = (action: VisitAction) => {
    state = reduceVisit(state, action);
    for (const listener of listeners) listener();
  };

  /** The visit, begun where there is none. */
  const currentVisit = (): Visit =>
    state.visit ?? newVisit({ flow: survey.flow.id, campaign }, state.journey.viewing, addressTracking().fields);
  const surveyNow = () => withLeadExtras(survey, state.visit?.noted ?? {});

  function set(journey: Journey): void {
    const moved = journey.viewing !== state.journey.viewing;
    if (moved) entered = walkSurvey(surveyNow(), journey.answers).counted;
    dispatch({ type: 'moved', journey, visit: currentVisit(), now: performance.now() });
    const saved = state.visit as Visit;
    saveVisit(saved, moved ? afterPaint : undefined);
    if (moved) afterPaint(() => backUpVisit(saved, journey.progress));
  }

  /** Shows the journey's screen, as a new entry of the history. */
  function moveTo(journey: Journey): Visit {
    const before = state.journey.viewing;
    set(journey);
    const visit = state.visit as Visit;
    if (journey.viewing !== before) {
      replaceStep(before, visit);
      pushStep(journey.viewing, visit);
    }
    return visit;
  }

  const fillIn = (given: Answers) => set(withAnswers(state.journey, { ...given, ...state.journey.answers }));

  function resume(stored: Visit, given: Answers): void {
    // the address says who sent the visitor last; without it the visit's own source stays, which the server's copy lacks
    const address = addressTracking();
    const source = address.given || Object.keys(stored.tracking).length === 0 ? address.fields : stored.tracking;
    const ownTracking = { ...source, traffic_source: source.traffic_source || (stored.tracking.traffic_source ?? '') };
    // earlier taps have written a history of their own session
    const visit = { ...stored, tracking: ownTracking, session: state.visit?.session ?? stored.session };
    const known = withLeadExtras(survey, visit.noted);
    const answers = { ...visit.answers, ...given };
    const { path } = walkSurvey(known, answers);
    // a tap may have moved this page on before the stored visit came
    const viewing = state.visit
      ? laterOf(path, visit.viewing, state.journey.viewing)
      : (historyEntry(historyState()).step ?? visit.viewing);
    const journey = resumeJourney(known, answers, viewing);
    entered = walkSurvey(known, journey.answers).counted;
    dispatch({ type: 'resumed', journey, visit });
    writeJourneyHistory(known, journey, visit);
  }

  async function load(isStale: () => boolean): Promise<void> {
    const found = await localVisit({ campaign });
    if (isStale()) return;
    // the device's copy of the same visit is as new, or newer
    const own = resumed
      ? { ...resumed, ...(found?.session === resumed.session && found), viewing: state.journey.viewing }
      : found;
    if (resumed) cleanAddress();
    if (own) {
      // a tap before the device had answered belongs to the stored visit
      resume(own, state.visit?.answers ?? {});
      return saveVisit(currentVisit());
    }
    const saved = state.visit ? undefined : await loadVisit({ flow: survey.flow.id, campaign });
    if (isStale()) return;
    // an answer given meanwhile is newer than the server's copy
    if (saved && !state.visit) return resume(saved, {});
    // nothing remains of the visit that this entry of the history belonged to
    if (historyEntry(historyState()).step) {
      const visit = currentVisit();
      dispatch({ type: 'resumed', journey: state.journey, visit });
      writeJourneyHistory(survey, state.journey, visit);
    }
  }

  function onPop(event: PopStateEvent): void {
    // a visit that is not loaded yet will start at the history's step
    if (!state.isLoaded && !state.visit) return;
    const { step = startJourney(survey).viewing, session } = historyEntry(event.state);
    // entries of an ended visit must not trap the visitor
    if (state.isLoaded && session !== undefined && (session !== state.visit?.session || isEnded(session))) {
      history.back();
      return;
    }
    const next = showStep(surveyNow(), state.journey, step as StepName);
    revisitedFrom = undefined;
    if (next !== state.journey) set(next);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      let stale = false;
      dispatch({ type: 'started', now: performance.now() });
      void load(() => stale).then(() => {
        const { toFill } = state;
        dispatch({ type: 'loaded' });
        if (toFill && !stale) fillIn(toFill);
      });
      addEventListener('popstate', onPop);
      return () => {
        stale = true;
        removeEventListener('popstate', onPop);
      };
    },
    answer(given, extras) {
      const { viewing } = state.journey;
      const isChange = (field: AnswerField) => Boolean(entered[field]) && entered[field] !== given[field];
      if ((Object.keys(given) as AnswerField[]).some(isChange)) {
        const before = state.visit?.noted.changed_steps;
        const changed = [...(before ? [before] : []), publicStepName(viewing)].join(',');
        dispatch({ type: 'extrasAdded', extras: { changed_steps: changed }, visit: currentVisit() });
      }
      if (extras) dispatch({ type: 'extrasAdded', extras, visit: currentVisit() });
      const { journey, finished } = advance(surveyNow(), state.journey, given, revisitedFrom);
      if (journey.viewing === revisitedFrom) revisitedFrom = undefined;
      const visit = moveTo(journey);
      if (finished) onFinished(withStepTime(visit, state.enteredAt, performance.now()));
    },
    revisit(step) {
      revisitedFrom = state.journey.viewing;
      moveTo(showStep(surveyNow(), state.journey, step));
    },
    type: (given) => set(withAnswers(state.journey, given)),
    fill: (given) => (state.isLoaded ? fillIn(given) : dispatch({ type: 'fillDeferred', answers: given })),
  };
}
