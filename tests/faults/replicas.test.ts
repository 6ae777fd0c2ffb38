import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead } from './lead-body.ts';
import { rounds, storedLeads } from './ledger.ts';
import { type Cluster, postgresPrograms, startCluster } from './postgres.ts';
import { reportFault } from './report.ts';
import { startWriter } from './start-writer.ts';

describe.runIf(postgresPrograms())('two replicas on one PostgreSQL', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
  let cluster: Cluster;
  let settings: Readonly<Record<string, string>>;
  let replicas: Awaited<ReturnType<typeof startWriter>>[];
  beforeAll(async () => {
    cluster = (await startCluster()) as Cluster;
    settings = { DATA_DIR: folder, DATABASE_URL: cluster.database('replicas') };
    // both at once on an empty database: one migrates, the other waits for it
    replicas = await Promise.all([startWriter(settings), startWriter(settings)]);
  });
  afterAll(async () => {
    for (const { child } of replicas) {
      child.kill();
      await once(child, 'exit');
    }
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('get the same key a hundred times at once: one row, identical answers', async ({ task }) => {
    const answers: string[] = [];
    const body = JSON.stringify(lead());
    for (let round = 0; round < rounds; round += 1) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const sent = Array.from({ length: 100 }, async (_, index) => {
        const response = await fetch(`${replicas[index % 2]?.url}/post-lead`, { method: 'POST', headers, body });
        return `${response.status} ${await response.text()}`;
      });
      const different = new Set(await Promise.all(sent));
      expect(different.size).toBe(1);
      answers.push(...different);
    }
    expect(answers.every((each) => each.startsWith('200 '))).toBe(true);
    const stored = await storedLeads(settings);
    reportFault(task, {
      store: 'PostgreSQL',
      tried: 'two replicas, the same key 100 times at once',
      times: rounds,
      acknowledged: rounds * 100,
      lost: Math.abs(rounds - stored.length),
      measured: `${stored.length} rows for ${rounds} keys`,
    });
    expect(stored).toHaveLength(rounds);
  });
});
