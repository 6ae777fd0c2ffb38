import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AcknowledgedLeads, faultRounds, recordAcknowledged } from '../support/acknowledged-leads.ts';
import { reportFault } from '../support/fault-table.ts';
import { inLongForm } from '../support/long-form.ts';
import { type Cluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

/** How often the database is crashed, and for how long it is left down once. */
const crashes = Math.min(faultRounds, 5);
const downMs = inLongForm ? 60_000 : 4000;

describe.runIf(postgresPrograms())('PostgreSQL goes away', { timeout: 180_000 }, () => {
  let cluster: Cluster;
  let server: TestServer;
  let ledger: AcknowledgedLeads;
  let recovered: number[] = [];
  beforeAll(async () => {
    cluster = (await startCluster()) as Cluster;
    server = await startTestServer({
      DATABASE_URL: cluster.database('down'),
      RATE_LEADS_PER_MINUTE: '0',
      RATE_CALLS_PER_MINUTE: '0',
    });
  });
  afterAll(async () => {
    await server.remove();
    await cluster.remove();
  });

  /** Takes leads again within 5 s. */
  async function recovers(): Promise<void> {
    const started = performance.now();
    await vi.waitFor(async () => expect(await ledger.post()).toBe(200), { timeout: 5000, interval: 50 });
    recovered.push(performance.now() - started);
  }

  function begin(): void {
    ledger = recordAcknowledged(() => server.url);
    recovered = [];
  }

  async function account(task: Parameters<typeof reportFault>[0], tried: string, times: number): Promise<void> {
    ledger.close();
    const mine = new Set([...ledger.acknowledged.map((each) => each.key), ...ledger.unanswered]);
    const lost = ledger.lost((await server.leads()).filter((each) => mine.has(each.key)));
    reportFault(task, {
      store: 'PostgreSQL',
      tried,
      times,
      acknowledged: ledger.acknowledged.length,
      refused: ledger.unanswered.length,
      lost: lost.length,
      measured: `slowest answer ${Math.round(ledger.longest())} ms, back after ${Math.round(Math.max(...recovered))} ms`,
    });
    expect(lost).toEqual([]);
    expect(ledger.longest()).toBeLessThan(3000);
  }

  it('crashed at once, repeatedly: 503 with Retry-After within 3 s, no crash, none lost', async ({ task }) => {
    begin();
    for (let round = 0; round < crashes; round += 1) {
      expect(new Set(await ledger.burst(20))).toEqual(new Set([200]));
      const during = ledger.burst(20);
      await cluster.stop('immediate');
      expect(await ledger.post()).toBe(503);
      const away = await server.post('/send-slack-message', { text: 'x' });
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await during).every((status) => status === 200 || status === 503)).toBe(true);
      await cluster.start();
      await recovers();
    }
    await account(task, 'PostgreSQL stopped and started', crashes);
  });

  it(`down for ${downMs / 1000} s under steady load`, async ({ task }) => {
    begin();
    await cluster.stop('immediate');
    const end = performance.now() + downMs;
    while (performance.now() < end) expect(new Set(await ledger.burst(5))).toEqual(new Set([503]));
    await cluster.start();
    await recovers();
    // not that nothing can be stored alone: why
    expect(server.logged()).toContain('"name":"StoreUnavailable","code":"ECONNREFUSED"');
    expect(server.logged()).not.toContain('"name":"StoreUnavailable","code":""');
    await account(task, `PostgreSQL down for ${downMs / 1000} s`, 1);
  });

  it('every connection of the pool held up by locks: 503 within 3 s, and on as soon as one is free', async ({ task }) => {
    begin();
    const blocker = new pg.Client({ connectionString: server.config.DATABASE_URL });
    await blocker.connect();
    const times = Math.min(faultRounds, 5);
    for (let round = 0; round < times; round += 1) {
      await blocker.query('BEGIN; LOCK TABLE submissions, sessions IN ACCESS EXCLUSIVE MODE');
      const saves = Array.from({ length: 40 }, () => server.post('/api/save-data', { session: crypto.randomUUID(), data: [] }));
      expect(new Set(await ledger.burst(40))).toEqual(new Set([503]));
      expect(new Set((await Promise.all(saves)).map((each) => each.status))).toEqual(new Set([503]));
      await blocker.query('ROLLBACK');
      await recovers();
    }
    await blocker.end();
    await account(task, 'pool exhausted', times);
  });

  it('no connection left at the database', async ({ task }) => {
    begin();
    await cluster.stop('fast');
    await cluster.start();
    const others: pg.Client[] = [];
    const takeTheRest = async () => {
      try {
        for (;;) {
          const one = new pg.Client({ connectionString: server.config.DATABASE_URL });
          one.on('error', () => {});
          await one.connect();
          others.push(one);
        }
      } catch (error) {
        expect((error as { code?: string }).code).toBe('53300');
      }
    };
    // The server may have been quicker to one of them: it loses it again.
    const endTheServers = `
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND NOT pid = ANY($1)`;
    let ended: number;
    do {
      await takeTheRest();
      const own = await Promise.all(others.map((each) => each.query('SELECT pg_backend_pid() AS pid')));
      ended = (await others[0]?.query(endTheServers, [own.map(({ rows }) => rows[0].pid)]))?.rowCount ?? 0;
    } while (ended > 0);
    expect(new Set(await ledger.burst(20))).toEqual(new Set([503]));
    await Promise.all(others.map((each) => each.end()));
    await recovers();
    await account(task, 'no database connection left', 1);
  });
});
