import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { LeadQuestion } from '../../lead-server/contract/studio/desk.ts';
import { leadNumber } from '../../lead-server/contract/studio/lead-number.ts';
import { saleTo } from '../../lead-server/src/delivery/destinations.ts';
import { notNamedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { findGivenUp } from '../../lead-server/src/desk/given-up.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { deliveryOverview } from '../../lead-server/src/studio/deliveries/delivery-overview.ts';
import { idsOfSought, readSought } from '../../lead-server/src/studio/leads/find-leads.ts';
import { loadLeads, selectLeads, viewOf } from '../../lead-server/src/studio/leads/select-leads.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { startCluster } from '../support/postgres-cluster.ts';
import { fillLeads, personOf } from './fill-store.ts';
import { printTable } from './print-table.ts';
import { sampleLead } from './sample-lead.ts';

/**
 * `npm run bench:desk`: how long each list and search of the desk takes over a million stored leads, on both stores. Options:
 * `--leads 1000000`, `--rounds 7`, `--store sqlite` or `postgres`.
 */
const { values: options } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    store: { type: 'string', default: '' },
  },
});
const [leads, rounds] = [Number(options.leads), Number(options.rounds)];
/** Milliseconds: each list and search. */
const most = 300;
const day = 86_400_000;
/** As the studio's handlers have them. */
const [limit, looks] = [50, 2000];

const key = `1:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`;
const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Times each look, the first of all left out: it fills caches. */
async function measure(
  settings: Readonly<Record<string, string>>,
  analyze: () => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const config = readConfig({ NODE_ENV: 'test', DATA_KEYS: key, DATA_DIR: folder, ...settings });
  const vault = createVault([parseDataKey(key)]);
  const { store } = await openStore(config, false);
  const now = Date.now();
  const started = performance.now();
  await fillLeads({ store, vault, leads, visits: 0, now, leadText: sampleLead() });
  await analyze();
  console.log(`filled with ${leads} leads in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const sales = new Map([
    ['exchange', saleTo('Harbor Law')],
    ['ingest', saleTo('')],
  ]);
  const parts = { store, vault, sales };
  const list = (question: LeadQuestion) => async () => {
    const { found } = await selectLeads(parts, question, undefined, { limit, most: looks, forMs: 150 });
    return found.map((each) => viewOf(parts, each)).length;
  };
  const find = (text: string) => async () => {
    const sought = readSought(text, now);
    if (!sought) throw new Error(`${text} is nothing to look for`);
    const found = (await loadLeads(parts, await idsOfSought(parts, sought))).map((each) => viewOf(parts, each));
    if (found.length === 0) throw new Error(`${text} is not found`);
  };
  const person = personOf(Math.floor(leads / 4) * 2);
  const [some] = await store.leadIds({ is: 'all' }, { after: '', before: 'g', newestFirst: true, limit: 1 });
  const work: Readonly<Record<string, () => Promise<unknown>>> = {
    'newest leads': list({}),
    'oldest leads': list({ oldestFirst: true }),
    'held leads': list({ outcome: 'held' }),
    'held for one reason': list({ outcome: 'held', reason: notNamedReason }),
    'given up': list({ outcome: 'given up' }),
    'not qualified': list({ outcome: 'not qualified' }),
    'tests of a year ago': list({ outcome: 'test', to: now - 300 * day }),
    'of a week, a year ago': list({ from: now - 300 * day, to: now - 293 * day }),
    'of one campaign': list({ campaign: '/survey' }),
    'of a state where nobody is': list({ state: 'WY' }),
    'by email': find(person.email),
    'by phone': find(person.phone),
    'by number': find(leadNumber(some ?? '')),
    'deliveries, with their figures': () => deliveryOverview(store, { sales, statuses: [] }, now),
    'given up, counted': () => findGivenUp(store, { destination: 'ingest' }, 5000),
  };
  const figures = new Map<string, number>();
  for (const [name, look] of Object.entries(work)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now();
      await look();
      if (round > 0) times.push(performance.now() - from);
    }
    figures.set(name, median(times));
  }
  await store.close();
  return figures;
}

const cluster =
  options.store === 'sqlite'
    ? undefined
    : await startCluster({ shared_buffers: '512MB', max_wal_size: '4GB' }, { segmentMb: 16 });
try {
  const all = new Map<string, ReadonlyMap<string, number>>();
  if (options.store !== 'postgres') all.set('SQLite', await measure({}, async () => {}));
  if (cluster) {
    const DATABASE_URL = cluster.database('desk');
    const analyze = async () => {
      const client = new pg.Client(DATABASE_URL);
      await client.connect();
      await client.query('ANALYZE');
      await client.end();
    };
    all.set('PostgreSQL', await measure({ DATABASE_URL }, analyze));
  }
  const names = [...new Set([...all.values()].flatMap((figures) => [...figures.keys()]))];
  const shown = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));
  printTable([
    ['ms', ...all.keys(), 'holds'],
    ...names.map((name) => {
      const values = [...all.values()].map((figures) => figures.get(name));
      return [name, ...values.map(shown), values.every((value) => (value ?? 0) <= most) ? 'yes' : 'NO'];
    }),
  ]);
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
