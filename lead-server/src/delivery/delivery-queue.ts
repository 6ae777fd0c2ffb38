import { describeFailure } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { tracedWork } from '../lib/traced-work.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { ClaimedDelivery, OutboxStore } from '../store/outbox-store.ts';
import { type AttemptOptions, attemptDelivery, type ReachableDestination } from './attempt-delivery.ts';
import { createEndpoint, type DestinationStatus, type Endpoint, type EndpointOptions } from './endpoint.ts';
import { type SettleOptions, settleAttempt } from './settle-attempt.ts';
import type { Tries } from './stops.ts';

export interface QueueOptions extends AttemptOptions, SettleOptions, EndpointOptions {
  readonly store: AttemptOptions['store'] & SettleOptions['store'] & EndpointOptions['store'] & OutboxStore;
  /** Makes an attempt, settling and all, as a trace of its own. */
  readonly attempting?: (<T>(submissionId: string, work: () => T) => T) | undefined;
  /** Tries that people ask for; none without it. */
  readonly tries?: Pick<Tries, 'askedAt'>;
  /** How often to look for what has fallen due. */
  readonly roundMs?: number;
  /** How many of one destination are sent at once, by its name; else as the destination says, or 8. */
  readonly places?: ReadonlyMap<string, number>;
}

export interface DeliveryQueue {
  wake(): void;
  stop(): Promise<void>;
  status(): DestinationStatus;
}

/** Milliseconds. */
const gatherMs = 5;

/** A claim outlives the slowest attempt; what a dead worker claimed is sent again after it. */
export const leaseMarginMs = 25_000;

/** Sends what was claimed. @param onDone called after each, settled or not */
function createSender(to: ReachableDestination, options: QueueOptions, endpoint: Endpoint, onDone: () => void) {
  const { log, attempting = (_id, work) => work() } = options;
  const sending = new Set<Promise<void>>();
  /** What is being sent, with the number of its latest attempt: a clock set forward ends a lease early. */
  const latestAttempts = new Map<string, number>();

  async function attemptAndSettle(claimed: ClaimedDelivery): Promise<void> {
    const result = await attemptDelivery(to, options, claimed);
    const now = Date.now();
    // before anything that can fail: a breaker that hears no result waits for its one try for ever
    await endpoint.record(result, now);
    const attempt = latestAttempts.get(claimed.submissionId) ?? claimed.attempt;
    await settleAttempt(to, options, { ...claimed, attempt }, result, now);
  }
  /** Where even that cannot be kept the lease ends, and the delivery is due again. */
  const guarded = (claimed: ClaimedDelivery) =>
    attempting(claimed.submissionId, () => attemptAndSettle(claimed)).catch((failure: unknown) => {
      const delivery = deliveryId(claimed.submissionId, to.name);
      log.error({ delivery, failure: describeFailure(failure) }, 'delivery settlement failed');
    });
  return {
    count: () => sending.size,
    send(claimed: ClaimedDelivery): void {
      const isUnderWay = latestAttempts.has(claimed.submissionId);
      latestAttempts.set(claimed.submissionId, claimed.attempt);
      if (isUnderWay) return;
      const work: Promise<void> = guarded(claimed).finally(() => {
        latestAttempts.delete(claimed.submissionId);
        sending.delete(work);
        onDone();
      });
      sending.add(work);
    },
    done: () => Promise.all(sending),
  };
}

/** Claims the due deliveries of one destination and sends them. */
export function startDeliveryQueue(to: ReachableDestination, options: QueueOptions): DeliveryQueue {
  const { store, log, tries, roundMs = 1000 } = options;
  const places = options.places?.get(to.name) ?? to.places ?? 8;
  const endpoint = createEndpoint(to, options);
  const sender = createSender(to, options, endpoint, pollSoon);
  let claiming: Promise<readonly ClaimedDelivery[]> | undefined;
  let isStopped = false;
  let hasPollSoon = false;
  /** The last time that a person said that it is mended. */
  let triedAt = 0;

  const claimDue = singleFlight(async () => {
    const now = Date.now();
    const asked = tries?.askedAt(to.name) ?? 0;
    if (asked > triedAt) endpoint.tryNow();
    triedAt = asked;
    const room = isStopped ? 0 : endpoint.allowance(places - sender.count(), now);
    if (room === 0) return;
    claiming = store.claim(to.name, now, now + to.timeoutMs + leaseMarginMs, room);
    const claimed = await claiming;
    if (claimed.length === 0) endpoint.nothingToTry();
    for (const each of claimed) sender.send(each);
  });
  const poll = () =>
    claimDue().catch((failure: unknown) => {
      endpoint.nothingToTry();
      log.error({ destination: to.name, failure: describeFailure(failure) }, 'outbox read failed');
    });
  /** What ends within the same moment is followed by one claim, not by one each. */
  function pollSoon(): void {
    if (hasPollSoon) return;
    hasPollSoon = true;
    setTimeout(() => {
      hasPollSoon = false;
      void poll();
    }, gatherMs);
  }

  const timer = setInterval(() => void poll(), roundMs);
  timer.unref();
  void endpoint.ready.then(poll);
  return {
    status: endpoint.status,
    // what it finds belongs to no request
    wake: () => tracedWork.exit(() => void poll()),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await endpoint.ready;
      // what is being claimed just now is sent too
      await claiming?.catch(() => {});
      await sender.done();
    },
  };
}
