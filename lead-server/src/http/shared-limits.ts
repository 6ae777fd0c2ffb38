import type { CounterStore } from '../store/counter-store.ts';
import type { Vault } from '../vault/vault.ts';

/** Sums the counts of all replicas, so that an address cannot have each one's allowance. */
export interface SharedLimits {
  /**
   * @param name the limit's name, the same in every replica
   * @param block called for an address over the shared limit, with seconds
   * @returns records a call: its cost, and the address's use in this minute
   */
  watch(
    name: string,
    perMinute: number,
    block: (network: string, seconds: number) => void,
  ): (network: string, cost: number, usedHere: number) => void;
  close(): void;
}

const minute = 60_000;
/** Addresses below this share of their limit are not reported to other replicas: nearly all visitors. */
const unsharedShare = 0.1;
/** Most addresses reported in one round, so that a flood costs the store no more. */
const maxPerRound = 200;

/**
 * Shares limits over replicas by the store. A call never waits: busy addresses are added up once a second. Without the store
 * each replica's own limit holds.
 */
export function createSharedLimits(
  { store, vault }: { store: CounterStore; vault: Pick<Vault, 'keyedHash'> },
  everyMs = 1000,
): SharedLimits {
  type Usage = { readonly onCount: (count: number, endsAt: number) => void; cost: number };
  let usage = new Map<string, Usage>();

  async function round(): Promise<void> {
    const now = Date.now();
    const entries = [...usage].slice(0, maxPerRound);
    usage = new Map();
    for (const [name, { onCount, cost }] of entries) {
      const { count, endsAt } = await store.incrementCounter(name, now, now + minute, cost);
      onCount(count, endsAt);
    }
  }
  const timer = setInterval(() => void round().catch(() => {}), everyMs);
  timer.unref();

  return {
    watch(name, perMinute, block) {
      return (network, cost, usedHere) => {
        if (usedHere < perMinute * unsharedShare) return;
        // an address is personal data: it is kept as a keyed hash
        const key = `rate:${name}:${vault.keyedHash('rate limit', network)}`;
        const known = usage.get(key);
        if (known) known.cost += cost;
        // its use in quiet rounds counts once it is busy
        else {
          const onCount = (count: number, endsAt: number) => {
            if (count > perMinute) block(network, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
          };
          usage.set(key, { onCount, cost: usedHere - cost < perMinute * unsharedShare ? usedHere : cost });
        }
      };
    },
    close: () => clearInterval(timer),
  };
}
