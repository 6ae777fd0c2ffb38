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

/** A destination that buys leads, as the settings have it; `buyer` is undefined for one that they lack. */
interface Destination {
  readonly name: string;
  readonly buyer: string | undefined;
  readonly flows?: readonly string[] | undefined;
}

/** The destinations that take leads of a flow. */
export const takersOf = (flow: string, destinations: readonly Destination[]): readonly Destination[] =>
  destinations.filter(({ flows }) => flows?.includes(flow) ?? true);

/** Whose a destination is, and whether it takes leads of the flow. */
export function destinationHint({ buyer, flows }: Destination, flow: string): string {
  if (buyer === undefined) return 'Not in the settings any more: take it out.';
  if (flows && !flows.includes(flow)) return 'Takes no leads of this flow.';
  return buyer === '' ? 'Sells on, to those that the consent names.' : `${buyer}, where the consent names it.`;
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Where leads go: the destinations that the campaign names, or all that take its flow. */
function destinationWords({ flow, destinations: named }: CampaignContent, destinations: readonly Destination[]): string {
  const takers = takersOf(flow, destinations).map(({ name }) => name);
  const own = named === undefined ? takers : takers.filter((name) => named.includes(name));
  if (own.length === 0) return 'No destination that buys leads takes those of this flow: nobody gets them.';
  const only = named === undefined ? 'can go' : 'go to nobody but';
  return `Its leads ${only}${named === undefined ? ' to' : ''} ${listed.format(own)}, each where the consent covers it; some take qualified leads alone.`;
}

/** Which leads are worth buying. See docs/spec/qualification.md. */
const qualifyingWords = (coreDisqualifies: boolean) =>
  coreDisqualifies
    ? 'A lead qualifies with an injury and treatment, without fault or a lawyer, within the accident limit. Any other is disqualified.'
    : 'A lead qualifies unless it is disqualified: by a lawyer, the accident limit or gibberish. Its accident is at most 730 days ago.';

/** What partners are not told, where a flow withholds it. */
const withheldWords: Readonly<Record<string, string>> = {
  lawyer_redirect_reason: 'why somebody who has a lawyer was led to another page',
  accident_within_last_year: 'whether the accident was within a year',
  accident_date_button: 'which date was tapped',
  incident_date_approximate: 'the date where it is a guess',
  state_long: 'the whole name of the state',
  accident_limit_exceeded: 'whether the accident was too long ago',
};

/**
 * Who gets a lead of this content, in sentences.
 * @param destinations that buy leads, by the server's settings
 */
export function leadWords(content: CampaignContent, destinations: readonly Destination[]): readonly string[] {
  const options = flowById(content.flow)?.options;
  if (!options) return ['Choose a flow: it says who gets a lead.'];
  const withheld = options.withheld.map((field) => withheldWords[field] ?? field.replaceAll('_', ' '));
  return [
    consentWords(content),
    destinationWords(content, destinations),
    qualifyingWords(options.coreDisqualifies),
    ...(withheld.length > 0 ? [`Partners are not told ${listed.format(withheld)}.`] : []),
    `It counts for offer ${content.oid || '—'} and affiliate ${content.affid || '—'}, unless the address names others.`,
    ...(content.verifiesPhone ? ['Its phone number is proven by a code first.'] : []),
  ];
}
