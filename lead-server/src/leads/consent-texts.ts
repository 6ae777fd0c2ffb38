import { sha256 } from '../lib/hash.ts';
import type { NewConsent } from '../store/records.ts';
import { encryptConsentText } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';

/** More different consent texts than this are no texts of ours. */
const maxCachedTexts = 1000;

/** Knows which consent texts are stored, so that each is sealed and sent to the store once. */
export interface ConsentTexts {
  consentOf(version: string, text: string): NewConsent;
  /** Called once it is stored. */
  stored(consent: NewConsent): void;
}

export function createConsentTexts(vault: Vault): ConsentTexts {
  /** The last text and its hash: thousands of leads in a row have the same. */
  let last = { text: '', textHash: '' };
  const hashes = new Set<string>();
  return {
    consentOf(version, text) {
      if (last.text !== text) last = { text, textHash: sha256(text) };
      const { textHash } = last;
      return { version, textHash, sealedText: hashes.has(textHash) ? undefined : encryptConsentText(vault, textHash, text) };
    },
    stored({ textHash, sealedText }) {
      if (sealedText === undefined) return;
      if (hashes.size === maxCachedTexts) hashes.clear();
      hashes.add(textHash);
    },
  };
}
