import type { Tracking } from '#contract/lead/tracking.ts';
import { cleanTracking } from '#contract/lead/tracking.ts';
import { request, responseField } from '../api/request.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import { historyState, writeHistory } from '../lib/writeHistory.ts';
import { loadScript } from './loadScript.ts';
import type { VisitTracking } from './visitTracking.ts';

/** The part of Everflow's global in use. Its promise never resolves without an id. See docs/spec/partners.md#everflow. */
interface Everflow {
  click(options: Readonly<Record<string, string>>): Promise<unknown>;
}

/** Milliseconds for the script and for its answer; then the server is asked. */
const timeoutMs = 5000;

const addressField = '_ef_transaction_id';

/**
 * Registers the click and keeps its transaction for the lead and the address. One of the address stays unless the script gives
 * another.
 * @param script '' asks the server at once. See docs/spec/calls.md#click-script.
 */
export async function registerClick(script: string, tracking: Tracking, leadFields: VisitTracking['leadFields']): Promise<void> {
  const given = tracking.ef_transaction_id;
  const id = (script !== '' && (await clickThroughScript(script, tracking))) || given || (await requestTransactionId(tracking));
  if (id === '') return;
  leadFields.ef_transaction_id = id;
  const address = new URL(location.href);
  address.searchParams.set(addressField, id);
  writeHistory('replaceState', historyState(), address);
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

/** Asks the server for the transaction id. See docs/spec/calls.md#transaction-id-and-call-number. */
async function requestTransactionId({ oid, affid }: Tracking): Promise<string> {
  const answer = await request('POST', '/transaction-id', { oid, affid }, { timeout: timeoutMs });
  return cleanTracking(String(responseField(answer, 'ef_transaction_id') ?? ''));
}
