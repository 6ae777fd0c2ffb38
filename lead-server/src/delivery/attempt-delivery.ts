import type { LeadRecord } from '#contract/lead/lead-record.ts';
import { mayBeAlias } from '../lib/email-identity.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { OptOutStore } from '../store/opt-out-store.ts';
import type { ClaimedDelivery } from '../store/outbox-store.ts';
import { hasOptedOut } from '../submissions/opt-outs.ts';
import { contactOf, decryptContent, type SubmissionContent } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import type { ConfiguredDestination, InternalDestination } from './destinations.ts';
import { erasedReason, optedOutReason, refusedReason } from './hold-policy.ts';
import type { Outcome } from './retry-policy.ts';
import { type AttemptResult, sendDelivery } from './send-delivery.ts';

export type ReachableDestination = ConfiguredDestination | InternalDestination;

export interface AttemptOptions {
  readonly store: OptOutStore;
  readonly vault: Vault;
  readonly log: Log;
  readonly secrets: readonly string[];
  /** Called after each attempt, with its outcome and how long the partner took. */
  readonly onAttempt?: ((destination: string, outcome: Outcome['is'], ms: number) => void) | undefined;
}

const held = (reason: string): AttemptResult => ({ outcome: { is: 'held', reason } });

/** A test is over with its first attempt: whoever made it wants to see what came of it, and nobody waits for it. */
const asTest = (result: AttemptResult): AttemptResult =>
  result.outcome.is === 'taken' ? result : { ...result, ...held(`test: ${result.outcome.reason}`) };

/** A sale that comes too late to be one. */
const tooOld: Outcome = { is: 'refused', reason: 'given up: the lead is older than this buyer takes' };

function isTooOld(destination: ReachableDestination, { meta }: LeadRecord, now: number): boolean {
  const greatest = 'greatestAgeMs' in destination ? destination.greatestAgeMs : undefined;
  return greatest !== undefined && now - Date.parse(meta.receivedAt) > greatest;
}

/** An opt-out stops every delivery, also of later leads and replays; another process may have marked it under an older key. */
async function isOptedOut({ store, vault }: AttemptOptions, { optedOut }: ClaimedDelivery, content: SubmissionContent) {
  if (optedOut) return true;
  const person = contactOf(content);
  return (vault.hasSeveralKeys || mayBeAlias(person.email)) && hasOptedOut({ store, vault }, person);
}

/** @throws Error when the row cannot be read or internal work failed */
async function attempt(to: ReachableDestination, options: AttemptOptions, claimed: ClaimedDelivery): Promise<AttemptResult> {
  const { vault, secrets, onAttempt } = options;
  const { submissionId, kind, mayHaveBeenSent } = claimed;
  const content = decryptContent(vault, { ...claimed, id: submissionId });
  if (content.is === 'erased') return held(erasedReason);
  if (content.is === 'refused') return held(refusedReason);
  if (kind === 'lead' && (await isOptedOut(options, claimed, content))) return held(optedOutReason);
  const started = performance.now();
  if (content.is === 'lead' && isTooOld(to, content.record, Date.now())) return { outcome: tooOld };
  const result =
    'work' in to
      ? { outcome: await to.work(submissionId) }
      : await sendDelivery(to, { submissionId, content, mayHaveBeenSent }, { secrets, now: Date.now });
  if (to.takes === 'test lead') return asTest(result);
  onAttempt?.(to.name, result.outcome.is, performance.now() - started);
  return result;
}

/**
 * Makes one attempt of a delivery. Never throws: a failure on our side counts as a failed attempt, so that it ends as dead, where a
 * person sees it.
 */
export const attemptDelivery = (
  to: ReachableDestination,
  options: AttemptOptions,
  claimed: ClaimedDelivery,
): Promise<AttemptResult> =>
  attempt(to, options, claimed).catch((failure: unknown) => {
    const described = describeFailure(failure);
    options.log.error(
      { delivery: deliveryId(claimed.submissionId, to.name), failure: described },
      'delivery attempt failed here',
    );
    // the name only: a message may hold what was read
    return { outcome: { is: 'failed', reason: `internal: ${described.name}` } };
  });

/** Whether anything was sent or done. */
export const wasAttempted = (to: ReachableDestination, { exchange }: AttemptResult): boolean =>
  exchange !== undefined || 'work' in to;
