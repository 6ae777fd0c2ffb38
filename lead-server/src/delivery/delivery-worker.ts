import type { NewDelivery } from '../store/records.ts';
import { type QueueOptions, startDeliveryQueue } from './delivery-queue.ts';
import { type Destination, isReachable } from './destinations.ts';
import type { DestinationStatus } from './endpoint.ts';
import { createSettling } from './settle-together.ts';

export interface DeliveryWorker {
  /** Looks at once for the deliveries just stored, instead of at the next round. */
  wake(stored: readonly NewDelivery[]): void;
  /** Claims no more and resolves when what is being sent has been settled. */
  stop(): Promise<void>;
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
