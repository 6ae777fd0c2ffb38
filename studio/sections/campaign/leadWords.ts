import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { flowById } from '#contract/flows/index.ts';

/** Whom the visitor agrees to be called by. See docs/spec/consent.md#sellers and docs/spec/campaigns.md#buyer-groups. */
function consentWords({ flow, buyers, facts = [] }: CampaignContent): string {
  if (buyers && facts.includes('buyers_consent'))
    return `The consent names the firms of group ${buyers}. If the site file has none, it names the brand’s sellers.`;
  if (buyers) return `Group ${buyers} is set, but the consent does not name its firms: tick that fact to name them.`;
  if (flowById(flow)?.options.consent === 'buyers')
    return 'Buyers are looked for by each visitor’s answers. The consent names those that are found, else the brand’s sellers.';
  return 'The consent names the brand’s sellers.';
}

/** Which leads are worth buying. See docs/spec/qualification.md. */
const qualifyingWords = (coreDisqualifies: boolean) =>
  coreDisqualifies
    ? 'A lead qualifies with an injury and treatment, without fault or a lawyer, within the accident limit. Any other is disqualified.'
    : 'A lead qualifies unless it is disqualified: by a lawyer, the accident limit or gibberish. Its accident is at most 730 days ago.';

/** Who gets a lead of this content, in sentences. Where a lead goes besides is the server's settings. */
export function leadWords(content: CampaignContent): readonly string[] {
  const options = flowById(content.flow)?.options;
  if (!options) return ['Choose a flow: it says who gets a lead.'];
  const withheld = options.withheld.map((field) => field.replaceAll('_', ' '));
  return [
    consentWords(content),
    'Each destination that takes leads of this flow gets it; some take qualified leads alone.',
    qualifyingWords(options.coreDisqualifies),
    ...(withheld.length > 0 ? [`Partners do not get: ${withheld.join(', ')}.`] : []),
    `It counts for offer ${content.oid || '—'} and affiliate ${content.affid || '—'}, unless the address names others.`,
    ...(content.verifiesPhone ? ['Its phone number is proven by a code first.'] : []),
  ];
}
