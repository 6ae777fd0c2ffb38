import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultRounds, storedLeads } from '../support/acknowledged-leads.ts';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { type Pooler, poolerProgram, startPooler } from '../support/pooler.ts';
import { type Cluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { startWriter } from '../support/start-writer.ts';

const pooler = poolerProgram();
if (!pooler) console.warn('SKIPPED: replicas behind a pooler, because PgBouncer is not installed here.');
const routes = [
  { route: 'on one PostgreSQL', pooler: undefined },
  ...(pooler ? [{ route: 'through one PgBouncer', pooler }] : []),
];

describe.runIf(postgresPrograms()).each(routes)('two replicas $route', { timeout: 120_000 }, ({ route, pooler }) => {
  const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
  let cluster: Cluster;
  let pool: Pooler | undefined;
  let settings: Readonly<Record<string, string>>;
  let replicas: Awaited<ReturnType<typeof startWriter>>[] = [];
  beforeAll(async () => {
    cluster = (await startCluster()) as Cluster;
    const database = cluster.database('replicas');
    pool = pooler ? await startPooler(pooler, cluster.url) : undefined;
    settings = pool
      ? { DATA_DIR: folder, DATABASE_URL: pool.through(database), DATABASE_POOLER: 'transaction' }
      : { DATA_DIR: folder, DATABASE_URL: database };
    // both at once on an empty database: one migrates, the other waits for it
    replicas = await Promise.all([startWriter(settings), startWriter(settings)]);
  });
  afterAll(async () => {
    for (const { child } of replicas) {
      child.kill();
      await once(child, 'exit');
    }
    await pool?.stop();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(pooler)('report the missing setting for several replicas', () => {
    const env = { ...process.env, ...settings, DATABASE_POOLER: '' };
    const { stderr } = spawnSync(process.execPath, ['lead-server/src/main.ts'], { env, encoding: 'utf8' });
    expect(stderr).toBe('DATABASE_URL leads to a pooler. Set DATABASE_POOLER=transaction and start again.\n');
  });

  it('get the same key a hundred times at once: one row, identical answers', async ({ task }) => {
    const answers: string[] = [];
    let comeBack = 0;
    const body = JSON.stringify(leadBody());
    for (let round = 0; round < faultRounds; round += 1) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      // as the page does: what is told to come back is sent again under its key
      const send = async (replica: number): Promise<string> => {
        const response = await fetch(`${replicas[replica]?.url}/post-lead`, { method: 'POST', headers, body });
        const text = await response.text();
        if (response.status !== 503) return `${response.status} ${text}`;
        comeBack += 1;
        return send(replica);
      };
      const sent = Array.from({ length: 100 }, (_, index) => send(index % 2));
      const different = new Set(await Promise.all(sent));
      expect(different.size).toBe(1);
      answers.push(...different);
    }
    expect(answers.every((each) => each.startsWith('200 '))).toBe(true);
    const stored = await storedLeads(settings);
    reportFault(task, {
      store: 'PostgreSQL',
      tried: `two replicas ${route}, the same key 100 times at once`,
      times: faultRounds,
      acknowledged: faultRounds * 100,
      refused: comeBack,
      lost: Math.abs(faultRounds - stored.length),
      measured: `${stored.length} rows for ${faultRounds} keys`,
    });
    expect(stored).toHaveLength(faultRounds);
  });

  it.runIf(pooler)('report the missing setting for the pooler', async () => {
    const { DATABASE_URL = '' } = settings;
    await expect(storedLeads({ DATABASE_URL })).rejects.toThrow('Set DATABASE_POOLER=transaction');
  });

  it('share the limit of an address: over it at one, refused at the other', async () => {
    const limited = { ...settings, RATE_CALLS_PER_MINUTE: '30' };
    const two = await Promise.all([startWriter(limited), startWriter(limited)]);
    const statusAt = async (which: 0 | 1) => (await fetch(`${two[which].url}/us/10001`)).status;
    try {
      for (let call = 0; call < 30; call += 1) expect(await statusAt(0)).toBe(200);
      let asked = 0;
      const refused = async () => {
        asked += 1;
        expect(await statusAt(1)).toBe(429);
      };
      await vi.waitFor(refused, { timeout: 10_000, interval: 500 });
      // long before it has used up an allowance of its own there
      expect(asked).toBeLessThan(25);
    } finally {
      for (const { child } of two) {
        child.kill();
        await once(child, 'exit');
      }
    }
  });
});
