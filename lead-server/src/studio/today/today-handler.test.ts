import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertsSchema } from '../../site/alerts.ts';
import { openSqliteStore } from '../../store/sqlite/store.ts';
import type { Store } from '../../store/store.ts';
import { createVault } from '../../vault/vault.ts';
import type { StudioParts } from '../studio-parts.ts';
import { todayHandler } from './today-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'today-'));
let store: Store;
beforeAll(async () => {
  store = await openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const gone = () => Promise.reject(new Error('away'));
const caller = { actor: { name: 'ana', role: 'admin' }, from: '', token: '' } as const;

/** What a reader is answered where some of the store does not answer. */
function askToday(broken: Partial<Store>, { reader = true } = {}) {
  const partly = { ...store, ...broken };
  const parts = {
    store: partly,
    withReadOnlyStore: reader ? (use: (each: Store) => Promise<unknown>) => use(partly) : gone,
    vault: createVault([{ version: 1, secret: Buffer.alloc(32, 1) }]),
    check: () => [],
    switchEnds: {},
    settings: { current: () => ({ alerts: alertsSchema.parse({}) }) },
    config: { APPROVALS: 'off', DATA_DIR: folder, NODE_ENV: 'test' },
    log: pino({ enabled: false }),
  } as unknown as StudioParts;
  return todayHandler(parts).today({ since: Date.now() }, caller);
}

it('a part that cannot be read is named, and the others stay', async () => {
  const { unread, waits, figures } = await askToday({ campaignDrafts: gone, leadIds: gone });
  expect(unread).toEqual(['drafts', 'requests']);
  // nobody has sealed the audit of this store
  expect(waits.map(({ about }) => about)).toEqual(['audit']);
  expect(figures).toMatchObject({ waiting: 0, givenUp: 0 });
});

it('without the store that counts, campaigns stay', async () => {
  const { unread, figures } = await askToday({}, { reader: false });
  expect(unread).toEqual(['audit', 'deliveries', 'ends', 'falls', 'figures', 'lately', 'requests', 'silent', 'spend']);
  expect(figures).toBeUndefined();
});

it('where nothing can be read it says so', async () => {
  await expect(askToday({ campaignDrafts: gone, publications: gone, liveCampaigns: gone }, { reader: false })).rejects.toThrow(
    'away',
  );
});
