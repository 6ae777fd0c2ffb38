import type { OutboxStore, Settlement } from '../store/outbox-store.ts';

/** At most so many in one transaction. */
const mostTogether = 64;

interface Waiting {
  readonly settlement: Settlement;
  readonly resolve: (isSettled: boolean) => void;
  readonly reject: (failure: unknown) => void;
}

/**
 * Settles attempts: attempts that end during a transaction go into the next one, so that a fast partner costs one sync
 * to disk for many deliveries.
 * @returns as `OutboxStore.settle`
 */
export function createSettling(store: OutboxStore): OutboxStore['settle'] {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const alone = ({ settlement, resolve, reject }: Waiting) => store.settle(settlement).then(resolve, reject);
  async function write(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 1) return void (await Promise.all(batch.map(alone)));
    try {
      const done = await store.settleAll(batch.map(({ settlement }) => settlement));
      batch.forEach(({ resolve }, at) => {
        resolve(done[at] === true);
      });
    } catch {
      // one of them may be the cause
      for (const each of batch) await alone(each);
    }
  }
  async function flush(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, mostTogether));
    isWriting = false;
  }
  return (settlement) =>
    new Promise((resolve, reject) => {
      waiting.push({ settlement, resolve, reject });
      if (!isWriting) void flush();
    });
}
