import { setInterval as every, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AcknowledgedLeads, storedLeads } from '../support/acknowledged-leads.ts';
import { reportFault } from '../support/fault-table.ts';
import { type RunningHaproxy, startHaproxy } from '../support/haproxy.ts';
import { inLongForm } from '../support/long-form.ts';
import { onPath } from '../support/on-path.ts';
import { lackingForPatroni, type PatroniCluster, type PatroniNode, startPatroni } from '../support/patroni.ts';
import { standInPartner, temporaryFolder, writerWithAcknowledged } from '../support/per-test-resources.ts';

const haproxy = onPath('haproxy');
const lacking = [...lackingForPatroni, ...(haproxy ? [] : ['haproxy'])];
if (lacking.length > 0) console.warn(`SKIPPED: failover by Patroni. It needs: apt-get install ${lacking.join(' ')}`);

/** Between two leads, and until one that was refused is sent again. */
const paceMs = 40;
const againMs = 1000;
/** Stored before the primary goes, and again after another one has taken over. */
const enough = 200;
const patience = { timeout: 90_000, interval: 50 };

/** Visitors who come at a steady rate; each sends until the lead is stored, under one key. */
function sendSteadily({ acknowledged, post }: AcknowledgedLeads) {
  const keys: string[] = [];
  let isOver = false;
  let last = performance.now();
  let longest = 0;
  async function visitor(key: string) {
    while ((await post(key)) !== 200) await wait(againMs);
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  const all = (async () => {
    const visitors: Promise<void>[] = [];
    for await (const _ of every(paceMs)) {
      if (isOver) break;
      const key = crypto.randomUUID();
      keys.push(key);
      visitors.push(visitor(key));
    }
    await Promise.all(visitors);
  })();
  return {
    keys,
    more: async () => {
      const until = acknowledged.length + enough;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(until), patience);
    },
    /** The longest time in which nobody's lead was stored. */
    longestSeconds: () => longest / 1000,
    async end() {
      isOver = true;
      await all;
    },
  };
}

/** How a primary ends, each time the other node than before. */
const ends: readonly { readonly end: string; readonly by: (primary: PatroniNode) => unknown }[] = [
  { end: 'loses its power', by: (primary) => primary.crash() },
  { end: 'hands over', by: (primary) => primary.handOver() },
];

// half a minute where the power goes: the time after which a silent primary loses its place is most of it
describe.skipIf(lacking.length > 0 || !inLongForm)('a primary that ends under load, with Patroni', () => {
  let cluster: PatroniCluster;
  let balancer: RunningHaproxy;
  beforeAll(async () => {
    cluster = await startPatroni();
    await cluster.whole();
    balancer = await startHaproxy(haproxy ?? '', cluster.nodes);
  }, 120_000);
  afterAll(async () => {
    await balancer?.stop();
    await cluster?.remove();
  });

  const at = (port: number, database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  const routes = [
    { route: 'through HAProxy', settings: (url: string) => ({ DATABASE_URL: url }) },
    {
      route: 'with DATABASE_HOSTS',
      settings: (url: string) => ({
        DATABASE_URL: url,
        DATABASE_HOSTS: cluster.nodes.map(({ port }) => `127.0.0.1:${port}`).join(),
      }),
    },
  ];

  const tries = ends.flatMap((end) => routes.map((route) => ({ ...end, ...route })));

  it.for(tries)(
    '$end, $route: no lead is lost or duplicated, and leads are stored again',
    { timeout: 300_000 },
    async ({ end, by, route, settings }, { task }) => {
      const { primary, standby } = await cluster.whole();
      const name = `leads_${crypto.randomUUID().slice(0, 8)}`;
      const admin = new pg.Client(at(primary.port, 'postgres'));
      await admin.connect();
      await admin.query(`CREATE DATABASE ${name}`);
      await admin.end();
      const exchange = await standInPartner({ does: 'answer', status: 200, body: '{}' });
      const all = { DATA_DIR: temporaryFolder(), LEAD_EXCHANGE_URL: exchange.url, ...settings(at(balancer.port, name)) };
      const { ledger } = await writerWithAcknowledged(all);
      const load = sendSteadily(ledger);
      onTestFinished(load.end);
      await load.more();

      await by(primary);
      await vi.waitFor(async () => expect(await standby.is('primary')).toBe(true), patience);
      await load.more();
      await load.end();
      primary.start();

      const stored = await storedLeads({ ...all, DATABASE_URL: at(standby.port, name) });
      const keys = new Set(stored.map(({ key }) => key));
      const ids = new Set(stored.map(({ id }) => id));
      const lost = ledger.acknowledged.filter(({ id }) => !ids.has(id));
      const twice = stored.length - keys.size;
      const delivered = () => new Set(exchange.received.map(({ headers }) => headers['webhook-id']));
      // one that was in flight when the primary ended is sent again when its lease does
      await vi.waitFor(() => expect(delivered().size).toBeGreaterThanOrEqual(stored.length), patience).catch(() => {});
      const figures = [
        `${lost.length} lost, ${twice} twice, refused for ${load.longestSeconds().toFixed(1)} s`,
        `longest answer ${(ledger.longest() / 1000).toFixed(1)} s`,
        `${exchange.received.length - delivered().size} sent again under their id`,
      ];
      reportFault(task, {
        store: 'PostgreSQL',
        tried: `Patroni's primary ${end}, ${route}`,
        times: 1,
        acknowledged: ledger.acknowledged.length,
        refused: ledger.unanswered.length,
        lost: lost.length + twice,
        measured: figures.join('; '),
      });
      expect(lost).toEqual([]);
      expect(ledger.lost(stored)).toEqual([]);
      expect(keys).toEqual(new Set(load.keys));
      expect(ids).toEqual(new Set(ledger.acknowledged.map(({ id }) => id)));
      expect(delivered()).toEqual(new Set([...ids].map((id) => `${id}.exchange`)));
    },
  );
});
