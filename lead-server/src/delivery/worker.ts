import { describeFailure, type Log } from '../http/log.ts';
import { sha256 } from '../leads/canonical.ts';
import { openKept } from '../leads/kept.ts';
import type { ClaimedDelivery, NewDelivery, Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';
import { createBreaker } from './breaker.ts';
import type { Destination } from './destinations.ts';
import { sealExchange } from './exchange.ts';
import { nextState, type Outcome } from './outcome.ts';
import { optedOutReason } from './plan.ts';
import { deliveryId, send } from './send.ts';

export interface DeliveryWorker {
  /** Looks at once for the deliveries just stored, instead of at the next round. */
  wake(stored: readonly NewDelivery[]): void;
  /** Claims no more and resolves when what is being sent has been settled. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  readonly store: Store;
  readonly vault: Vault;
  readonly log: Log;
  readonly destinations: readonly Destination[];
  readonly secrets: readonly string[];
  /** Told of each attempt: what it came to, and how long the partner took. */
  readonly onAttempt?: (destination: string, came: Outcome['is'], ms: number) => void;
  /** How often to look for what has fallen due. */
  readonly roundMs?: number;
  /** How many of one destination are sent at once. */
  readonly places?: number;
  readonly breaker?: { readonly threshold: number; readonly restMs: number };
}

/** A claim outlives the slowest attempt: what was claimed by a worker that died is sent again after it. */
const leaseSpareMs = 25_000;

/**
 * Sends what waits in the outbox, one lane for each configured destination, so that a slow one slows nobody else. Safe to kill at any
 * moment and to run in many processes: a delivery is claimed before it is sent and settled after (design: server.md, 6).
 */
export function startDeliveryWorker(parts: WorkerParts): DeliveryWorker {
  const lanes = new Map(
    parts.destinations.flatMap((each) => (each.url === undefined ? [] : [[each.name, startLane(each, each.url, parts)]])),
  );
  return {
    wake(stored) {
      for (const { destination, state } of stored) if (state === 'pending') lanes.get(destination)?.wake();
    },
    async stop() {
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
    },
  };
}

interface Lane {
  wake(): void;
  stop(): Promise<void>;
}

const closedFact = (destination: string) => `closed:${destination}`;

function startLane(destination: Destination, url: string, parts: WorkerParts): Lane {
  const { store, vault, log, secrets, roundMs = 1000, places = 8 } = parts;
  const { name } = destination;
  const breaker = createBreaker(parts.breaker);
  const sending = new Set<Promise<void>>();
  let stopped = false;
  let closed = false;
  let looking = false;
  let again = false;

  async function attempt(claimed: ClaimedDelivery): Promise<void> {
    const { submissionId } = claimed;
    const kept = openKept(vault, { id: submissionId, sealed: claimed.sealed, consent: claimed.consent });
    if (kept.is === 'refused' || kept.is === 'erased') throw new Error('A refused or erased submission has no deliveries');
    const id = deliveryId(submissionId, name);
    // decisions 8: whoever has opted out is delivered to nobody, also when their lead came later or somebody replays it
    if (claimed.kind === 'lead' && claimed.optedOut) {
      const held = { state: 'held', reason: optedOutReason, at: Date.now(), nextAt: Date.now() } as const;
      await store.settle({ submissionId, destination: name, attempt: claimed.attempt, ...held });
      breaker.nothingToTry();
      return;
    }
    const started = performance.now();
    const { outcome, exchange } = destination.work
      ? { outcome: await destination.work(submissionId), exchange: undefined }
      : await send(destination, url, id, kept, { secrets, now: Date.now });
    parts.onAttempt?.(name, outcome.is, performance.now() - started);
    const now = Date.now();
    if (outcome.is === 'taken') breaker.succeeded();
    else breaker.failed(now, outcome.is === 'failed' ? outcome.retryAfterMs : undefined);
    if (outcome.is === 'gone') {
      closed = true;
      await store.remember(closedFact(name), sha256(url));
    }
    const next = nextState(outcome, claimed.attempt, now, Math.random());
    await store.settle({
      submissionId,
      destination: name,
      attempt: claimed.attempt,
      at: now,
      ...next,
      nextAt: Math.round(next.nextAt),
      exchange: exchange && sealExchange(vault, id, exchange),
    });
    const level = next.state === 'dead' || outcome.is === 'gone' ? 'error' : outcome.is === 'taken' ? 'info' : 'warn';
    log[level]({ delivery: id, attempt: claimed.attempt, state: next.state, reason: next.reason }, 'delivery');
  }

  /** Whatever goes wrong on our side, the lease ends and the delivery is due again. */
  const guarded = (claimed: ClaimedDelivery) =>
    attempt(claimed).catch((failure: unknown) => {
      log.error({ delivery: deliveryId(claimed.submissionId, name), failure: describeFailure(failure) }, 'delivery not settled');
    });

  async function look(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        const now = Date.now();
        const room = stopped || closed ? 0 : breaker.allowance(places - sending.size, now);
        if (room === 0) break;
        const claimed = await store.claim(name, now, now + destination.timeoutMs + leaseSpareMs, room);
        if (claimed.length === 0) breaker.nothingToTry();
        for (const each of claimed) {
          const work: Promise<void> = guarded(each).finally(() => {
            sending.delete(work);
            void look();
          });
          sending.add(work);
        }
      } while (again);
    } catch (failure) {
      breaker.nothingToTry();
      log.error({ destination: name, failure: describeFailure(failure) }, 'outbox cannot be read');
    } finally {
      looking = false;
    }
  }

  const started = store.recall(closedFact(name)).then(
    (hash) => {
      closed = hash === sha256(url);
      if (closed)
        log.error({ destination: name }, 'the partner has closed this address: nothing is sent until the setting changes');
    },
    () => {},
  );
  const timer = setInterval(() => void look(), roundMs);
  timer.unref();
  void started.then(look);

  return {
    wake: () => void look(),
    async stop() {
      stopped = true;
      clearInterval(timer);
      await started;
      await Promise.all(sending);
    },
  };
}
