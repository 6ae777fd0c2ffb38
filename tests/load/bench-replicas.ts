import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../support/postgres-cluster.ts';
import { printTable } from './print-table.ts';
import { startGenerator, startSubject } from './processes.ts';

/**
 * `npm run bench:replicas`: two replicas on a private PostgreSQL, each with half of the load. It measures how long visitors
 * wait, and checks that every acknowledged lead is stored once with its deliveries. Options: `--rate 600 --seconds 10`, leads a
 * second over both.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const rate = option('rate', 600);
const seconds = option('seconds', 10);

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);

const cluster = await startCluster({}, { segmentMb: 16 });
if (!cluster) {
  console.log('PostgreSQL is not installed here: two replicas need it.');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'two-replicas-'));
const url = cluster.database('replicas');
// both at once on an empty database: one migrates, the other waits
const replicas = await Promise.all(
  [1, 2].map((each) =>
    startSubject('./lead-server.ts', {
      DATA_DIR: join(folder, String(each)),
      DATABASE_URL: url,
      DATA_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
  ),
);
const generators = await Promise.all(replicas.map(() => startGenerator()));
try {
  const each = { path: '/post-lead', connections: 32 } as const;
  const warm = 500;
  const requests = Math.round((rate * seconds) / 2);
  const both = (count: number, from: number, paced?: number) =>
    Promise.all(
      generators.map((generator, index) =>
        generator.run({
          ...each,
          port: replicas[index]?.port ?? 0,
          requests: count,
          from: from + index * count,
          ...(paced ? { rate: paced } : {}),
        }),
      ),
    );
  await both(warm, 0);
  const reports = await both(requests, 2 * warm, rate / 2);
  const failed = reports.reduce((sum, report) => sum + Object.values(report.failed).reduce((all, times) => all + times, 0), 0);
  printTable([
    ['', 'leads', 'a second', 'median, ms', 'p99, ms', 'longest, ms'],
    ...reports.map(({ latencies, seconds: took }, index) => [
      `replica ${index + 1}`,
      String(latencies.length),
      (latencies.length / took).toFixed(0),
      at(latencies, 0.5),
      at(latencies, 0.99),
      at(latencies, 1),
    ]),
  ]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ leads: number; whole: number }>(`
    SELECT count(*)::int AS leads, (count(*) FILTER (WHERE (SELECT count(*) FROM deliveries d WHERE d.submission_id = s.id) = 3))::int AS whole
    FROM submissions s`);
  await client.end();
  const sent = 2 * (warm + requests) - failed;
  console.log(`\n${sent} acknowledged, ${rows[0]?.leads} stored, ${rows[0]?.whole} with all their deliveries, ${failed} refused`);
  process.exitCode = rows[0]?.leads === sent && rows[0].whole === sent && failed === 0 ? 0 : 1;
} finally {
  for (const generator of generators) generator.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
