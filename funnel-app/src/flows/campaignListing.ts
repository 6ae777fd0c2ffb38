import { flowById } from '#contract/flows/index.ts';
import type { Say } from '#design-system/samples/say.ts';
import { brandIds, brands } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import { type Campaign, campaignRows } from '../campaign/campaigns.ts';

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

function toListing(path: string, campaign: Campaign, say: Say): CampaignListing {
  const { flow, oid, affid, facts = [], buyers, thankYouPath, verifiesPhone, experiments = [] } = campaign;
  const { lang, brand, ...look }: Partial<Switches> = campaign.switches ?? {};
  return {
    path,
    flow,
    language: say(lang === 'es' ? 'Spanish' : 'English'),
    oid,
    affid,
    brand: brand ? brands[brand].name : say('by host'),
    switches: Object.entries(look).map(([name, value]) => `${name}=${value}`),
    also: [...facts, ...(buyers ? [say('buyers {0}', buyers)] : []), ...(verifiesPhone ? [say('phone verified')] : [])],
    thankYou: thankYouPath ?? flowById(flow)?.options.thankYouPath ?? '',
    experiments: experiments.map(({ name, variants, expires }) =>
      say('{0} ({1}) until {2}', name, variants.map(({ id }) => id).join(', '), expires),
    ),
  };
}

/** Every campaign path with its settings, in the order of the table. See docs/spec/campaigns.md#paths. */
export const campaignListings = (say: Say): readonly CampaignListing[] =>
  Object.entries(campaignRows).map(([path, campaign]) => toListing(path, campaign, say));

/** Each brand with the host that shows it, where a campaign fixes none. */
export const brandHosts = (say: Say): readonly string[] =>
  brandIds.map((id) => say('{0} on {1}', brands[id].name, brands[id].hosts[0] ?? ''));
