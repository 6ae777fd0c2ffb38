import { sameSecret } from '../../lib/secrets.ts';
import type { Vault } from '../../vault/vault.ts';

/** assumed: long enough for a visitor who verifies and finishes the survey the next morning. */
const lifeMs = 24 * 3_600_000;

const subject = (phone: string, endsAt: string) => `${phone}\n${endsAt}`;

/** Proves an approved check; posted with the lead as `sms_proof`. It names no person. */
export function createPhoneProof(vault: Pick<Vault, 'keyedHash'>, phone: string, now: number): string {
  const endsAt = String(now + lifeMs);
  return `${endsAt}.${vault.keyedHash('two-step proof', subject(phone, endsAt))}`;
}

/** Whether this phone was verified, by the proof that came with the lead. */
export function isPhoneProof(vault: Pick<Vault, 'keyedHashes'>, phone: string, proof: string, now: number): boolean {
  const [endsAt = '', mac = ''] = proof.split('.');
  return (
    Number(endsAt) > now && vault.keyedHashes('two-step proof', subject(phone, endsAt)).some((each) => sameSecret(mac, each))
  );
}
