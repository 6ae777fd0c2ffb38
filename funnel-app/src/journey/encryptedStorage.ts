import { createStore, del, delMany, entries, get, set, type UseStore, update } from 'idb-keyval';
import { TimeoutError, withTimeout } from '../api/withTimeout.ts';

/**
 * What is kept on the visitor's device: IndexedDB, encrypted with a key that scripts can use but never read (decisions 6, issue 1.4).
 * It guards against a copied profile and against other scripts' curiosity, not against this page's own code.
 * Without IndexedDB (some private windows), or where it does not answer, nothing is kept and every call resolves: the visit goes on.
 */
const hours24 = 24 * 60 * 60 * 1000;

interface EncryptedEntry {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Milliseconds; 24 hours when it is not said. Older is erased, unread but for what was to be sent (`keptUnder`). */
  readonly lifetime?: number;
}

const isExpired = ({ savedAt, lifetime = hours24 }: EncryptedEntry) => Date.now() - savedAt > lifetime;

/** Milliseconds after which a device counts as one that keeps nothing: a browser's database can hang, and nobody is to wait behind it. */
const timeoutMs = 3000;

let openedStore: UseStore | undefined;
const openOnce: UseStore = async (mode, work) => {
  openedStore ??= createStore('survey', 'sealed');
  return withTimeout(openedStore(mode, work), timeoutMs).catch((failure: unknown) => {
    openedStore = undefined;
    throw failure;
  });
};
/** A phone may close the database under a page in the background: it is opened again, and asked once more. One that hangs is not. */
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
  // Another tab may have written its own in between: then all use that one, or what this tab keeps could be read by no other.
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

/**
 * Keeps a JSON value under a name. Resolves, once it is written, to whether it was kept.
 * @param lifetime milliseconds after which it is erased
 */
export async function saveEncrypted(name: string, value: unknown, lifetime = hours24): Promise<boolean> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await key(),
      new TextEncoder().encode(JSON.stringify(value)),
    );
    await set(name, { iv, data, savedAt: Date.now(), lifetime } satisfies EncryptedEntry, store);
    return true;
  } catch {
    return false;
  }
}

async function decryptEntry({ iv, data }: EncryptedEntry): Promise<unknown> {
  const secret = await key();
  // sealed with a key that is gone: nobody will read it again
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, data).catch(() => undefined);
  return plain && JSON.parse(new TextDecoder().decode(plain));
}

/** The value kept under the name, or undefined when there is none, its lifetime is over, or it can't be read. */
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
  /** Undefined when nobody can read it any more. */
  readonly value: unknown;
  readonly isOver: boolean;
}

/**
 * What is kept under names that begin so. What has outlived its lifetime is erased first, whatever page it was kept by, but for these: what
 * was to be sent has its last chance.
 * @throws when the device cannot be read just now: that is not to be taken for nothing
 */
export async function loadAllEncrypted(prefix: string): Promise<readonly StoredEntry[]> {
  const all = (await entries<string, EncryptedEntry>(store)).filter(([name]) => name !== keyName);
  const asked = all.filter(([name]) => name.startsWith(prefix));
  const over = all.filter((each) => !asked.includes(each) && isExpired(each[1])).map(([name]) => name);
  if (over.length > 0) await delMany(over, store);
  return Promise.all(
    asked.map(async ([name, sealed]) => ({ name, value: await decryptEntry(sealed), isOver: isExpired(sealed) })),
  );
}

/** Erases what is kept under the name. */
export async function deleteEncrypted(name: string): Promise<void> {
  try {
    await del(name, store);
  } catch {
    // Nothing could be kept, so there is nothing to erase.
  }
}
