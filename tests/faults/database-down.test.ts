import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lead } from './lead-body.ts';
import { type Cluster, postgresPrograms, startCluster } from './postgres.ts';
import { startTestServer, type TestServer } from './running-server.ts';

/** How often the database is crashed; `FAULT_ROUNDS=5` for the long form. */
const rounds = Math.min(Number(process.env.FAULT_ROUNDS ?? 2), 5);

describe.runIf(postgresPrograms())('PostgreSQL goes away', () => {
  let cluster: Cluster;
  let server: TestServer;
  beforeAll(async () => {
    cluster = (await startCluster()) as Cluster;
    server = await startTestServer({ DATABASE_URL: cluster.database('down'), RATE_LEADS_PER_MINUTE: '0' });
  });
  afterAll(async () => {
    await server.remove();
    await cluster.remove();
  });

  const post = async (key: string) => {
    const started = performance.now();
    const response = await server.post('/post-lead', lead(), { 'idempotency-key': key });
    await response.text();
    return { key, status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - started };
  };

  it('answers 503 within 3 s with Retry-After, never crashes, takes leads again within 5 s, and loses none', {
    timeout: 60_000,
  }, async () => {
    const taken: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const each of await Promise.all(Array.from({ length: 20 }, () => post(crypto.randomUUID())))) {
        expect(each.status).toBe(200);
        taken.push(each.key);
      }
      const during = Promise.all(Array.from({ length: 20 }, () => post(crypto.randomUUID())));
      await cluster.stop('immediate');
      const away = await post(crypto.randomUUID());
      expect(away).toMatchObject({ status: 503, retryAfter: '2' });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      for (const each of [away, ...(await during)]) {
        expect([200, 503]).toContain(each.status);
        expect(each.ms).toBeLessThan(3000);
        if (each.status === 200) taken.push(each.key);
      }
      await cluster.start();
      await vi.waitFor(async () => expect((await post(away.key)).status).toBe(200), { timeout: 5000, interval: 100 });
      taken.push(away.key);
    }
    const stored = new Set((await server.leads()).map((each) => each.key));
    expect(taken.filter((key) => !stored.has(key))).toEqual([]);
  });
});
