import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';
import type { PatroniNode } from './patroni.ts';

export interface RunningHaproxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** Runs HAProxy with the example of lead-server/docs/scale.md, in which ports alone are this machine's. */
export async function startHaproxy(program: string, nodes: readonly [PatroniNode, PatroniNode]): Promise<RunningHaproxy> {
  const [, example = ''] = /```haproxy\n([\s\S]*?)```/.exec(readFileSync('lead-server/docs/scale.md', 'utf8')) ?? [];
  const port = await freePort();
  const [one, two] = nodes.map((node) => `127.0.0.1:${node.port} check port ${node.restPort}`);
  const settings = example
    .replace('bind 10.0.0.5:5432', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:5432 check port 8008', one ?? '')
    .replace('10.0.0.12:5432 check port 8008', two ?? '');
  if (settings === '' || settings.includes('10.0.0.')) throw new Error('The example for HAProxy has other addresses');
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings);
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 10_000 },
  );
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
