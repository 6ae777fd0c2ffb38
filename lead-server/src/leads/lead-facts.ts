import { isServed, type Site } from '#contract/site/site.ts';
import type { LeadFacts } from '../delivery/delivery-plan.ts';
import type { AssessedLead } from './assess-lead.ts';

/** What of a lead decides who gets it (delivery/delivery-plan.ts). @param repeated its person has sent too many in a day */
export const leadFacts = ({ record, gpc }: AssessedLead, repeated: boolean, site: Site | undefined): LeadFacts => {
  const { meta, sent, disqualification } = record;
  const { verified, text } = meta.consent;
  return {
    flow: meta.flow,
    isTest: meta.test === true,
    badWords: sent.bad_words === 'yes',
    gpc,
    honeypotFilled: meta.honeypotFilled === true,
    state: sent.state ?? '',
    // the buyers that were agreed to are named in the text itself
    consentedTo: verified === false ? '' : text,
    consentKnown: verified !== false,
    repeated,
    served: isServed(site?.servedStates ?? [], sent.state),
    disqualifiedBy: disqualification?.reason ?? '',
  };
};
