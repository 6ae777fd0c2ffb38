import type { Actor } from '../../ops/campaigns/acts.ts';
import { may } from '../../ops/operators/operators.ts';
import { readDeliveryFaults } from '../../ops/overview/health.ts';
import { caseClock, nextStep, type PrivacyCase } from '../../privacy/cases.ts';
import { dayOf } from '../../privacy/law/law-days.ts';
import type { FigureStore } from '../../store/figure-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { countUnverified, type RequestReader, requestRow, waitingCases } from '../privacy/request-rows.ts';
import type { Wait } from './wait.ts';

/** The requests that Today names: those whose term ends first. */
const namedRequests = 3;

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
