import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AcknowledgedLeads, faultRounds, storedLeads } from '../support/acknowledged-leads.ts';
import { reportFault } from '../support/fault-table.ts';
import { inLongForm } from '../support/long-form.ts';
import { temporaryFolder, writerWithAcknowledged } from '../support/per-test-resources.ts';
import { postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { buildDiskFaultShim, type DiskFaultShim } from './disk-fault-shim.ts';
import { makeSmallDisk } from './small-disk.ts';

/** Full and failing disks: nothing is acknowledged without its bytes on disk, and the server recovers. */
const times = Math.min(faultRounds, inLongForm ? 5 : 2);

interface Fault {
  begin(): unknown;
  end(): unknown;
  /** What a supervisor would do until the server takes leads again: start the database that gave up. */
  supervise?(): Promise<void>;
}

/** Leads before, during and after the fault, `times` times. */
async function inject({ ledger, url }: { ledger: AcknowledgedLeads; url: string }, fault: Fault) {
  for (let round = 0; round < times; round += 1) {
    await ledger.burst(50);
    await fault.begin();
    const during = await ledger.burst(200);
    expect(during.every((status) => status === 200 || status === 503)).toBe(true);
    expect(during).toContain(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await fault.end();
    const takesLeads = async () => {
      await fault.supervise?.();
      expect(await ledger.post()).toBe(200);
    };
    await vi.waitFor(takesLeads, { timeout: 20_000, interval: 100 });
  }
}

async function account(
  task: Parameters<typeof reportFault>[0],
  store: 'SQLite' | 'PostgreSQL',
  tried: string,
  ledger: AcknowledgedLeads,
  settings: Readonly<Record<string, string>>,
) {
  const lost = ledger.lost(await storedLeads(settings));
  reportFault(task, {
    store,
    tried,
    times,
    acknowledged: ledger.acknowledged.length,
    refused: ledger.unanswered.length,
    lost: lost.length,
    measured: `slowest answer ${Math.round(ledger.longest())} ms`,
  });
  expect(lost).toEqual([]);
}

describe('a full disk', { timeout: 120_000 }, () => {
  it('SQLite', async ({ task }) => {
    const disk = makeSmallDisk(4);
    if (disk) onTestFinished(disk.remove);
    const settings = { DATA_DIR: disk?.folder ?? temporaryFolder() };
    const one = await writerWithAcknowledged(settings, disk ? {} : { fileBlocks: 4000 });
    const limit = (size: string) => spawnSync('prlimit', [`--fsize=${size}`, '--pid', String(one.child.pid)]);
    await inject(
      one,
      disk ? { begin: disk.fill, end: disk.free } : { begin: () => limit('100000:'), end: () => limit('unlimited:') },
    );
    await account(task, 'SQLite', disk ? 'disk full' : 'disk full (limit of the file size)', one.ledger, settings);
  });

  it.runIf(postgresPrograms())('PostgreSQL', async ({ task, skip }) => {
    const disk = makeSmallDisk(160);
    if (!disk) return skip();
    onTestFinished(disk.remove);
    const cluster = await startCluster({ max_wal_size: '8MB', min_wal_size: '2MB' }, { parent: disk.folder });
    if (!cluster) throw new Error('PostgreSQL should be here');
    onTestFinished(cluster.remove);
    const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.database('full') };
    const one = await writerWithAcknowledged(settings);
    await inject(one, {
      begin: disk.fill,
      end: disk.free,
      supervise: () => cluster.start().catch(() => {}),
    });
    await account(task, 'PostgreSQL', 'disk full', one.ledger, settings);
  });
});

describe('syncs to disk that fail', { timeout: 120_000 }, () => {
  let shim: DiskFaultShim | undefined;
  beforeAll(() => {
    shim = buildDiskFaultShim();
  });
  afterAll(() => shim?.remove());

  it('SQLite', async ({ task, skip }) => {
    if (!shim) return skip();
    const settings = { DATA_DIR: temporaryFolder() };
    const one = await writerWithAcknowledged(settings, { environment: shim.environment });
    await inject(one, { begin: () => shim?.failSyncs(true), end: () => shim?.failSyncs(false) });
    await account(task, 'SQLite', 'fsync fails', one.ledger, settings);
  });

  it.runIf(inLongForm && postgresPrograms())('PostgreSQL', async ({ task, skip }) => {
    if (!shim) return skip();
    const cluster = await startCluster({}, { environment: shim.environment });
    if (!cluster) throw new Error('PostgreSQL should be here');
    onTestFinished(cluster.remove);
    const settings = { DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.database('unsynced') };
    const one = await writerWithAcknowledged(settings);
    await inject(one, {
      begin: () => shim?.failSyncs(true),
      end: () => shim?.failSyncs(false),
      supervise: () => cluster.start().catch(() => {}),
    });
    await account(task, 'PostgreSQL', 'fsync fails', one.ledger, settings);
  });
});
