import type { StudioAnswer } from '#contract/studio/calls.ts';
import { timeOfShare } from '../../delivery/attempt-times.ts';
import { buyerNameOf } from '../../delivery/destinations.ts';
import { type DestinationStatus, pausedSincePrefix } from '../../delivery/endpoint.ts';
import { testNameOf } from '../../desk/destination-acts.ts';
import { findGivenUp, groupReason, isUnanswered } from '../../desk/given-up.ts';
import { deliveriesByHour, readCounts, repliesByDay } from '../../ops/overview/counted-periods.ts';
import { type DeliveryFaults, readDeliveryFaults } from '../../ops/overview/health.ts';
import { isProcessor } from '../../privacy/privacy-destinations.ts';
import type { AttemptTime } from '../../store/attempt-time-store.ts';
import type { StoredDelivery } from '../../store/records.ts';
import type { ReplyCount } from '../../store/reply-store.ts';
import { afterEveryId } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Sales } from '../leads/lead-rows.ts';
import { loadLeads } from '../leads/select-leads.ts';

type Overview = StudioAnswer<'deliveries'>;
type Group = Overview['groups'][number];
type Destination = Overview['destinations'][number];

const hourMs = 3_600_000;
const hoursShown = 24;
/** Given-up deliveries that are read for groups, and groups that are shown. */
const [groupedOf, groupsShown] = [1000, 25];
/** Leads whose tries are looked at, and tries that are shown. */
const [triedLeads, triesShown] = [60, 12];

function groupsOf(dead: readonly StoredDelivery[]): readonly Group[] {
  const groups = new Map<string, { -readonly [Name in keyof Group]: Group[Name] }>();
  for (const each of dead) {
    const reason = groupReason(each);
    const key = `${each.destination} ${reason}`;
    const group = groups.get(key);
    if (!group) {
      const { destination, updatedAt: oldest } = each;
      groups.set(key, { destination, reason, count: 1, oldest, unanswered: isUnanswered(each) });
      continue;
    }
    group.count += 1;
    group.oldest = Math.min(group.oldest, each.updatedAt);
  }
  return [...groups.values()].sort((one, other) => other.count - one.count).slice(0, groupsShown);
}

/** The last tries: of the newest leads, and of those that wait. */
async function lastTries(store: Store): Promise<Overview['tries']> {
  const page = { after: '', before: afterEveryId, newestFirst: true, limit: triedLeads };
  const [newest, waiting] = await Promise.all([store.leadIds({ is: 'all' }, page), store.leadIds({ is: 'pending' }, page)]);
  const leads = await loadLeads({ store }, [...new Set([...newest, ...waiting])]);
  const tries = leads.flatMap(({ row, replies }) =>
    row.deliveries.flatMap((each) => {
      const { destination, state, attempts, updatedAt: at, nextAt } = each;
      if (attempts === 0 || state === 'held' || state === 'no_partner') return [];
      const reply = replies.find((other) => other.destination === destination);
      return [
        {
          ...{ at, lead: row.id, destination, state, attempts, reason: groupReason(each) },
          ...(reply && { verdict: reply.verdict }),
          ...(reply?.priceCents !== undefined && { cents: reply.priceCents }),
          ...(state === 'pending' && { nextAt }),
        },
      ];
    }),
  );
  return tries.sort((one, other) => other.at - one.at).slice(0, triesShown);
}

const shareOf = (counts: readonly ReplyCount[]) => ({
  accepted: counts.filter(({ verdict }) => verdict === 'accepted').reduce((sum, { count }) => sum + count, 0),
  all: counts.reduce((sum, { count }) => sum + count, 0),
});

/** How many attempts a destination took, of those that were made, and how long they lasted. Pure. */
function attemptsOf(times: readonly AttemptTime[]): Pick<Destination, 'attempts' | 'p95'> {
  const sum = (some: readonly AttemptTime[]) => some.reduce((all, { count }) => all + count, 0);
  const p95 = timeOfShare(times, 0.95);
  return {
    attempts: { taken: sum(times.filter(({ outcome }) => outcome === 'taken')), all: sum(times) },
    ...(p95 !== undefined && { p95 }),
  };
}

/** How a destination stands, the worst first. Pure. */
function standing(
  name: string,
  faults: DeliveryFaults,
  status: DestinationStatus | undefined,
): Pick<Destination, 'now' | 'fault'> {
  const refused = faults.refused.find(({ destination }) => destination === name)?.fault ?? status?.misconfigured ?? '';
  if (refused !== '') return { now: 'refuses us', fault: refused };
  if (status?.isEndpointGone) return { now: 'closed', fault: 'Its partner closed the address (HTTP 410)' };
  if (!status) return { now: 'no partner', fault: '' };
  if (faults.stopped.some(({ destination }) => destination === name)) return { now: 'paused', fault: '' };
  if (faults.late.some(({ destination }) => destination === name)) return { now: 'late', fault: '' };
  return { now: status.circuitOpen ? 'rests' : 'takes', fault: '' };
}

/** What Deliveries shows. @param statuses how this server's destinations stand @throws StoreUnavailable */
export async function deliveryOverview(
  store: Store,
  { sales, statuses }: { readonly sales: Sales; readonly statuses: readonly DestinationStatus[] },
  at: number,
): Promise<Overview> {
  const [faults, delivered, replied, dead, tries, since, times] = await Promise.all([
    readDeliveryFaults(store, at),
    readCounts(store, deliveriesByHour, at),
    readCounts(store, repliesByDay, at),
    findGivenUp(store, {}, groupedOf),
    lastTries(store),
    store.valuesWithPrefix(pausedSincePrefix, { after: '', limit: 1000 }),
    store.attemptTimes(Math.floor(at / hourMs) - hoursShown + 1),
  ]);
  const sinceOf = new Map(since.map(({ name, value }) => [name.slice(pausedSincePrefix.length), Number(value)]));
  const first = Math.floor(at / hourMs) * hourMs - (hoursShown - 1) * hourMs;
  const recent = delivered.rows.filter((row) => row.state === 'delivered' && row.at >= first);
  const names = new Set([
    ...sales.keys(),
    ...statuses.map(({ destination }) => destination),
    ...faults.queue.map((each) => each.destination),
  ]);
  const destinations = [...names].map((name): Destination => {
    const queue = faults.queue.find(({ destination }) => destination === name);
    const own = recent.filter(({ destination }) => destination === name);
    const sale = sales.get(name);
    const stands = standing(
      name,
      faults,
      statuses.find(({ destination }) => destination === name),
    );
    const stop = faults.stopped.find(({ destination }) => destination === name);
    const from = stop?.at ?? sinceOf.get(name);
    const isStopped = stands.now === 'paused' || stands.now === 'refuses us';
    return {
      name,
      ...(sale && { buyer: buyerNameOf(sale) }),
      ...stands,
      ...(isStopped && from !== undefined && { since: from }),
      ...(stop && { paused: { by: stop.by, because: stop.because } }),
      waiting: queue?.pending ?? 0,
      oldestDue: queue?.oldestDue ?? 0,
      givenUp: queue?.dead ?? 0,
      ...attemptsOf(times.filter(({ destination }) => destination === name)),
      mayPause: !isProcessor(name),
      hasTestAddress: statuses.some(({ destination }) => destination === testNameOf(name)),
      replies: shareOf(replied.rows.filter(({ destination }) => destination === name)),
      hours: Array.from({ length: hoursShown }, (_, hour) =>
        own.filter((row) => row.at === first + hour * hourMs).reduce((sum, { count }) => sum + count, 0),
      ),
    };
  });
  const isShown = (each: Destination) => each.now !== 'no partner' || each.waiting + each.givenUp > 0;
  const due = faults.queue.map(({ oldestDue }) => oldestDue).filter((each) => each > 0);
  return {
    at,
    ...(delivered.missing === 0 && { delivered: recent.reduce((sum, { count }) => sum + count, 0) }),
    waiting: faults.queue.reduce((sum, { pending }) => sum + pending, 0),
    oldestDue: due.length > 0 ? Math.min(...due) : 0,
    givenUp: faults.queue.reduce((sum, each) => sum + each.dead, 0),
    replies: shareOf(replied.rows),
    // what needs nobody comes last
    destinations: destinations.sort((one, other) => Number(isShown(other)) - Number(isShown(one)) || other.waiting - one.waiting),
    groups: groupsOf(dead.found),
    isAll: !dead.isMore,
    tries,
  };
}
