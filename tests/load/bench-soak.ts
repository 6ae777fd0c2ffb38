import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uuidv7 } from '#funnel/lib/ids.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { leadBody } from './numbered-lead.ts';
import { printTable } from './print-table.ts';
import { type Subject, startSubject } from './processes.ts';

/**
 * `npm run bench:soak`: mixed requests for long: pages in ever other looks and with ever other click ids, leads, bad requests and
 * addresses that there are not. It prints memory, open files and waiting time at the start and at the end. Both stores take the
 * same load, one after the other. Options: `--minutes 30 --rate 60`.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const minutes = option('minutes', 30);
const rate = option('rate', 60);

/** Megabytes of resident memory, and the growth allowed in the second half. */
const targets = { megabytes: 300, growth: 1.05 } as const;

const built = fileURLToPath(new URL('../../dist', import.meta.url));
if (!existsSync(join(built, 'server'))) throw new Error('The funnel is not built: run `npm run build` first.');

const paths = ['/survey', '/survey/yt', '/g', '/f', '/form', '/survey/es', '/survey/tt', '/privacy-policy', '/survey-thank-you/'];

interface Mixed {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** The n-th request. Looks go through themes, languages and switches, so that documents keep being made. */
function requestAt(n: number): Mixed {
  const look = `theme=${(n % 12) + 1}&lang=${n % 3 === 0 ? 'es' : 'en'}&rounded=${n % 5 === 0 ? 'on' : 'off'}&grid=${n % 7 === 0 ? 'two' : 'one'}`;
  switch (n % 10) {
    case 0:
      return { method: 'POST', path: '/post-lead', body: leadBody(n) };
    case 1:
      return { method: 'POST', path: '/post-lead', body: `{"flow":"main","n":${n}` };
    case 2:
      return { method: 'GET', path: `/nowhere-${n}` };
    case 3:
      return { method: 'GET', path: `/survey?gclid=${uuidv7()}` };
    default:
      return { method: 'GET', path: `${paths[n % paths.length]}?${look}&gclid=${uuidv7()}&s1=${n}` };
  }
}

/** Milliseconds until a response was whole; the status is that of `post-lead` and of pages alike. */
function timed({ port }: Subject, agent: Agent, { method, path, body }: Mixed): Promise<{ ms: number; status: number }> {
  const started = performance.now();
  const headers = {
    'accept-encoding': 'br',
    accept: body ? 'application/json' : 'text/html',
    ...(body && { 'content-type': 'application/json', 'idempotency-key': uuidv7() }),
  };
  return new Promise((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ ms: performance.now() - started, status: response.statusCode ?? 0 }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

interface Sample {
  readonly rss: number;
  readonly heap: number;
  readonly files: number;
  readonly threads: number;
}

async function look(subject: Subject): Promise<Sample> {
  const { pid } = subject;
  const threads = Number(/^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const { rss, heapUsed } = await subject.memory();
  return { rss: rss / 1e6, heap: heapUsed / 1e6, files: readdirSync(`/proc/${pid}/fd`).length, threads };
}

const p99 = (all: readonly number[]) =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * 0.99))] ?? Number.NaN;

const folderSize = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((each) => (each.isDirectory() ? folderSize(join(folder, each.name)) : statSync(join(folder, each.name)).size))
    .reduce((sum, each) => sum + each, 0);

/** @returns whether the targets were reached */
async function soak(name: string, env: Readonly<Record<string, string>>, dataDir: string): Promise<boolean> {
  const common = { FUNNEL_DIR: built, DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'test', LEADS_PER_PERSON: '0' };
  const subject = await startSubject('./lead-server.ts', { ...common, ...env });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const samples: Sample[] = [];
  const latencies: number[][] = [];
  const unexpected: Record<number, number> = {};
  const [started, end] = [performance.now(), minutes * 60_000];
  const parts = Math.max(6, Math.round(minutes * 2));
  let sent = 0;
  const under = new Set<Promise<void>>();
  for (let part = 0; part < parts; part += 1) {
    const seen: number[] = [];
    latencies.push(seen);
    const until = (end * (part + 1)) / parts;
    while (performance.now() - started < until) {
      const due = Math.floor(((performance.now() - started) / 1000) * rate);
      for (; sent < due; sent += 1) {
        const one = timed(subject, agent, requestAt(sent)).then(({ ms, status }) => {
          seen.push(ms);
          if (![200, 400, 404].includes(status)) unexpected[status] = (unexpected[status] ?? 0) + 1;
        });
        under.add(one);
        void one.finally(() => under.delete(one));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(under);
    samples.push(await look(subject));
  }
  agent.destroy();
  await subject.stop();

  const at = [0, Math.floor(parts / 4), Math.floor(parts / 2), Math.floor((3 * parts) / 4), parts - 1];
  console.log(`\n${name}: ${sent} requests in ${minutes} min, ${rate} a second`);
  printTable([
    ['minute', 'resident, MB', 'heap, MB', 'open files', 'threads', 'p99, ms'],
    ...at.map((part) => {
      const { rss = 0, heap = 0, files = 0, threads = 0 } = samples[part] ?? {};
      const minute = (((part + 1) * minutes) / parts).toFixed(1);
      return [minute, rss.toFixed(0), heap.toFixed(0), String(files), String(threads), p99(latencies[part] ?? []).toFixed(1)];
    }),
  ]);
  console.log(
    `Stored in ${(folderSize(dataDir) / 1e6).toFixed(1)} MB of files; statuses other than 200, 400, 404: ${JSON.stringify(unexpected)}`,
  );
  const most = Math.max(...samples.map(({ rss }) => rss));
  const half = samples.slice(Math.floor(parts / 2));
  // one sample swings with the collector: the second half's ends are compared by their means
  const mean = (some: readonly Sample[]) => some.reduce((sum, { rss }) => sum + rss, 0) / some.length;
  const third = Math.max(1, Math.floor(half.length / 3));
  const growth = mean(half.slice(-third)) / mean(half.slice(0, third));
  const reached = most <= targets.megabytes && growth <= targets.growth && Object.keys(unexpected).length === 0;
  console.log(
    `Most ${most.toFixed(0)} MB, second half times ${growth.toFixed(2)}. Targets: at most ${targets.megabytes} MB, at most times ${targets.growth}: ${reached ? 'met' : 'missed'}`,
  );
  return reached;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-soak-'));
const cluster = await startCluster({}, { segmentMb: 16 });
try {
  const runs = [await soak('SQLite', {}, join(folder, 'sqlite'))];
  if (cluster) runs.push(await soak('PostgreSQL', { DATABASE_URL: cluster.database('soak') }, join(folder, 'postgres')));
  else console.log('PostgreSQL is not installed here: its part is left out.');
  if (!runs.every(Boolean)) process.exitCode = 1;
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
