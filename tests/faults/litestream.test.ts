import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storedLeads } from '../support/acknowledged-leads.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { reportFault } from '../support/fault-table.ts';
import { inLongForm } from '../support/long-form.ts';
import { onPath } from '../support/on-path.ts';
import { temporaryFolder, writerWithAcknowledged } from '../support/per-test-resources.ts';

const litestream = onPath('litestream') ?? '';
const DATA_KEYS = `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at * 5 + 1)).toString('base64')}`;
const leadsBefore = inLongForm ? 4000 : 400;

async function run(program: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(program, args, { env: { ...bareEnvironment, ...settings }, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

describe.skipIf(litestream === '')('Litestream, where it is installed', () => {
  it('replicates each lead within seconds, under load; restored after the machine is gone, all are readable', async ({
    task,
  }) => {
    const folder = temporaryFolder();
    // by its address alone: the form of the file of settings changed with 0.5
    const bucket = `file://${temporaryFolder()}/leads`;
    const { child, ledger } = await writerWithAcknowledged({ DATA_DIR: folder, DATA_KEYS });
    await ledger.burst(20);
    const stream = spawn(litestream, ['replicate', join(folder, 'leads.db'), bucket], { stdio: 'ignore' });
    onTestFinished(() => void stream.kill('SIGKILL'));
    let isOver = false;
    const load = (async () => {
      while (!isOver) await ledger.burst(8);
    })();
    await vi.waitFor(() => expect(ledger.acknowledged.length).toBeGreaterThan(leadsBefore), { timeout: 60_000 });

    const before = [...ledger.acknowledged];
    const started = performance.now();
    async function restored() {
      const DATA_DIR = temporaryFolder();
      const file = join(DATA_DIR, 'leads.db');
      const { code } = await run(litestream, ['restore', '-o', file, bucket]);
      const ids = new Set(code === 0 ? (await storedLeads({ DATA_DIR })).map(({ id }) => id) : []);
      return { DATA_DIR, lost: before.filter(({ id }) => !ids.has(id)) };
    }
    await vi.waitFor(async () => expect((await restored()).lost).toEqual([]), { timeout: 30_000, interval: 500 });
    const behind = performance.now() - started;
    const gone = once(child, 'exit');
    stream.kill('SIGKILL');
    child.kill('SIGKILL');
    isOver = true;
    await Promise.all([gone, load]);

    const { DATA_DIR, lost } = await restored();
    const verified = await run(process.execPath, ['lead-server/bin/ops.ts', 'restore', '--verify'], { DATA_DIR, DATA_KEYS });
    const [, open, all] = /submissions \(lead\): (\d+) of (\d+) open/.exec(verified.said) ?? [];
    reportFault(task, {
      store: 'SQLite',
      tried: 'the machine gone, restored from what Litestream streamed',
      times: 1,
      acknowledged: before.length,
      lost: lost.length,
      measured: `${open} of ${all} open; had there within ${(behind / 1000).toFixed(1)} s`,
    });
    expect(lost).toEqual([]);
    expect(verified.code).toBe(0);
    expect(open).toBe(all);
  }, 180_000);
});
