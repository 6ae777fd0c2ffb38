import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sha256 } from '../../lib/hash.ts';

import type { Store } from '../../store/store.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Captcha } from './captcha.ts';

export const challengePath = '/captcha/challenge';

/** About a second of a phone's work; the range bounds bad luck. */
const cost = 2000;
const iterationRange = [200, 500] as const;
/** assumed: as long as a request may wait on a device. */
const defaultLifeMs = 24 * 3_600_000;

interface AltchaOptions {
  readonly store: Pick<Store, 'incrementCounter'>;
  readonly vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>;
  readonly lifeMs?: number;
}

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
export function altcha({ store, vault, lifeMs = defaultLifeMs }: AltchaOptions): Captcha {
  return {
    widget: { kind: 'altcha', challenge: challengePath },
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(...iterationRange),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        hmacSignatureSecret: vault.keyedHash('altcha', 'challenge'),
        hmacKeySignatureSecret: vault.keyedHash('altcha', 'key'),
      }),
    async check(token) {
      if (token === '') return 'missing';
      const parsed = parse(token);
      if (!parsed) return 'failed';
      const { challenge, solution } = parsed;
      const keySecrets = vault.keyedHashes('altcha', 'key');
      let verified = false;
      for (const [index, hmacSignatureSecret] of vault.keyedHashes('altcha', 'challenge').entries()) {
        const hmacKeySignatureSecret = keySecrets[index] ?? '';
        const result = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret,
          hmacKeySignatureSecret,
        }).catch(() => undefined);
        verified ||= result?.verified === true;
      }
      if (!verified) return 'failed';
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
