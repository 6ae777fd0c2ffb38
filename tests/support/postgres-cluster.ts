import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own in a temporary folder, with syncing on, reached over loopback. */
export interface Cluster {
  readonly url: string;
  /** The process id of the postmaster; every other process of the cluster is its child. */
  readonly pid: () => number;
  /** Makes an empty database and gives its address. @param settings of its own, such as its isolation level */
  database(name: string, settings?: Readonly<Record<string, string>>): string;
  /** Starts a standby that follows it. @returns the same, with its own address */
  standby(): Promise<Standby>;
  /** Ends it at once, as a crash would (`immediate`), or well (`fast`). */
  stop(mode: 'immediate' | 'fast'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export interface Standby {
  /** The address of the same database there. */
  at(url: string): string;
  /** Makes it the primary. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

/** Where PostgreSQL's programs are on this machine, or undefined. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** initdb refuses root: as root everything runs as the user `postgres`, which Debian's package makes. */
export function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a private cluster; undefined where PostgreSQL is not installed.
 * @param settings server settings, such as `fsync: 'off'`
 * @param more environment, parent folder, and size of log segments: small ones fit small disks, a benchmark takes PostgreSQL's
 * own 16 MB
 */
export async function startCluster(
  settings: Readonly<Record<string, string>> = {},
  {
    environment = {},
    parent = tmpdir(),
    segmentMb = 1,
  }: { environment?: Readonly<Record<string, string>>; parent?: string; segmentMb?: 1 | 16 } = {},
): Promise<Cluster | undefined> {
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const who = identity();
  const folder = mkdtempSync(join(parent, 'postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? who.uid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(join(programs, program), args, {
        ...who,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C', ...environment },
      });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      // its children keep its pipes: wait for its own end
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${said}`))));
      child.on('error', reject);
    });
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  });
  const start = () =>
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-s',
      '-l',
      join(folder, 'log'),
      '-o',
      options.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      'start',
    );
  const stop = (mode: 'immediate' | 'fast') => run('pg_ctl', '-D', data, '-w', '-s', '-m', mode, 'stop');

  const access = ['-U', 'tester', '-A', 'trust'];
  const layout = ['-E', 'UTF8', '--locale=C', `--wal-segsize=${segmentMb}`];
  await run('initdb', '-D', data, ...access, ...layout, '--no-instructions', '-N');
  await start();
  const address = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  return {
    url: address('postgres'),
    pid: () => Number(spawnSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }).stdout),
    database(name, own = {}) {
      const host = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester'];
      const made = spawnSync(join(programs, 'createdb'), [...host, name], { encoding: 'utf8' });
      if (made.status !== 0) throw new Error(made.stderr);
      for (const [setting, value] of Object.entries(own))
        spawnSync(join(programs, 'psql'), [...host, '-d', name, '-c', `ALTER DATABASE ${name} SET ${setting} = '${value}'`]);
      return address(name);
    },
    async standby() {
      const copy = join(folder, `standby-${await freePort()}`);
      const ownPort = await freePort();
      await run('pg_basebackup', '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', address('postgres'));
      const control = (...rest: readonly string[]) => run('pg_ctl', '-D', copy, '-w', '-s', ...rest);
      const at = { ...Object.fromEntries(options), port: String(ownPort) };
      const given = Object.entries(at).map(([name, value]) => `-c ${name}=${value}`);
      await control('-l', join(folder, 'standby.log'), '-o', given.join(' '), 'start');
      return {
        at: (url) => url.replace(`:${port}/`, `:${ownPort}/`),
        promote: () => control('promote'),
        remove: () => control('-m', 'immediate', 'stop').catch(() => {}),
      };
    },
    stop,
    start,
    async remove() {
      await stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
