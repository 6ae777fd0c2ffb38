import { expect, it } from 'vitest';
import { storePart } from '../../../tests/support/store-part.ts';
import type { StoredSubmission } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

import { createContactSearch } from './contact-search.ts';

const rows = ['ann', 'ben', 'ann', 'cy'].map((emailMac, at) => ({ id: String(at), emailMac, phoneMac: '' }) as StoredSubmission);

/** A store that scans one row a call, when the test lets it. */
function slowStore() {
  const asked: (readonly string[])[] = [];
  let open = (): void => undefined;
  let gate = Promise.resolve();
  return {
    asked,
    close: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
    fails: false,
    async find(_kind: string, macs: readonly string[], { after }: { after: string }) {
      asked.push(macs);
      await gate;
      if (this.fails) throw new Error('down');
      const at = after === '' ? 0 : Number(after) + 1;
      const row = rows[at];
      return { ids: row && macs.includes(row.emailMac) ? [row.id] : [], next: at + 1 < rows.length ? String(at) : undefined };
    },
    byIds: async (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id)),
  };
}
const idsOf = (found: readonly StoredSubmission[]) => found.map(({ id }) => id);

it('gives each caller its own rows, and one shared search to those who ask meanwhile', async () => {
  const store = slowStore();
  const search = createContactSearch(storePart<SubmissionStore>(store));
  store.close();
  const first = search('lead', ['ann']);
  await Promise.resolve();
  const later: ReturnType<typeof search>[] = [];
  for (const who of ['ben', 'cy', 'nobody', 'ann']) {
    later.push(search('lead', [who]));
    // each in a request of their own
    await new Promise(setImmediate);
  }
  store.open();
  expect(idsOf(await first)).toEqual(['0', '2']);
  expect((await Promise.all(later)).map(idsOf)).toEqual([['1'], ['3'], [], ['0', '2']]);
  // twice through all rows, for five people
  expect(store.asked).toHaveLength(2 * rows.length);
});

it('searches again after a failure', async () => {
  const store = slowStore();
  const search = createContactSearch(storePart<SubmissionStore>(store));
  store.fails = true;
  await expect(search('lead', ['ann'])).rejects.toThrow('down');
  store.fails = false;
  expect(idsOf(await search('lead', ['ben']))).toEqual(['1']);
});

it('reads nothing for a person without known contact', async () => {
  const store = slowStore();
  expect(await createContactSearch(storePart<SubmissionStore>(store))('lead', [])).toEqual([]);
  expect(store.asked).toEqual([]);
});

it('reads the rows of a person with very many in batches', async () => {
  const ids = Array.from({ length: 1201 }, (_, at) => String(at));
  const asked: number[] = [];
  const store = {
    find: async () => ({ ids, next: undefined }),
    byIds: async (some: readonly string[]) => {
      asked.push(some.length);
      return some.map((id) => ({ id, emailMac: 'ann', phoneMac: '' }) as StoredSubmission);
    },
  };
  expect(idsOf(await createContactSearch(storePart<SubmissionStore>(store))('lead', ['ann']))).toEqual(ids);
  expect(asked).toEqual([500, 500, 201]);
});
