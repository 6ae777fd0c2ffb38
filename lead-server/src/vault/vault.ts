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
/** What begins with key version 0, which there is none of, says its algorithm next. Older bytes begin with their key's version. */
const mark = Buffer.from([0, 0]);
/** Each algorithm that there is or was, by the number in front of what it sealed. A number is never used again. */
const algorithms = { aes256Gcm: 1, packedAes256Gcm: 2 } as const;

/** Where the parts of sealed bytes are, which may be damaged. */
function partsOf(sealed: Uint8Array) {
  const isMarked = sealed[0] === 0 && sealed[1] === 0;
  const algorithm = isMarked ? sealed[2] : undefined;
  const at = isMarked ? mark.length + 1 : 0;
  const nonceAt = at + 2;
  const tagAt = nonceAt + nonceBytes;
  return { algorithm, version: ((sealed[at] ?? 0) << 8) + (sealed[at + 1] ?? 0), nonceAt, tagAt, bodyAt: tagAt + tagBytes };
}
const headBytes = mark.length + 3 + nonceBytes + tagBytes;

/** What the tag vouches for beside the text: whose it is, and by which algorithm. */
const boundTo = (table: string, id: string, algorithm: number | undefined) =>
  Buffer.from(algorithm === undefined ? `${table}/${id}` : `${algorithm}/${table}/${id}`);

/** What bytes that a key of this version sealed begin with, by each algorithm, and those of before the mark. */
function beginningsOf(version: number): readonly Buffer[] {
  const key = Buffer.from([version >> 8, version & 0xff]);
  return [...Object.values(algorithms).map((algorithm) => Buffer.concat([mark, Buffer.of(algorithm), key])), key];
}

/** Encrypts personal data and finds people by keyed hash. See docs/spec/consent.md#personal-data-at-rest. */
export interface Vault {
  /** Encrypts text for `table` and `id`: it cannot be swapped for another row's. */
  encrypt(table: string, id: string, text: string): Buffer;
  /** @throws Error when the bytes were changed, belong to another row, or need a key that is missing */
  decrypt(table: string, id: string, sealed: Uint8Array): string;
  /** The same text under the newest key. @throws Error as `decrypt` */
  reseal(table: string, id: string, sealed: Uint8Array): Buffer;
  /** What all that the newest key sealed begins with. */
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

/** The version of the key that sealed it. */
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

/**
 * AES-256-GCM with the newest key, over packed text (pack.ts) where that is smaller. Layout: mark (2 bytes), algorithm (1), the key's
 * version (2), nonce (12), tag (16), ciphertext. Bytes of before the mark are opened too.
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
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', current.encryption, nonce);
    cipher.setAAD(boundTo(table, id, algorithm));
    const body = cipher.update(isSmaller ? packed : text);
    cipher.final();
    const sealed = Buffer.allocUnsafe(headBytes + body.length);
    mark.copy(sealed);
    sealed[mark.length] = algorithm;
    sealed.writeUInt16BE(current.version, mark.length + 1);
    nonce.copy(sealed, mark.length + 3);
    cipher.getAuthTag().copy(sealed, headBytes - tagBytes);
    body.copy(sealed, headBytes);
    return sealed;
  }
  function open(table: string, id: string, bytes: Uint8Array): Buffer {
    const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { algorithm, version, nonceAt, tagAt, bodyAt } = partsOf(sealed);
    if (algorithm !== undefined && !(Object.values(algorithms) as number[]).includes(algorithm))
      throw new Error(`Data was sealed by algorithm ${algorithm}, which is not known here`);
    const key = derived.find((each) => each.version === version);
    if (!key) throw new Error(`Data was sealed with key version ${version}, which DATA_KEYS doesn't have`);
    const decipher = createDecipheriv('aes-256-gcm', key.encryption, sealed.subarray(nonceAt, tagAt), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(boundTo(table, id, algorithm));
    decipher.setAuthTag(sealed.subarray(tagAt, bodyAt));
    const text = Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()]);
    return algorithm === algorithms.packedAes256Gcm ? unpack(text) : text;
  }
  return {
    encrypt: (table, id, text) => seal(table, id, Buffer.from(text, 'utf8')),
    decrypt: (table, id, sealed) => open(table, id, sealed).toString('utf8'),
    reseal: (table, id, sealed) => seal(table, id, open(table, id, sealed)),
    currentBeginnings: beginningsOf(current.version),
    isCurrent: (sealed) => keyVersionOf(sealed) === current.version,
    keyedHash: (purpose, value) => keyedHash(current, purpose, value),
    keyedHashes: (purpose, value) => derived.map((key) => keyedHash(key, purpose, value)),
    hasSeveralKeys: derived.length > 1,
    version: current.version,
    seals: () => sealCount,
  };
}
