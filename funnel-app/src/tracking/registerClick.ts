import type { Tracking } from '#contract/lead/tracking.ts';
import { cleanTracking } from '#contract/lead/tracking.ts';
import { field, request } from '../api/request.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { leadTracking } from './leadTracking.ts';
import { loadScript } from './loadScript.ts';

/** As much of Everflow's global as is used here. Its promise never resolves when the reply has no id (partners.md). */
interface Everflow {
  click(options: Readonly<Record<string, string>>): Promise<unknown>;
}

/** Milliseconds for the script and for its answer; then the server is asked. */
const timeoutMs = 5000;

const addressField = '_ef_transaction_id';

/**
 * Registers the click with offer, affiliate and sub ids (Core 7), and keeps the transaction for the lead and in the address. One that the
 * address brought stands where the script gives none: another would not be the click that led here.
 * @param script '' where there is none: then the server is asked at once
 */
export async function registerClick(script: string, tracking: Tracking): Promise<void> {
  const given = tracking.ef_transaction_id;
  const id = (script !== '' && (await clickThroughScript(script, tracking))) || given || (await requestTransactionId(tracking));
  if (id === '') return;
  leadTracking.ef_transaction_id = id;
  const address = new URL(location.href);
  address.searchParams.set(addressField, id);
  history.replaceState(history.state, '', address);
}

async function clickThroughScript(script: string, tracking: Tracking): Promise<string> {
  if (!(await withTimeout(loadScript(script), timeoutMs).catch(() => false))) return '';
  const { EF } = window as unknown as { EF?: Everflow };
  if (!EF) return '';
  const given = {
    offer_id: tracking.oid,
    affiliate_id: tracking.affid,
    sub1: tracking.sub_id,
    sub2: tracking.sub_id2,
    sub3: tracking.sub_id3,
    sub4: tracking.sub_id4,
    sub5: tracking.click_id,
    uid: tracking.uid,
    source_id: tracking.source_id,
    transaction_id: tracking.ef_transaction_id,
  };
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const clicked = Promise.resolve().then(() => EF.click(options));
  const id = await withTimeout(clicked, timeoutMs).catch(() => undefined);
  return typeof id === 'string' ? cleanTracking(id) : '';
}

/** The transaction-id helper (Variants 7). */
async function requestTransactionId({ oid, affid }: Tracking): Promise<string> {
  const answer = await request('POST', '/transaction-id', { oid, affid }, { timeout: timeoutMs });
  return cleanTracking(String(field(answer?.body, 'ef_transaction_id') ?? ''));
}
