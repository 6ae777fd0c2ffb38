import { twoStepLimits } from '#contract/api/limits.ts';
import { sameSecret } from '../../lib/secrets.ts';
import type { CounterStore } from '../../store/counter-store.ts';
import type { Vault } from '../../vault/vault.ts';
import type { CodeStatus, TwoStep } from './two-step.ts';

const { lifeMs, sends, checks, codeLength } = twoStepLimits;

export interface EmbeddedTwoStepOptions {
  readonly store: CounterStore;
  readonly vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>;
  readonly now: () => number;
  /** Brings the code to the visitor; undefined where nothing can: then no code is made. */
  readonly deliver: ((phone: string, code: string) => void) | undefined;
}

/** The code's digits out of a keyed hash, as one-time passwords are cut (RFC 4226, 5.3). */
const codeFrom = (mac: string): string =>
  String(Buffer.from(mac, 'base64url').readUIntBE(0, 6) % 10 ** codeLength).padStart(codeLength, '0');

/**
 * The embedded verification. A code is never stored: it derives from key, phone and expiry. The store counts sends and tries
 * only. See docs/spec/validation.md#phone-verification.
 */
export function embeddedTwoStep({ store, vault, now, deliver }: EmbeddedTwoStepOptions): TwoStep {
  const nameOf = (mac: string) => `two-step:${mac}`;
  const subject = (phone: string, endsAt: number) => `${phone}\n${endsAt}`;

  return {
    async send(phone) {
      if (!deliver) return { is: 'unavailable' };
      const name = nameOf(vault.keyedHash('two-step phone', phone));
      const at = now();
      try {
        const { count, endsAt } = await store.incrementCounter(name, at, at + lifeMs);
        if (count > sends) return { is: 'too_many' };
        deliver(phone, codeFrom(vault.keyedHash('two-step code', subject(phone, endsAt))));
        return { is: 'sent' };
      } catch {
        return { is: 'unavailable' };
      }
    },

    async check(phone, code) {
      const at = now();
      let status: CodeStatus = 'expired';
      try {
        // while keys change, another replica may have sent the code under another one
        for (const name of vault.keyedHashes('two-step phone', phone).map(nameOf)) {
          const verification = await store.getCounter(name, at);
          if (!verification) continue;
          const { endsAt } = verification;
          const { count } = await store.incrementCounter(`${name}:tries:${endsAt}`, at, endsAt);
          const right = vault.keyedHashes('two-step code', subject(phone, endsAt)).some((mac) => sameSecret(codeFrom(mac), code));
          if (count <= checks && right) {
            // a code works once
            await store.resetCounter(name);
            return 'approved';
          }
          if (status !== 'pending') status = count > checks ? 'max_attempts_reached' : 'pending';
        }
        return status;
      } catch {
        return 'unavailable';
      }
    },
  };
}
