import { manualReviewReasonTexts } from '../../delivery/hold-policy.ts';
import type { FigureStore, HeldLeads, QueueDepth, WaitingRequests } from '../../store/figure-store.ts';
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
  /** Leads that wait for a person's decision. */
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
    : [{ what: `Visitors see placeholders: ${placeholders.join(', ')}.`, todo: 'Set them in SITE_FILE (site.example.json).' }];

const heldProblem = ({ reason, leads, oldest }: HeldLeads, now: number): Problem => ({
  what: `${leads} ${leads === 1 ? 'lead' : 'leads'} held for a person, the oldest for ${formatDuration(now - oldest)}: ${reason}.`,
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

/** The report of `ops health` and /ops. @throws StoreUnavailable */
export async function readHealth(
  store: FigureStore,
  now: number,
  { auditFault, placeholders = [] }: HealthFacts = {},
): Promise<Health> {
  const [queue, requests, held] = await Promise.all([
    store.queueDepths(),
    store.waitingRequests(),
    store.heldLeads(manualReviewReasonTexts),
  ]);
  const givenUp = queue
    .filter(({ dead }) => dead > 0)
    .map(({ destination, dead }) => ({
      what: `${destination}: ${dead} given up.`,
      todo: 'Look at them with ops deliveries --state dead, then ops replay, or ops drop.',
    }));
  const late = queue
    .filter(({ oldestDue }) => oldestDue > 0 && now - oldestDue > lateMs)
    .map(({ destination, oldestDue }) => ({
      what: `${destination}: something has been due for ${formatDuration(now - oldestDue)}, since ${formatMinute(oldestDue)} UTC, and is not being sent.`,
      todo: 'Is the partner up, its address set, and a server running? What no partner is left for: ops drop.',
    }));
  const heldProblems = held.map((each) => heldProblem(each, now));
  const problems = [
    ...(auditFault === undefined ? [] : [auditProblem(auditFault)]),
    ...givenUp,
    ...late,
    ...heldProblems,
    ...requestsProblem(requests, now),
    ...placeholderProblem(placeholders),
  ];
  return { ok: problems.length === 0, problems, queue, requests, held };
}
