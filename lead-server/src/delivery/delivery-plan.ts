import type { LeadType } from '../partners/destination-schema.ts';
import type { NewDelivery } from '../store/records.ts';
import { type Destination, isReachable, takesLeads } from './destinations.ts';
import { holdReason, type SaleFacts } from './hold-policy.ts';

/** The facts that decide where a lead goes. */
export interface LeadFacts extends SaleFacts {
  /** The id of the lead's flow. */
  readonly flow: string;
  readonly leadType: LeadType;
  readonly badWords: boolean;
  /** The names of the destinations that its campaign allows to buy it; undefined: all. */
  readonly destinations?: readonly string[] | undefined;
  readonly qualified: boolean;
  /** Of a test visit: it goes to test destinations, and they get nothing else. */
  readonly isTest?: boolean;
}

export interface DeliveryPlanner {
  forLead(traits: LeadFacts): readonly NewDelivery[];
  /** Whether a partner of these may call: one that has the lead or will get it. See docs/spec/screens.md#who-calls. */
  mayCall(deliveries: readonly Pick<NewDelivery, 'destination' | 'state'>[]): boolean;
  forMessage(): readonly NewDelivery[];
  forPrivacyRequest(): readonly NewDelivery[];
}

/**
 * Plans the outbox rows of a submission, one a destination: due, without a configured partner, or held with the reason. See
 * docs/spec/storage.md#outbox.
 * @param hasStandIns whether a destination without a partner counts as one that calls, as in development
 */
export function createDeliveryPlanner(
  destinations: readonly Destination[],
  heldStates: readonly string[],
  { hasStandIns = false } = {},
): DeliveryPlanner {
  const rowFor = (to: Destination, held = ''): NewDelivery => {
    if (held !== '') return { destination: to.name, state: 'held', reason: held };
    return { destination: to.name, state: isReachable(to) ? 'pending' : 'no_partner', reason: '' };
  };
  const leadTakers = destinations.filter(takesLeads);
  const forLead = (facts: LeadFacts): readonly NewDelivery[] =>
    leadTakers
      .filter(({ takes }) =>
        facts.isTest ? takes === 'test lead' : takes === 'lead' || (takes === 'lead with bad words' && facts.badWords),
      )
      .filter(
        ({ flows, leadTypes, qualifiedOnly, sale, name, testOf = name }) =>
          (sale === undefined || (facts.destinations?.includes(testOf) ?? true)) &&
          (flows?.includes(facts.flow) ?? true) &&
          (leadTypes?.includes(facts.leadType) ?? true) &&
          (facts.qualified || !qualifiedOnly),
      )
      .map((each) => rowFor(each, holdReason(each, facts, heldStates)));
  const whichTake = (what: Destination['takes']) =>
    destinations.filter((each) => each.takes === what).map((each) => rowFor(each));
  const sales = new Set(leadTakers.filter(({ sale }) => sale !== undefined).map(({ name }) => name));
  const callStates: readonly string[] = ['pending', 'delivered', ...(hasStandIns ? ['no_partner'] : [])];
  const messages = whichTake('message');
  const privacyRequests = whichTake('privacy request');
  return {
    forLead,
    mayCall: (deliveries) => deliveries.some(({ destination, state }) => sales.has(destination) && callStates.includes(state)),
    forMessage: () => messages,
    forPrivacyRequest: () => privacyRequests,
  };
}
