import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';

/** The link between tracking and the page. The rest of tracking loads when idle. */

/** What tracking has found out for the lead: a click's transaction, certificates. It goes out with the submission (journey/finish.ts). */
export const leadTracking: Record<string, string> = {};

/** Pages of partners that may open at the end (partnerPages.ts); '' for none. */
export const partnerPageUrls: { offerPage: string; lawyerTracker: string } = { offerPage: '', lawyerTracker: '' };

/** The partner's campaign, '' while unknown; the server finds it by itself. */
export const partnerCampaign = { id: '' };

/** Where the visit stands. */
export interface JourneyEvent {
  readonly answers: Answers;
  readonly viewing: StepName;
}

type Listener<T> = (value: T) => void;

/** A value that changes; late subscribers get the last one. */
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
/** The call-tracking number, E.164. See docs/spec/calls.md#transaction-id-and-call-number. */
export const callNumber = createObservable<string>();
