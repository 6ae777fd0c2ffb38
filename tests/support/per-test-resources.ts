import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { recordAcknowledged } from './acknowledged-leads.ts';
import { type StandInPartner, startStandInPartner } from './stand-in-partner.ts';
import { startWriter } from './start-writer.ts';

// Resources of one test, released at its end in reverse order.

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function standInPartner(...args: Parameters<typeof startStandInPartner>): Promise<StandInPartner> {
  const started = await startStandInPartner(...args);
  onTestFinished(started.stop);
  return started;
}

/** A server in a process of its own, and the ledger of leads sent to it. */
export async function writerWithAcknowledged(...args: Parameters<typeof startWriter>) {
  const { child, url } = await startWriter(...args);
  const ledger = recordAcknowledged(() => url);
  onTestFinished(async () => {
    ledger.close();
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  return { child, url, ledger };
}
