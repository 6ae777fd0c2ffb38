import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sha256 } from '../../lib/hash.ts';

import type { CounterStore } from '../../store/counter-store.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Captcha } from './captcha.ts';

export const challengePath = '/captcha/challenge';

/** About a second of a phone's work; the range bounds bad luck. */
const cost = 2000;
const iterationRange = [200, 500] as const;
/** assumed: as long as a request may wait on a device. */
const defaultLifeMs = 24 * 3_600_000;

interface AltchaOptions {
  readonly store: CounterStore;
  readonly vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>;
  readonly lifeMs?: number;
  /** The use of a solution: one for another use proves nothing here. */
  readonly purpose?: string;
}

/** The captcha that makes its own challenges. */
export type Altcha = Captcha & { readonly challenge: () => Promise<Challenge> };

const mostSeen = 10_000;

/** A token is base64 of `{ challenge, solution }`. Undefined for anything else. */
function parse(token: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return challenge?.parameters && typeof challenge.signature === 'string' ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The embedded captcha: a proof of work. The library accepts a token twice, so used ones are counted until they expire. See
 * docs/spec/calls.md#captcha.
 */
export function altcha({ store, vault, lifeMs = defaultLifeMs, purpose = 'altcha' }: AltchaOptions): Altcha {
  /** Challenges whose solution was checked: a second request with one is no first. */
  const seen = new Set<string>();

  /** The challenge of a token that has a right solution. */
  async function solved(token: string): Promise<Challenge | undefined> {
    const parsed = parse(token);
    if (!parsed) return undefined;
    const { challenge, solution } = parsed;
    const keySecrets = vault.keyedHashes(purpose, 'key');
    for (const [index, hmacSignatureSecret] of vault.keyedHashes(purpose, 'challenge').entries()) {
      const hmacKeySignatureSecret = keySecrets[index] ?? '';
      const parts = { challenge, solution, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret };
      const result = await verifySolution(parts).catch(() => undefined);
      if (result?.verified === true) return challenge;
    }
    return undefined;
  }

  return {
    widget: { kind: 'altcha', challenge: challengePath },
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(...iterationRange),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        hmacSignatureSecret: vault.keyedHash(purpose, 'challenge'),
        hmacKeySignatureSecret: vault.keyedHash(purpose, 'key'),
      }),
    async isLikely(token) {
      const challenge = await solved(token);
      const signature = challenge?.signature;
      if (signature === undefined || seen.has(signature)) return false;
      if (seen.size >= mostSeen) seen.clear();
      seen.add(signature);
      return true;
    },
    async check(token) {
      if (token === '') return 'missing';
      const challenge = await solved(token);
      if (!challenge) return 'failed';
      const expiresAt = Number(challenge.parameters.expiresAt) * 1000;
      try {
        const { count } = await store.incrementCounter(`captcha:${sha256(challenge.signature ?? '')}`, Date.now(), expiresAt);
        return count === 1 ? 'passed' : 'failed';
      } catch {
        return 'unknown';
      }
    },
  };
}
