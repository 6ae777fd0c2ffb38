import { createContext } from 'react';
import type { FieldError } from '#contract/experiments/step-facts.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { createObservable, type Observable } from '../lib/observable.ts';

/** The position of the visit. */
export interface JourneyEvent {
  readonly answers: Answers;
  readonly viewing: StepName;
}

/** A form that was refused: its fields and why, without what was typed. */
export interface BlockedForm {
  readonly step: StepName;
  readonly errors: readonly FieldError[];
}

/** The state shared by the page and its tracking, which loads when idle. One for each visit. */
export interface VisitTracking {
  /** Fields for the lead: the click's transaction and the certificates. */
  readonly leadFields: Record<string, string>;
  /** Addresses of partner pages that may open at the end; '' for none. */
  readonly partnerPages: { offerPage: string; lawyerTracker: string };
  /** The partner's campaign, '' while unknown; the server finds it by itself. */
  campaign: string;
  readonly moves: Observable<JourneyEvent>;
  /** Steps whose form was refused, and at which fields. */
  readonly blocked: Observable<BlockedForm>;
  /** The call-tracking number, E.164. See docs/spec/calls.md#transaction-id-and-call-number. */
  readonly callNumber: Observable<string>;
}

export const createVisitTracking = (): VisitTracking => ({
  leadFields: {},
  partnerPages: { offerPage: '', lawyerTracker: '' },
  campaign: '',
  moves: createObservable(),
  blocked: createObservable(),
  callNumber: createObservable(),
});

/** The visit's tracking; pages without a survey have an idle one. */
export const TrackingContext = createContext<VisitTracking>(createVisitTracking());
