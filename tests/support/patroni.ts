import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';
import { onPath } from './on-path.ts';
import { etcdArguments, patroniSettings } from './patroni-settings.ts';
import { identity, postgresPrograms } from './postgres-cluster.ts';

/** Debian's packages that a cluster needs and this machine lacks. */
export const lackingForPatroni: readonly string[] = [
  ...(postgresPrograms() ? [] : ['postgresql']),
  ...(onPath('patroni') ? [] : ['patroni']),
  ...(onPath('etcd') ? [] : ['etcd-server']),
];

/** A node's role in Patroni; `sync` is the standby without which nothing is acknowledged. */
type Role = 'primary' | 'sync';

/** One machine of the cluster: a Patroni and the PostgreSQL that it runs. */
export interface PatroniNode {
  /** Of its PostgreSQL. */
  readonly port: number;
  /** Of Patroni's own server, which balancers ask. */
  readonly restPort: number;
  is(role: Role): Promise<boolean>;
  /** Starts it again where it has ended. */
  start(): void;
  /** Asks it to hand its place to the standby, as before maintenance. */
  handOver(): Promise<void>;
  /** Ends Patroni and every process of its PostgreSQL at once, as when the machine loses its power. */
  crash(): void;
}

export interface PatroniCluster {
  readonly nodes: readonly [PatroniNode, PatroniNode];
  /** Resolves when one node is the primary and the other follows it. */
  whole(): Promise<{ readonly primary: PatroniNode; readonly standby: PatroniNode }>;
  remove(): Promise<void>;
}

/** Two machines of Patroni with synchronous replication and one etcd, on loopback in a temporary folder. */
export async function startPatroni(): Promise<PatroniCluster> {
  const who = identity();
  const folder = mkdtempSync(join(tmpdir(), 'patroni-'));
  const own = (path: string) => {
    if (who.uid !== undefined) chownSync(path, who.uid, who.gid ?? who.uid);
  };
  own(folder);
  const run = (program: string, log: string, ...args: readonly string[]) => {
    const file = openSync(join(folder, log), 'a');
    const child = spawn(onPath(program) ?? program, args, { ...who, cwd: folder, stdio: ['ignore', file, file] });
    closeSync(file);
    return child;
  };
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const etcd = run('etcd', 'etcd.log', ...etcdArguments(join(folder, 'etcd'), etcdPort, peerPort));

  async function startNode(name: string): Promise<PatroniNode> {
    const [port, restPort] = [await freePort(), await freePort()];
    const home = join(folder, name);
    const file = join(home, 'patroni.yml');
    mkdirSync(home);
    own(home);
    writeFileSync(file, patroniSettings({ name, home, port, restPort, etcdPort }));
    const start = () => run('patroni', `${name}.log`, file);
    let patroni: ChildProcess = start();
    return {
      port,
      restPort,
      is: (role) =>
        fetch(`http://127.0.0.1:${restPort}/${role}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      start() {
        if (patroni.signalCode !== null) patroni = start();
      },
      async handOver() {
        const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: name }),
        });
        if (!answer.ok) throw new Error(`Patroni does not hand over: ${await answer.text()}`);
      },
      crash() {
        // first, so that it starts no PostgreSQL again
        patroni.kill('SIGKILL');
        for (const pid of processesOf(join(home, 'data', 'postmaster.pid'))) kill(pid);
      },
    };
  }
  const nodes = [await startNode('one'), await startNode('two')] as const;
  const routes = [nodes, [nodes[1], nodes[0]]] as const;
  return {
    nodes,
    whole: () =>
      vi.waitFor(
        async () => {
          for (const [primary, standby] of routes)
            if ((await primary.is('primary')) && (await standby.is('sync'))) return { primary, standby };
          const said = ['one.log', 'two.log'].map((log) => readFileSync(join(folder, log), 'utf8').slice(-1500));
          throw new Error(`Patroni has no whole cluster:\n${said.join('\n')}`);
        },
        { timeout: 90_000, interval: 200 },
      ),
    async remove() {
      for (const each of nodes) each.crash();
      etcd.kill('SIGKILL');
      await once(etcd, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A postmaster and its children; none where it has not started. */
function processesOf(pidFile: string): readonly number[] {
  if (!existsSync(pidFile)) return [];
  const [postmaster = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
  return [postmaster, ...stdout.trim().split(/\s+/)].map(Number).filter((pid) => pid > 0);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it ended by itself
  }
}
