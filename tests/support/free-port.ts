import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine's loopback for a program that is stopped and started again on it. Below those that the system gives to outgoing
 * connections (Linux: 32768 and up): one of them could take it while the program is down.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = randomInt(12_000, 32_000);
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  await once(probe.close(), 'close');
  return port;
}
