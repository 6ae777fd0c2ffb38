import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';

/**
 * Where tracking and the page meet. It is all of tracking that comes with the page: what loads scripts and waits for them comes once the page
 * is idle (start.ts), and the first question waits for none of it.
 */

/** What tracking has found out for the lead: a click's transaction, certificates. It goes out with the submission (journey/finish.ts). */
export const leadTracking: Record<string, string> = {};

/** Pages of partners that may open at the end (partnerPages.ts); '' for none. */
export const partnerPageUrls: { offerPage: string; lawyerTracker: string } = { offerPage: '', lawyerTracker: '' };

/** The partner's campaign of the visit, '' while it is not known. The server finds it by itself: it is no field of the submission. */
export const partnerCampaign = { id: '' };

/** Where the visit stands. */
export interface JourneyEvent {
  readonly answers: Answers;
  readonly viewing: StepName;
}

type Listener<T> = (value: T) => void;

/** A value that changes: the last one is told to who asks later. */
function createObservable<T>() {
  let last: T | undefined;
  const listeners = new Set<Listener<T>>();
  return {
    last: () => last,
    tell(value: T) {
      last = value;
      for (const listener of listeners) listener(value);
    },
    /** @returns what ends it. */
    listen(listener: Listener<T>) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The visit's moves from step to step. */
export const journeyEvents = createObservable<JourneyEvent>();
/** The call-tracking number, E.164, once there is one (Core 2). */
export const callNumber = createObservable<string>();
