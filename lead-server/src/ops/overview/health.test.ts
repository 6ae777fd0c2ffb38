import { expect, it } from 'vitest';
import { pausedPrefix } from '../../delivery/endpoint.ts';
import { heldStateReason, notNamedReason } from '../../delivery/hold-policy.ts';
import { stoppedPrefix } from '../../store/outbox-store.ts';
import { campaignHealth } from './campaign-health.ts';
import { readHealth } from './health.ts';

const now = Date.UTC(2026, 4, 11, 12);
const minute = 60_000;
const hour = 60 * minute;

interface Kept {
  readonly queue?: readonly { destination: string; pending?: number; dead?: number; oldestDue?: number }[];
  readonly held?: readonly { reason: string; leads: number; oldest: number }[];
  readonly values?: Readonly<Record<string, string>>;
  readonly requests?: { readonly count: number; readonly oldest: number };
}
const storeOf = ({ queue = [], held = [], values = {}, requests = { count: 0, oldest: 0 } }: Kept) => ({
  queueDepths: async () => queue.map((each) => ({ pending: 0, dead: 0, oldestDue: 0, ...each })),
  heldLeads: async () => held,
  waitingRequests: async () => requests,
  valuesWithPrefix: async (prefix: string) =>
    Object.entries(values).flatMap(([name, value]) => (name.startsWith(prefix) ? [{ name, value }] : [])),
});
const problems = async (kept: Kept, facts = {}) => {
  const { ok, problems: found } = await readHealth(storeOf(kept) as never, now, facts);
  expect(ok).toBe(found.length === 0);
  for (const { todo } of found) expect(todo).toMatch(/\S+ \S+/);
  return found.map(({ what }) => what);
};

it('nothing needs a person where all is sent', async () => {
  const held = [{ reason: heldStateReason('WA'), leads: 3, oldest: now - hour }];
  expect(await problems({ queue: [{ destination: 'crm', pending: 2, oldestDue: now - 10 * minute }], held })).toEqual([]);
});

it('health names what needs a person, a line each', async () => {
  const kept = {
    queue: [
      { destination: 'crm', dead: 3 },
      { destination: 'ingest', pending: 1, oldestDue: now - 11 * minute },
      { destination: 'paused', pending: 1, oldestDue: now - 11 * minute },
    ],
    held: [
      { reason: notNamedReason, leads: 1, oldest: now - 2 * hour },
      { reason: heldStateReason('WA'), leads: 3, oldest: now - hour },
    ],
    values: {
      [`${pausedPrefix}exchange`]: 'HTTP 401',
      [`${stoppedPrefix}paused`]: JSON.stringify({ by: 'olga', at: now - hour, because: 'they move' }),
    },
    requests: { count: 2, oldest: now - 49 * hour },
  };
  expect(await problems(kept, { auditFault: 'entry 7 was changed', placeholders: ['SPONSORS', 'brands.x.hosts'] })).toEqual([
    'The audit is not as it was written: entry 7 was changed.',
    'exchange: paused, since it refuses our settings (HTTP 401). Its leads wait.',
    'paused: paused by olga since 2026-05-11 11:00 UTC (they move). Its leads wait.',
    'crm: 3 given up.',
    'ingest: something has been due for 11 min, since 2026-05-11 11:49 UTC, and is not being sent.',
    `1 lead held for a person, the oldest for 2 h: ${notNamedReason}.`,
    'privacy requests: 2 to be looked at, the oldest since 2026-05-09 (2 days).',
    'Visitors see placeholders: SPONSORS, brands.x.hosts.',
  ]);
  const yesterday = await problems({ requests: { count: 1, oldest: now - 25 * hour } });
  expect(yesterday).toEqual(['privacy requests: 1 to be looked at, the oldest since 2026-05-10 (1 day).']);
});

it('health of campaigns names caches, plans, servers and what is not right', async () => {
  const server = { name: 'eu-1', revision: 4, readAt: now - 2000, source: 'store', settingsFault: '' };
  const publication = { key: 'survey', revision: 4, purge: 'failed', purgeFault: 'HTTP 403.', tags: ['campaign-survey'] };
  const schedule = {
    id: 1,
    key: 'survey',
    act: 'publish',
    dueAt: now + hour,
    by: 'lena',
    state: 'failed',
    reason: 'lena has left',
  };
  const health = (more: object = {}) =>
    campaignHealth({
      now: () => now,
      check: () => [{ path: '/old', field: 'oid', problem: 'no partner knows 9', remedy: 'Take another.' }],
      store: {
        pageServers: async () => [
          server,
          { ...server, name: 'eu-2', revision: 3, source: 'disk', settingsFault: 'a secret lacks.' },
        ],
        liveCampaigns: async () => ({ campaigns: [], revision: 4 }),
        publications: async () => [publication, { ...publication, revision: 3 }, { ...publication, key: 'other', purge: 'done' }],
        campaignSchedules: async () => [schedule],
        ...more,
      },
    } as never);
  expect(await health()).toEqual({
    text: 'campaigns: revision 4 on 1 of 2 servers, read 0 min ago from disk',
    problems: [
      { what: '/survey: caches were not renewed. HTTP 403.', todo: 'Then: ops pages purge campaign-survey.' },
      {
        what: "/survey: lena's publish planned for 2026-05-11 13:00 UTC did not run: lena has left.",
        todo: 'See ops campaigns show /survey; plan it anew, or ops campaigns cancel /survey.',
      },
      { what: '/old is live and is not right: oid: no partner knows 9.', todo: 'Take another.' },
      { what: '1 of 2 servers show the last known campaigns.', todo: 'Does the database answer them?' },
      {
        what: 'eu-2 goes on with the settings of before: a secret lacks.',
        todo: 'Put that right in its environment, and start it again.',
      },
    ],
  });
  const old = { ...server, readAt: now - 10_001 };
  expect((await health({ pageServers: async () => [old] })).problems.at(-1)?.what).toBe(
    '1 of 1 servers show the last known campaigns.',
  );
  expect((await health({ pageServers: async () => [server] })).text).toBe(
    'campaigns: revision 4 on 1 of 1 servers, read 0 min ago from the database',
  );
  expect((await health({ pageServers: async () => [] })).text).toBe('campaigns: revision 4, and no server runs');
});
