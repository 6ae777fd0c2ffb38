import type { Actor } from '../../ops/campaigns/acts.ts';
import { may } from '../../ops/operators/operators.ts';
import { readDeliveryFaults } from '../../ops/overview/health.ts';
import type { FigureStore } from '../../store/figure-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import type { Wait } from './wait.ts';

const dayMs = 86_400_000;
/** The term of the law for a request. See docs/spec/consent.md#deadlines. */
const termMs = 45 * dayMs;

/** Deliveries that need a person, for whoever may send them again. @throws StoreUnavailable */
export async function deliveryWaits(store: FigureStore & ValueStore, now: number, { role }: Actor): Promise<readonly Wait[]> {
  if (!may(role, 'send')) return [];
  const { givenUp, late, refused, heldForPerson } = await readDeliveryFaults(store, now);
  return [
    ...refused.map((each): Wait => ({ about: 'refused', ...each })),
    ...givenUp.map(({ destination, dead }): Wait => ({ about: 'given up', destination, count: dead })),
    ...late.map(({ destination, oldestDue }): Wait => ({ about: 'late', destination, since: oldestDue })),
    ...heldForPerson.map((each): Wait => ({ about: 'held', ...each })),
  ];
}

/** How many privacy requests wait, and no word of whose. @throws StoreUnavailable */
export async function requestWaits(store: FigureStore, { role }: Actor): Promise<readonly Wait[]> {
  if (!may(role, 'reveal')) return [];
  const { count, oldest } = await store.waitingRequests();
  return count === 0 ? [] : [{ about: 'requests', count, oldest, dueAt: oldest + termMs }];
}
