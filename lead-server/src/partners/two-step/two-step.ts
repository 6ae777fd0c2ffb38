import { twoStepLimits } from '#contract/api/two-step-limits.ts';
import type { Store } from '../../store/store.ts';
import type { Vault } from '../../vault/vault.ts';

/** What a code that was typed must look like. */
export const codePattern = new RegExp(`^\\d{${twoStepLimits.codeLength}}$`);

/** What became of asking for a code. `unavailable` is a failure of ours or the partner's: the visitor goes on without (decisions 6). */
export type CodeSent =
  | { readonly is: 'sent' }
  | { readonly is: 'too_soon'; readonly waitMs: number }
  | { readonly is: 'too_many' }
  /** No number that texts reach. */
  | { readonly is: 'refused' }
  | { readonly is: 'unavailable' };

/** Twilio's words for how a verification stands (partners.md). */
export const twilioStatuses = ['approved', 'pending', 'canceled', 'expired', 'max_attempts_reached'] as const;

/** Twilio's words, and `unavailable`. A failed check counts as not approved (Variants 8). */
export type CodeStatus = (typeof twilioStatuses)[number] | 'unavailable';

/** Sends a code to a phone and checks the one that the visitor types, which never throws. Phones are E.164, `+12126647665`. */
export interface TwoStep {
  send(phone: string): Promise<CodeSent>;
  check(phone: string, code: string): Promise<CodeStatus>;
}

/** The same with the pause between two codes to one phone (Variants 4), held for all replicas by the store. Sending never throws. */
export function withResendPause(
  inner: TwoStep,
  {
    store,
    vault,
    now,
  }: { store: Pick<Store, 'incrementCounter' | 'resetCounter'>; vault: Pick<Vault, 'keyedHash'>; now: () => number },
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
 * The same with a limit on the texts of an hour, to whatever phones, held for all replicas by the store: whoever has us text from many
 * addresses runs up no bill without an end (docs/threat-model.md). Above it visitors go on without a code, as where none can be sent.
 * @param perHour 0 sets no limit
 * @param onReached called once in such an hour
 */
export function withHourlyLimit(
  inner: TwoStep,
  perHour: number,
  { store, now, onReached }: { store: Pick<Store, 'incrementCounter'>; now: () => number; onReached: () => void },
): TwoStep {
  if (perHour === 0) return inner;
  return {
    check: inner.check,
    async send(phone) {
      const at = now();
      const { count } = await store.incrementCounter('two-step-texts', at, at + hour);
      if (count <= perHour) return inner.send(phone);
      if (count === perHour + 1) onReached();
      return { is: 'unavailable' };
    },
  };
}
