import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../lead-server/src/store/open.ts';
import type { StoredSubmission } from '../../lead-server/src/store/store.ts';
import { lead } from './lead-body.ts';
import { type Cluster, postgresPrograms, startCluster } from './postgres.ts';
import { reportFault } from './report.ts';
import { startWriter } from './start-writer.ts';

/**
 * The server is killed under load (kill -9), started again on the same data, and killed again. Short here; `FAULT_ROUNDS=20` runs the
 * long form (`npm run test:faults`).
 */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const connections = 16;
/** Killed after this many answers, somewhere in the middle of a flush. */
const answersBeforeKill = 150;

interface Posted {
  readonly key: string;
  readonly id: string;
}

function post(agent: Agent, url: string, key: string): Promise<Posted> {
  const body = JSON.stringify(lead());
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'idempotency-key': key };
    const sent = request(`${url}/post-lead`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve({ key, id: (JSON.parse(text) as { id: string }).id }) : reject(new Error(text)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts from many connections until the writer is killed; what was answered until then, and what was not. */
async function postUntilKilled(settings: Readonly<Record<string, string>>) {
  const { child, url } = await startWriter(settings);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged: Posted[] = [];
  const unanswered: string[] = [];
  const exited = once(child, 'exit');
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (;;) {
        const key = crypto.randomUUID();
        try {
          acknowledged.push(await post(agent, url, key));
        } catch {
          unanswered.push(key);
          return;
        }
        if (acknowledged.length === answersBeforeKill) child.kill('SIGKILL');
      }
    }),
  );
  const [, signal] = (await exited) as [number | null, string | null];
  agent.destroy();
  return { acknowledged, unanswered, signal };
}

async function everything(settings: Readonly<Record<string, string>>): Promise<readonly StoredSubmission[]> {
  const { store } = await openStore({ DATA_DIR: settings.DATA_DIR ?? '', DATABASE_URL: settings.DATABASE_URL }, true);
  try {
    return await store.submissions('lead', { after: '', limit: 1_000_000 });
  } finally {
    await store.close();
  }
}

let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => cluster?.remove());

const stores = [
  { name: 'SQLite', installed: true, settings: () => ({}) },
  {
    name: 'PostgreSQL',
    installed: postgresPrograms() !== undefined,
    settings: () => ({ DATABASE_URL: cluster?.database('killed') ?? '' }),
  },
] as const;

describe.each(stores)('kill -9 under load, $name', ({ name, settings, installed }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.runIf(installed)(
    'loses no acknowledged lead, stores none twice, and none without its deliveries',
    { timeout: rounds * 30_000 },
    async ({ task }) => {
      const all = { DATA_DIR: folder, ...settings() };
      const acknowledged: Posted[] = [];
      const unanswered: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const result = await postUntilKilled(all);
        expect(result.signal).toBe('SIGKILL');
        acknowledged.push(...result.acknowledged);
        unanswered.push(...result.unanswered);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * answersBeforeKill);

      const stored = await everything(all);
      const byKey = new Map(stored.map((each) => [each.key, each]));
      const lost = acknowledged.filter(({ key, id }) => byKey.get(key)?.id !== id);
      reportFault(task, {
        store: name,
        tried: 'kill -9 under load',
        times: rounds,
        acknowledged: acknowledged.length,
        refused: unanswered.length,
        lost: lost.length,
      });
      expect(byKey.size).toBe(stored.length);
      expect(lost).toEqual([]);
      const known = new Set([...acknowledged.map((each) => each.key), ...unanswered]);
      expect(stored.filter((each) => !known.has(each.key))).toEqual([]);
      expect(stored.filter((each) => each.deliveries.length !== 3 || !each.consent?.sealedText)).toEqual([]);

      // whoever got no answer sends again: each is then stored, once
      const { child, url } = await startWriter(all);
      const agent = new Agent({ keepAlive: true });
      await Promise.all(unanswered.map((key) => post(agent, url, key)));
      agent.destroy();
      child.kill();
      await once(child, 'exit');
      expect((await everything(all)).length).toBe(known.size);
    },
  );
});
