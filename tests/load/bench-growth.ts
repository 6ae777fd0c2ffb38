import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { rotateKeys } from '../../lead-server/src/privacy/key-rotation.ts';
import { findLeads } from '../../lead-server/src/privacy/person-records.ts';
import { sweepExpired } from '../../lead-server/src/privacy/retention.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { fillLeads, fillVisits, personOf } from './fill-store.ts';
import { figureSeconds, fillFigures } from './growth-figures.ts';
import { leadBody } from './numbered-lead.ts';
import { printTable } from './print-table.ts';
import { cpuOfTree, type Generator, type Subject, startGenerator, startSubject } from './processes.ts';

/**
 * `npm run bench:growth`: costs that grow with stored data, on both stores. It fills one as years of use would, and
 * measures it beside an empty one, and every figure of the studio over 10^8 counted visits of 400 days. Options: `--leads 50000
 * --visits 250000 --counted 100000000 --rounds 7`, `--store sqlite` or `postgres`, `--part figures` for these alone;
 * `--keep` writes the figures to growth.json, which the next run shows beside its own.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const leads = option('leads', 50_000);
const visits = option('visits', 250_000);
const rounds = option('rounds', 7);
const counted = option('counted', 100_000_000);
const isFiguresAlone = process.argv.includes('--part');
const only = process.argv.includes('--store') ? process.argv[process.argv.indexOf('--store') + 1] : undefined;

/** Each query in seconds; a lead, compared with an empty store's. */
const most = { look: 1, lead: 1.2, pause: 0.25, bytes: 5 * 1024, reseals: 10_000 };

const token = 'operators-of-an-invented-site';
const keyOf = (version: number) =>
  `${version}:${Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 7 + version) % 256)).toString('base64')}`;
const [key, newer] = [keyOf(1), keyOf(2)];
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

interface Place {
  readonly env: Readonly<Record<string, string>>;
  /** CPU of the database's own processes, in microseconds. */
  readonly database: () => number;
  /** Bytes on disk. */
  readonly size: () => Promise<number>;
  /** Counts what is there for the planner, as autovacuum does within minutes. */
  readonly analyze: () => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
const common = { NODE_ENV: 'test', DATA_KEYS: key, FUNNEL_DIR: join(folder, 'no-funnel'), LEADS_PER_PERSON: '0' };

/** A lead as the server stores it, to be stored many times. */
async function sampleLead(folder: string): Promise<string> {
  const env = { ...common, DATA_DIR: join(folder, 'sample') };
  const subject = await startSubject('./lead-server.ts', { ...env, LOG_LEVEL: 'silent' });
  await fetch(`http://127.0.0.1:${subject.port}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: leadBody(1),
  });
  await subject.stop();
  const { store } = await openStore(readConfig(env), true);
  const [row] = await store.submissions('lead', { after: '', limit: 1 });
  await store.close();
  if (!row) throw new Error('the sample was not stored');
  const content = decryptContent(createVault([parseDataKey(key)]), { ...row });
  return JSON.stringify(content)
    .replace(/maria\.\d+@example\.com/g, 'EMAIL')
    .replace(/I was waiting at a red light[^"]*/g, 'STORY');
}

let numbered = 0;
async function load(generator: Generator, subject: Subject, requests: number) {
  const from = numbered;
  numbered += requests;
  return generator.run({ port: subject.port, path: '/post-lead', connections: 32, requests, from });
}

/** CPU of a lead, server and database together, in the grown store against the empty one: the median of rounds that both took. */
async function leadRatio(empty: Place, grown: Place): Promise<{ readonly ratio: number; readonly micros: number }> {
  const generator = await startGenerator();
  const subjects = await Promise.all(
    [empty, grown].map(async (place) => ({
      place,
      subject: await startSubject('./lead-server.ts', { ...place.env, LOG_LEVEL: 'error' }),
    })),
  );
  const costs: [number, number][] = [];
  try {
    for (const { subject } of subjects) await load(generator, subject, 3000);
    for (let round = 0; round < rounds; round += 1) {
      const pair: number[] = [];
      for (const { place, subject } of subjects) {
        const before = (await subject.cpu()) + place.database();
        await load(generator, subject, 2000);
        pair.push(((await subject.cpu()) + place.database() - before) / 2000);
      }
      costs.push(pair as [number, number]);
    }
  } finally {
    generator.stop();
    await Promise.all(subjects.map(({ subject }) => subject.stop()));
  }
  return { ratio: median(costs.map(([one, other]) => other / one)), micros: median(costs.map(([, other]) => other)) };
}

async function commandSeconds(place: Place, ...args: readonly string[]): Promise<number> {
  return secondsOf(async () => {
    const file = fileURLToPath(new URL('../../lead-server/bin/ops.ts', import.meta.url));
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...place.env }, stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${code}`);
  });
}

/** The longest that a commit took while something else ran, in seconds. */
async function longestPause(
  store: Store,
  work: () => Promise<unknown>,
): Promise<{ readonly took: number; readonly pause: number }> {
  let [pause, isDone] = [0, false];
  const watching = (async () => {
    while (!isDone) {
      pause = Math.max(pause, await secondsOf(() => store.setValue('bench', String(performance.now()))));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const took = await secondsOf(work);
  isDone = true;
  await watching;
  return { took, pause };
}

type Figures = Record<string, number>;

async function measure(name: string, empty: Place, grown: Place, leadText: string): Promise<Figures> {
  const figures: Figures = {};
  const config = readConfig({ ...grown.env });
  const vault = createVault([parseDataKey(key)]);
  const { store } = await openStore(config);
  const now = Date.now();
  const before = await grown.size();
  console.log(
    `${name}: filled with ${leads} leads in ${(await secondsOf(() => fillLeads({ store, vault, leads, visits, now, leadText }))).toFixed(0)} s`,
  );
  figures['bytes a lead'] = ((await grown.size()) - before) / leads;
  const between = await grown.size();
  console.log(`${name}: and ${visits} visits in ${(await secondsOf(() => fillVisits({ store, visits, now }))).toFixed(0)} s`);
  figures['bytes a visit'] = ((await grown.size()) - between) / visits;
  await grown.analyze();

  const settings = { ...config, RETENTION_LEAD_DAYS: 1825, RETENTION_DISQUALIFIED_DAYS: 365 };
  const sweep = () => sweepExpired(store, settings, Date.now());
  const first = await longestPause(store, sweep);
  figures['retention, a first time (all that is old)'] = first.took;
  figures['the longest wait of a write meanwhile'] = first.pause;
  figures['retention with nothing to do'] = await secondsOf(sweep);

  const parts = { store, vault };
  const person = personOf(Math.floor(leads / 4));
  figures['person lookup'] = await secondsOf(async () => {
    if ((await findLeads(parts, person)).length !== 1) throw new Error('the person is not found');
  });
  await store.close();

  const { ratio, micros } = await leadRatio(empty, grown);
  figures['a lead against an empty store'] = ratio;
  figures['a lead, microseconds of CPU'] = micros;

  let subject: Subject | undefined;
  const bare = await secondsOf(async () => {
    const one = await startSubject('./lead-server.ts', { ...empty.env, LOG_LEVEL: 'error' });
    await one.stop();
  });
  figures['start, beyond an empty store’s'] = Math.max(
    0,
    (await secondsOf(async () => {
      const one = await startSubject('./lead-server.ts', { ...grown.env, LOG_LEVEL: 'error' });
      await one.stop();
    })) - bare,
  );
  subject = await startSubject('./lead-server.ts', { ...grown.env, LOG_LEVEL: 'error', OPS_TOKEN: token });
  const page = (path: string) => async () => {
    const answer = await fetch(`http://127.0.0.1:${subject?.port}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  };
  // its first count of the last days runs in the background
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  figures['/ops'] = await secondsOf(page('/ops'));
  await subject.stop();
  const noCommand = await commandSeconds(empty, 'requests');
  figures['ops requests, beyond an empty store’s'] = Math.max(0, (await commandSeconds(grown, 'requests')) - noCommand);

  const again = await openStore(config);
  const both = createVault([parseDataKey(key), parseDataKey(newer)]);
  let rows = 0;
  const cpuBefore = process.cpuUsage();
  const rotation = await longestPause(again.store, async () => {
    for (const { resealed } of await rotateKeys({ store: again.store, vault: both })) rows += resealed;
  });
  figures['rows sealed again a second'] = rows / rotation.took;
  // of a machine that does something else too: what it would be
  const { user, system } = process.cpuUsage(cpuBefore);
  figures['rows sealed again a second of processor time'] = rows / ((user + system) / 1e6);
  figures['the longest wait of a write while keys change'] = rotation.pause;
  await again.store.close();
  return figures;
}

/** The figures of the studio over as many counted visits as a busy site has in 400 days. */
async function measureFigures(name: string, place: Place): Promise<Figures> {
  const config = readConfig({ ...place.env });
  const now = Date.now();
  const started = performance.now();
  const visits = await fillFigures(config, counted, now);
  await place.analyze();
  console.log(`${name}: counted ${visits} visits in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const seconds = await figureSeconds(config, now, rounds);
  return Object.fromEntries(Object.entries(seconds).map(([figure, value]) => [`figures: ${figure}`, value]));
}

/** The limit of a figure; undefined for one that only informs. */
function holds(name: string, value: number): boolean | undefined {
  if (name === 'a lead against an empty store') return value <= most.lead;
  if (name.startsWith('the longest wait')) return value <= most.pause;
  if (name === 'bytes a lead') return value <= most.bytes;
  if (name === 'rows sealed again a second') return value >= most.reseals;
  if (
    name.startsWith('bytes') ||
    name.includes('microseconds') ||
    name.includes('processor time') ||
    name.includes('a first time')
  )
    return undefined;
  return value <= most.look;
}

const shown = (value: number | undefined) => (value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(3));
const lastFile = new URL('./growth.json', import.meta.url);
interface Kept {
  readonly at: string;
  readonly leads: number;
  readonly visits: number;
  readonly figures: Readonly<Record<string, Figures>>;
}
const last = JSON.parse(readFileSync(lastFile, 'utf8')) as Kept;

const cluster =
  only === 'sqlite' ? undefined : await startCluster({ shared_buffers: '512MB', max_wal_size: '4GB' }, { segmentMb: 16 });
const all: Record<string, Figures> = {};
try {
  const leadText = await sampleLead(folder);
  if (only !== 'postgres') {
    const at = (name: string): Place => {
      const data = join(folder, name);
      const size = async () =>
        readdirSync(data).reduce((sum, file) => sum + (file.startsWith('leads.db') ? statSync(join(data, file)).size : 0), 0);
      return { env: { ...common, DATA_DIR: data }, database: () => 0, size, analyze: async () => {} };
    };
    all.SQLite = {
      ...(isFiguresAlone ? {} : await measure('SQLite', at('empty'), at('grown'), leadText)),
      ...(await measureFigures('SQLite', at('counted'))),
    };
  }
  if (cluster) {
    const at = (name: string): Place => {
      const url = cluster.database(name);
      const ask = async (text: string) => {
        const client = new pg.Client(url);
        await client.connect();
        const { rows } = await client.query<{ size?: string }>(text);
        await client.end();
        return rows[0];
      };
      return {
        env: { ...common, DATA_DIR: join(folder, name), DATABASE_URL: url },
        database: () => cpuOfTree(cluster.pid()),
        size: async () => Number((await ask('SELECT pg_database_size(current_database())::text AS size'))?.size),
        analyze: async () => void (await ask('ANALYZE')),
      };
    };
    all.PostgreSQL = {
      ...(isFiguresAlone ? {} : await measure('PostgreSQL', at('none'), at('many'), leadText)),
      ...(await measureFigures('PostgreSQL', at('counted'))),
    };
  }
  let missed = 0;
  for (const [store, figures] of Object.entries(all)) {
    console.log(
      `\n${store}, ${leads} leads and ${visits} visits; the last release's with ${last.leads} and ${last.visits} (${last.at})`,
    );
    printTable([
      ['', 'now', 'last release', 'holds'],
      ...Object.entries(figures).map(([name, value]) => {
        const held = holds(name, value);
        if (held === false) missed += 1;
        return [name, shown(value), shown(last.figures[store]?.[name]), held === undefined ? '' : held ? 'yes' : 'NO'];
      }),
    ]);
  }
  console.log(
    `\nTargets: each look within ${most.look} s, a lead at most ${most.lead} times an empty store's, no write waits ${most.pause} s, ${most.bytes} bytes a lead, ${most.reseals} rows a second: ${missed === 0 ? 'met' : `${missed} missed`}`,
  );
  if (process.argv.includes('--keep'))
    writeFileSync(
      lastFile,
      `${JSON.stringify({ at: new Date().toISOString().slice(0, 10), leads, visits, figures: all } satisfies Kept, null, 2)}\n`,
    );
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
