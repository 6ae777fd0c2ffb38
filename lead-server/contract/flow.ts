import type { LeadField } from './fields.ts';
import type { Guard } from './guards.ts';
import type { RoutingRule } from './routing.ts';
import type { StepName } from './steps.ts';

/** Where a step leads. The first exit whose guard holds is taken; an exit without a guard always holds, so it comes last. */
export interface Exit {
  readonly when?: Guard;
  readonly to: StepName | 'submit';
  /** Steps that are passed over but count as done: they set their progress (decisions 1, last list). */
  readonly completes?: readonly StepName[];
}

export interface FlowStep {
  readonly step: StepName;
  /** Percent shown once the step is completed (decisions 1). */
  readonly progress: number;
  /** Says that the value is lower than one before it because the specification gives it so; the bar then stays where it is. */
  readonly fallsAsGiven?: true;
  /** Ordered; without it the step leads to the next one in the list, and the last step to `submit`. */
  readonly exits?: readonly Exit[];
  /** Names of the scripts that the page may load once the step is completed (settings and consent decide whether it does). */
  readonly loads?: readonly string[];
}

export const consentKinds = ['tcpa'] as const;

export interface FlowOptions {
  readonly thankYouPath: string;
  readonly consent: (typeof consentKinds)[number];
  /** Default offer and affiliate ids (Core 9). */
  readonly oid: string;
  readonly affid: string;
  /** Whether a failed point of Core 4 disqualifies too (decisions 5: main only). */
  readonly coreDisqualifies: boolean;
  /** Rules that may change an answer before it is sent on, in this order (Variants 4, "Special routing"). */
  readonly routing: readonly RoutingRule[];
  /** Fields that the record keeps but partners don't get (Variants 4, "Submission sequence" 2). */
  readonly withheld: readonly LeadField[];
}

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
