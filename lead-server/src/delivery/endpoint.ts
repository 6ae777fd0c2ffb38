import { createBreaker, longestRestMs } from '../lib/breaker.ts';
import { sha256 } from '../lib/hash.ts';
import type { Log } from '../lib/log.ts';
import type { ValueStore } from '../store/value-store.ts';
import { type ReachableDestination, wasAttempted } from './attempt-delivery.ts';
import type { AttemptResult } from './send-delivery.ts';

export interface DestinationStatus {
  readonly destination: string;
  /** It failed several times in a row: it is tried with one delivery after each rest. */
  readonly circuitOpen: boolean;
  /** It said 410: nothing is sent until its address is changed. */
  readonly isEndpointGone: boolean;
  /** It refuses our credentials or address, with this reason; '' otherwise. */
  readonly misconfigured: string;
}

export interface EndpointOptions {
  readonly store: ValueStore;
  readonly log: Log;
  readonly breaker?: { readonly threshold: number; readonly restMs: number };
}

/** How a destination's address stands, and so how much may be sent to it. */
export interface Endpoint {
  /** Resolves once it is known whether the partner has closed the address. Never rejects. */
  readonly ready: Promise<void>;
  /** How many of `free` places may send now. */
  allowance(free: number, now: number): number;
  nothingToTry(): void;
  /** A person says that it is mended: no rest is waited for. */
  tryNow(): void;
  /** Takes what came of an attempt into account. @throws StoreUnavailable where a closed address cannot be stored */
  record(result: AttemptResult, now: number): Promise<void>;
  status(): DestinationStatus;
}

/** Names of stored values, one a destination that refuses our settings, with its reason. */
export const pausedPrefix = 'paused:';
/** The same, with the moment since which it refuses them, in milliseconds since 1970. */
export const pausedSincePrefix = 'paused-since:';

export function createEndpoint(to: ReachableDestination, { store, log, breaker: settings }: EndpointOptions): Endpoint {
  const breaker = createBreaker(settings);
  /** Identifies an address that answered 410. */
  const address = 'work' in to ? '' : sha256(to.url);
  const closedName = `closed:${to.name}`;
  const pausedName = `${pausedPrefix}${to.name}`;
  let isEndpointGone = false;
  let misconfigured = '';
  let restsUntil = 0;
  const ready = Promise.all([store.getValue(closedName), store.getValue(pausedName)]).then(
    ([hash, paused]) => {
      isEndpointGone = hash === address;
      // tried at once: the start may have brought the right settings
      misconfigured = paused ?? '';
      if (isEndpointGone)
        log.error({ destination: to.name }, 'destination closed by partner (410), paused until its setting changes');
    },
    () => {},
  );
  return {
    ready,
    allowance: (free, now) => (isEndpointGone ? 0 : breaker.allowance(free, now)),
    nothingToTry: breaker.nothingToTry,
    tryNow() {
      breaker.tryNow();
      restsUntil = 0;
    },
    async record(result, now) {
      const { outcome } = result;
      if (!wasAttempted(to, result) && outcome.is !== 'failed') breaker.nothingToTry();
      else if (outcome.is === 'misconfigured') {
        breaker.pause(now);
        restsUntil = now + longestRestMs;
        misconfigured = outcome.reason;
        log.error({ destination: to.name, reason: misconfigured }, 'destination refuses our settings, paused');
        await store.setValue(pausedName, misconfigured);
        await store.setValueIfAbsent(pausedSincePrefix + to.name, String(now));
      } else if (outcome.is !== 'failed' && outcome.is !== 'gone') {
        breaker.succeeded();
        // one that was under way says nothing of the pause
        if (misconfigured !== '' && now >= restsUntil) {
          misconfigured = '';
          await store.deleteValue(pausedName);
          await store.deleteValue(pausedSincePrefix + to.name);
        }
      } else breaker.failed(now, outcome.is === 'failed' ? outcome.retryAfterMs : undefined);
      if (outcome.is !== 'gone') return;
      isEndpointGone = true;
      await store.setValue(closedName, address);
    },
    status: () => ({ destination: to.name, circuitOpen: breaker.isOpen(), isEndpointGone, misconfigured }),
  };
}
