import type { Actor } from '../../ops/campaigns/acts.ts';
import { may } from '../../ops/operators/operators.ts';
import { readDeliveryFaults } from '../../ops/overview/health.ts';
import type { FigureStore } from '../../store/figure-store.ts';
import type { FourEyesStore } from '../../store/four-eyes-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { awaits } from '../leads/second-handlers.ts';
import type { Wait } from './wait.ts';

const dayMs = 86_400_000;
/** As many as wait within a day. */
const mostSeconds = 50;
/** The term of the law for a request. See docs/spec/consent.md#deadlines. */
const termMs = 45 * dayMs;

/** Deliveries that need a person, for whoever may send them again. @throws StoreUnavailable */
export async function deliveryWaits(store: FigureStore & ValueStore, now: number, { role }: Actor): Promise<readonly Wait[]> {
  if (!may(role, 'send')) return [];
  const { givenUp, late, refused, stopped, heldForPerson } = await readDeliveryFaults(store, now);
  return [
    ...refused.map((each): Wait => ({ about: 'refused', ...each })),
    ...stopped.map(({ destination, by, at, because }): Wait => ({ about: 'paused', destination, by, since: at, because })),
    ...givenUp.map(({ destination, dead }): Wait => ({ about: 'given up', destination, count: dead })),
    ...late.map(({ destination, oldestDue }): Wait => ({ about: 'late', destination, since: oldestDue })),
    ...heldForPerson.map((each): Wait => ({ about: 'held', ...each })),
  ];
}

/** What asks this person to decide as the second one. @throws StoreUnavailable */
export async function secondWaits(store: FourEyesStore, now: number, actor: Actor): Promise<readonly Wait[]> {
  const rows = await store.fourEyes(mostSeconds);
  return rows
    .filter((row) => awaits(row, actor, now))
    .map(
      ({ id, act, count, askedBy: by, because, expiresAt }): Wait => ({
        about: 'second',
        id,
        act,
        count,
        by,
        because,
        expiresAt,
      }),
    );
}

/** How many privacy requests wait, and no word of whose. @throws StoreUnavailable */
export async function requestWaits(store: FigureStore, { role }: Actor): Promise<readonly Wait[]> {
  if (!may(role, 'reveal')) return [];
  const { count, oldest } = await store.waitingRequests();
  return count === 0 ? [] : [{ about: 'requests', count, oldest, dueAt: oldest + termMs }];
}
