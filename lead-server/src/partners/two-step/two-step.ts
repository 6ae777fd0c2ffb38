import { twoStepLimits } from '#contract/api/limits.ts';
import type { CounterStore } from '../../store/counter-store.ts';
import type { Vault } from '../../vault/vault.ts';
import type { TextBudget } from '../text-budget.ts';

/** `unavailable` is a failure of ours or the partner's: the visitor goes on without a code. */
export type CodeSent =
  | { readonly is: 'sent' }
  | { readonly is: 'too_soon'; readonly waitMs: number }
  | { readonly is: 'too_many' }
  /** No number that texts reach. */
  | { readonly is: 'refused' }
  | { readonly is: 'unavailable' };

/** The statuses of a Twilio verification. See docs/spec/partners.md#twilio-verify. */
export const twilioStatuses = ['approved', 'pending', 'canceled', 'expired', 'max_attempts_reached'] as const;

/** Twilio's statuses and `unavailable`. A failed check counts as not approved. */
export type CodeStatus = (typeof twilioStatuses)[number] | 'unavailable';

/** Sends a code to a phone and checks it; checking never throws. Phones are E.164, `+12126647665`. */
export interface TwoStep {
  send(phone: string): Promise<CodeSent>;
  check(phone: string, code: string): Promise<CodeStatus>;
}

/**
 * Adds the pause between two codes to one phone, over all replicas. Sending never throws. See
 * docs/spec/validation.md#phone-verification.
 */
export function withResendPause(
  inner: TwoStep,
  { store, vault, now }: { store: CounterStore; vault: Pick<Vault, 'keyedHash'>; now: () => number },
): TwoStep {
  return {
    check: inner.check,
    async send(phone) {
      const name = `two-step-pause:${vault.keyedHash('two-step phone', phone)}`;
      const at = now();
      try {
        const { count, endsAt } = await store.incrementCounter(name, at, at + twoStepLimits.resendMs);
        if (count > 1) return { is: 'too_soon', waitMs: endsAt - at };
        const sent = await inner.send(phone);
        // nothing went out: the visitor need not wait for another
        if (sent.is === 'unavailable') await store.resetCounter(name);
        return sent;
      } catch {
        return { is: 'unavailable' };
      }
    },
  };
}

/**
 * Counts each text against the budget of the hour. Above it visitors go on without a code.
 * @param onRefused called for each text that is not sent
 */
export const withTextBudget = (inner: TwoStep, mayText: TextBudget, onRefused: () => void): TwoStep => ({
  check: inner.check,
  async send(phone) {
    if (await mayText()) return inner.send(phone);
    onRefused();
    return { is: 'unavailable' };
  },
});
