import { expect, it } from 'vitest';
import type { PageServer, Publication } from '../../store/campaign-store.ts';
import { settingsKey } from '../../store/settings-store.ts';
import { publicationStatus } from './publication-status.ts';

const at = Date.UTC(2026, 4, 1, 12, 30, 5);
const published = {
  ...{ key: 'survey', act: 'publish', version: 3, revision: 7, at, by: 'ana', because: 'fewer fields' },
  ...{ purge: 'done', purgeAt: at, purgeFault: '', tags: ['campaign-survey'] },
} as unknown as Publication;
const server = (revision: number, more: Partial<PageServer> = {}) =>
  ({ name: `of ${revision}`, revision, settingsFault: '', settingsRevision: revision, ...more }) as PageServer;
const status = (change: Partial<Publication> = {}, servers: readonly PageServer[] = [server(7), server(8)]) =>
  publicationStatus(
    {
      pageServers: async () => servers,
      publications: async () => [published, { ...published, version: 2, revision: 5 }, { ...published, version: 1, revision: 2 }],
    },
    { ...published, ...change },
    at,
  );

it('a publication says where it is live, and what it replaced', async () => {
  expect(await status()).toEqual({
    ...{ servers: 2, reached: 2, purge: 'done', purgeAt: at, purgeFault: '', act: 'publish', version: 3, before: 2 },
    ...{ revision: 7, at, by: 'ana', because: 'fewer fields', isDone: true },
    text: 'Live on 2 of 2 servers, caches renewed 12:30:05 UTC.',
  });
  expect(await status({}, [server(7), server(6)])).toMatchObject({ reached: 1, isDone: false });
  expect(await status({ revision: 2 })).toMatchObject({ before: 0 });
});

it.each<readonly [Partial<Publication>, string, boolean]>([
  [{ act: 'pause' }, 'Paused on 2 of 2 servers, caches renewed 12:30:05 UTC.', true],
  [{ act: 'end' }, 'Ended on 2 of 2 servers, caches renewed 12:30:05 UTC.', true],
  [{ purge: 'waiting' }, 'Live on 2 of 2 servers, caches are told next.', false],
  [{ purge: 'waiting', purgeFault: 'HTTP 500.' }, 'Live on 2 of 2 servers, caches not renewed yet: HTTP 500.', false],
  [
    { purge: 'failed', purgeFault: 'HTTP 403.' },
    'Live on 2 of 2 servers, caches NOT renewed: HTTP 403. Then: ops pages purge campaign-survey.',
    true,
  ],
  [
    { purge: 'none' },
    'Live on 2 of 2 servers, no cache is told, and one may show the page of before for PAGE_CACHE_SECONDS.',
    true,
  ],
])('%o', async (change, text, isDone) => {
  expect(await status(change)).toMatchObject({ text, isDone });
});

it('without a server it is live from the next start', async () => {
  expect(await status({ purge: 'waiting' }, [])).toMatchObject({
    ...{ servers: 0, reached: 0, isDone: true },
    text: 'Live from the next start: no server runs, caches are told next.',
  });
});

it('settings that a server cannot use wait for a person', async () => {
  const unfit = server(7, { name: 'eu-1', settingsRevision: 6, settingsFault: 'SECRET_X is not set.' });
  const settings = { key: settingsKey('brands') };
  expect(await status(settings, [server(7), unfit])).toMatchObject({
    ...{ reached: 1, isDone: false, waitsForPerson: true },
    text: 'Live on 1 of 2 servers, caches renewed 12:30:05 UTC. eu-1 goes on with the settings of before: SECRET_X is not set.',
  });
  expect(await status(settings, [server(6), unfit])).not.toHaveProperty('waitsForPerson');
  // a fault of later settings is none of these
  expect(await status(settings, [server(8, { settingsRevision: 7, settingsFault: 'x' })])).toMatchObject({ reached: 1 });
  expect(await status({}, [unfit])).toMatchObject({ reached: 1 });
});
