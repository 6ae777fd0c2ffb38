import { createStore, del, delMany, entries, get, set, type UseStore, update } from 'idb-keyval';

/**
 * What is kept on the visitor's device: IndexedDB, encrypted with a key that scripts can use but never read (decisions 6, issue 1.4).
 * It guards against a copied profile and against other scripts' curiosity, not against this page's own code.
 * Without IndexedDB (some private windows), or where it does not answer, nothing is kept and every call resolves: the visit goes on.
 */
const hours24 = 24 * 60 * 60 * 1000;

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Milliseconds; 24 hours when it is not said. Older is erased unread. */
  readonly lifetime?: number;
}

const isOver = ({ savedAt, lifetime = hours24 }: Sealed) => Date.now() - savedAt > lifetime;

/** Milliseconds after which a device counts as one that keeps nothing: a browser's database can hang, and nobody is to wait behind it. */
const patience = 3000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(reject, patience);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

let openedStore: UseStore | undefined;
const store: UseStore = (mode, work) => {
  openedStore ??= createStore('survey', 'sealed');
  return inTime(openedStore(mode, work)).catch((failure: unknown) => {
    // A phone may close the database under a page in the background: the next call opens it again.
    openedStore = undefined;
    throw failure;
  });
};
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
export async function keep(name: string, value: unknown, lifetime = hours24): Promise<boolean> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await key(),
      new TextEncoder().encode(JSON.stringify(value)),
    );
    await set(name, { iv, data, savedAt: Date.now(), lifetime } satisfies Sealed, store);
    return true;
  } catch {
    return false;
  }
}

/** The value kept under the name, or undefined when there is none, its lifetime is over, or it can't be read. */
export async function kept(name: string): Promise<unknown> {
  try {
    const sealed = await get<Sealed>(name, store);
    if (!sealed) return undefined;
    if (isOver(sealed)) {
      await erase(name);
      return undefined;
    }
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await key(), sealed.data);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

/** Names under which something is kept. What has outlived its lifetime is erased first, whatever page it was kept by. */
export async function keptNames(): Promise<readonly string[]> {
  try {
    const found = (await entries<string, Sealed>(store)).filter(([name]) => name !== keyName);
    const [over, good] = [true, false].map((wanted) =>
      found.filter(([, sealed]) => isOver(sealed) === wanted).map(([name]) => name),
    );
    await delMany(over ?? [], store);
    return good ?? [];
  } catch {
    return [];
  }
}

/** Erases what is kept under the name. */
export async function erase(name: string): Promise<void> {
  try {
    await del(name, store);
  } catch {
    // Nothing could be kept, so there is nothing to erase.
  }
}
