import type { NewDelivery } from '../store/store.ts';
import type { Destination } from './destinations.ts';

/** What decides where a lead goes. */
export interface LeadTraits {
  readonly badWords: boolean;
  readonly gpc: boolean;
}

export interface PlannedDeliveries {
  forLead(traits: LeadTraits): readonly NewDelivery[];
  forMessage(): readonly NewDelivery[];
  forPrivacyRequest(): readonly NewDelivery[];
}

export const gpcReason = 'Sec-GPC: 1, not to be sold';
export const optedOutReason = 'the person has asked not to be sold or shared';

/**
 * The outbox rows of a submission, one for each destination that it is for: due, or with no partner configured (decisions 6), or held
 * because the visitor's browser asks not to be sold (decisions 8).
 */
export function planDeliveries(destinations: readonly Destination[]): PlannedDeliveries {
  const rowFor = ({ name, url, buysLeads }: Destination, gpc: boolean): NewDelivery => {
    if (buysLeads && gpc) return { destination: name, state: 'held', reason: gpcReason };
    return { destination: name, state: url === undefined ? 'no_partner' : 'pending', reason: '' };
  };
  const rows = ({ badWords, gpc }: LeadTraits) =>
    destinations
      .filter((each) => each.takes === 'lead' || (each.takes === 'lead with bad words' && badWords))
      .map((each) => rowFor(each, gpc));
  // there are four kinds of leads here: their rows are worked out once
  const table = [false, true].map((badWords) => [false, true].map((gpc) => rows({ badWords, gpc })));
  const whichTake = (what: Destination['takes']) =>
    destinations.filter((each) => each.takes === what).map((each) => rowFor(each, false));
  const messages = whichTake('message');
  const privacyRequests = whichTake('privacy request');
  return {
    forLead: ({ badWords, gpc }) => table[Number(badWords)]?.[Number(gpc)] ?? [],
    forMessage: () => messages,
    forPrivacyRequest: () => privacyRequests,
  };
}
