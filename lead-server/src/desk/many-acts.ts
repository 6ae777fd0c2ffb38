import { mostLeadsAtOnce } from '#contract/studio/desk.ts';
import { mostLeadsForTwo } from '#contract/studio/desk-acts.ts';
import { HttpError } from '../lib/http-error.ts';
import { may } from '../operators/operators.ts';
import { everyRow } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { LeadListStore } from '../store/lead-list-store.ts';
import type { DeliveryState } from '../store/records.ts';
import type { Actor } from './campaigns/acts.ts';
import { canSendAgain, sendRangeAgain, writeOffRange } from './delivery-acts.ts';
import { askSecond, type SecondAct, type SecondDesk } from './four-eyes.ts';
import { leadsFile } from './lead-csv.ts';
import { canWriteOff } from './write-off.ts';

/** What an act on many came to: done, or asked of a second person. */
export type Outcome<Done> = Done | { readonly asked: string; readonly count: number };

interface Told {
  /** What was chosen, in words. */
  readonly label: string;
  readonly because: string | undefined;
}

const refused = (message: string) => new HttpError(409, 'refused', message);
const number = (count: number) => count.toLocaleString('en-US');

/** Asks a second person. @throws HttpError 409 without a reason, or for more than one person can answer for */
async function ask(desk: SecondDesk, act: SecondAct, ids: readonly string[], { label, because }: Told) {
  if (ids.length > mostLeadsForTwo)
    throw refused(`More than ${number(mostLeadsForTwo)} at once are too many: narrow it, such as to fewer days.`);
  if (!because) throw refused(`${number(ids.length)} need a second person. Say why, for them to read: --because "..."`);
  return { asked: await askSecond(desk, { act, ids, label, because }), count: ids.length };
}

/** Deliveries of submissions with ids from `from` to before `to`. */
interface Range {
  readonly from: string;
  readonly to: string;
  readonly destination?: string | undefined;
}

/** The ids of a range's deliveries in a state that an act is for: one more than two persons may take, at most. */
async function idsIn({ store }: SecondDesk, act: 'replay' | 'drop', state: DeliveryState | undefined, range: Range) {
  const isMeant = act === 'replay' ? canSendAgain : canWriteOff;
  const ids: string[] = [];
  const cursorOf = (each: { readonly submissionId: string; readonly destination: string }) =>
    deliveryId(each.submissionId, each.destination);
  for await (const each of everyRow(range.from, (page) => store.deliveries(state, page), cursorOf)) {
    if (each.submissionId >= range.to || ids.length > mostLeadsForTwo) break;
    if ((range.destination ?? each.destination) === each.destination && isMeant(each)) ids.push(cursorOf(each));
  }
  return ids;
}

/** Sends a range again, or asks a second person where it is of many. @throws HttpError 409 */
export async function replayMany(
  desk: SecondDesk,
  range: Parameters<typeof sendRangeAgain>[1],
  told: Told,
): Promise<Outcome<number>> {
  const ids = await idsIn(desk, 'replay', range.state, range);
  return ids.length > mostLeadsAtOnce ? ask(desk, 'replay', ids, told) : sendRangeAgain(desk, range, told.label, told.because);
}

/** Writes a range off, or asks a second person where it is of many. @throws HttpError 409 */
export async function writeOffMany(
  desk: SecondDesk,
  range: Parameters<typeof writeOffRange>[1],
  told: Told & { readonly because: string },
): Promise<Outcome<number>> {
  const ids = await idsIn(desk, 'drop', range.state, range);
  return ids.length > mostLeadsAtOnce ? ask(desk, 'drop', ids, told) : writeOffRange(desk, range, told.label, told.because);
}

/**
 * A file of leads with their data for who may have it alone; others ask a second person.
 * @param ids of its leads @throws HttpError 409
 */
export async function exportMany(
  desk: SecondDesk & { readonly store: LeadListStore },
  { role }: Actor,
  ids: readonly string[],
  told: Told,
): Promise<Outcome<{ readonly csv: string }>> {
  if (ids.length > mostLeadsForTwo || !may(role, 'export')) return ask(desk, 'export', ids, told);
  if (!told.because) throw refused('Say why, for the audit: --because "..."');
  await desk.audit({ did: 'export leads', what: `${ids.length}: ${told.label}`, because: told.because });
  return leadsFile(desk, ids);
}
