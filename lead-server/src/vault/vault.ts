import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { DataKey } from './keys.ts';

const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 2 + nonceBytes + tagBytes;

/** Encrypts personal data and finds people by keyed hash. See docs/spec/consent.md#personal-data-at-rest. */
export interface Vault {
  /** Encrypts text for `table` and `id`: it cannot be swapped for another row's. */
  encrypt(table: string, id: string, text: string): Buffer;
  /** @throws Error when the bytes were changed, belong to another row, or need a key that is missing */
  decrypt(table: string, id: string, sealed: Uint8Array): string;
  /** Whether the newest key sealed it. */
  isCurrent(sealed: Uint8Array): boolean;
  /** A keyed hash for looking a value up: 43 characters of base64url. Made with the newest key. */
  keyedHash(purpose: string, value: string): string;
  /** The hash under each key, newest first: rows from before a key change are found too. */
  keyedHashes(purpose: string, value: string): readonly string[];
  /** Whether another process may have written under another key. */
  readonly hasSeveralKeys: boolean;
  /** The version of the key that seals. */
  readonly version: number;
  /** How often it sealed in this process: random nonces are good for 2^32 under one key. */
  seals(): number;
}

/** The result, or undefined where a row cannot be decrypted: one damaged row stops no other. */
export function undefinedIfUnreadable<Result>(open: () => Result): Result | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** The version of the key that sealed it. */
export const keyVersionOf = ([high = 0, low = 0]: Uint8Array): number => (high << 8) + low;

interface DerivedKey {
  readonly version: number;
  readonly encryption: KeyObject;
  readonly lookup: KeyObject;
}

const subkey = (secret: Buffer, purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

const deriveKey = ({ version, secret }: DataKey): DerivedKey => ({
  version,
  encryption: subkey(secret, 'seal'),
  lookup: subkey(secret, 'mac'),
});

const keyedHash = ({ lookup }: DerivedKey, purpose: string, value: string) =>
  createHmac('sha256', lookup).update(`${purpose}\n${value}`).digest('base64url');

/**
 * AES-256-GCM with the newest key; the key's version is kept in front. Layout: version (2 bytes), nonce (12), tag (16), ciphertext.
 * @param keys at least one; the highest version seals, of those that do not wait
 */
export function createVault(keys: readonly DataKey[]): Vault {
  const order = ({ waits = false, version }: DataKey) => (waits ? -1 : 1) * version;
  const derived = [...keys].sort((a, b) => order(b) - order(a)).map(deriveKey);
  const [newest] = derived;
  if (!newest) throw new Error('A vault needs a key');

  let sealCount = 0;
  return {
    encrypt(table, id, text) {
      sealCount += 1;
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.encryption, nonce);
      cipher.setAAD(Buffer.from(`${table}/${id}`));
      const body = cipher.update(text, 'utf8');
      cipher.final();
      const sealed = Buffer.allocUnsafe(headBytes + body.length);
      sealed.writeUInt16BE(newest.version, 0);
      nonce.copy(sealed, 2);
      cipher.getAuthTag().copy(sealed, 2 + nonceBytes);
      body.copy(sealed, headBytes);
      return sealed;
    },
    decrypt(table, id, bytes) {
      const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const version = sealed.readUInt16BE(0);
      const key = derived.find((each) => each.version === version);
      if (!key) throw new Error(`Data was sealed with key version ${version}, which DATA_KEYS doesn't have`);
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, sealed.subarray(2, 2 + nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(`${table}/${id}`));
      decipher.setAuthTag(sealed.subarray(2 + nonceBytes, headBytes));
      return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => keyVersionOf(sealed) === newest.version,
    keyedHash: (purpose, value) => keyedHash(newest, purpose, value),
    keyedHashes: (purpose, value) => derived.map((key) => keyedHash(key, purpose, value)),
    hasSeveralKeys: derived.length > 1,
    version: newest.version,
    seals: () => sealCount,
  };
}
