import { plainFields } from '#contract/api/plain-page.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import { historyState, writeHistory } from '../../lib/writeHistory.ts';
import type { AddressTracking } from '../address/addressTracking.ts';
import { referrer } from '../address/referrer.ts';
import { type LeadExtras, type Survey, startJourney } from '../journey.ts';
import { historyEntry, pushStep, replaceStep, writeJourneyHistory } from './journeyHistory.ts';
import { backUpVisit, isEnded, loadVisit, localVisit, newVisit, saveVisit, type Visit } from './savedVisit.ts';
import {
  answerStep,
  type BegunVisit,
  backToStep,
  fillAnswers,
  initialState,
  newerCopy,
  resumeVisit,
  revisitStep,
  surveyOfVisit,
  typeAnswers,
  type VisitState,
} from './visitState.ts';

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
  /** Stores typed values, without moving on. */
  readonly type: (given: Answers) => void;
  /** Like `type`, but only into empty fields, and after the visit is loaded. */
  readonly fill: (given: Answers) => void;
}

/** The states of a visit, saved. */
interface SavedStates {
  readonly states: Observable<VisitState, VisitState>;
  /** The state, with a visit begun where there is none. */
  readonly begun: () => BegunVisit;
  /** Shows the state and saves its visit: on the device always, at the server after each step. */
  readonly save: (next: BegunVisit) => void;
  /** Goes on with a stored visit, and writes its path into the history. */
  readonly resume: (stored: Visit) => void;
}

function createSavedStates({ survey, campaign, addressTracking, resumed }: VisitStoreOptions): SavedStates {
  const states = createObservable(initialState(survey, resumed));
  return {
    states,
    begun() {
      const state = states.last();
      if (state.visit) return { ...state, visit: state.visit };
      const { answers, viewing } = state.journey;
      const visit = newVisit({ flow: survey.flow.id, campaign }, viewing, addressTracking().fields, referrer());
      return { ...state, visit: { ...visit, answers } };
    },
    save(next) {
      const moved = next.journey.viewing !== states.last().journey.viewing;
      states.publish(next);
      saveVisit(next.visit, moved ? afterPaint : undefined);
      if (moved) afterPaint(() => backUpVisit(next.visit, next.journey.progress));
    },
    resume(stored) {
      const next = resumeVisit(states.last(), stored, { address: addressTracking(), historyStep: currentEntry().step });
      states.publish(next);
      writeJourneyHistory(surveyOfVisit(next), next.journey, next.visit);
    },
  };
}

const currentEntry = () => historyEntry(historyState());

/** Removes the step of a page without script from the address: the history has it from here on. */
function cleanAddress(): void {
  const address = new URL(location.href);
  for (const name of [plainFields.at, plainFields.visit]) address.searchParams.delete(name);
  writeHistory('replaceState', historyState(), address);
}

/** Resumes the visit of this device, or else the server's copy. */
async function loadStored(
  { states, begun, resume }: SavedStates,
  { survey, campaign, resumed }: VisitStoreOptions,
  isStale: () => boolean,
): Promise<void> {
  const found = await localVisit({ campaign });
  if (isStale()) return;
  if (resumed) cleanAddress();
  const own = resumed ? newerCopy(resumed, found, states.last().journey.viewing) : found;
  if (own) {
    resume(own);
    return saveVisit(begun().visit);
  }
  const saved = states.last().visit ? undefined : await loadVisit({ flow: survey.flow.id, campaign });
  if (isStale()) return;
  // an answer given meanwhile is newer than the server's copy
  if (saved && !states.last().visit) return resume(saved);
  // nothing remains of the visit that this entry of the history belonged to
  if (currentEntry().step) {
    const next = begun();
    states.publish(next);
    writeJourneyHistory(survey, next.journey, next.visit);
  }
}

/** Shows the step of an entry that the browser went to. */
function followHistory({ states, begun, save }: SavedStates, entry: unknown): void {
  const { survey, isLoaded, journey, visit } = states.last();
  // a visit that is not loaded yet will start at the history's step
  if (!isLoaded && !visit) return;
  const { step = startJourney(survey).viewing, session } = historyEntry(entry);
  // entries of an ended visit must not trap the visitor
  if (isLoaded && session !== undefined && (session !== visit?.session || isEnded(session))) {
    history.back();
    return;
  }
  const next = backToStep(begun(), step, performance.now());
  if (next.journey === journey) states.publish({ ...states.last(), revisitedFrom: undefined });
  else save(next);
}

/**
 * The store of a visit, tied to the browser's history and saved on the device. The first state is the first step, as the server
 * renders it; a stored visit follows.
 */
export function createVisitStore(options: VisitStoreOptions): VisitStore {
  const saved = createSavedStates(options);
  const { states, begun, save } = saved;

  /** Saves a state whose step, where it is another, is a new entry of the history. */
  function moveTo(next: BegunVisit): void {
    const before = states.last().journey.viewing;
    save(next);
    if (next.journey.viewing === before) return;
    replaceStep(before, next.visit);
    pushStep(next.journey.viewing, next.visit);
  }

  return {
    getState: states.last,
    subscribe: states.subscribe,
    start() {
      let stale = false;
      states.publish({ ...states.last(), enteredAt: performance.now() });
      void loadStored(saved, options, () => stale).then(() => {
        const { toFill } = states.last();
        states.publish({ ...states.last(), isLoaded: true, toFill: undefined });
        if (toFill && !stale) save(fillAnswers(begun(), toFill));
      });
      const onPop = (event: PopStateEvent) => followHistory(saved, event.state);
      addEventListener('popstate', onPop);
      return () => {
        stale = true;
        removeEventListener('popstate', onPop);
      };
    },
    answer(given, extras) {
      const { next, finished } = answerStep(begun(), given, extras, performance.now());
      moveTo(next);
      if (finished) options.onFinished(finished);
    },
    revisit: (step) => moveTo(revisitStep(begun(), step, performance.now())),
    type: (given) => save(typeAnswers(begun(), given)),
    fill(given) {
      if (states.last().isLoaded) save(fillAnswers(begun(), given));
      else states.publish({ ...states.last(), toFill: given });
    },
  };
}
