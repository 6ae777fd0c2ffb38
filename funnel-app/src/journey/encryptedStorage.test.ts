import { expect, test, vi } from 'vitest';

/** The device's database, which two tabs share. What a tab writes and reads of its own accord can be held back. */
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

test('what a tab keeps can be read by another that made its key at the same moment', async () => {
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
