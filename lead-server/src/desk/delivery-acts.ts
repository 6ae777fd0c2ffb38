import { shownHoldReasons } from '../delivery/hold-policy.ts';
import { HttpError } from '../lib/http-error.ts';
import { findBlockingRequest, type PrivacyContext } from '../privacy/privacy-operations.ts';
import { inBatches } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { ReplayRange, WriteOffRange } from '../store/delivery-store.ts';
import type { StoredDelivery } from '../store/records.ts';
import { writtenOffReason } from '../store/rows.ts';
import { canWriteOff, singleDelivery, writeOff } from './write-off.ts';

/** An act on deliveries, as the audit names it. */
export const deskActs = ['release', 'replay', 'drop'] as const;
export type DeskAct = (typeof deskActs)[number];

/** What acts on deliveries need. The command line, the operators' pages and the studio call the same ones. */
export interface Desk extends Pick<PrivacyContext, 'store' | 'vault'> {
  readonly now: () => number;
  /** Writes the line of the audit, with the person's name, before anything happens. It throws where it cannot. */
  audit(entry: { readonly did: DeskAct; readonly what: string; readonly because?: string }): Promise<void>;
}

type DeliveryKey = Pick<StoredDelivery, 'submissionId' | 'destination'>;

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/** Whether a person may release it: it waits for one, or for a state's law, or was written off. What nobody may sell stays. */
export const canRelease = ({ state, reason }: Pick<StoredDelivery, 'state' | 'reason'>): boolean =>
  state === 'held' && (shownHoldReasons.includes(reason) || reason.startsWith(writtenOffReason));

/** Whether it was given up, or had no partner. */
export const canSendAgain = ({ state }: Pick<StoredDelivery, 'state'>): boolean => state === 'dead' || state === 'no_partner';

/** Whether a delivery is in a state that the act is for. */
export const fits: Readonly<Record<DeskAct, (delivery: StoredDelivery) => boolean>> = {
  release: canRelease,
  replay: canSendAgain,
  // one that waits for its partner is no matter of a person
  drop: (delivery) => canWriteOff(delivery) && delivery.state !== 'pending',
};

/** Refuses where the lead's person has asked for a deletion or an opt-out. @throws HttpError 409 */
async function refuseBlocked(desk: Desk, submissionId: string): Promise<void> {
  const blocking = await findBlockingRequest(desk, submissionId);
  if (blocking !== undefined)
    throw conflict(`Its person has asked for a deletion or an opt-out: request ${blocking} comes first.`);
}

/** Sends a held delivery, unless the person has opted out. @throws HttpError 409 where it is not held, or a privacy request waits */
export async function releaseDelivery(desk: Desk, { submissionId, destination }: DeliveryKey, because: string): Promise<void> {
  await refuseBlocked(desk, submissionId);
  await desk.audit({ did: 'release', what: deliveryId(submissionId, destination), because });
  if (!(await desk.store.replay(submissionId, destination, desk.now(), ['held'])))
    throw conflict('It is not held any more, or its lead is erased: nothing of that can be sent.');
}

/** Sends again what was given up, or had no partner. @returns whether there was such a delivery */
export async function sendAgain(desk: Desk, { submissionId, destination }: DeliveryKey, because?: string): Promise<boolean> {
  const what = deliveryId(submissionId, destination);
  await desk.audit({ did: 'replay', what, ...(because !== undefined && { because }) });
  return desk.store.replay(submissionId, destination, desk.now(), ['dead', 'no_partner']);
}

/** Sends a range again. @param label what it is, for the audit @returns how many */
export async function sendRangeAgain(desk: Desk, range: ReplayRange, label: string, because?: string): Promise<number> {
  await desk.audit({ did: 'replay', what: label, ...(because !== undefined && { because }) });
  return inBatches((page) => desk.store.replayRange(range, desk.now(), page));
}

/** Writes off a range. @returns how many */
export async function writeOffRange(desk: Desk, range: WriteOffRange, label: string, because: string): Promise<number> {
  await desk.audit({ did: 'drop', what: label, because });
  return writeOff(desk.store, range, desk.now());
}

/** Writes off one delivery: nothing waits for it any more. @returns how many */
export const writeOffDelivery = (desk: Desk, { submissionId, destination }: DeliveryKey, because: string): Promise<number> =>
  writeOffRange(desk, singleDelivery(submissionId, destination), deliveryId(submissionId, destination), because);
