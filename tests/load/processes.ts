import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import server from '../../lead-server/bin/server-process.json' with { type: 'json' };
import type { Order, Report } from './load-generator.ts';
import type { PageOrder, PageReport } from './page-generator.ts';

const next = <Message>(child: ChildProcess) =>
  new Promise<Message>((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A process of the benchmark ended with code ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Message);
    });
  });

export interface Subject {
  readonly port: number;
  /** CPU that the process has used in all its threads, in microseconds. */
  cpu(): Promise<number>;
  /** Of the lead server only. */
  memory(): Promise<NodeJS.MemoryUsage>;
  readonly pid: number;
  stop(): Promise<void>;
}

const start = (file: string, env: Readonly<Record<string, string>> = {}, execArgv: readonly string[] = []) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: [...execArgv],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export async function startSubject(
  file: './express-baseline.ts' | './express-insert.ts' | './sirv-pages.ts' | './store-only.ts' | './lead-server.ts',
  env: Readonly<Record<string, string>> = {},
): Promise<Subject> {
  const child = /express|sirv/.test(file) ? start(file, env) : start(file, { ...server.environment, ...env }, server.flags);
  const { port } = await next<{ port: number }>(child);
  const report = () => {
    const answer = next<{ cpu: NodeJS.CpuUsage; memory: NodeJS.MemoryUsage }>(child);
    child.send('report');
    return answer;
  };
  return {
    port,
    pid: child.pid as number,
    async cpu() {
      const { cpu } = await report();
      return cpu.user + cpu.system;
    },
    memory: async () => (await report()).memory,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** A process that makes load as it is ordered. */
export interface Generator<Ordered = Order, Reported = Report> {
  run(order: Ordered): Promise<Reported>;
  stop(): void;
}

export const startGenerator = (): Promise<Generator> => generatorIn('./load-generator.ts');

export const startPageGenerator = (): Promise<Generator<PageOrder, PageReport>> => generatorIn('./page-generator.ts');

async function generatorIn<Ordered extends object, Reported>(file: string): Promise<Generator<Ordered, Reported>> {
  const child = start(file);
  await next(child);
  return {
    run(order) {
      const report = next<Reported>(child);
      child.send(order);
      return report;
    },
    stop: () => void child.kill(),
  };
}

const ticksPerSecond = 100;

/** CPU of a process and of all its children, living and ended, in microseconds (Linux). */
export function cpuOfTree(root: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        // the program's name, in parentheses, may hold spaces
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        const [, parent = 0] = fields;
        const ticks = fields.slice(11, 13).reduce((sum, each) => sum + each, 0);
        const ended = fields.slice(13, 15).reduce((sum, each) => sum + each, 0);
        return [{ pid: Number(name), parent, ticks, ended }];
      } catch {
        return [];
      }
    });
  const own = stats.filter((each) => each.pid === root || each.parent === root);
  const ticks = own.reduce((sum, each) => sum + each.ticks + (each.pid === root ? each.ended : 0), 0);
  return (ticks / ticksPerSecond) * 1e6;
}
