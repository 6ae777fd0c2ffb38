import { expect, it } from 'vitest';
import { secondHandlers } from './second-handlers.ts';

const soon = Date.now() + 60_000;
const row = { id: 's', act: 'hold', state: 'waiting', askedBy: 'olga', expiresAt: soon, count: 1 };
/** How a request shows to somebody: its state, and whether they may decide it. */
async function shown(change: object, name = 'oscar', role = 'operator') {
  const handlers = secondHandlers({ store: { fourEyes: async () => [{ ...row, ...change }] } } as never);
  const { rows } = (await handlers.seconds({}, { actor: { name, role } } as never)) as { rows: readonly object[] };
  const [{ state, mayDecide } = {}] = rows as readonly { state?: string; mayDecide?: boolean }[];
  return `${state}${mayDecide ? ', to decide' : ''}`;
}

it('a request is decided by somebody else, who may do the act, while it waits', async () => {
  expect(await shown({})).toBe('waiting, to decide');
  expect(await shown({}, 'olga')).toBe('waiting');
  expect(await shown({}, 'paul', 'privacy')).toBe('waiting');
  expect(await shown({ expiresAt: Date.now() - 1 })).toBe('expired');
  for (const state of ['approved', 'refused', 'done']) expect(await shown({ state, expiresAt: 1 })).toBe(state);
});

it('a file with data is decided by who may see it, and an erasure by the privacy role', async () => {
  expect(await shown({ act: 'export' })).toBe('waiting, to decide');
  expect(await shown({ act: 'erase' })).toBe('waiting');
  for (const act of ['export', 'erase']) expect(await shown({ act }, 'paul', 'privacy'), act).toBe('waiting, to decide');
});

it('a request that is not kept says so', async () => {
  const handlers = secondHandlers({ store: { fourEyesRequest: async () => undefined } } as never);
  const caller = { actor: { name: 'oscar', role: 'operator' } } as never;
  await expect(handlers.second({ id: 'x' }, caller)).rejects.toThrow('There is no such request');
});
