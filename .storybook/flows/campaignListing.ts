import { flowById } from '#contract/flows/index.ts';
import { type Campaign, campaignRows } from '#funnel/campaign/campaigns.ts';
import { brandIds, brands } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';

/** A campaign as a marketer looks it up. */
export interface CampaignListing {
  readonly path: string;
  readonly flow: string;
  /** The language it opens in; every path has the other one too, by `?lang=`. */
  readonly language: string;
  readonly oid: string;
  readonly affid: string;
  /** The brand that the campaign fixes, or `by host`. */
  readonly brand: string;
  /** Visual switches that the campaign sets, `name=value` as in an address. */
  readonly switches: readonly string[];
  /** What else it decides: branches of its flow, fixed buyers, a code sent to the phone. */
  readonly also: readonly string[];
  readonly thankYou: string;
  /** Each with its variants and its last day. */
  readonly experiments: readonly string[];
}

function toListing(path: string, campaign: Campaign): CampaignListing {
  const { flow, oid, affid, facts = [], buyers, thankYouPath, verifiesPhone, experiments = [] } = campaign;
  const { lang, brand, ...look }: Partial<Switches> = campaign.switches ?? {};
  return {
    path,
    flow,
    language: lang === 'es' ? 'Spanish' : 'English',
    oid,
    affid,
    brand: brand ? brands[brand].name : 'by host',
    switches: Object.entries(look).map(([name, value]) => `${name}=${value}`),
    also: [...facts, ...(buyers ? [`buyers ${buyers}`] : []), ...(verifiesPhone ? ['phone verified'] : [])],
    thankYou: thankYouPath ?? flowById(flow)?.options.thankYouPath ?? '',
    experiments: experiments.map(
      ({ name, variants, expires }) => `${name} (${variants.map(({ id }) => id).join(', ')}) until ${expires}`,
    ),
  };
}

/** Every campaign path with its settings, in the order of the table. See docs/spec/campaigns.md#paths. */
export const campaignListings: readonly CampaignListing[] = Object.entries(campaignRows).map(([path, campaign]) =>
  toListing(path, campaign),
);

/** Each brand with the host that shows it, where a campaign fixes none. */
export const brandHosts: readonly string[] = brandIds.map((id) => `${brands[id].name} on ${brands[id].hosts[0] ?? ''}`);
