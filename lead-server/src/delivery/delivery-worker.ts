import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { createBreaker } from '../lib/breaker.ts';
import { mayBeAlias } from '../lib/email-identity.ts';
import { sha256 } from '../lib/hash.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { tracedWork } from '../lib/traced-work.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { OptOutStore } from '../store/opt-out-store.ts';
import type { ClaimedDelivery, OutboxStore } from '../store/outbox-store.ts';
import type { NewDelivery } from '../store/records.ts';
import type { ReplyStore } from '../store/reply-store.ts';
import { nothingSentReason } from '../store/rows.ts';
import type { ValueStore } from '../store/value-store.ts';
import { encryptAttemptLog } from '../submissions/attempt-log.ts';
import { hasOptedOut } from '../submissions/opt-outs.ts';
import { contactOf, decryptContent } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import { type ConfiguredDestination, type Destination, type InternalDestination, isReachable } from './destinations.ts';
import { erasedReason, optedOutReason, refusedReason } from './hold-policy.ts';
import { nextState, type Outcome } from './retry-policy.ts';
import { type AttemptResult, sendDelivery } from './send-delivery.ts';
import { createSettling } from './settle-together.ts';

export interface DeliveryWorker {
  /** Looks at once for the deliveries just stored, instead of at the next round. */
  wake(stored: readonly NewDelivery[]): void;
  /** Claims no more and resolves when what is being sent has been settled. */
  stop(): Promise<void>;
  /** How each configured destination stands. */
  status(): readonly DestinationStatus[];
}

export interface DestinationStatus {
  readonly destination: string;
  /** It failed several times in a row: it is tried with one delivery after each rest. */
  readonly circuitOpen: boolean;
  /** It said 410: nothing is sent until its address is changed. */
  readonly isClosed: boolean;
}

export interface DeliveryWorkerOptions {
  readonly store: OutboxStore & ReplyStore & ValueStore & OptOutStore;
  readonly vault: Vault;
  readonly log: Log;
  readonly destinations: readonly Destination[];
  readonly secrets: readonly string[];
  /** Called after each attempt, with its outcome and how long the partner took. */
  readonly onAttempt?: ((destination: string, outcome: Outcome['is'], ms: number) => void) | undefined;
  /** Makes an attempt, settling and all, as a trace of its own. */
  readonly attempting?: (<T>(submissionId: string, work: () => T) => T) | undefined;
  /** How often to look for what has fallen due. */
  readonly roundMs?: number;
  /** How many of one destination are sent at once, by its name; else as the destination says, or 8. */
  readonly places?: ReadonlyMap<string, number>;
  readonly breaker?: { readonly threshold: number; readonly restMs: number };
}

/** Milliseconds. */
const gatherMs = 5;

/** A claim outlives the slowest attempt; what a dead worker claimed is sent again after it. */
export const leaseMarginMs = 25_000;

/**
 * Claims due deliveries and sends them, one queue a destination, so that a slow one slows no other. Safe to kill at any moment
 * and to run in many processes. See docs/spec/storage.md#delivery.
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const parts = { ...options, settle: createSettling(options.store) };
  const queues = new Map(parts.destinations.filter(isReachable).map((each) => [each.name, startDeliveryQueue(each, parts)]));
  return {
    wake(stored) {
      for (const { destination, state } of stored) if (state === 'pending') queues.get(destination)?.wake();
    },
    async stop() {
      await Promise.all([...queues.values()].map((queue) => queue.stop()));
    },
    status: () => [...queues.values()].map((queue) => queue.status()),
  };
}

interface DeliveryQueue {
  wake(): void;
  stop(): Promise<void>;
  status(): DestinationStatus;
}

const disabledKey = (destination: string) => `closed:${destination}`;

/** A test is over with its first attempt: whoever made it wants to see what came of it, and nobody waits for it. */
const asTest = (result: AttemptResult): AttemptResult =>
  result.outcome.is === 'taken' ? result : { ...result, outcome: { is: 'held', reason: `test: ${result.outcome.reason}` } };

/** A sale that comes too late to be one. */
const tooOld: Outcome = { is: 'refused', reason: 'given up: the lead is older than this buyer takes' };

function isTooOld(destination: ConfiguredDestination | InternalDestination, { meta }: LeadRecord, now: number): boolean {
  const greatest = 'greatestAgeMs' in destination ? destination.greatestAgeMs : undefined;
  return greatest !== undefined && now - Date.parse(meta.receivedAt) > greatest;
}

function startDeliveryQueue(
  destination: ConfiguredDestination | InternalDestination,
  parts: DeliveryWorkerOptions & { readonly settle: OutboxStore['settle'] },
): DeliveryQueue {
  const { store, settle, vault, log, secrets, roundMs = 1000, attempting = (_id, work) => work() } = parts;
  const { name } = destination;
  const places = parts.places?.get(name) ?? destination.places ?? 8;
  /** Identifies an endpoint that answered 410. */
  const address = 'work' in destination ? '' : sha256(destination.url);
  const breaker = createBreaker(parts.breaker);
  const sending = new Set<Promise<void>>();
  /** What is being sent, with the number of its latest attempt: a clock set forward ends a lease early. */
  const underWay = new Map<string, number>();
  let claiming: Promise<readonly ClaimedDelivery[]> | undefined;
  let stopped = false;
  let closed = false;
  let looking = false;
  let isRequested = false;

  /** @throws Error when the row cannot be read or internal work failed */
  async function tryOnce(claimed: ClaimedDelivery): Promise<AttemptResult> {
    const { submissionId, kind, optedOut, mayHaveBeenSent } = claimed;
    const content = decryptContent(vault, { ...claimed, id: submissionId });
    if (content.is === 'erased' || content.is === 'refused') {
      return { outcome: { is: 'held', reason: content.is === 'erased' ? erasedReason : refusedReason } };
    }
    // an opt-out stops every delivery, also of later leads and replays; another process may have marked it under an older key
    const person = contactOf(content);
    const out = async () =>
      optedOut || ((vault.hasSeveralKeys || mayBeAlias(person.email)) && (await hasOptedOut({ store, vault }, person)));
    if (kind === 'lead' && (await out())) return { outcome: { is: 'held', reason: optedOutReason } };
    const started = performance.now();
    if (content.is === 'lead' && isTooOld(destination, content.record, Date.now())) return { outcome: tooOld };
    const result =
      'work' in destination
        ? { outcome: await destination.work(submissionId) }
        : await sendDelivery(destination, { submissionId, content, mayHaveBeenSent }, { secrets, now: Date.now });
    if (destination.takes === 'test lead') return asTest(result);
    parts.onAttempt?.(name, result.outcome.is, performance.now() - started);
    return result;
  }

  /** A failure on our side counts as a failed attempt, so that it ends as dead, where a person sees it. */
  const ourFailure = (id: string, failure: unknown): AttemptResult => {
    const described = describeFailure(failure);
    log.error({ delivery: id, failure: described }, 'delivery attempt failed here');
    // the name only: a message may hold what was read
    return { outcome: { is: 'failed', reason: `internal: ${described.name}` } };
  };

  async function tryAndSettle(claimed: ClaimedDelivery): Promise<void> {
    const { submissionId } = claimed;
    const id = deliveryId(submissionId, name);
    const { outcome, exchange } = await tryOnce(claimed).catch((failure: unknown) => ourFailure(id, failure));
    const now = Date.now();
    // before anything that can fail: a breaker that hears no result waits for its one try for ever
    const wasAttempted = exchange !== undefined || 'work' in destination;
    if (!wasAttempted && outcome.is !== 'failed') breaker.nothingToTry();
    else if (outcome.is !== 'failed' && outcome.is !== 'gone') breaker.succeeded();
    else breaker.failed(now, outcome.is === 'failed' ? outcome.retryAfterMs : undefined);
    if (outcome.is === 'gone') {
      closed = true;
      await store.setValue(disabledKey(name), address);
    }
    const attempt = underWay.get(submissionId) ?? claimed.attempt;
    const after = nextState(outcome, attempt, now, Math.random());
    const unsent = !wasAttempted && outcome.is === 'failed' && !claimed.mayHaveBeenSent;
    const next = unsent ? { ...after, reason: nothingSentReason(attempt, after.reason) } : after;
    // before it is settled: said twice it is one reply, and lost it would be lost for ever
    if (outcome.is === 'taken' && outcome.reply && destination.takes !== 'test lead')
      await store.keepReply({ submissionId, destination: name, at: now, ...outcome.reply });
    const settled = await settle({
      submissionId,
      destination: name,
      attempt,
      at: now,
      ...next,
      nextAt: Math.round(next.nextAt),
      exchange: exchange && encryptAttemptLog(vault, id, exchange, claimed.ownKey),
    });
    if (!settled) log.warn({ delivery: id, attempt, reason: next.reason }, 'lease expired, result discarded');
    const level = next.state === 'dead' || outcome.is === 'gone' ? 'error' : outcome.is === 'failed' ? 'warn' : 'info';
    log[level]({ delivery: id, attempt, state: next.state, reason: next.reason }, 'delivery');
  }

  /** Where even that cannot be kept the lease ends, and the delivery is due again. */
  const guarded = (claimed: ClaimedDelivery) =>
    attempting(claimed.submissionId, () => tryAndSettle(claimed)).catch((failure: unknown) => {
      log.error(
        { delivery: deliveryId(claimed.submissionId, name), failure: describeFailure(failure) },
        'delivery settlement failed',
      );
    });

  let hasPollSoon = false;
  /** What ends within the same moment is followed by one claim, not by one each. */
  function pollSoon(): void {
    if (hasPollSoon) return;
    hasPollSoon = true;
    setTimeout(() => {
      hasPollSoon = false;
      void poll();
    }, gatherMs);
  }

  async function poll(): Promise<void> {
    if (looking) {
      isRequested = true;
      return;
    }
    looking = true;
    try {
      do {
        isRequested = false;
        const now = Date.now();
        const room = stopped || closed ? 0 : breaker.allowance(places - sending.size, now);
        if (room === 0) break;
        claiming = store.claim(name, now, now + destination.timeoutMs + leaseMarginMs, room);
        const claimed = await claiming;
        if (claimed.length === 0) breaker.nothingToTry();
        for (const each of claimed) {
          const isUnderWay = underWay.has(each.submissionId);
          underWay.set(each.submissionId, each.attempt);
          if (isUnderWay) continue;
          const work: Promise<void> = guarded(each).finally(() => {
            underWay.delete(each.submissionId);
            sending.delete(work);
            pollSoon();
          });
          sending.add(work);
        }
      } while (isRequested);
    } catch (failure) {
      breaker.nothingToTry();
      log.error({ destination: name, failure: describeFailure(failure) }, 'outbox read failed');
    } finally {
      looking = false;
    }
  }

  const started = store.getValue(disabledKey(name)).then(
    (hash) => {
      closed = hash === address;
      if (closed) log.error({ destination: name }, 'destination closed by partner (410), paused until its setting changes');
    },
    () => {},
  );
  const timer = setInterval(() => void poll(), roundMs);
  timer.unref();
  void started.then(poll);

  return {
    status: () => ({ destination: name, circuitOpen: breaker.isOpen(), isClosed: closed }),
    // what it finds belongs to no request
    wake: () => tracedWork.exit(() => void poll()),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await started;
      // what is being claimed just now is sent too
      await claiming?.catch(() => {});
      await Promise.all(sending);
    },
  };
}
