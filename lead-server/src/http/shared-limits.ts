import type { Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

/** Counts what replicas have counted apart, so that an address cannot have each one's allowance. */
export interface SharedLimits {
  /**
   * @param name the limit's; the same in every replica
   * @param block told of an address that is over the limit in all replicas together, and for how many seconds
   * @returns to be told of each call: how much it cost, and how much the address has used here in this minute
   */
  watch(
    name: string,
    perMinute: number,
    block: (network: string, seconds: number) => void,
  ): (network: string, cost: number, usedHere: number) => void;
  close(): void;
}

const minute = 60_000;
/** Below this share of its limit an address is not worth telling the others of: nearly all visitors stay there. */
const unsharedShare = 0.1;
/** How many addresses are told of in one round, at most: a flood from many costs the store no more than this. */
const maxPerRound = 200;

/**
 * Limits over all replicas, by the store. A call never waits for it: what busy addresses used is added up once a second, and who is over
 * is then refused in every replica that they reach. When the store does not answer, each replica's own limit still holds.
 */
export function createSharedLimits(
  { store, vault }: { store: Pick<Store, 'incrementCounter'>; vault: Pick<Vault, 'keyedHash'> },
  everyMs = 1000,
): SharedLimits {
  type Told = { readonly tell: (count: number, endsAt: number) => void; cost: number };
  let told = new Map<string, Told>();

  async function round(): Promise<void> {
    const now = Date.now();
    const entries = [...told].slice(0, maxPerRound);
    told = new Map();
    for (const [name, { tell, cost }] of entries) {
      const { count, endsAt } = await store.incrementCounter(name, now, now + minute, cost);
      tell(count, endsAt);
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
        const known = told.get(key);
        if (known) known.cost += cost;
        // what it used while it was quiet counts from the first time that it is not
        else {
          const tell = (count: number, endsAt: number) => {
            if (count > perMinute) block(network, Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
          };
          told.set(key, { tell, cost: usedHere - cost < perMinute * unsharedShare ? usedHere : cost });
        }
      };
    },
    close: () => clearInterval(timer),
  };
}
