import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedLeads } from '../support/acknowledged-leads.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { bothStores } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { inLongForm } from '../support/long-form.ts';
import { temporaryFolder, writerWithAcknowledged } from '../support/per-test-resources.ts';
import { postgresPrograms } from '../support/postgres-cluster.ts';

const DATA_KEYS = `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 5 + 1)).toString('base64')}`;
const leadsBefore = inLongForm ? 2000 : 100;

async function ops(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const env = { ...bareEnvironment, DATA_KEYS, ...settings };
  const child = spawn(process.execPath, ['lead-server/bin/ops.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: Buffer.concat(chunks).toString() };
}

/** Copies PostgreSQL by its own tools into a new database. */
function copyPostgres(from: string, to: string, file: string): void {
  const programs = postgresPrograms() ?? '';
  const dumped = spawnSync(join(programs, 'pg_dump'), ['-Fc', '-f', file, from], { encoding: 'utf8' });
  const restored = spawnSync(join(programs, 'pg_restore'), ['-d', to, '--no-owner', file], { encoding: 'utf8' });
  if (dumped.status !== 0 || restored.status !== 0) throw new Error(dumped.stderr + restored.stderr);
}

describe.each(bothStores('drill'))('$label', ({ name, label, settings }) => {
  it('a backup made under load restores every earlier lead after the machine is gone, readable', async ({ task }) => {
    const folder = temporaryFolder();
    const own = { DATA_DIR: folder, ...settings() };
    const { child, ledger } = await writerWithAcknowledged({ ...own, DATA_KEYS });
    while (ledger.acknowledged.length < leadsBefore) await ledger.burst(Math.min(50, leadsBefore));
    const before = [...ledger.acknowledged];
    let isCopied = false;
    const load = (async () => {
      while (!isCopied) await ledger.burst(8);
    })();
    const elsewhere = temporaryFolder();
    const place = { DATA_DIR: elsewhere, ...settings() };
    const started = performance.now();
    const copy = join(temporaryFolder(), 'copy');
    if (name === 'sqlite') expect(await ops(own, 'backup', copy)).toMatchObject({ code: 0 });
    else
      copyPostgres(
        (own as { DATABASE_URL?: string }).DATABASE_URL ?? '',
        (place as { DATABASE_URL?: string }).DATABASE_URL ?? '',
        copy,
      );
    const took = performance.now() - started;
    isCopied = true;
    await load;
    child.kill('SIGKILL');
    await once(child, 'exit');

    if (name === 'sqlite') expect(await ops(place, 'restore', copy)).toMatchObject({ code: 0 });
    const verified = await ops(place, 'restore', '--verify');
    const [, open, all] = /submissions \(lead\): (\d+) of (\d+) open/.exec(verified.said) ?? [];
    const stored = new Set((await storedLeads(place)).map(({ id }) => id));
    const lost = before.filter(({ id }) => !stored.has(id));
    reportFault(task, {
      store: label,
      tried: 'backup under load, restored elsewhere',
      times: 1,
      acknowledged: before.length,
      refused: ledger.unanswered.length,
      lost: lost.length,
      measured: `${open} of ${all} open; copied in ${(took / 1000).toFixed(1)} s while ${ledger.acknowledged.length - before.length} more came`,
    });
    expect(lost).toEqual([]);
    expect(verified.code).toBe(0);
    expect(open).toBe(all);
    expect(Number(all)).toBeGreaterThanOrEqual(before.length);
    expect(ledger.unanswered).toEqual([]);
  }, 120_000);
});
