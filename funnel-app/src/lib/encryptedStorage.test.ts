import { expect, test, vi } from 'vitest';

/** The device's database, which two tabs share. A tab's own reads and writes can be delayed. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), beforeWrite: async () => {} }));

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: string) => device.kept.get(name),
  set: async (name: string, value: unknown) => {
    await device.beforeWrite();
    device.kept.set(name, value);
  },
  update: async (name: string, next: (before: unknown) => unknown) => {
    await device.beforeWrite();
    device.kept.set(name, next(device.kept.get(name)));
  },
}));

/** The module as a tab of its own has it. */
async function tab() {
  vi.resetModules();
  return import('./encryptedStorage.ts');
}

test('a value stored by one tab is readable in another that made its key at the same moment', async () => {
  const [one, other] = [await tab(), await tab()];
  let write = () => {};
  const writes = new Promise<void>((reached) => {
    device.beforeWrite = () => {
      reached();
      return new Promise((resolve) => {
        write = resolve;
      });
    };
  });
  // the other tab has no key yet, and writes its own when the first tab is done
  const second = other.saveEncrypted('second', 2);
  await writes;
  device.beforeWrite = async () => {};
  expect(await one.saveEncrypted('pending:lead', 'a lead')).toBe(true);
  write();
  await second;
  expect(await other.loadEncrypted('pending:lead')).toBe('a lead');
  expect(await one.loadEncrypted('second')).toBe(2);
});

test('a value stored synchronously is encrypted and readable on the next page; without a key stream nothing is written', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const [one, next] = [await tab(), await tab()];
  one.saveNow('now', 'before there is a stream');
  expect(kept.has('now')).toBe(false);
  await one.readyPad();
  one.saveNow('now', { name: 'María' });
  expect(atob(kept.get('now') ?? '')).not.toContain('name');
  expect(await next.loadSavedNow('now')).toEqual({ name: 'María' });
  const first = kept.get('now');
  // no second value under the same stream: the next is on its way
  await vi.waitFor(() => {
    one.saveNow('now', { name: 'María' });
    expect(kept.get('now')).not.toBe(first);
    one.saveNow('now', { name: 'José' });
  });
  expect(await next.loadSavedNow('now')).toEqual({ name: 'María' });
  await next.readyPad();
  next.saveNow('now', 'long'.repeat(5000));
  expect(await one.loadSavedNow('now')).toEqual({ name: 'María' });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await one.loadSavedNow('now')).toBeUndefined();
  vi.useRealTimers();
  one.deleteSavedNow('now');
  expect(await one.loadSavedNow('now')).toBeUndefined();
});
