import type { Lead, LeadField } from '../fields/fields.ts';
import type { RoutingRule } from '../rules/routing-rules.ts';
import type { Guard } from './guards.ts';
import type { StepName } from './steps.ts';

/** Where a step leads. The first exit whose guard holds is taken; an exit without a guard always holds, so it comes last. */
export interface Exit {
  readonly when?: Guard;
  readonly to: StepName | 'submit';
  /** Steps that are passed over but count as done: they set their progress (decisions 1, last list). */
  readonly completes?: readonly StepName[];
}

/** Scripts of others that a page may load; settings, the visitor's region and Global Privacy Control decide whether it does (decisions 8). */
export const scriptNames = ['advertising', 'media', 'pixel', 'tracking', 'social_pixel'] as const;
export type ScriptName = (typeof scriptNames)[number];

export interface ScriptLoad {
  readonly script: ScriptName;
  /** Only when the answers so far say so. */
  readonly when?: Guard;
  /** Only for this affiliate. */
  readonly affid?: string;
}

export interface FlowStep {
  readonly step: StepName;
  /** Percent shown once the step is completed (decisions 1). */
  readonly progress: number;
  /** Says that the value is lower than one before it because the specification gives it so; the bar then stays where it is. */
  readonly fallsAsGiven?: true;
  /** Ordered; without it the step leads to the next one in the list, and the last step to `submit`. */
  readonly exits?: readonly Exit[];
  /** What the page may load once the step is completed. */
  readonly loads?: readonly ScriptLoad[];
}

/**
 * When a partner's offer page opens for a visitor who is disqualified (Variants 4, "Submission sequence" 1). `always`: the short
 * survey; `unless alternate buyer`: the main variants; `unless prior offense`: DUI; `outside qualifying state`: version 7.
 */
export type OfferRule = 'always' | 'unless alternate buyer' | 'unless prior offense' | 'outside qualifying state';

export interface FlowOptions {
  readonly thankYouPath: string;
  /** `tcpa`: the common consent; `buyers`: one that names the buyers that were shown (Variants 4, G). */
  readonly consent: 'tcpa' | 'buyers';
  /** Default offer and affiliate ids (Core 9); a lead that is posted without an affiliate gets none of these, but 10 (lead-record.ts). */
  readonly oid: string;
  readonly affid: string;
  /** Whether a failed point of Core 4 disqualifies too (decisions 5: main only). */
  readonly coreDisqualifies: boolean;
  /** A step that, once passed, clears any disqualification (Variants 4: DUIIncidentDescription). */
  readonly cleared?: StepName;
  /** Rules that may change an answer before it is sent on, in this order (Variants 4, "Special routing"). */
  readonly routing: readonly RoutingRule[];
  /** Values that every lead of the flow carries (Variants 4, E: accident_type). */
  readonly sets?: Lead;
  /** Fields that partners don't get (Variants 4, "Submission sequence" 2). What the visitor answered stays in the record. */
  readonly withheld: readonly LeadField[];
  /** do_not_send_to_dq is always yes (Variants 4: the short survey). */
  readonly neverToDq?: true;
  readonly offer: OfferRule;
  /** A further tracker page after posting, for visitors who have a lawyer (Variants 4, third variant). */
  readonly lawyerTracker?: true;
  /** The compensation meter: always shown, or when the visit asks for it (`show-meter`; Variants 4). */
  readonly meter?: 'always' | 'on request';
  /** Where a new screen is scrolled to: the page's top, or the survey itself (Variants 2, second copy of E). */
  readonly scrollTo?: 'anchor';
  /** No overlay while the lead is sent: the button says so (Variants 4, variant A). */
  readonly overlay?: 'none';
  /** A form on one page has no progress bar (decisions 1). */
  readonly bar?: 'none';
  /** A disqualified visitor is told so on the page and stays there (Variants 2, one-page form). */
  readonly tellsInPlace?: true;
  /** The thank-you address says where the visitor came from (Variants 7, short survey). */
  readonly refererShown?: true;
  /** The thank-you address says what the survey was about, where its path does not: that page must not speak of an accident. */
  readonly topic?: ThankYouTopic;
}

/** What a thank-you page on the common path can be about in place of a case (decisions 2 gives these flows no path of their own). */
export const thankYouTopics = ['benefits', 'dui'] as const;
export type ThankYouTopic = (typeof thankYouTopics)[number];

/** A flow is data: ordered steps, their progress, their exits, and the flow's options (engine.md, decisions 1). */
export interface Flow {
  readonly id: string;
  readonly steps: readonly [FlowStep, ...FlowStep[]];
  readonly options: FlowOptions;
}

/** The exits of the step at `index`, with the implied default spelled out. */
export function exitsOf(flow: Flow, index: number): readonly Exit[] {
  const { exits } = flow.steps[index] as FlowStep;
  return exits ?? [{ to: flow.steps[index + 1]?.step ?? 'submit' }];
}

/** Where the steps of each flow stand, by name: worked out once. */
const stepIndexes = new WeakMap<Flow, ReadonlyMap<string, number>>();

/** The index of a step in its flow, -1 where the flow does not have it. */
export function indexOfStep(flow: Flow, name: string): number {
  let known = stepIndexes.get(flow);
  if (!known) {
    known = new Map(flow.steps.map(({ step }, index) => [step, index]));
    stepIndexes.set(flow, known);
  }
  return known.get(name) ?? -1;
}

/** Whether a step of the flow has an exit to another, or to the end. */
export function canExitTo(flow: Flow, from: string, to: Exit['to']): boolean {
  const index = indexOfStep(flow, from);
  return index >= 0 && exitsOf(flow, index).some((exit) => exit.to === to);
}
