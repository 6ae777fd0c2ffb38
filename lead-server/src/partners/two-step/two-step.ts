import { twoStepLimits } from '#contract/api/limits.ts';
import type { CounterStore } from '../../store/counter-store.ts';
import type { Vault } from '../../vault/vault.ts';

/** The format of a typed code. */
export const codePattern = new RegExp(`^\\d{${twoStepLimits.codeLength}}$`);

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

const hour = 3_600_000;

/**
 * Limits the texts of an hour over all phones and replicas, so that an attack runs up no endless bill. Above it visitors go on
 * without a code.
 * @param perHour 0 sets no limit
 * @param onReached called once in such an hour, and `onRefused` for each text that is not sent
 */
export function withHourlyLimit(
  inner: TwoStep,
  limit: () => number,
  { store, now, onReached, onRefused }: { store: CounterStore; now: () => number; onReached: () => void; onRefused: () => void },
): TwoStep {
  return {
    check: inner.check,
    async send(phone) {
      const perHour = limit();
      if (perHour === 0) return inner.send(phone);
      const at = now();
      const { count } = await store.incrementCounter('two-step-texts', at, at + hour);
      if (count <= perHour) return inner.send(phone);
      if (count === perHour + 1) onReached();
      onRefused();
      return { is: 'unavailable' };
    },
  };
}
