import { stateCodes } from '#contract/fields/state-codes.ts';
import type { Agreement } from '#contract/lead/agreement.ts';
import { noAccident } from '#contract/lead/qualification.ts';
import type { LeadDestination, Sale } from './destinations.ts';

/** The facts of a lead that decide whether it may be sold. */
export interface SaleFacts {
  /** Global Privacy Control, in the header Sec-GPC or said by the page. */
  readonly gpc: boolean;
  /** The hidden field was filled in. */
  readonly honeypotFilled: boolean;
  /** Two letters, by the ZIP; '' where the ZIP is unknown. */
  readonly state: string;
  /** Whom the visitor has agreed to. */
  readonly agreement: Agreement;
  /** Whether pages of this site show the consent's text. */
  readonly consentKnown: boolean;
  /** More leads of the same email or phone came in a day than one person sends. */
  readonly repeated: boolean;
  /** Whether a partner takes cases in its state. */
  readonly served: boolean;
  /** `dq_reason` of the lead, '' for none. */
  readonly disqualifiedBy: string;
}

// Why a delivery is held, as an operator reads it.
export const gpcReason = 'Global Privacy Control, not to be sold';
export const noAccidentReason = 'no motor vehicle accident, not to be sold';
export const unservedReason = 'no partner takes cases in this state';
export const optedOutReason = 'the person has asked not to be sold or shared';
export const erasedReason = 'erased: the person asked for it';
export const unconfirmedReason = 'its deletion was asked for: held until that is carried out, or recalled';
export const waitingReason = 'a deletion was asked for and waits for a person';
export const refusedReason = 'refused: no way through its survey leads to it';
export const heldStateReason = (state: string): string => `${state}: consumer health data, no consent names the buyer`;

// stored rows are found by these texts, so none may be reworded
export const honeypotReason = 'a field that no person sees was filled in: look at the lead before it is sold';
export const unknownStateReason =
  'the ZIP is in no state that we know: it may be one of HELD_STATES, and no consent names the buyer';

export const repeatedReason =
  'the same email or phone came more often in a day than LEADS_PER_PERSON allows: look at them before one is sold';

export const unknownConsentReason = 'the consent is no text of this site: see what the visitor agreed to before it is sold';

export const notNamedReason = 'not_named: the consent does not cover who gets leads there';

export const heldByHandReason = 'held by a person: look at the lead before it is sold';

/** Reasons to hold a lead for a person; figures use the names. Other held leads need no person. */
export const manualReviewReasons = {
  honeypot: honeypotReason,
  unknown_state: unknownStateReason,
  unknown_consent: unknownConsentReason,
  repeated: repeatedReason,
  not_named: notNamedReason,
  by_hand: heldByHandReason,
} as const;
export const manualReviewReasonTexts: readonly string[] = Object.values(manualReviewReasons);

/** Reasons of held leads that operators see. Those of a held state wait for nobody: a person may release them. */
export const shownHoldReasons: readonly string[] = [...manualReviewReasonTexts, ...stateCodes.map(heldStateReason)];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the consent names the buyer. A partner who sells on is no buyer. */
const isNamed = (sale: Sale, { names }: Agreement): boolean =>
  sale !== 'resells' && sale.buyer !== '' && names.some((name) => isSame(name, sale.buyer));

/**
 * Whether a sale is covered: a buyer is named; a partner who sells on is bound to the names chosen, and gets nothing where the brand
 * alone was chosen. See docs/spec/consent.md#covered.
 */
function isCovered(sale: Sale, agreement: Agreement): boolean {
  if (sale !== 'resells') return isNamed(sale, agreement);
  return agreement.by === 'sellers' || agreement.names.some((name) => !isSame(name, agreement.brandName));
}

interface HoldRule {
  /** When it holds a lead, in the words of docs/who-gets-a-lead.md. */
  readonly when: string;
  /** Whether it holds deliveries that are no sale too. */
  readonly holdsAll?: true;
  /** The reason, or '' where the rule does not hold the lead. */
  readonly reason: (facts: SaleFacts, sale: Sale, heldStates: readonly string[]) => string;
}

const rule = (when: string, applies: (facts: SaleFacts) => boolean, reason: string): HoldRule => ({
  when,
  reason: (facts) => (applies(facts) ? reason : ''),
});

/** The rules in their order: the first that gives a reason holds the delivery. */
export const holdRules: readonly HoldRule[] = [
  // it has no contact to check either
  {
    ...rule('The visitor was in no motor vehicle accident.', (facts) => facts.disqualifiedBy === noAccident, noAccidentReason),
    holdsAll: true,
  },
  rule('The browser sends Global Privacy Control.', ({ gpc }) => gpc, gpcReason),
  rule('No partner takes cases in the state of the visitor.', ({ served }) => !served, unservedReason),
  rule('A field was filled in that no person sees.', (facts) => facts.honeypotFilled, honeypotReason),
  rule('The consent text is none that a page of this site shows.', (facts) => !facts.consentKnown, unknownConsentReason),
  rule('The same email or phone has sent more leads in a day than one person does.', (facts) => facts.repeated, repeatedReason),
  {
    when: 'The state treats answers on injuries as consumer health data, or is not known, and the consent does not name the buyer.',
    reason({ state, agreement }, sale, heldStates) {
      if (isNamed(sale, agreement)) return '';
      if (state === '') return heldStates.length > 0 ? unknownStateReason : '';
      return heldStates.includes(state) ? heldStateReason(state) : '';
    },
  },
  {
    when: 'The consent does not cover who gets leads there.',
    reason: ({ agreement }, sale) => (isCovered(sale, agreement) ? '' : notNamedReason),
  },
];

/** Why a lead is not delivered to a destination, or ''. Pure. See docs/who-gets-a-lead.md. */
export function holdReason({ sale }: Pick<LeadDestination, 'sale'>, facts: SaleFacts, heldStates: readonly string[]): string {
  for (const { holdsAll, reason } of holdRules) {
    const why = sale || holdsAll ? reason(facts, sale ?? 'resells', heldStates) : '';
    if (why !== '') return why;
  }
  return '';
}
