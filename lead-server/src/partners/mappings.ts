import { type Ask, from2xx, jsonBody } from './client.ts';
import type { Tables } from './tables.ts';

/** What authenticates a lead at LeadProsper. The key never leaves the server but to the partner (decisions 6). */
export interface Mapping {
  readonly lp_campaign_id: string;
  readonly lp_supplier_id: string;
  readonly lp_key: string;
}

/**
 * The mapping of an affiliate's offer (Variants 7).
 * @throws PartnerFailure when the service does not answer: a delivery then waits, so that no lead goes out under another campaign
 */
export type FindMapping = (affid: string, oid: string) => Promise<Mapping>;

/** From the table; `fallback` is what the LP_ settings give. */
export const mappingByTable = (table: Tables['mappings'], fallback: Mapping) => {
  return (affid: string, oid: string): Mapping => {
    const fits = (wanted: string | undefined, id: string) => wanted === undefined || wanted === id;
    const { lp_campaign_id, lp_supplier_id, lp_key } =
      table.find((each) => fits(each.affid, affid) && fits(each.oid, oid)) ?? fallback;
    return { lp_campaign_id, lp_supplier_id, lp_key };
  };
};

/** How long an answer of the service is believed. */
const keptMs = 300_000;

/** POST {base}/inbound/get-mappings with affid and oid as numbers. What it leaves empty is as the table has it. */
export function mappingByService(ask: Ask, base: string, table: ReturnType<typeof mappingByTable>): FindMapping {
  const known = new Map<string, { readonly at: number; readonly mapping: Mapping }>();
  return async (affid, oid) => {
    const name = `${affid}/${oid}`;
    const kept = known.get(name);
    if (kept && Date.now() - kept.at < keptMs) return kept.mapping;
    const own = table(affid, oid);
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
