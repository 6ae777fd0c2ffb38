import { timingSafeEqual } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import type { Vault } from '../../vault/vault.ts';
import { type TwoStep, twoStepLimits } from './two-step.ts';

const { lifeMs, sends, checks, codeLength } = twoStepLimits;

export interface EmbeddedTwoStepParts {
  readonly store: Pick<Store, 'tally' | 'tallied' | 'forgetTally'>;
  readonly vault: Pick<Vault, 'mac' | 'macs'>;
  readonly now: () => number;
  /** Brings the code to the visitor; undefined where nothing can: then no code is made. */
  readonly deliver: ((phone: string, code: string) => void) | undefined;
}

/** Six digits out of a keyed hash, as one-time passwords are cut (RFC 4226, 5.3). */
const codeFrom = (mac: string): string =>
  String(Buffer.from(mac, 'base64url').readUIntBE(0, 6) % 10 ** codeLength).padStart(codeLength, '0');

const alike = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The embedded verification. A code is never kept, not even hashed: it follows from the server's key, the phone and the moment at which
 * the verification ends, so that the store holds only how often it was sent and tried, for all replicas.
 */
export function embeddedTwoStep({ store, vault, now, deliver }: EmbeddedTwoStepParts): TwoStep {
  const nameOf = (phone: string) => `two-step:${vault.mac('two-step phone', phone)}`;
  const subject = (phone: string, endsAt: number) => `${phone}\n${endsAt}`;

  return {
    async send(phone) {
      if (!deliver) return { is: 'unavailable' };
      const name = nameOf(phone);
      const at = now();
      try {
        const { count, endsAt } = await store.tally(name, at, at + lifeMs);
        if (count > sends) return { is: 'too_many' };
        deliver(phone, codeFrom(vault.mac('two-step code', subject(phone, endsAt))));
        return { is: 'sent' };
      } catch {
        return { is: 'unavailable' };
      }
    },

    async check(phone, code) {
      const name = nameOf(phone);
      const at = now();
      try {
        const verification = await store.tallied(name, at);
        if (!verification) return 'expired';
        const { endsAt } = verification;
        const { count } = await store.tally(`${name}:tries:${endsAt}`, at, endsAt);
        if (count > checks) return 'max_attempts_reached';
        const right = vault.macs('two-step code', subject(phone, endsAt)).some((mac) => alike(codeFrom(mac), code));
        if (!right) return 'pending';
        // a code works once
        await store.forgetTally(name);
        return 'approved';
      } catch {
        return 'unavailable';
      }
    },
  };
}
