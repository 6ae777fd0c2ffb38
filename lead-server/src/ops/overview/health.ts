import { pausedPrefix } from '../../delivery/endpoint.ts';
import { manualReviewReasonTexts, shownHoldReasons } from '../../delivery/hold-policy.ts';
import { readStops, type Stop } from '../../delivery/stops.ts';
import type { FigureStore, HeldLeads, QueueDepth, WaitingRequests } from '../../store/figure-store.ts';
import type { ValueStore } from '../../store/value-store.ts';
import { formatDuration, formatMinute } from '../page-parts.ts';

/** Something that a person should look at. */
export interface Problem {
  readonly what: string;
  /** The command that helps. */
  readonly todo: string;
}

export interface Health {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  readonly queue: readonly QueueDepth[];
  readonly requests: WaitingRequests;
  /** Leads of which a delivery is held, by reason: those that wait for a person, and those of held states. */
  readonly held: readonly HeldLeads[];
}

/** Due for longer than this means that no worker runs or the partner rests. */
const lateMs = 10 * 60_000;

const dayMs = 86_400_000;

function requestsProblem({ count, oldest }: WaitingRequests, now: number): readonly Problem[] {
  if (count === 0) return [];
  const [days, since] = [Math.max(0, Math.floor((now - oldest) / dayMs)), new Date(oldest).toISOString().slice(0, 10)];
  const age = `the oldest since ${since} (${days} ${days === 1 ? 'day' : 'days'})`;
  return [
    {
      what: `privacy requests: ${count} to be looked at, ${age}.`,
      todo: 'See ops requests --state open, and --state unverified.',
    },
  ];
}

const placeholderProblem = (placeholders: readonly string[]): readonly Problem[] =>
  placeholders.length === 0
    ? []
    : [
        {
          what: `Visitors see placeholders: ${placeholders.join(', ')}.`,
          todo: 'Set those in capitals in the settings, the others in the studio (Settings) or SITE_FILE.',
        },
      ];

/** Held leads in words. */
export const heldInWords = ({ reason, leads, oldest }: HeldLeads, now: number): string =>
  `${leads} ${leads === 1 ? 'lead' : 'leads'} held, the oldest for ${formatDuration(now - oldest)}: ${reason}.`;

const heldProblem = (each: HeldLeads, now: number): Problem => ({
  what: heldInWords(each, now).replace(' held,', ' held for a person,'),
  todo: 'Look at them with ops deliveries --state held, then ops release, or ops drop.',
});

const auditProblem = (fault: string): Problem => ({
  what: `The audit is not as it was written: ${fault}.`,
  todo: 'Compare it with the log, which has the end of its chain at each act: somebody wrote in the database. After a restore, or with the reason known: ops accept-audit --because "...".',
});

/** What is known from elsewhere: `auditFault`, and the placeholders that production shows. */
interface HealthFacts {
  readonly auditFault?: string | undefined;
  readonly placeholders?: readonly string[];
}

/** What of the deliveries needs a person. */
export interface DeliveryFaults {
  readonly queue: readonly QueueDepth[];
  /** Leads of which a delivery is held, by reason: those that wait for a person, and those of held states. */
  readonly held: readonly HeldLeads[];
  /** Those of `held` that wait for a person. */
  readonly heldForPerson: readonly HeldLeads[];
  readonly givenUp: readonly QueueDepth[];
  /** Due for long, and not being sent. */
  readonly late: readonly QueueDepth[];
  /** Destinations that people have paused. */
  readonly stopped: readonly Stop[];
  /** Partners that refuse our settings. */
  readonly refused: readonly { readonly destination: string; readonly fault: string }[];
}

/** @throws StoreUnavailable */
export async function readDeliveryFaults(store: FigureStore & ValueStore, now: number): Promise<DeliveryFaults> {
  const [queue, held, paused, stopped] = await Promise.all([
    store.queueDepths(),
    store.heldLeads(shownHoldReasons),
    store.valuesWithPrefix(pausedPrefix, { after: '', limit: 1000 }),
    readStops(store),
  ]);
  return {
    queue,
    held,
    heldForPerson: held.filter(({ reason }) => manualReviewReasonTexts.includes(reason)),
    givenUp: queue.filter(({ dead }) => dead > 0),
    // one that a person has paused is late by their will
    late: queue.filter(
      ({ destination, oldestDue }) =>
        oldestDue > 0 && now - oldestDue > lateMs && !stopped.some((each) => each.destination === destination),
    ),
    stopped,
    refused: paused.map(({ name, value }) => ({ destination: name.slice(pausedPrefix.length), fault: value })),
  };
}

/** The report of `ops health` and /ops. @throws StoreUnavailable */
export async function readHealth(
  store: FigureStore & ValueStore,
  now: number,
  { auditFault, placeholders = [] }: HealthFacts = {},
): Promise<Health> {
  const [requests, faults] = await Promise.all([store.waitingRequests(), readDeliveryFaults(store, now)]);
  const { queue, held } = faults;
  const givenUp = faults.givenUp.map(({ destination, dead }) => ({
    what: `${destination}: ${dead} given up.`,
    todo: 'Look at them with ops deliveries --state dead, then ops replay, or ops drop.',
  }));
  const late = faults.late.map(({ destination, oldestDue }) => ({
    what: `${destination}: something has been due for ${formatDuration(now - oldestDue)}, since ${formatMinute(oldestDue)} UTC, and is not being sent.`,
    todo: 'Is the partner up, its address set, and a server running? What no partner is left for: ops drop.',
  }));
  const pauses = faults.refused.map(({ destination, fault }) => ({
    what: `${destination}: paused, since it refuses our settings (${fault}). Its leads wait.`,
    todo: 'Set its address and credentials right, and start the server again: it is tried at once then, and once in 15 minutes anyway.',
  }));
  const stops = faults.stopped.map(({ destination, by, at, because }) => ({
    what: `${destination}: paused by ${by} since ${formatMinute(at)} UTC (${because}). Its leads wait.`,
    todo: 'Once it may be sent to again: ops destinations resume.',
  }));
  const problems = [
    ...(auditFault === undefined ? [] : [auditProblem(auditFault)]),
    ...pauses,
    ...stops,
    ...givenUp,
    ...late,
    ...faults.heldForPerson.map((each) => heldProblem(each, now)),
    ...requestsProblem(requests, now),
    ...placeholderProblem(placeholders),
  ];
  return { ok: problems.length === 0, problems, queue, requests, held };
}
