import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageReport } from './page-generator.ts';
import { printTable } from './print-table.ts';
import { type Subject, startPageGenerator, startSubject } from './processes.ts';
import { disturbances } from './stolen-time.ts';

/**
 * `npm run bench:pages`: what a page costs beside sirv serving the same bytes as files, in turns. Each view has a click id of its
 * own. It measures the last build. Options: `--rounds 15 --requests 6000`.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const rounds = option('rounds', 15);
const requests = option('requests', 6000);
const connections = 32;

/** Milliseconds of processor a page, pages a second, and what sirv may be better by. */
const targets = { ms: 0.2, rate: 4000, ratio: 2 } as const;

/** Landing pages of campaigns, one in Spanish and one in another look; none with an experiment. */
const paths = ['/survey', '/g', '/f', '/form', '/survey/es', '/survey/tt'];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const built = fileURLToPath(new URL('../../dist', import.meta.url));
if (!existsSync(join(built, 'server'))) throw new Error('The funnel is not built: run `npm run build` first.');

interface Contestant {
  readonly name: string;
  readonly subject: Subject;
  readonly rounds: { ms: number; rate: number; p99: number; bytes: number }[];
}

const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const generator = await startPageGenerator();

async function view({ port }: Subject, count: number): Promise<PageReport> {
  const report = await generator.run({ port, paths, connections, requests: count });
  for (const [status, times] of Object.entries(report.failed))
    throw new Error(`${times} of ${count} views were answered with ${status}, not 200`);
  return report;
}

async function round({ subject, rounds: done }: Contestant): Promise<void> {
  const before = await subject.cpu();
  const report = await view(subject, requests);
  const used = (await subject.cpu()) - before;
  done.push({
    ms: used / 1000 / requests,
    rate: requests / report.seconds,
    p99: at(report.latencies, 0.99),
    bytes: report.bytes / requests,
  });
}

/** Writes the pages of a server as files, packed as small as they get. */
async function saveAsFiles(subject: Subject, directory: string): Promise<void> {
  for (const path of paths) {
    const page = Buffer.from(await (await fetch(`http://127.0.0.1:${subject.port}${path}`)).arrayBuffer());
    const file = join(directory, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    writeFileSync(`${file}.br`, brotliCompressSync(page));
    writeFileSync(`${file}.gz`, gzipSync(page, { level: 9 }));
  }
}

const subjects: Subject[] = [];
try {
  const ours = await startSubject('./lead-server.ts', {
    FUNNEL_DIR: built,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  });
  subjects.push(ours);
  await saveAsFiles(ours, join(folder, 'files'));
  const files = await startSubject('./sirv-pages.ts', { SIRV_DIR: join(folder, 'files') });
  subjects.push(files);
  const all: readonly Contestant[] = [
    { name: 'sirv, files', subject: files, rounds: [] },
    { name: 'lead server, pages', subject: ours, rounds: [] },
  ];
  for (const { subject } of all) await view(subject, 4000);
  for (let index = 0; index < rounds; index += 1) for (const each of all) await round(each);

  const of = (each: Contestant, figure: 'ms' | 'rate' | 'p99' | 'bytes') => median(each.rounds.map((one) => one[figure]));
  const [reference, pages] = all as readonly [Contestant, Contestant];
  // within a round both met the same machine
  const ratio = median(pages.rounds.map(({ ms }, index) => ms / (reference.rounds[index]?.ms ?? Number.NaN)));
  console.log(`\nPage views, ${connections} connections, median of ${rounds} rounds of ${requests}`);
  printTable([
    ['', 'processor, ms a page', 'pages a second', 'p99, ms', 'KB a page'],
    ...all.map((each) => [
      each.name,
      of(each, 'ms').toFixed(3),
      of(each, 'rate').toFixed(0),
      of(each, 'p99').toFixed(1),
      (of(each, 'bytes') / 1000).toFixed(1),
    ]),
  ]);
  console.log(`\nProcessor of the lead server to sirv's, round by round: ${ratio.toFixed(2)}\n${disturbances()}`);
  const missed = [of(pages, 'ms') > targets.ms, of(pages, 'rate') < targets.rate, ratio > targets.ratio].filter(Boolean).length;
  console.log(
    `\nTargets: at most ${targets.ms} ms, at least ${targets.rate} a second, at most ${targets.ratio} times sirv: ${missed === 0 ? 'met' : `${missed} missed`}`,
  );
} finally {
  generator.stop();
  await Promise.all(subjects.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
}
