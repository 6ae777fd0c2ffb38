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
import { pack, unpack } from './pack.ts';

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Key version 0 does not exist: after it the algorithm follows. Older bytes begin with their key's version. */
const mark = Buffer.from([0, 0]);
/** Each current or former algorithm, by the number in front of its ciphertext. A number is never used again. */
const algorithms = { aes256Gcm: 1, packedAes256Gcm: 2, ownKeyAes256Gcm: 3, ownKeyPackedAes256Gcm: 4 } as const;
type Algorithm = (typeof algorithms)[keyof typeof algorithms];
/** Algorithms under a record's own key: no version of a data key follows the number. */
const ownKeyAlgorithms: readonly number[] = [algorithms.ownKeyAes256Gcm, algorithms.ownKeyPackedAes256Gcm];
const packedAlgorithms: readonly number[] = [algorithms.packedAes256Gcm, algorithms.ownKeyPackedAes256Gcm];
const isOwnKeyed = (algorithm: number | undefined) => algorithm !== undefined && ownKeyAlgorithms.includes(algorithm);

/** Where the parts of sealed bytes are, which may be damaged. */
function partsOf(sealed: Uint8Array) {
  const isMarked = sealed[0] === 0 && sealed[1] === 0;
  const algorithm = isMarked ? sealed[2] : undefined;
  const at = isMarked ? mark.length + 1 : 0;
  const isOwn = isOwnKeyed(algorithm);
  const nonceAt = isOwn ? at : at + 2;
  const tagAt = nonceAt + nonceBytes;
  const version = isOwn ? 0 : ((sealed[at] ?? 0) << 8) + (sealed[at + 1] ?? 0);
  return { algorithm, version, nonceAt, tagAt, bodyAt: tagAt + tagBytes };
}

/** The authenticated data beside the text: its row and its algorithm. */
const boundTo = (table: string, id: string, algorithm: number | undefined) =>
  Buffer.from(algorithm === undefined ? `${table}/${id}` : `${algorithm}/${table}/${id}`);

/** What bytes that a key of this version sealed begin with, by each algorithm, and those of before the mark. */
function beginningsOf(version: number): readonly Buffer[] {
  const key = Buffer.from([version >> 8, version & 0xff]);
  const numbers = Object.values(algorithms).filter((algorithm) => !isOwnKeyed(algorithm));
  return [...numbers.map((algorithm) => Buffer.concat([mark, Buffer.of(algorithm), key])), key];
}

/** Ciphertext under a record's own key begins so. */
export const ownKeyBeginnings: readonly Buffer[] = ownKeyAlgorithms.map((algorithm) =>
  Buffer.concat([mark, Buffer.of(algorithm)]),
);

/** Whether it was sealed by a key of the record's own. */
export const needsOwnKey = (sealed: Uint8Array): boolean => isOwnKeyed(partsOf(sealed).algorithm);

/** The table of the keys that submissions have of their own. */
export const ownKeysTable = 'submission_keys';

/** The key of one submission, which seals whatever is kept of it. */
export interface OwnKey {
  /** The submission's id. */
  readonly of: string;
  /** The key, sealed by a data key; empty once destroyed, undefined without one. */
  readonly sealed: Uint8Array | undefined;
}

/** Encrypts personal data and finds people by keyed hash. See docs/spec/consent.md#personal-data-at-rest. */
export interface Vault {
  /**
   * Encrypts text for `table` and `id`: it cannot be swapped for another row's.
   * @param under the key of the submission that it belongs to; the newest data key without one
   */
  encrypt(table: string, id: string, text: string, under?: OwnKey): Buffer;
  /** Encrypts text under a new key for this submission alone. @returns that key too, sealed: destroying it destroys the text */
  encryptWithNewKey(table: string, id: string, text: string): { readonly sealed: Buffer; readonly ownKey: Buffer };
  /** @throws Error when the bytes were changed, belong to another row, or need a key that is missing */
  decrypt(table: string, id: string, sealed: Uint8Array, own?: OwnKey): string;
  /** The same text, or key of a submission, under the newest data key. @throws Error as `decrypt` */
  reseal(table: string, id: string, sealed: Uint8Array): Buffer;
  /** The prefixes of ciphertext under the newest key. */
  readonly currentBeginnings: readonly Buffer[];
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

/** The version of the data key that sealed it; 0 where a key of the record's own did. */
export const keyVersionOf = (sealed: Uint8Array): number => partsOf(sealed).version;

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

/** @param version of a data key; undefined for a key of the record's own @param nonce fresh from a random source */
function sealBy(
  key: KeyObject,
  algorithm: Algorithm,
  version: number | undefined,
  [table, id]: readonly [string, string],
  text: Uint8Array,
  nonce: Buffer = randomBytes(nonceBytes),
): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(boundTo(table, id, algorithm));
  const body = cipher.update(text);
  cipher.final();
  const nonceAt = version === undefined ? mark.length + 1 : mark.length + 3;
  const bodyAt = nonceAt + nonceBytes + tagBytes;
  const sealed = Buffer.allocUnsafe(bodyAt + body.length);
  mark.copy(sealed);
  sealed[mark.length] = algorithm;
  if (version !== undefined) sealed.writeUInt16BE(version, mark.length + 1);
  nonce.copy(sealed, nonceAt);
  cipher.getAuthTag().copy(sealed, nonceAt + nonceBytes);
  body.copy(sealed, bodyAt);
  return sealed;
}

function openBy(key: KeyObject, [table, id]: readonly [string, string], sealed: Buffer): Buffer {
  const { algorithm, nonceAt, tagAt, bodyAt } = partsOf(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, tagAt), { authTagLength: tagBytes });
  decipher.setAAD(boundTo(table, id, algorithm));
  decipher.setAuthTag(sealed.subarray(tagAt, bodyAt));
  const text = Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()]);
  return algorithm !== undefined && packedAlgorithms.includes(algorithm) ? unpack(text) : text;
}

/**
 * AES-256-GCM over packed text (pack.ts) where that is smaller. Layout: mark (2 bytes), algorithm (1), the data key's version (2, not
 * where the record has a key of its own), nonce (12), tag (16), ciphertext. Bytes of before the mark are opened too.
 * @param keys at least one; the highest version seals, of those that do not wait
 */
export function createVault(keys: readonly DataKey[]): Vault {
  const order = ({ waits = false, version }: DataKey) => (waits ? -1 : 1) * version;
  const derived = [...keys].sort((a, b) => order(b) - order(a)).map(deriveKey);
  const [newest] = derived;
  if (!newest) throw new Error('A vault needs a key');
  const current = newest;

  let sealCount = 0;
  function seal(table: string, id: string, text: Buffer): Buffer {
    sealCount += 1;
    const packed = pack(text);
    const isSmaller = packed.length < text.length;
    const algorithm = isSmaller ? algorithms.packedAes256Gcm : algorithms.aes256Gcm;
    return sealBy(current.encryption, algorithm, current.version, [table, id], isSmaller ? packed : text);
  }
  function sealOwn(key: Buffer, table: string, id: string, text: Buffer, nonce?: Buffer): Buffer {
    const packed = pack(text);
    const isSmaller = packed.length < text.length;
    const algorithm = isSmaller ? algorithms.ownKeyPackedAes256Gcm : algorithms.ownKeyAes256Gcm;
    // Node tells a key from bytes by an exception, which costs a tenth of a lead: it gets keys only
    return sealBy(createSecretKey(key), algorithm, undefined, [table, id], isSmaller ? packed : text, nonce);
  }
  function sealKey(key: Buffer, id: string, nonce?: Buffer): Buffer {
    sealCount += 1;
    // random bytes get no smaller
    return sealBy(current.encryption, algorithms.aes256Gcm, current.version, [ownKeysTable, id], key, nonce);
  }
  function open(table: string, id: string, bytes: Uint8Array, own?: OwnKey): Buffer {
    const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { algorithm, version } = partsOf(sealed);
    if (algorithm !== undefined && !(Object.values(algorithms) as number[]).includes(algorithm))
      throw new Error(`Data was sealed by algorithm ${algorithm}, which is not known here`);
    if (isOwnKeyed(algorithm)) return openBy(createSecretKey(openKey(own)), [table, id], sealed);
    const key = derived.find((each) => each.version === version);
    if (!key) throw new Error(`Data was sealed with key version ${version}, which DATA_KEYS doesn't have`);
    return openBy(key.encryption, [table, id], sealed);
  }
  // A row that is opened and sealed again needs its key twice: it is kept as long as the row is.
  const openedKeys = new WeakMap<Uint8Array, { readonly of: string; readonly key: Buffer }>();
  function openKey(own: OwnKey | undefined): Buffer {
    if (!own?.sealed) throw new Error('Data was sealed with a key of its own, which is not there');
    if (own.sealed.length === 0) throw new Error('Data was sealed with a key of its own, which is destroyed');
    const known = openedKeys.get(own.sealed);
    if (known?.of === own.of) return known.key;
    const key = open(ownKeysTable, own.of, own.sealed);
    openedKeys.set(own.sealed, { of: own.of, key });
    return key;
  }
  return {
    encrypt: (table, id, text, under) =>
      under?.sealed ? sealOwn(openKey(under), table, id, Buffer.from(text, 'utf8')) : seal(table, id, Buffer.from(text, 'utf8')),
    encryptWithNewKey(table, id, text) {
      // one call for all three: each costs a lead some microseconds
      const random = randomBytes(keyBytes + 2 * nonceBytes);
      const key = random.subarray(0, keyBytes);
      const sealed = sealOwn(key, table, id, Buffer.from(text, 'utf8'), random.subarray(keyBytes, keyBytes + nonceBytes));
      return { sealed, ownKey: sealKey(key, id, random.subarray(keyBytes + nonceBytes)) };
    },
    decrypt: (table, id, sealed, own) => open(table, id, sealed, own).toString('utf8'),
    reseal: (table, id, sealed) =>
      table === ownKeysTable ? sealKey(openKey({ of: id, sealed }), id) : seal(table, id, open(table, id, sealed)),
    currentBeginnings: beginningsOf(current.version),
    isCurrent: (sealed) => keyVersionOf(sealed) === current.version,
    keyedHash: (purpose, value) => keyedHash(current, purpose, value),
    keyedHashes: (purpose, value) => derived.map((key) => keyedHash(key, purpose, value)),
    hasSeveralKeys: derived.length > 1,
    version: current.version,
    seals: () => sealCount,
  };
}
