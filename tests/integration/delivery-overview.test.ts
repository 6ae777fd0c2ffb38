import { expect, it } from 'vitest';
import { bandOf } from '../../lead-server/src/delivery/attempt-times.ts';
import { saleTo } from '../../lead-server/src/delivery/destinations.ts';
import { type DestinationStatus, pausedPrefix, pausedSincePrefix } from '../../lead-server/src/delivery/endpoint.ts';
import { notNamedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { storeStop } from '../../lead-server/src/delivery/stops.ts';
import { testNameOf } from '../../lead-server/src/desk/destination-acts.ts';
import { countPeriods, deliveriesByHour, repliesByDay } from '../../lead-server/src/ops/overview/counted-periods.ts';
import { processorDestination } from '../../lead-server/src/privacy/privacy-destinations.ts';
import type { DeliveryState } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { deliveryOverview } from '../../lead-server/src/studio/deliveries/delivery-overview.ts';
import { sqlite, withStore } from '../support/both-stores.ts';

const hourMs = 3_600_000;
const hour = Math.floor(Date.UTC(2026, 5, 15, 12) / hourMs);
const now = hour * hourMs + 30 * 60_000;
const minutesAgo = (minutes: number) => now - minutes * 60_000;

const sales = new Map([
  ['exchange', saleTo('Harbor Law')],
  ['ingest', 'resells' as const],
]);
const status = (destination: string, change: Partial<DestinationStatus> = {}): DestinationStatus => ({
  ...{ destination, circuitOpen: false, isEndpointGone: false, misconfigured: '' },
  ...change,
});

let store: Store;
withStore(sqlite, (opened) => {
  store = opened;
});

/** Stores a lead whose delivery was tried once, and came to this. */
async function tried(at: number, destination: string, state: DeliveryState, reason = ''): Promise<string> {
  const id = `${at
    .toString(16)
    .padStart(12, '0')
    .replace(/(.{8})/, '$1-')}-7000-8000-${destination.padEnd(12, '0').slice(0, 12)}`;
  const lead = {
    id,
    kind: 'lead',
    state: 'accepted',
    key: id,
    bodyHash: id,
    receivedAt: at,
    emailMac: '',
    phoneMac: '',
  } as const;
  const deliveries = [{ destination, state: 'pending', reason: '' } as const];
  await store.commit([{ ...lead, sealed: Buffer.from('sealed'), consent: undefined, deliveries }]);
  await store.claim(destination, at, at + 1000, 10);
  const nextAt = state === 'pending' ? minutesAgo(20) : at;
  await store.settle({ submissionId: id, destination, attempt: 1, state, reason, nextAt, at: at + 1000 });
  return id;
}

it('Deliveries counts what waits, what was given up and what was taken, by destination', async () => {
  const taken = [await tried(minutesAgo(150), 'exchange', 'delivered'), await tried(minutesAgo(20), 'exchange', 'delivered')];
  const lost = [
    await tried(minutesAgo(200), 'ingest', 'dead', 'HTTP 500'),
    await tried(minutesAgo(80), 'ingest', 'dead', 'not taken up to attempt 1: HTTP 500'),
    await tried(minutesAgo(70), 'exchange', 'dead', 'timed out'),
  ];
  const waiting = await tried(minutesAgo(60), 'ingest', 'pending', 'HTTP 503');
  await tried(minutesAgo(50), 'exchange', 'held', notNamedReason);
  const reply = { destination: 'exchange', reason: '', partnerLeadId: '', at: now };
  await store.keepReply({ ...reply, submissionId: taken[0] as string, verdict: 'accepted', priceCents: 4000 });
  await store.keepReply({ ...reply, submissionId: taken[1] as string, verdict: 'rejected', reason: 'duplicate' });
  const time = { destination: 'exchange', hour, band: bandOf(100) };
  await store.addAttemptTimes(
    [
      { ...time, outcome: 'taken', count: 19 },
      { ...time, outcome: 'failed', band: bandOf(9000), count: 1 },
      { ...time, outcome: 'taken', hour: hour - 24, count: 5 },
    ],
    0,
  );
  const statuses = ['exchange', 'ingest', testNameOf('exchange'), processorDestination].map((name) => status(name));
  const look = (change: Partial<DestinationStatus> = {}) =>
    deliveryOverview(
      store,
      { sales, statuses: statuses.map((each) => (each.destination === 'ingest' ? { ...each, ...change } : each)) },
      now,
    );

  const uncounted = await look();
  expect('delivered' in uncounted).toBe(false);
  const withReadOnlyStore = async <T>(work: (reader: Store) => Promise<T>) => work(store);
  await countPeriods({ store, withReadOnlyStore }, deliveriesByHour, now);
  await countPeriods({ store, withReadOnlyStore }, repliesByDay, now);

  const hours = (...counts: readonly number[]) => [...Array.from({ length: 24 - counts.length }, () => 0), ...counts];
  const none = { waiting: 0, oldestDue: 0, givenUp: 0, hours: hours(), hasTestAddress: false, replies: { accepted: 0, all: 0 } };
  const idle = { ...none, attempts: { taken: 0, all: 0 }, mayPause: true, fault: '' };
  const { tries, ...overview } = await look();
  expect(overview).toEqual({
    at: now,
    delivered: 2,
    waiting: 1,
    oldestDue: minutesAgo(20),
    givenUp: 3,
    replies: { accepted: 1, all: 2 },
    destinations: [
      { ...idle, name: 'ingest', buyer: '', now: 'late', waiting: 1, oldestDue: minutesAgo(20), givenUp: 2 },
      {
        ...idle,
        ...{ name: 'exchange', buyer: 'Harbor Law', now: 'takes', givenUp: 1, hasTestAddress: true, hours: hours(1, 0, 1) },
        ...{ attempts: { taken: 19, all: 20 }, p95: expect.closeTo(100, -2), replies: { accepted: 1, all: 2 } },
      },
      { ...idle, name: testNameOf('exchange'), now: 'takes' },
      { ...idle, name: processorDestination, now: 'takes', mayPause: false },
    ],
    groups: [
      { destination: 'ingest', reason: 'HTTP 500', count: 2, oldest: minutesAgo(200) + 1000, unanswered: false },
      { destination: 'exchange', reason: 'timed out', count: 1, oldest: minutesAgo(70) + 1000, unanswered: true },
    ],
    isAll: true,
  });
  expect(tries.map(({ lead }) => lead)).toEqual([taken[1], waiting, lost[2], lost[1], taken[0], lost[0]]);
  const one = { destination: 'exchange', attempts: 1, reason: '' };
  expect(tries[0]).toEqual({ ...one, at: minutesAgo(20) + 1000, lead: taken[1], state: 'delivered', verdict: 'rejected' });
  expect(tries[4]).toEqual({
    ...one,
    at: minutesAgo(150) + 1000,
    lead: taken[0],
    state: 'delivered',
    verdict: 'accepted',
    cents: 4000,
  });
  expect(tries[1]).toMatchObject({ destination: 'ingest', state: 'pending', reason: 'HTTP 503', nextAt: minutesAgo(20) });

  const standing = async (change: Partial<DestinationStatus> = {}) =>
    (await look(change)).destinations.find(({ name }) => name === 'ingest');
  expect(await standing({ isEndpointGone: true })).toMatchObject({ now: 'closed', fault: expect.stringContaining('410') });
  await store.setValue(`${pausedSincePrefix}ingest`, String(minutesAgo(7)));
  expect(await standing({ misconfigured: 'HTTP 401' })).toMatchObject({
    now: 'refuses us',
    fault: 'HTTP 401',
    since: minutesAgo(7),
  });
  await storeStop(store, { destination: 'ingest', by: 'olga', at: minutesAgo(5), because: 'they move' });
  expect(await standing()).toMatchObject({
    ...{ now: 'paused', since: minutesAgo(5), paused: { by: 'olga', because: 'they move' } },
  });
  await store.setValue(`${pausedPrefix}ingest`, 'HTTP 403');
  expect(await standing()).toMatchObject({ now: 'refuses us', fault: 'HTTP 403', since: minutesAgo(5) });
  const away = await deliveryOverview(store, { sales, statuses: [status('exchange', { circuitOpen: true })] }, now);
  expect(away.destinations.map(({ name, now: stands }) => [name, stands])).toEqual([
    ['ingest', 'refuses us'],
    ['exchange', 'rests'],
  ]);
});
