import { createStore, del, delMany, entries, get, set, type UseStore, update } from 'idb-keyval';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/**
 * Encrypted storage on the device: IndexedDB under a key that scripts cannot read.
 * Where the database is missing or hangs, nothing is kept and every call resolves. See docs/spec/submission.md#nothing-is-lost.
 */
const hours24 = 24 * 60 * 60 * 1000;

interface EncryptedEntry {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Milliseconds; 24 hours by default. Older values are erased unread, except where `loadAllEncrypted` returns them. */
  readonly lifetime?: number;
}

const isExpired = ({ savedAt, lifetime = hours24 }: Pick<EncryptedEntry, 'savedAt' | 'lifetime'>) =>
  Date.now() - savedAt > lifetime;

/** Milliseconds after which a database counts as hanging. */
const timeoutMs = 3000;

let openedStore: UseStore | undefined;
const openOnce: UseStore = async (mode, work) => {
  openedStore ??= createStore('survey', 'sealed');
  return withTimeout(openedStore(mode, work), timeoutMs).catch((failure: unknown) => {
    openedStore = undefined;
    throw failure;
  });
};
/** A phone may close the database of a background page, so it is opened once more. One that hangs is not. */
const store: UseStore = (mode, work) =>
  openOnce(mode, work).catch((failure: unknown) => {
    if (failure instanceof TimeoutError) throw failure;
    return openOnce(mode, work);
  });
const keyName = 'key';

let keyPromise: Promise<CryptoKey> | undefined;
async function makeKey(): Promise<CryptoKey> {
  const existing = await get<CryptoKey>(keyName, store);
  if (existing) return existing;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // another tab may have written its key meanwhile: then all use that one
  await update<CryptoKey>(keyName, (written) => written ?? fresh, store);
  return (await get<CryptoKey>(keyName, store)) ?? fresh;
}
const key = () => {
  keyPromise ??= makeKey().catch((failure: unknown) => {
    keyPromise = undefined;
    throw failure;
  });
  return keyPromise;
};

const encrypt = async (iv: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), data);

/** The cipher's stream under a number of its own, for one value: the same one twice would give both away. */
interface Pad {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly stream: Uint8Array;
}
/** Bytes. No visit is as long. */
const padLength = 16_384;

let pad: Pad | undefined;

/** Makes the next `saveNow` possible. */
export async function readyPad(): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    pad = { iv, stream: new Uint8Array(await encrypt(iv, new Uint8Array(padLength))) };
  } catch {
    // Without key or cipher nothing is saved at once either.
  }
}

/**
 * Keeps a JSON value at once, for this tab, encrypted: a page that is going away waits for no promise. The cipher's stream is
 * worked out beforehand; where there is none, nothing changes.
 */
export function saveNow(name: string, value: unknown): void {
  try {
    const plain = new TextEncoder().encode(JSON.stringify({ savedAt: Date.now(), value }));
    if (!pad || plain.length > padLength) return;
    const { iv, stream } = pad;
    pad = undefined;
    sessionStorage.setItem(name, btoa(String.fromCharCode(...iv, ...plain.map((byte, at) => byte ^ (stream[at] ?? 0)))));
    void readyPad();
  } catch {
    // Storage is blocked.
  }
}

/** Erases the value that `saveNow` stored. */
export function deleteSavedNow(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked.
  }
}

/** The value that `saveNow` stored under the name; undefined when missing, expired or unreadable. */
export async function loadSavedNow(name: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(sessionStorage.getItem(name) ?? ''), (each) => each.charCodeAt(0));
    if (bytes.length === 0) return undefined;
    // the stream once more is the way back; the last bytes are the cipher's tag, which has no meaning here
    const plain = await encrypt(bytes.slice(0, 12), bytes.slice(12));
    const kept = JSON.parse(new TextDecoder().decode(plain.slice(0, -16)));
    return isExpired(kept) ? undefined : kept.value;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a JSON value under a name. Resolves, once it is written, to whether it was kept.
 * @param lifetime milliseconds after which it is erased
 */
export async function saveEncrypted(name: string, value: unknown, lifetime = hours24): Promise<boolean> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await encrypt(iv, new TextEncoder().encode(JSON.stringify(value)));
    await set(name, { iv, data, savedAt: Date.now(), lifetime } satisfies EncryptedEntry, store);
    return true;
  } catch {
    return false;
  }
}

async function decryptEntry({ iv, data }: EncryptedEntry): Promise<unknown> {
  const secret = await key();
  // encrypted with a lost key: it cannot be read any more
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, data).catch(() => undefined);
  return plain && JSON.parse(new TextDecoder().decode(plain));
}

/** The value under the name; undefined when missing, expired or unreadable. */
export async function loadEncrypted(name: string): Promise<unknown> {
  try {
    const sealed = await get<EncryptedEntry>(name, store);
    if (sealed && !isExpired(sealed)) return await decryptEntry(sealed);
    if (sealed) await deleteEncrypted(name);
  } catch {
    // Nothing can be read, so nothing is there for this visit.
  }
  return undefined;
}

export interface StoredEntry {
  readonly name: string;
  /** Undefined when unreadable. */
  readonly value: unknown;
  readonly isOver: boolean;
}

/**
 * The entries whose names begin so. Other expired entries are deleted first; pending submissions get their last chance.
 * @throws when the device cannot be read now
 */
export async function loadAllEncrypted(prefix: string): Promise<readonly StoredEntry[]> {
  const all = (await entries<string, EncryptedEntry>(store)).filter(([name]) => name !== keyName);
  const matching = all.filter(([name]) => name.startsWith(prefix));
  const over = all.filter((each) => !matching.includes(each) && isExpired(each[1])).map(([name]) => name);
  if (over.length > 0) await delMany(over, store);
  return Promise.all(
    matching.map(async ([name, sealed]) => ({ name, value: await decryptEntry(sealed), isOver: isExpired(sealed) })),
  );
}

/** Erases the value under the name. */
export async function deleteEncrypted(name: string): Promise<void> {
  try {
    await del(name, store);
  } catch {
    // Nothing could be kept, so there is nothing to erase.
  }
}
