import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openLedger } from './ledger.ts';
import { type Partner, startPartner } from './stand-ins.ts';
import { startWriter } from './start-writer.ts';

// What is there as long as the test that asks for it: the latest goes first.

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function partner(...args: Parameters<typeof startPartner>): Promise<Partner> {
  const started = await startPartner(...args);
  onTestFinished(started.stop);
  return started;
}

/** A server in a process of its own, and the ledger of what is sent to it. */
export async function writerWithLedger(...args: Parameters<typeof startWriter>) {
  const { child, url } = await startWriter(...args);
  const ledger = openLedger(() => url);
  onTestFinished(async () => {
    ledger.close();
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  return { child, url, ledger };
}
