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

/** Reasons to hold a lead for a person; figures use the names. Other held leads need no person. */
export const manualReviewReasons = {
  honeypot: honeypotReason,
  unknown_state: unknownStateReason,
  unknown_consent: unknownConsentReason,
  repeated: repeatedReason,
  not_named: notNamedReason,
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

/**
 * Why a lead is not delivered to a destination, or ''. Pure. Injury answers are health data in some states, where a sale needs a
 * consent that names the buyer. See docs/spec/consent.md#consumer-health-data.
 */
export function holdReason(
  { sale }: Pick<LeadDestination, 'sale'>,
  { gpc, honeypotFilled, state, agreement, consentKnown, repeated, served, disqualifiedBy }: SaleFacts,
  heldStates: readonly string[],
): string {
  // it has no contact to check either
  if (disqualifiedBy === noAccident) return noAccidentReason;
  if (!sale) return '';
  if (gpc) return gpcReason;
  if (!served) return unservedReason;
  if (honeypotFilled) return honeypotReason;
  if (!consentKnown) return unknownConsentReason;
  if (repeated) return repeatedReason;
  if (isNamed(sale, agreement)) return '';
  if (state === '' ? heldStates.length > 0 : heldStates.includes(state))
    return state === '' ? unknownStateReason : heldStateReason(state);
  return isCovered(sale, agreement) ? '' : notNamedReason;
}
