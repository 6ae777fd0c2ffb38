import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { flowById } from '../../lead-server/contract/flows/index.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { leadBody } from './numbered-lead.ts';
import { printTable } from './print-table.ts';
import { cpuOfTree, type Subject, startSubject } from './processes.ts';

/**
 * `npm run bench:rollups`: what the figures by campaign add to a visit, in processor time of server and database. The same visits are
 * made with and without an arrival in their cookie, in turns: without one the server counts nothing.
 * Options: `--rounds 21 --visits 200`.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const [rounds, visits] = [option('rounds', 21), option('visits', 200)];
const most = 0.05;

const steps = (flowById('main')?.steps ?? []).map(({ step }) => step);
const random = seededRandom(5);
let numbered = 0;

const without = (cookie: string) =>
  cookie.replace(/(visit-main=)([^.;]+\.[^.;]+)\.[^;]*/, (_, name: string, first: string) => name + first);

/** Each report of a visit: the steps walked since the one before. */
function reportsOf(kind: Kind): readonly (readonly (readonly unknown[])[])[] {
  if (kind === 'a page') return [[['shown', steps[0]]]];
  const edges = steps.slice(1).map((step, at) => ['walked', steps[at], step, 1 + random(6)] as const);
  return [[['shown', steps[0]]], edges.slice(0, 3), edges.slice(3, 6), edges.slice(6, 9), edges.slice(9)];
}

const kinds = ['a page', 'a lead'] as const;
type Kind = (typeof kinds)[number];

interface Opened {
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a page as its script does. */
async function open(url: string, isCounted: boolean): Promise<Opened> {
  const agent = random(4) === 0 ? 'Mozilla/5.0 (X11; Linux x86_64)' : 'Mozilla/5.0 (iPhone) Mobile/15E148';
  const page = await (await fetch(`${url}/survey`, { headers: { 'user-agent': agent } })).text();
  const stamp = /main\.[\w-]+\.[\w-]{22}/.exec(page)?.[0] ?? '';
  if (stamp === '') throw new Error('the page has no stamp: build the funnel first');
  const advert = random(24);
  const came = {
    affid: String(10 + (advert % 4)),
    sub_id: `ad-${advert}`,
    source: ['google', 'meta', 'tiktok'][advert % 3] ?? '',
  };
  const settings = await fetch(`${url}/page-settings?${new URLSearchParams({ ...came, stamp })}`, {
    headers: { 'user-agent': agent },
  });
  await settings.text();
  const whole = settings.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { headers: { 'user-agent': agent, cookie: isCounted ? whole : without(whole) } };
}

async function post(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body, headers });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
}

async function sendLead(url: string, { headers }: Opened): Promise<void> {
  numbered += 1;
  const more = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  await post(`${url}/post-lead`, leadBody(numbered), { ...headers, ...more });
}

/** How long counts wait at most, and a little more, in milliseconds. */
const storedMs = 8600;
/** Reports of a visit are that far apart: a page waits for a pause of its visitor. */
const pauseMs = 3000;

/** Does something for all, twenty at a time. */
async function all<Each>(list: readonly Each[], work: (each: Each) => Promise<unknown>): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) await work(each);
  };
  await Promise.all(Array.from({ length: 20 }, lane));
}

/** Microseconds of processor time a visit. All visits are under way at once, each report after the same pause. */
async function cost(subject: Subject, database: () => number, kind: Kind, isCounted: boolean): Promise<number> {
  const url = `http://127.0.0.1:${subject.port}`;
  const before = (await subject.cpu()) + database();
  const opened: Opened[] = [];
  await all(
    Array.from({ length: visits }, (_, at) => at),
    async () => opened.push(await open(url, isCounted)),
  );
  for (const events of reportsOf(kind)) {
    await all(opened, ({ headers }) => post(`${url}/events`, JSON.stringify({ flow: 'main', events }), headers));
    if (kind === 'a lead') await wait(pauseMs);
  }
  if (kind === 'a lead') await all(opened, (each) => sendLead(url, each));
  await wait(storedMs);
  return ((await subject.cpu()) + database() - before) / visits;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const quartiles = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.25, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN);
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const folder = mkdtempSync(join(tmpdir(), 'bench-rollups-'));
const cluster = await startCluster({}, { segmentMb: 16 });
const subjects = [
  ['SQLite', { DATA_DIR: join(folder, 'sqlite') }, () => 0],
  ...(cluster
    ? [
        [
          'PostgreSQL',
          { DATA_DIR: join(folder, 'pg'), DATABASE_URL: cluster.database('rollups') },
          () => cpuOfTree(cluster.pid()),
        ] as const,
      ]
    : []),
] as const;
const rows = [['', 'without, µs', 'with, µs', 'adds', 'quartiles', 'holds']];
try {
  for (const [name, env, database] of subjects) {
    const subject = await startSubject('./lead-server.ts', { ...env, LOG_LEVEL: 'error', LEADS_PER_PERSON: '0' });
    for (const kind of kinds) {
      for (const isCounted of [true, false]) await cost(subject, database, kind, isCounted);
      const pairs: (readonly [number, number])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const isFirst = round % 2 === 0;
        const one = await cost(subject, database, kind, isFirst);
        const other = await cost(subject, database, kind, !isFirst);
        pairs.push(isFirst ? [other, one] : [one, other]);
      }
      const ratios = pairs.map(([bare, counted]) => counted / bare - 1);
      const [bare, counted] = [median(pairs.map(([each]) => each)), median(pairs.map(([, each]) => each))];
      const [low = 0, high = 0] = quartiles(ratios);
      const adds = median(ratios);
      const cells = [bare.toFixed(0), counted.toFixed(0), percent(adds), `${percent(low)} to ${percent(high)}`];
      rows.push([`${kind}, ${name}`, ...cells, adds <= most ? 'yes' : 'NO']);
      console.log(`${kind}, ${name}: ${cells.join(', ')}`);
    }
    await subject.stop();
  }
  console.log(`Processor time of server and database a visit, ${rounds} pairs of ${visits} visits in turns`);
  printTable(rows);
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
