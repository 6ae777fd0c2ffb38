import type { NewDelivery } from '../store/records.ts';
import { type DeliveryQueue, type QueueOptions, startDeliveryQueue } from './delivery-queue.ts';
import { type Destination, isReachable } from './destinations.ts';
import type { DestinationStatus } from './endpoint.ts';
import { createSettling } from './settle-together.ts';

export interface DeliveryWorker {
  /** Looks at once for the deliveries just stored, instead of at the next round. */
  wake(stored: readonly NewDelivery[]): void;
  /** Claims no more and resolves when what is being sent has been settled. */
  stop(): Promise<void>;
  /** Goes on with other destinations: those that stay as they are keep their queue, and the others end once what they send is settled. */
  use(destinations: readonly Destination[]): void;
  /** How each configured destination stands. */
  status(): readonly DestinationStatus[];
}

export interface DeliveryWorkerOptions extends Omit<QueueOptions, 'settle'> {
  readonly destinations: readonly Destination[];
}

/**
 * Claims due deliveries and sends them, one queue a destination, so that a slow one slows no other. Safe to kill at any moment
 * and to run in many processes. See docs/spec/storage.md#delivery.
 */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const parts = { ...options, settle: createSettling(options.store) };
  const queues = new Map<string, { readonly text: string; readonly queue: DeliveryQueue }>();
  const ending = new Set<Promise<void>>();
  function use(destinations: readonly Destination[]): void {
    const wanted = new Map(destinations.filter(isReachable).map((each) => [each.name, { each, text: JSON.stringify(each) }]));
    for (const [name, { text, queue }] of queues) {
      if (wanted.get(name)?.text === text) continue;
      queues.delete(name);
      const end: Promise<void> = queue.stop().finally(() => ending.delete(end));
      ending.add(end);
    }
    for (const [name, { each, text }] of wanted)
      if (!queues.has(name)) queues.set(name, { text, queue: startDeliveryQueue(each, parts) });
  }
  use(options.destinations);
  return {
    use,
    wake(stored) {
      for (const { destination, state } of stored) if (state === 'pending') queues.get(destination)?.queue.wake();
    },
    async stop() {
      await Promise.all([...[...queues.values()].map(({ queue }) => queue.stop()), ...ending]);
    },
    status: () => [...queues.values()].map(({ queue }) => queue.status()),
  };
}
