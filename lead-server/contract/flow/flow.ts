import type { Lead, LeadField } from '../fields/fields.ts';
import type { RoutingRule } from '../rules/routing-rules.ts';
import type { Guard } from './guards.ts';
import type { StepName } from './steps.ts';

/** Where a step leads. The first exit whose guard holds is taken; one without a guard comes last. */
export interface Exit {
  readonly when?: Guard;
  readonly to: StepName | 'submit';
  /** Steps that are skipped but count as done: they set their progress. See docs/spec/flows.md#completed-steps. */
  readonly completes?: readonly StepName[];
}

/** Scripts of others that a step may load. See docs/spec/consent.md#scripts-of-others. */
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
  /** Percent shown once the step is completed. See docs/spec/flows.md#progress. */
  readonly progress: number;
  /** The value is specified lower than one before it; the bar stays where it is. */
  readonly allowsProgressDecrease?: true;
  /** Without it the step leads to the next one, and the last step to `submit`. */
  readonly exits?: readonly Exit[];
  /** What the page may load once the step is completed. */
  readonly loads?: readonly ScriptLoad[];
}

/** When the partner's page opens for a disqualified visitor. See docs/spec/submission.md#partner-page. */
export type OfferRule = 'always' | 'unless alternate buyer' | 'unless prior offense' | 'outside qualifying state';

/** The topic of a stage, as labelled over the bar. */
export const stageNames = [
  'accident',
  'injuries',
  'details',
  'contact',
  'you',
  'ticket',
  'place',
  'story',
  'start',
  'age',
  'charges',
  'test',
] as const;
export type StageName = (typeof stageNames)[number];

/** A stage, reached when its first step is. See docs/spec/flows.md#stages. */
export interface Stage {
  readonly stage: StageName;
  readonly from: StepName;
}

export interface FlowOptions {
  /** In order; the first begins with the flow. */
  readonly stages: readonly [Stage, ...Stage[]];
  readonly thankYouPath: string;
  /** `buyers` names the buyers that were shown. See docs/spec/flows.md#buyer-consent. */
  readonly consent: 'tcpa' | 'buyers';
  /** Default offer and affiliate ids. See docs/spec/campaigns.md#offers. */
  readonly oid: string;
  readonly affid: string;
  /** Whether a failed main rule disqualifies too. See docs/spec/qualification.md#disqualified. */
  readonly coreDisqualifies: boolean;
  /** A step that clears any disqualification once passed. See docs/spec/qualification.md#dui. */
  readonly cleared?: StepName;
  /** Rules that may change an answer before it is sent, in this order. */
  readonly routing: readonly RoutingRule[];
  /** Values that every lead of the flow carries. */
  readonly sets?: Lead;
  /** Fields that partners do not get; the record keeps them. See docs/spec/routing.md#withheld-fields. */
  readonly withheld: readonly LeadField[];
  /** Sets do_not_send_to_dq to yes always, as in the short survey. */
  readonly doesNotSendToDq?: true;
  readonly offer: OfferRule;
  /** A further tracker page for visitors with a lawyer. See docs/spec/submission.md#lawyer-tracker. */
  readonly lawyerTracker?: true;
  /** Whether the compensation meter shows always or on request. See docs/spec/meter.md#where-it-shows. */
  readonly meter: 'always' | 'on request' | 'never';
  /** Where a new screen scrolls to. See docs/spec/flows.md#anchored. */
  readonly scrollTo?: 'anchor';
  /** It scrolls smoothly, unless the visitor prefers reduced motion. See docs/spec/flows.md#anchored. */
  readonly scrolls?: 'smoothly';
  /** No overlay while the lead is sent: the button says so. */
  readonly overlay?: 'none';
  /** A form on one page has no progress bar. */
  readonly bar?: 'none';
  /** A disqualified visitor reads it on the page and stays there. See docs/spec/submission.md#disqualified-in-place. */
  readonly showsResultInline?: true;
  /** The thank-you address has the visitor's referring site. See docs/spec/submission.md#thank-you-of-the-short-flow. */
  readonly showsReferrer?: true;
  /** The subject of the thank-you page where its path does not tell. */
  readonly topic?: ThankYouTopic;
}

/** Subjects of a thank-you page on the common path that is about no accident. */
export const thankYouTopics = ['benefits', 'dui'] as const;
export type ThankYouTopic = (typeof thankYouTopics)[number];

/** A flow is data: ordered steps with progress and exits, and options. See docs/spec/flows.md#one-id-each. */
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

/** The index of each step of each flow, by name: computed once. */
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

/** How many stages are reached at a step: 1 at the start. */
export function stagesReached(flow: Flow, step: StepName): number {
  const at = indexOfStep(flow, step);
  return flow.options.stages.filter(({ from }) => indexOfStep(flow, from) <= at).length;
}

/** Whether the survey asks about an accident. */
export const isAboutAccident = ({ options }: Pick<Flow, 'options'>): boolean =>
  options.stages.some(({ stage }) => stage === 'accident');

/** Whether a step of the flow has an exit to another, or to the end. */
export function canExitTo(flow: Flow, from: string, to: Exit['to']): boolean {
  const index = indexOfStep(flow, from);
  return index >= 0 && exitsOf(flow, index).some((exit) => exit.to === to);
}
