import { sameSecret } from '../lib/secrets.ts';
import type { Vault } from '../vault/vault.ts';

const purpose = 'campaign';
/** 128 bits of signature. */
const signatureLength = 22;

/** The server's word that a page was of this version. Everybody who gets the page gets the same. */
export function campaignProof(vault: Pick<Vault, 'keyedHash'>, key: string, version: number): string {
  const named = `${key}.${version}`;
  return `${named}.${vault.keyedHash(purpose, named).slice(0, signatureLength)}`;
}

/** The campaign and version of a proof; undefined where it is none of ours. */
export function readCampaignProof(
  vault: Pick<Vault, 'keyedHashes'>,
  proof: string,
): { readonly key: string; readonly version: number } | undefined {
  const [key = '', version = '', mac = ''] = proof.split('.');
  const isOurs = vault.keyedHashes(purpose, `${key}.${version}`).some((each) => sameSecret(each.slice(0, signatureLength), mac));
  return isOurs ? { key, version: Number(version) } : undefined;
}
