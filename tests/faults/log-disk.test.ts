import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

const main = fileURLToPath(new URL('../../lead-server/src/main.ts', import.meta.url));

/** The server as an operator starts it, with its log on a device that is always full. */
async function started(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
    env: {
      ...bareEnvironment,
      NODE_ENV: 'test',
      DATA_DIR: temporaryFolder(),
      PORT: port,
      HOST: '127.0.0.1',
      SHUTDOWN_GRACE_SECONDS: '1',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, url: `http://127.0.0.1:${port}` };
}
const statusAt = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status,
    () => 0,
  );

it.runIf(process.platform === 'linux')(
  'a full disk under the log loses its lines, and stops neither the server nor its shutdown',
  async () => {
    const { child, url } = await started();
    await vi.waitFor(async () => expect(await statusAt(`${url}/healthz`)).toBe(200), { timeout: 45_000, interval: 50 });
    // each a line in the log, until they have to be written
    for (let at = 0; at < 60; at += 1) await statusAt(`${url}/us/${'x'.repeat(40)}`);
    expect(await statusAt(`${url}/healthz`)).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  90_000,
);
