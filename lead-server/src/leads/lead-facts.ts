import { agreementOf } from '#contract/lead/agreement.ts';
import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { defaultSite, isServed, type Site } from '#contract/site/site.ts';
import type { LeadFacts } from '../delivery/delivery-plan.ts';
import { leadKindOf } from '../delivery/lead-kinds.ts';

/**
 * What of a lead decides who gets it (delivery/delivery-plan.ts).
 * @param repeated its person has sent too many in a day
 * @param sites the site now, then earlier ones: whom the visitor agreed to is said by the one whose consent they saw
 */
export const leadFacts = (record: LeadRecord, repeated: boolean, sites: readonly Site[] = []): LeadFacts => {
  const [site = defaultSite] = sites;
  const { meta, sent, disqualification } = record;
  return {
    flow: meta.flow,
    leadType: leadKindOf(meta.flow, sent.interested_in_psf === 'yes').leadType,
    destinations: meta.destinations,
    isTest: meta.test === true,
    badWords: sent.bad_words === 'yes',
    gpc: meta.gpc === true,
    honeypotFilled: meta.honeypotFilled === true,
    state: sent.state ?? '',
    agreement: agreementOf(record, sites.find(({ version }) => version === record.meta.consent.brands) ?? site),
    qualified: sent.lead_is_qualified === 'yes',
    consentKnown: meta.consent.verified !== false,
    repeated,
    served: isServed(site.servedStates, sent.state),
    disqualifiedBy: disqualification?.reason ?? '',
  };
};
