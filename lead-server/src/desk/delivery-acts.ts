import { heldByHandReason, shownHoldReasons } from '../delivery/hold-policy.ts';
import { asReason } from '../delivery/reply-values.ts';
import { HttpError } from '../lib/http-error.ts';
import { isProcessor } from '../privacy/privacy-destinations.ts';
import { findBlockingRequest, type PrivacyContext } from '../privacy/privacy-operations.ts';
import { inBatches } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { ReplayRange, WriteOffRange } from '../store/delivery-store.ts';
import type { StoredDelivery } from '../store/records.ts';
import type { ReplyStore, StoredReply } from '../store/reply-store.ts';
import { writtenOffReason } from '../store/rows.ts';
import type { WriteAudit } from './acts.ts';
import { canWriteOff, singleDelivery, writeOff } from './write-off.ts';

/** An act on deliveries, as the audit names it. */
export const deskActs = ['release', 'hold', 'replay', 'return', 'drop'] as const;
export type DeskAct = (typeof deskActs)[number];

/** What acts of the desk need. The command line and the studio call the same ones. */
export interface Desk extends Pick<PrivacyContext, 'vault'> {
  readonly store: PrivacyContext['store'] & ReplyStore;
  readonly now: () => number;
  readonly audit: WriteAudit;
}

type DeliveryKey = Pick<StoredDelivery, 'submissionId' | 'destination'>;
type Standing = Pick<StoredDelivery, 'destination' | 'state' | 'reason'>;

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/** Whether a person may release it: it waits for one, or for a state's law, or was written off. What nobody may sell stays. */
export const canRelease = ({ state, reason }: Pick<StoredDelivery, 'state' | 'reason'>): boolean =>
  state === 'held' && (shownHoldReasons.includes(reason) || reason.startsWith(writtenOffReason));

/** Whether it was given up, or had no partner. */
export const canSendAgain = ({ state }: Pick<StoredDelivery, 'state'>): boolean => state === 'dead' || state === 'no_partner';

/** Whether a delivery is in a state that the act is for. */
export const fits: Readonly<Record<DeskAct, (delivery: Standing, reply?: Pick<StoredReply, 'verdict'>) => boolean>> = {
  release: canRelease,
  hold: ({ destination, state }) => !isProcessor(destination) && (state === 'pending' || state === 'dead'),
  replay: canSendAgain,
  return: ({ state }, reply) => state === 'delivered' && (reply === undefined || reply.verdict === 'accepted'),
  // one that waits for its partner is no matter of a person
  drop: (delivery) => canWriteOff(delivery) && delivery.state !== 'pending',
};

/** Whether an act can be done to a delivery. Who bought nothing gives nothing back. @param sales the destinations that buy */
export const canAct = (
  act: DeskAct,
  delivery: Standing,
  reply: Pick<StoredReply, 'verdict'> | undefined,
  sales: Pick<ReadonlyMap<string, unknown>, 'has'>,
): boolean => fits[act](delivery, reply) && (act !== 'return' || sales.has(delivery.destination));

/** Refuses where the lead's person has asked for a deletion or an opt-out. @throws HttpError 409 */
async function refuseBlocked(desk: Desk, submissionId: string): Promise<void> {
  const blocking = await findBlockingRequest(desk, submissionId);
  if (blocking !== undefined)
    throw conflict(`Its person has asked for a deletion or an opt-out: request ${blocking} comes first.`);
}

/** Each act without its line of the audit. @returns how many deliveries it changed */
const does: Readonly<Record<DeskAct, (desk: Desk, key: DeliveryKey, because: string) => Promise<number>>> = {
  async release({ store, now }, { submissionId, destination }) {
    if (!(await store.replay(submissionId, destination, now(), ['held'])))
      throw conflict('It is not held any more, or its lead is erased: nothing of that can be sent.');
    return 1;
  },
  hold: ({ store, now }, { submissionId, destination }) => store.hold(submissionId, heldByHandReason, now(), destination),
  replay: async ({ store, now }, { submissionId, destination }) =>
    Number(await store.replay(submissionId, destination, now(), ['dead', 'no_partner'])),
  async return({ store, now }, { submissionId, destination }, because) {
    const reply = { verdict: 'returned', reason: asReason(because), partnerLeadId: '' } as const;
    await store.keepReply({ submissionId, destination, ...reply, at: now() });
    return 1;
  },
  drop: ({ store, now }, { submissionId, destination }) => writeOff(store, singleDelivery(submissionId, destination), now()),
};

/**
 * Does an act on one delivery, after its line of the audit. A return is its buyer's: no other sale of the lead changes.
 * @returns how many it changed: 0 where it was in no state for the act
 * @throws HttpError 409 where it is not held, or a privacy request waits
 */
export async function actOn(desk: Desk, act: DeskAct, delivery: DeliveryKey, because?: string): Promise<number> {
  if (act === 'release') await refuseBlocked(desk, delivery.submissionId);
  const what = deliveryId(delivery.submissionId, delivery.destination);
  await desk.audit({ did: act, what, ...(because !== undefined && { because }) });
  return does[act](desk, delivery, because ?? '');
}

/** Deliveries of one line of the audit: each is named in it. */
const auditedTogether = 50;

/** Does an act on many. One that is refused on its own stops no other. @returns how many it changed */
export async function actOnMany(desk: Desk, act: DeskAct, many: readonly DeliveryKey[], because: string): Promise<number> {
  let done = 0;
  for (let from = 0; from < many.length; from += auditedTogether) {
    const some = many.slice(from, from + auditedTogether);
    const what = some.map(({ submissionId, destination }) => deliveryId(submissionId, destination)).join(' ');
    await desk.audit({ did: act, what, because });
    for (const each of some)
      try {
        if (act === 'release') await refuseBlocked(desk, each.submissionId);
        done += await does[act](desk, each, because);
      } catch (failure) {
        if (!(failure instanceof HttpError)) throw failure;
      }
  }
  return done;
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
