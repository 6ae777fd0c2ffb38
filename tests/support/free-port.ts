import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A loopback port for a program that is stopped and started again on it. It lies below the range for outgoing connections
 * (Linux: from 32768), which could take it meanwhile.
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
