import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../support/postgres-cluster.ts';
import { diskLatencies } from './disk-latency.ts';
import { printTable } from './print-table.ts';
import { cpuOfTree, type Generator, type Subject, startGenerator, startSubject } from './processes.ts';
import { disturbances, undisturbed } from './stolen-time.ts';

/**
 * `npm run bench:leads`: what a durable lead costs beside a plain Express route with one INSERT a request. It also measures how
 * long a visitor waits at 70 % of what one core takes. Options: `--rounds 15 --requests 2000 --seconds 8`.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const rounds = option('rounds', 15);
const requests = option('requests', 2000);
const seconds = option('seconds', 8);
const connections = 64;
/** The part of a core's leads a second at which visitors' waiting is measured. */
const busy = 0.7;

/** A lead with encryption, receipt and outbox costs little more than the reference, which does far less. */
const targetRatio = 1.3;
const targetP99 = 50;

interface Contestant {
  readonly name: string;
  readonly subject: Subject;
  /** CPU of the database's own processes, in microseconds. */
  readonly database: () => number;
  readonly perRequest: { server: number; database: number; rate: number }[];
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

let numbered = 0;
/** Requests that a starved machine could not store in time: the page sends such a one again. */
let comeBack = 0;
async function load(generator: Generator, port: number, count: number, paced?: number) {
  const from = numbered;
  numbered += count;
  const report = await generator.run({
    port,
    path: '/post-lead',
    connections,
    requests: count,
    from,
    ...(paced ? { rate: paced } : {}),
  });
  const { 503: told = 0, ...wrong } = report.failed;
  comeBack += told;
  for (const [status, times] of Object.entries(wrong)) {
    throw new Error(`${times} of ${count} requests were answered with ${status}, not 200`);
  }
  return report;
}

async function round(generator: Generator, { subject, database, perRequest }: Contestant): Promise<void> {
  const before = { server: await subject.cpu(), database: database() };
  const report = await load(generator, subject.port, requests);
  const after = { server: await subject.cpu(), database: database() };
  perRequest.push({
    server: (after.server - before.server) / requests,
    database: (after.database - before.database) / requests,
    rate: requests / report.seconds,
  });
}

const folder = mkdtempSync(join(tmpdir(), 'bench-leads-'));
const generator = await startGenerator();
const cluster = await startCluster({}, { segmentMb: 16 });
const none = () => 0;
const bare: Contestant = {
  name: 'bare Express, stores nothing',
  subject: await startSubject('./express-baseline.ts'),
  database: none,
  perRequest: [],
};
const floors: Contestant[] = [
  {
    name: 'sealed and stored on SQLite, nothing checked',
    subject: await startSubject('./store-only.ts', { DATA_DIR: join(folder, 'floor') }),
    database: none,
    perRequest: [],
  },
];
const stored: Contestant[] = [
  {
    name: 'lead server, SQLite',
    subject: await startSubject('./lead-server.ts', { DATA_DIR: join(folder, 'sqlite') }),
    database: none,
    perRequest: [],
  },
];
let reference: Contestant | undefined;
if (cluster) {
  const pid = cluster.pid();
  reference = {
    name: 'plain Express, one INSERT a request',
    subject: await startSubject('./express-insert.ts', { DATABASE_URL: cluster.database('reference') }),
    database: () => cpuOfTree(pid),
    perRequest: [],
  };
  const env = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.database('bench') };
  const floorEnv = { DATA_DIR: join(folder, 'floor-postgres'), DATABASE_URL: cluster.database('floor') };
  floors.push({
    name: 'sealed and stored on PostgreSQL, nothing checked',
    subject: await startSubject('./store-only.ts', floorEnv),
    database: () => cpuOfTree(pid),
    perRequest: [],
  });
  stored.push({
    name: 'lead server, PostgreSQL',
    subject: await startSubject('./lead-server.ts', env),
    database: () => cpuOfTree(pid),
    perRequest: [],
  });
} else console.log('PostgreSQL is not installed here: its part is left out.');

let missed = 0;
try {
  const all = [bare, ...(reference ? [reference] : []), ...floors, ...stored];
  for (const each of all) await load(generator, each.subject.port, 4000);
  for (let index = 0; index < rounds; index += 1) for (const each of all) await round(generator, each);

  const cost = (each: Contestant) => median(each.perRequest.map((one) => one.server));
  // within a round all met the same machine: compared round by round, what else runs there weighs least
  const whole = (each: Contestant, index: number) => {
    const { server = Number.NaN, database = 0 } = each.perRequest[index] ?? {};
    return server + database;
  };
  const ratio = (each: Contestant) =>
    median(each.perRequest.map((_, index) => whole(each, index) / whole(reference ?? bare, index)));
  console.log(
    `\nCPU per request, ${connections} connections, median of ${rounds} rounds of ${requests}; the ratio is of server and database together`,
  );
  printTable([
    ['', 'server, µs', 'database, µs', reference ? 'against the INSERT route' : 'against bare Express', 'a second'],
    ...all.map((each) => [
      each.name,
      cost(each).toFixed(0),
      each.database === none ? '-' : median(each.perRequest.map((one) => one.database)).toFixed(0),
      ratio(each).toFixed(2),
      median(each.perRequest.map((one) => one.rate)).toFixed(0),
    ]),
  ]);
  if (reference) missed += stored.filter((each) => ratio(each) > targetRatio).length;

  console.log(`\nWaiting time at ${busy * 100} % of what one core takes, for ${seconds} s, ms`);
  const rows = [['', 'a second', 'median', 'p99', 'longest']];
  const show = (name: string, rate: number, sorted: readonly number[]) =>
    rows.push([name, String(rate), ...[0.5, 0.99, 1].map((share) => at(sorted, share).toFixed(1))]);
  const rateOf = (each: Contestant) => Math.round((busy * 1e6) / cost(each));
  const paced = (each: Contestant, rate: number) =>
    undisturbed(() => load(generator, each.subject.port, Math.round(rate * seconds), rate));
  // Express and the disk are measured too: where one of them waits long, the machine is busy, not the lead server
  const leadRate = Math.max(...stored.map(rateOf));
  const expressPaced = paced(bare, leadRate);
  show('the disk alone, while nothing is stored', 0, await diskLatencies(folder, expressPaced));
  show(bare.name, leadRate, (await expressPaced).latencies);
  for (const each of stored) {
    const rate = rateOf(each);
    const { latencies } = await paced(each, rate);
    if (at(latencies, 0.99) > targetP99) missed += 1;
    show(each.name, rate, latencies);
  }
  printTable(rows);
  console.log(`\n${disturbances()}`);
  if (comeBack > 0) console.log(`\n${comeBack} requests were told to come back (503): the machine is too busy to measure on.`);
  console.log(
    `\nTargets: at most ${targetRatio} times the INSERT route, p99 at most ${targetP99} ms: ${missed === 0 ? 'met' : `${missed} missed`}`,
  );
} finally {
  generator.stop();
  await Promise.all([bare, ...(reference ? [reference] : []), ...floors, ...stored].map((each) => each.subject.stop()));
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
