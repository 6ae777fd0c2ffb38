import type { Config } from '../config.ts';
import { describeFailure, type Log } from '../http/log.ts';
import { firstIdAt } from '../store/id.ts';
import type { ExpiryRule } from '../store/people.ts';
import type { Store, SubmissionKind, SubmissionState } from '../store/store.ts';
import { startRounds } from './rounds.ts';

const dayMs = 86_400_000;

/** Which setting says how long what is kept (issue 5, part 4). What is in no row is kept: an open request waits for its person. */
const rules = [
  ['lead', 'accepted', 'RETENTION_LEAD_DAYS'],
  ['lead', 'erased', 'RETENTION_LEAD_DAYS'],
  ['lead', 'disqualified', 'RETENTION_DISQUALIFIED_DAYS'],
  ['lead', 'refused', 'RETENTION_REFUSED_DAYS'],
  ['message', 'accepted', 'RETENTION_MESSAGE_DAYS'],
  ['privacy', 'done', 'RETENTION_PRIVACY_DAYS'],
  ['privacy', 'unverified', 'RETENTION_PRIVACY_DAYS'],
] as const satisfies readonly (readonly [SubmissionKind, SubmissionState, keyof Config])[];

export type RetentionSettings = Pick<
  Config,
  (typeof rules)[number][2] | 'RETENTION_UNFINISHED_DAYS' | 'RETENTION_DELIVERY_DAYS' | 'RETENTION_VISIT_DAYS'
>;

export interface Forgotten {
  readonly submissions: number;
  readonly deliveries: number;
}

/** Rows looked through, or removed, in one statement: short enough that no lead waits for it. */
const piece = 1000;

/** The most that a round moves on from the one before, and how much faster than time. A clock that is years ahead would delete everything else. */
const longestStepMs = dayMs;
const fastest = 24;
/** The moment that the last round went by, and what the clock said then. */
const [momentFact, clockFact] = ['retention:clock', 'retention:read'];

/**
 * The moment that a round goes by: now, or where the clock has leapt ahead of the last round, a day after the moment of that one, and from there
 * on a day an hour, however many replicas there are and however often they start. A server that was off for long catches up in so many
 * rounds; where the clock is wrong, a person has read of it by then.
 */
async function nextMoment(store: Store, log: Log, now: number): Promise<number> {
  const last = Number((await store.recall(momentFact)) ?? now);
  const read = Number((await store.recall(clockFact)) ?? last);
  const step = Math.min(longestStepMs, Math.max(0, now - read) * fastest);
  const moment = Math.min(now, last + step);
  if (moment < now) {
    const days = Math.round((now - last) / dayMs);
    log.error(
      { days },
      'the last round of forgetting was so many days ago: it is caught up with by a day an hour. Is the clock right?',
    );
  }
  await store.remember(momentFact, String(moment));
  await store.remember(clockFact, String(now));
  return moment;
}

/**
 * Forgets what has been kept for as long as the settings say; 0 days keeps without an end. Piece by piece, so that it may run while
 * visitors are served, on any replica, and be cut off at any moment.
 */
export async function forgetOld(
  store: Store,
  settings: RetentionSettings,
  now: number,
  goesOn: () => boolean = () => true,
): Promise<Forgotten> {
  const since = (days: number) => now - days * dayMs;
  const due = rules.flatMap(([kind, state, setting]): ExpiryRule[] =>
    settings[setting] === 0 ? [] : [{ kind, state, before: firstIdAt(Math.max(0, since(settings[setting]))) }],
  );
  let submissions = 0;
  for (let after: string | undefined = ''; after !== undefined && due.length > 0 && goesOn(); ) {
    const part: Awaited<ReturnType<Store['expire']>> = await store.expire(due, { after, limit: piece });
    submissions += part.gone;
    after = part.next;
  }
  let deliveries = 0;
  if (settings.RETENTION_DELIVERY_DAYS > 0) {
    for (let gone = piece; gone === piece && goesOn(); ) {
      gone = await store.expireDeliveries(since(settings.RETENTION_DELIVERY_DAYS), piece);
      deliveries += gone;
    }
  }
  if (settings.RETENTION_UNFINISHED_DAYS > 0) await store.forgetSessionsBefore(since(settings.RETENTION_UNFINISHED_DAYS));
  if (settings.RETENTION_VISIT_DAYS > 0) await store.forgetVisitsBefore(Math.floor(since(settings.RETENTION_VISIT_DAYS) / dayMs));
  await store.forgetTalliesBefore(now);
  return { submissions, deliveries };
}

export interface RetentionParts {
  readonly store: Store;
  readonly log: Log;
  readonly settings: RetentionSettings;
  readonly now: () => number;
  readonly everyMs?: number;
  /** Told of each round that went through. */
  readonly onForgotten?: ((at: number) => void) | undefined;
}

/** Forgets at the start and then every hour. @returns what stops it, once the piece under way is done */
export function startRetention(parts: RetentionParts): () => Promise<void> {
  const { store, log, settings, now, everyMs = 3_600_000 } = parts;
  return startRounds(
    (goesOn) =>
      nextMoment(store, log, now())
        .then((moment) => forgetOld(store, settings, moment, goesOn))
        .then(
          (forgotten) => {
            parts.onForgotten?.(now());
            if (forgotten.submissions + forgotten.deliveries > 0) log.info(forgotten, 'what was old is forgotten');
          },
          (failure: unknown) => log.warn({ failure: describeFailure(failure) }, 'what is old is still there'),
        ),
    everyMs,
  );
}
