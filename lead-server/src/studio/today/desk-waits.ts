import type { Actor } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import { readDeliveryFaults } from '../../ops/overview/health.ts';
import { caseClock, nextStep, type PrivacyCase } from '../../privacy/cases.ts';
import { dayOf } from '../../privacy/law/law-days.ts';
import type { FigureStore } from '../../store/figure-store.ts';
import type { FourEyesStore } from '../../store/four-eyes-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { awaits } from '../leads/second-handlers.ts';
import { countUnverified, type RequestReader, requestRow, waitingCases } from '../privacy/request-rows.ts';
import type { Wait } from './wait.ts';

/** As many as wait within a day. */
const mostSeconds = 50;
/** The requests that Today names: those whose term ends first. */
const namedRequests = 3;

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

/** What each request waits for that needs a person: the owner, or a notice on its way, is no matter of theirs. */
const needsPerson = (each: PrivacyCase): boolean => !['owner', 'notice', 'work'].includes(nextStep(each).step);

/** Privacy requests by their clock, the first ones by name, and no word of whose. @throws StoreUnavailable */
export async function requestWaits(reader: RequestReader, now: number, { role }: Actor): Promise<readonly Wait[]> {
  if (!may(role, 'privacy')) return [];
  const today = dayOf(now);
  const [cases, unverified] = await Promise.all([waitingCases(reader, today), countUnverified(reader)]);
  const waiting = cases.filter(needsPerson);
  const named = waiting.slice(0, namedRequests).flatMap((each): readonly Wait[] => {
    const clock = caseClock(each, today);
    if (!clock) return [];
    const { due, left, unit, law } = clock;
    return [{ about: 'request', id: each.row.id, asks: requestRow(each, today).asks, due, left, unit, law }];
  });
  const rest = waiting.length - named.length;
  return [
    ...named,
    ...(rest + unverified.count > 0 ? [{ about: 'requests', count: rest, unverified: unverified.count } as const] : []),
  ];
}
