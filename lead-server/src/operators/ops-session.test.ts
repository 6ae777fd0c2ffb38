import { expect, it } from 'vitest';
import { storePart } from '../../../tests/support/store-part.ts';
import type { ValueStore } from '../store/value-store.ts';
import { createVault } from '../vault/vault.ts';
import { beginSession, openSessions, type SessionOptions, sessionOf } from './ops-session.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Sessions in memory. */
function sessions(): SessionOptions {
  const rows = new Map<string, string>();
  return {
    token: '',
    isHttps: () => true,
    vault: createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]),
    store: storePart<ValueStore>({
      setValue: async (name, value) => void rows.set(name, value),
      getValue: async (name) => rows.get(name),
      deleteValue: async (name) => rows.delete(name),
      valuesWithPrefix: async (prefix, { after }) =>
        [...rows].flatMap(([name, value]) => (name.startsWith(prefix) && name > after ? [{ name, value }] : [])),
    }),
  };
}
/** Begins a session at 0. @returns the operator of a request with its cookie, at a moment */
async function signedIn(parts: SessionOptions) {
  const cookie = await beginSession(parts, { name: 'ana', role: 'viewer', from: 'x' }, 0, true);
  const request = { headers: { cookie: cookie.split(';')[0] } } as Parameters<typeof sessionOf>[0];
  return async (now: number) => (await sessionOf(request, parts, now))?.name;
}

it('a session ends after half an hour without a request', async () => {
  const parts = sessions();
  const at = await signedIn(parts);
  expect([await at(30 * minute), await at(60 * minute), await at(91 * minute)]).toEqual(['ana', 'ana', undefined]);
  expect(await at(62 * minute)).toBeUndefined();
  expect(await openSessions(parts, 62 * minute)).toEqual([]);
});

it('a session ends after eight hours, whatever happens in it', async () => {
  const at = await signedIn(sessions());
  for (let now = 0; now <= 8 * hour; now += 20 * minute) expect(await at(now)).toBe('ana');
  expect(await at(8 * hour + 1)).toBeUndefined();
});
