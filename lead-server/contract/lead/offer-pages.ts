import type { Lead } from '../fields/fields.ts';
import { lawyerReasons } from '../fields/form-values.ts';
import { stateByCode } from '../fields/states.ts';
import type { Flow, OfferRule } from '../flow/flow.ts';

import type { RoutingRule } from '../rules/routing-rules.ts';
import { isAlternateFlow } from './qualification.ts';

/** A partner's page that opens in a new tab for a disqualified visitor. See docs/spec/submission.md#partner-page. */
export interface OfferPage {
  readonly kind: 'offer' | 'lawyer tracker';
  readonly query: Readonly<Record<string, string>>;
}

/** The input of the decision: the lead as sent, its rules, and the disqualification. */
export interface OfferPageFacts {
  readonly sent: Lead;
  readonly rules: readonly RoutingRule[];
  readonly disqualification?: { readonly reason: string } | undefined;
}

const offerRules: Readonly<Record<OfferRule, (judged: OfferPageFacts) => boolean>> = {
  always: () => true,
  // the alternate buyer takes rerouted leads and those of the alternate-flow check
  'unless alternate buyer': ({ sent, rules }) => !rules.includes('reroute') && !isAlternateFlow(sent),
  'unless prior offense': ({ sent }) => (sent.prior_alcohol_related_offense ?? 'no') === 'no',
  // assumed: a qualifying state is one of the routing set, all 51
  'outside qualifying state': ({ sent }) => stateByCode(sent.state) === undefined,
};

/** Affiliates whose visitors get no further tracker. See docs/spec/submission.md#lawyer-tracker. */
const untrackedAffiliates: readonly string[] = ['20', '23'];
const trackedReasons: readonly string[] = Object.values(lawyerReasons);

/** The address of a partner page with its query; undefined for an invalid one. */
export function partnerPageUrl(base: string, { query }: Pick<OfferPage, 'query'>): string | undefined {
  const [address = '', own = ''] = base.split('?');
  if (!/^https?:\/\//.test(address)) return undefined;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const parameters = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${[...(own ? [own] : []), ...parameters].join('&')}`;
}

/** The lawyer tracker's query for a visitor. */
export const lawyerTracker = (affid: string, subId: string, reason: string): OfferPage => ({
  kind: 'lawyer tracker',
  query: { sub1: `${affid}_${subId}`, sub2: reason },
});

/** The pages that open for this visitor. Pure. See docs/spec/submission.md#partner-page. */
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
    ...(tracked ? [lawyerTracker(affid, sub_id, disqualification.reason)] : []),
  ];
}
