import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RetryCode, retryCodes } from '../../lead-server/src/store/postgres/connection.ts';
import { openPostgresStore } from '../../lead-server/src/store/postgres/store.ts';
import { StoreUnavailable } from '../../lead-server/src/store/store.ts';
import { recordAcknowledged, storedLeads } from '../support/acknowledged-leads.ts';
import { type Cluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startTestServer } from '../support/running-server.ts';

describe.skipIf(!postgresPrograms())('a transaction aborted by PostgreSQL for another', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = (await startCluster({ max_connections: '60' })) as Cluster;
  });
  afterAll(() => cluster.remove());

  async function run(url: string, text: string) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  }
  /** Makes the next `times` writes of a value fail so: a sequence is not undone with its transaction. */
  const failing = (url: string, code: RetryCode, times: number) =>
    run(
      url,
      `CREATE SEQUENCE tries;
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'injected' USING ERRCODE = '${code}'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON facts FOR EACH ROW EXECUTE FUNCTION fail()`,
    );

  it.each(retryCodes)('is retried after %s, and counted', async (code) => {
    const url = cluster.database(`again_${code.toLowerCase()}`);
    const retried: RetryCode[] = [];
    const store = await openPostgresStore({ url, readOnly: false, onRetry: (each) => retried.push(each) });
    try {
      await failing(url, code, 3);
      await store.setValue('name', 'value');
      expect(await store.getValue('name')).toBe('value');
      expect(retried).toEqual([code, code, code]);
    } finally {
      await store.close();
    }
  });

  it('is given up within a visitor’s time', async () => {
    const url = cluster.database('never');
    const store = await openPostgresStore({ url, readOnly: false });
    try {
      await failing(url, '40001', 1_000_000);
      const started = performance.now();
      await expect(store.setValue('name', 'value')).rejects.toMatchObject({ name: StoreUnavailable.name, code: '40001' });
      expect(performance.now() - started).toBeLessThan(3000);
    } finally {
      await store.close();
    }
  });

  it('gives nobody a 503: two replicas over a serializable database', async (test) => {
    const settings = { DATABASE_URL: cluster.database('strict', { default_transaction_isolation: 'serializable' }) };
    const metrics = {
      METRICS_TOKEN: 'metrics-of-an-invented-server',
      DATA_KEYS: `1:${Buffer.alloc(32, 'an invented key').toString('base64')}`,
    };
    const servers = await Promise.all([1, 2].map(() => startTestServer({ ...settings, ...metrics, RATE_LEADS_PER_MINUTE: '0' })));
    const ledgers = servers.map(({ url }) => recordAcknowledged(() => url));
    try {
      for (let round = 0; round < 10; round += 1) {
        const keys = Array.from({ length: 20 }, () => crypto.randomUUID());
        // every key at both, so that they meet
        await Promise.all(ledgers.flatMap((ledger) => [...keys.map((key) => ledger.post(key)), ledger.burst(20)]));
      }
      expect(ledgers.map(({ unanswered }) => unanswered.length)).toEqual([0, 0]);
      const stored = await storedLeads({ DATA_DIR: '', ...settings });
      expect(stored).toHaveLength(600);
      expect(ledgers.map((ledger) => ledger.lost(stored))).toEqual([[], []]);
      const text = await Promise.all(
        servers.map(async ({ url }) =>
          (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metrics.METRICS_TOKEN}` } })).text(),
        ),
      );
      const retries = text.map((each) => Number(/store_retries_total\{code="40001"\} (\d+)/.exec(each)?.[1]));
      expect(retries.every((each) => each >= 0)).toBe(true);
      test.annotate(`800 posts, 0 of 503, ${retries.join(' and ')} transactions run again`);
    } finally {
      for (const ledger of ledgers) ledger.close();
      await Promise.all(servers.map((server) => server.remove()));
    }
  });
});

describe.skipIf(!postgresPrograms())('a PostgreSQL of several hosts', () => {
  it('a standby alone is refused in plain words; with all hosts named the primary is found, also after a failover', async () => {
    const cluster = (await startCluster()) as Cluster;
    const primary = cluster.database('hosts');
    const standby = await cluster.standby();
    const other = standby.at(primary);
    const hostOf = (url: string) => new URL(url).host;
    try {
      await expect(startTestServer({ DATABASE_URL: other })).rejects.toThrow(/leads to a standby, which takes no writes/);
      // libpq's form, and the setting; the standby is named first in both
      const several = other.replace(hostOf(other), `${hostOf(other)},${hostOf(primary)}`);
      const store = await openPostgresStore({ url: several, readOnly: false });
      await store.setValue('name', 'before');
      const server = await startTestServer({ DATABASE_URL: other, DATABASE_HOSTS: `${hostOf(other)},${hostOf(primary)}` });
      const ledger = recordAcknowledged(() => server.url);
      try {
        await ledger.burst(20);
        expect(ledger.acknowledged).toHaveLength(20);
        await expect.poll(() => replayed(primary, other)).toBe(true);
        await cluster.stop('immediate');
        const away = await ledger.post();
        expect([503, undefined]).toContain(away);
        await standby.promote();
        await expect.poll(() => ledger.post(), { timeout: 10_000 }).toBe(200);
        await expect
          .poll(
            () =>
              store.setValue('name', 'after').then(
                () => true,
                () => false,
              ),
            { timeout: 10_000 },
          )
          .toBe(true);
        expect(await store.getValue('name')).toBe('after');
        expect(ledger.lost(await storedLeads({ DATA_DIR: '', DATABASE_URL: other }))).toEqual([]);
      } finally {
        ledger.close();
        await store.close();
        await server.remove();
      }
    } finally {
      await standby.remove();
      await cluster.remove();
    }
  }, 60_000);

  /** Whether the standby has everything. */
  async function replayed(primary: string, standby: string): Promise<boolean> {
    const [written, read] = [new pg.Client(primary), new pg.Client(standby)];
    await Promise.all([written.connect(), read.connect()]);
    try {
      const { rows } = await written.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
      const { rows: done } = await read.query<{ is: boolean }>('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS is', [
        rows[0]?.lsn,
      ]);
      return done[0]?.is === true;
    } finally {
      await Promise.all([written.end(), read.end()]);
    }
  }
});
