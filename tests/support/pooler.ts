import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';
import { identity } from './postgres-cluster.ts';

/** Where PgBouncer is on this machine, or undefined. */
export const poolerProgram = (): string | undefined => onPath('pgbouncer');

export interface Pooler {
  /** The same database, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode with three connections: fewer than two replicas open, so that they do share them. */
export async function startPooler(program: string, cluster: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: behind, username } = new URL(cluster);
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pooler.ini'),
    `[databases]\n* = host=${hostname} port=${behind}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = trust\nauth_file = ${folder}/users.txt\npool_mode = transaction\ndefault_pool_size = 3\n`,
  );
  // like PostgreSQL, it will not run as root
  const child: ChildProcess = spawn(program, ['-q', join(folder, 'pooler.ini')], { ...identity(), stdio: 'ignore' });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries === 100 || child.exitCode !== null) throw new Error('PgBouncer does not start');
    await setTimeout(50);
  }
  return {
    through(url) {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
