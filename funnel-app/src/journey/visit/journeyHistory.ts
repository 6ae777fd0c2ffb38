import type { StepName } from '#contract/flow/steps.ts';
import { historyState, writeHistory } from '../../lib/writeHistory.ts';
import { type Journey, type Survey, startJourney, walkSurvey } from '../journey.ts';
import type { Visit } from './savedVisit.ts';

/** A step and its visit's session, in an entry of the browser's history. */
interface HistoryEntry {
  readonly step: StepName;
  readonly session: string;
}

export const historyEntry = (state: unknown): Partial<HistoryEntry> => (typeof state === 'object' && state !== null ? state : {});

/** Writes the step into the current entry, unless it is there: browsers take milliseconds for it. */
export function replaceStep(step: StepName, { session }: Visit): void {
  const current = historyEntry(historyState());
  if (current.step === step && current.session === session) return;
  writeHistory('replaceState', { step, session } satisfies HistoryEntry);
}
export const pushStep = (step: StepName, { session }: Visit): void =>
  writeHistory('pushState', { step, session } satisfies HistoryEntry);

/** Writes the path into the browser's history, so that Back leads to the previous question. */
export function writeJourneyHistory(survey: Survey, journey: Journey, visit: Visit): void {
  const whole = walkSurvey(survey, journey.answers).path;
  // a start screen that the visit did not have is nothing to go back to
  const path = whole.slice(whole.indexOf(startJourney(survey).viewing));
  const at = path.indexOf(historyEntry(historyState()).step as StepName);
  const [first, ...rest] = path.slice(Math.max(at, 0), path.indexOf(journey.viewing) + 1);
  if (first) replaceStep(first, visit);
  for (const step of rest) pushStep(step, visit);
}
