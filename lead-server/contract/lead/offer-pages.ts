import type { Lead } from '../fields/fields.ts';
import { lawyerReasons } from '../fields/form-values.ts';
import { stateByCode } from '../fields/states.ts';
import type { Flow, OfferRule } from '../flow/flow.ts';

import type { RoutingRule } from '../rules/routing-rules.ts';
import { isAlternateFlow } from './qualification.ts';

/** A partner's page for a visitor who is disqualified, opened in a new tab (Variants 4 and 7). Settings say where it is, if anywhere. */
export interface OfferPage {
  readonly kind: 'offer' | 'lawyer tracker';
  readonly query: Readonly<Record<string, string>>;
}

/** What the decision reads: the lead as sent, the rules that made it so, and why it is disqualified. */
export interface OfferPageFacts {
  readonly sent: Lead;
  readonly rules: readonly RoutingRule[];
  readonly disqualification?: { readonly reason: string } | undefined;
}

const offerRules: Readonly<Record<OfferRule, (judged: OfferPageFacts) => boolean>> = {
  always: () => true,
  // the alternate buyer takes rerouted leads, and those of Core 4's alternate-flow check
  'unless alternate buyer': ({ sent, rules }) => !rules.includes('reroute') && !isAlternateFlow(sent),
  'unless prior offense': ({ sent }) => (sent.prior_alcohol_related_offense ?? 'no') === 'no',
  // assumed: a qualifying state is one of the routing set, all 51
  'outside qualifying state': ({ sent }) => stateByCode(sent.state) === undefined,
};

/** Affiliates whose visitors get no further tracker (Variants 4, third variant). */
const untrackedAffiliates: readonly string[] = ['20', '23'];
const trackedReasons: readonly string[] = Object.values(lawyerReasons);

/**
 * The pages that open for this visitor, none for one who is not disqualified (Variants 4, "Submission sequence"). Pure.
 * @param flow whose options name the rule
 */
export function offerPages(judged: OfferPageFacts, flow: Pick<Flow, 'options'>): readonly OfferPage[] {
  const { sent, disqualification } = judged;
  if (!disqualification) return [];
  const { affid = '', sub_id = '', lp_campaign_id = '', ef_transaction_id = '' } = sent;
  const tracked =
    flow.options.lawyerTracker && !untrackedAffiliates.includes(affid) && trackedReasons.includes(disqualification.reason);
  return [
    ...(offerRules[flow.options.offer](judged)
      ? [{ kind: 'offer', query: { campaign_id: lp_campaign_id, affid, sub_id, ef_transaction_id } } as const]
      : []),
    ...(tracked
      ? [{ kind: 'lawyer tracker', query: { sub1: `${affid}_${sub_id}`, sub2: disqualification.reason } } as const]
      : []),
  ];
}
