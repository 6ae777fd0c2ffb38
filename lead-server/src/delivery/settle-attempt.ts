import type { Log } from '../lib/log.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { ClaimedDelivery, OutboxStore } from '../store/outbox-store.ts';
import type { ReplyStore } from '../store/reply-store.ts';
import { nothingSentReason, notTakenReason } from '../store/rows.ts';
import { encryptAttemptLog } from '../submissions/attempt-log.ts';
import type { Vault } from '../vault/vault.ts';
import { type ReachableDestination, wasAttempted } from './attempt-delivery.ts';
import { nextState } from './retry-policy.ts';
import type { AttemptResult } from './send-delivery.ts';

export interface SettleOptions {
  readonly store: ReplyStore;
  readonly settle: OutboxStore['settle'];
  readonly vault: Vault;
  readonly log: Log;
}

/** Whether it is a buyer's, or that of a partner who sells on. */
const isSale = (to: ReachableDestination): boolean => 'sale' in to && to.sale !== undefined;

/** Stores what came of an attempt, and what is next. @param attempt the number of the latest one */
export async function settleAttempt(
  to: ReachableDestination,
  { store, settle, vault, log }: SettleOptions,
  claimed: ClaimedDelivery & { readonly attempt: number },
  result: AttemptResult,
  now: number,
): Promise<void> {
  const { submissionId, attempt, mayHaveBeenSent, ownKey } = claimed;
  const { outcome, exchange } = result;
  const id = deliveryId(submissionId, to.name);
  const after = nextState(outcome, attempt, now, Math.random());
  const isUnsent = !wasAttempted(to, result) && outcome.is === 'failed' && !mayHaveBeenSent;
  const isNotTaken = !mayHaveBeenSent && (outcome.is === 'misconfigured' || (outcome.is === 'refused' && outcome.notTaken));
  const reason = isUnsent
    ? nothingSentReason(attempt, after.reason)
    : isNotTaken
      ? notTakenReason(attempt, after.reason)
      : after.reason;
  const next = { ...after, reason };
  // before it is settled: said twice it is one reply, and lost it would be lost for ever
  if (outcome.is === 'taken' && outcome.reply && to.takes !== 'test lead')
    await store.keepReply({ submissionId, destination: to.name, at: now, ...outcome.reply });
  const isSettled = await settle({
    submissionId,
    destination: to.name,
    attempt,
    at: now,
    ...next,
    nextAt: Math.round(next.nextAt),
    sold: next.state === 'delivered' && isSale(to),
    exchange: exchange && encryptAttemptLog(vault, id, exchange, ownKey),
  });
  if (!isSettled) log.warn({ delivery: id, attempt, reason: next.reason }, 'lease expired, result discarded');
  const level =
    next.state === 'dead' || outcome.is === 'gone' || outcome.is === 'misconfigured'
      ? 'error'
      : outcome.is === 'failed'
        ? 'warn'
        : 'info';
  log[level]({ delivery: id, attempt, state: next.state, reason: next.reason }, 'delivery');
}
