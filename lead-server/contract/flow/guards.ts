import type { AnswerField, Answers } from '../fields/fields.ts';

/** Numbers that guards can compare, worked out from the answers and the clock (engine.ts `factsOf`). */
export type NumericFact = 'days_from_incident_date' | 'months_from_incident_date';
/** Flags that guards can read, worked out from the answers as the record's own are (rules/derived-flags.ts). */
export type FlagFact = 'hit_and_run';

/**
 * Facts that a campaign can set. `straight_to_date` skips and `case_worth` adds AutoAccidentCaseWorth; `without_funding` never
 * offers funding.
 * `buyers_consent` is set by the campaign or once buyers were found. See docs/spec/flows.md#buyer-consent.
 */
export const settableFacts = ['straight_to_date', 'case_worth', 'without_funding', 'buyers_consent'] as const;
export type SettableFact = (typeof settableFacts)[number];

/** The campaign's facts for guards. */
export type CampaignFact = 'combined_last_step' | SettableFact;

/** The source of the campaign's facts: the visit's switches and the campaign's settings. */
export interface CampaignVisit {
  readonly switches: Readonly<Record<string, string>>;
  readonly facts?: readonly SettableFact[] | undefined;
}

/** The campaign facts of a visit, the same in the browser and on the server. */
export const campaignFacts = ({ switches, facts = [] }: CampaignVisit): CampaignFacts => ({
  combined_last_step: switches.combined === 'on',
  ...Object.fromEntries(facts.map((fact) => [fact, true])),
});

export type CampaignFacts = Readonly<Partial<Record<CampaignFact, boolean>>>;

export interface Facts {
  readonly answers: Answers;
  readonly numbers: Readonly<Partial<Record<NumericFact, number>>>;
  readonly flags: Readonly<Partial<Record<FlagFact, boolean>>>;
  readonly campaign: CampaignFacts;
}

/**
 * A condition as data, so that the checker can enumerate it and print it. It names stored values (option ids), never labels.
 * An unanswered field makes a comparison false.
 */
export type Guard =
  | { readonly field: AnswerField; readonly is: string | readonly string[] }
  | { readonly number: NumericFact; readonly atMost: number }
  | { readonly flag: FlagFact }
  | { readonly campaign: CampaignFact }
  | { readonly all: readonly Guard[] }
  | { readonly any: readonly Guard[] }
  | { readonly not: Guard };

/** Whether the guard holds for these facts. Pure; never throws. */
export function holds(guard: Guard, facts: Facts): boolean {
  if ('field' in guard) {
    const value = facts.answers[guard.field];
    return value !== undefined && (typeof guard.is === 'string' ? value === guard.is : guard.is.includes(value));
  }
  if ('number' in guard) {
    const value = facts.numbers[guard.number];
    return value !== undefined && value <= guard.atMost;
  }
  if ('flag' in guard) return facts.flags[guard.flag] === true;
  if ('campaign' in guard) return facts.campaign[guard.campaign] === true;
  if ('all' in guard) return guard.all.every((each) => holds(each, facts));
  if ('any' in guard) return guard.any.some((each) => holds(each, facts));
  return !holds(guard.not, facts);
}

/** The guard in words, for the checker's report and the Mermaid graph: `physical_injury is No`. */
export function describe(guard: Guard): string {
  if ('field' in guard) return `${guard.field} is ${typeof guard.is === 'string' ? guard.is : guard.is.join(' or ')}`;
  if ('number' in guard) return `${guard.number} at most ${guard.atMost}`;
  if ('flag' in guard) return guard.flag;
  if ('campaign' in guard) return guard.campaign;
  if ('all' in guard) return guard.all.map(describe).join(' and ');
  if ('any' in guard) return guard.any.map(describe).join(' or ');
  return `not (${describe(guard.not)})`;
}
