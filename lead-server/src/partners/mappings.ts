import { idPattern } from '#contract/api/limits.ts';
import { type CallPartner, from2xx, jsonBody } from './client.ts';
import type { Tables } from './tables.ts';

/** The credentials of a lead at LeadProsper. The key never reaches a browser. See docs/spec/calls.md#one-origin. */
export interface Mapping {
  readonly lp_campaign_id: string;
  readonly lp_supplier_id: string;
  readonly lp_key: string;
}

/**
 * Finds the mapping of an offer.
 * @throws PartnerFailure when the service does not answer: the delivery waits, so that no lead goes out under another campaign
 */
export type FindMapping = (affid: string, oid: string) => Promise<Mapping>;

const fits = (wanted: string | undefined, id: string) => wanted === undefined || wanted === id;

/** The table's row for an offer: the first that fits. */
export const mappedRow = (table: Tables['mappings'], affid: string, oid: string) =>
  table.find((each) => fits(each.affid, affid) && fits(each.oid, oid));

/** From the table; `fallback` comes from the LP_ settings. */
export const mappingByTable = (table: Tables['mappings'], fallback: Mapping) => {
  return (affid: string, oid: string): Mapping => {
    const { lp_campaign_id, lp_supplier_id, lp_key } = mappedRow(table, affid, oid) ?? fallback;
    return { lp_campaign_id, lp_supplier_id, lp_key };
  };
};

/** How long an answer of the service is believed. */
const cacheMs = 300_000;

/**
 * POST {base}/inbound/get-mappings. The table fills fields that the service leaves empty, and serves ids that are no
 * numbers. See docs/spec/calls.md#mappings.
 */
export function mappingByService(ask: CallPartner, base: string, table: ReturnType<typeof mappingByTable>): FindMapping {
  const known = new Map<string, { readonly at: number; readonly mapping: Mapping }>();
  return async (affid, oid) => {
    const name = `${affid}/${oid}`;
    const cached = known.get(name);
    if (cached && Date.now() - cached.at < cacheMs) return cached.mapping;
    const own = table(affid, oid);
    if (!idPattern.test(affid) || !idPattern.test(oid)) return own;
    const read = from2xx((answer): Mapping => {
      const given = (field: keyof Mapping) => String(answer[field] ?? '') || own[field];
      return { lp_campaign_id: given('lp_campaign_id'), lp_supplier_id: given('lp_supplier_id'), lp_key: given('lp_key') };
    });
    const mapping = await ask(`${base}/inbound/get-mappings`, read, jsonBody({ affid: Number(affid), oid: Number(oid) }));
    if (known.size >= 1000) known.clear();
    known.set(name, { at: Date.now(), mapping });
    return mapping;
  };
}

/** The partner's campaign of an offer: it decides which names are checked. See docs/spec/validation.md#names. */
export interface CampaignLookup {
  /** Calls the service; uses the table without a response. '' for none. Never rejects. */
  find(affid: string, oid: string): Promise<string>;
  /**
   * The campaign without waiting: the service's last response, else the table. The service is asked meanwhile, and GET
   * /page-settings asks it minutes before the lead.
   */
  cachedCampaign(affid: string, oid: string): string;
}

/** @param find undefined where no service is configured */
export function createCampaignLookup(table: ReturnType<typeof mappingByTable>, find?: FindMapping): CampaignLookup {
  const own = (affid: string, oid: string) => table(affid, oid).lp_campaign_id;
  if (!find) return { find: async (affid, oid) => own(affid, oid), cachedCampaign: own };
  const reported = new Map<string, string>();
  const pending = new Map<string, Promise<string>>();
  async function ask(affid: string, oid: string): Promise<string> {
    const name = `${affid}/${oid}`;
    try {
      const { lp_campaign_id } = await (find as FindMapping)(affid, oid);
      if (reported.size >= 1000) reported.clear();
      reported.set(name, lp_campaign_id);
    } catch {
      // counted where it was asked (client.ts)
    }
    pending.delete(name);
    return reported.get(name) ?? own(affid, oid);
  }
  async function findOnce(affid: string, oid: string): Promise<string> {
    const name = `${affid}/${oid}`;
    const request = pending.get(name) ?? ask(affid, oid);
    pending.set(name, request);
    return request;
  }
  return {
    find: findOnce,
    cachedCampaign(affid, oid) {
      void findOnce(affid, oid);
      return reported.get(`${affid}/${oid}`) ?? own(affid, oid);
    },
  };
}
