import type { LeadDestination } from './destinations.ts';

/** What of a lead decides whether it may be sold. */
export interface SaleFacts {
  /** Global Privacy Control, in the header Sec-GPC or said by the page. */
  readonly gpc: boolean;
  /** The field that no person sees came filled in. */
  readonly honeypotFilled: boolean;
  /** The state of the accident or the visitor, as the ZIP says; two letters, or '' where the ZIP is not known. */
  readonly state: string;
  /** The consent as shown and the buyers chosen by name: whom the visitor has agreed to. */
  readonly consentedTo: string;
}

// Why a delivery is held, as an operator reads it.
export const gpcReason = 'Global Privacy Control, not to be sold';
export const optedOutReason = 'the person has asked not to be sold or shared';
export const erasedReason = 'erased: the person asked for it';
export const refusedReason = 'refused: no way through its survey leads to it';
export const heldStateReason = (state: string): string => `${state}: consumer health data, no consent names the buyer`;

// Stored rows are found by these two, so neither is ever reworded: what was held before would be neither counted nor written off.
export const honeypotReason = 'a field that no person sees was filled in: look at the lead before it is sold';
export const unknownStateReason =
  'the ZIP is in no state that we know: it may be one of HELD_STATES, and no consent names the buyer';

/**
 * A lead that is held for one of these reasons waits for a person, who looks at it and decides; figures have it under the name before the reason.
 * What is held for any other is as it should be: by the person's own will, or until another consent comes.
 */
export const manualReviewReasons = { honeypot: honeypotReason, unknown_state: unknownStateReason } as const;
export const manualReviewReasonTexts: readonly string[] = Object.values(manualReviewReasons);

/**
 * Why a lead is not delivered to a buyer, or '' when it may be (decisions 8; partners.md, privacy facts). Pure. An injury answer is consumer
 * health data in some states: there, and where nobody knows the state, the sale is held until a consent that names the buyer is kept. A buyer without
 * a name is named by none.
 */
export function holdReason(
  { buyer }: Pick<LeadDestination, 'buyer'>,
  { gpc, honeypotFilled, state, consentedTo }: SaleFacts,
  heldStates: readonly string[],
): string {
  if (buyer === undefined) return '';
  if (gpc) return gpcReason;
  if (honeypotFilled) return honeypotReason;
  const mayBeHeld = state === '' ? heldStates.length > 0 : heldStates.includes(state);
  if (!mayBeHeld) return '';
  const named = buyer !== '' && consentedTo.toLowerCase().includes(buyer.toLowerCase());
  if (named) return '';
  return state === '' ? unknownStateReason : heldStateReason(state);
}
