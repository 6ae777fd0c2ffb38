import type { Log } from '../lib/log.ts';
import { type FindMapping, mappedRow } from './mappings.ts';
import type { Tables } from './tables.ts';

/** The ids that the leads of a campaign carry. */
export interface CampaignOffer {
  readonly path: string;
  readonly oid: string;
  readonly affid: string;
}

export interface KnownOffers {
  readonly table: Tables['mappings'];
  /** LP_CAMPAIGN_ID, or ''. Without a table and a service it covers every offer. */
  readonly everyOffer: string;
  /** The service's own response, if one is configured. */
  readonly find: FindMapping | undefined;
}

/**
 * The campaigns whose offer no mapping names: their leads go out under LP_CAMPAIGN_ID, or are refused. A service
 * without a response counts as having the mapping. See docs/spec/campaigns.md#offers.
 */
export async function unknownOffers(
  offers: readonly CampaignOffer[],
  { table, everyOffer, find }: KnownOffers,
): Promise<readonly CampaignOffer[]> {
  if (table.length === 0 && !find && everyOffer !== '') return [];
  const unknown: CampaignOffer[] = [];
  for (const offer of offers) {
    if (mappedRow(table, offer.affid, offer.oid)) continue;
    const isKnown = await find?.(offer.affid, offer.oid).then(
      ({ lp_campaign_id }) => lp_campaign_id !== '',
      () => true,
    );
    if (!isKnown) unknown.push(offer);
  }
  return unknown;
}

/** Logs the campaigns whose offer no partner knows, as a typing error in the table of campaigns leaves one. */
export async function warnOfUnknownOffers(
  offers: readonly CampaignOffer[],
  { unknownOffers: find }: { readonly unknownOffers: (offers: readonly CampaignOffer[]) => Promise<readonly CampaignOffer[]> },
  log: Log,
): Promise<void> {
  const unknown = await find(offers);
  if (unknown.length === 0) return;
  const named = unknown.map(({ path, oid, affid }) => `${path} (oid ${oid}, affid ${affid})`).join(', ');
  log.warn(`no mapping for the offer of ${named}: add it to PARTNER_TABLES or the mappings service, or correct the campaign`);
}
