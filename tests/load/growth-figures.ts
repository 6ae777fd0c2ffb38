import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { dayName } from '../../lead-server/contract/experiments/zone-days.ts';
import type { Config } from '../../lead-server/src/settings/config.ts';
import { cellRows } from '../../lead-server/src/store/figure-cells.ts';
import { createReaders, openStore } from '../../lead-server/src/store/open-store.ts';
import { rollWork, writeArrivals } from '../../lead-server/src/store/postgres/arrivals.ts';
import { arrivalWriter } from '../../lead-server/src/store/sqlite/arrivals.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { campaignFigures } from '../../lead-server/src/studio/campaign-figures.ts';
import { answerFigures } from '../../lead-server/src/studio/figures/answer-figures.ts';
import { figuresOfDay } from './fill-figures.ts';

const dayMs = 86_400_000;
/** Days that the store holds, and those whose hours are hours. */
const [allDays, hourDays] = [400, 14];

/** Writes days of visits by the store's own writer, and rolls them up as time would. */
interface Filler {
  write(of: ReturnType<typeof figuresOfDay>): Promise<void>;
  /** Makes a day of its hours. */
  roll(part: 'visits' | 'steps', day: number): Promise<void>;
  close(): Promise<void>;
}

async function sqliteFiller(config: Config): Promise<Filler> {
  const { store } = await openStore(config);
  const database = new DatabaseSync(join(config.DATA_DIR, 'leads.db'));
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -262144');
  const write = arrivalWriter({
    prepare(sql) {
      const statement = database.prepare(sql);
      return { run: (...values) => Number(statement.run(...(values as never[])).changes), all: () => [] };
    },
  });
  return {
    async write({ changes, cells }) {
      database.exec('BEGIN');
      write(changes, cellRows(cells));
      database.exec('COMMIT');
    },
    roll: async (part, day) => void (await store.rollHours(part, day, day * 24, day * 24 + 24)),
    async close() {
      database.close();
      await store.close();
    },
  };
}

async function postgresFiller(config: Config): Promise<Filler> {
  // its tables
  await (await openStore(config)).store.close();
  const client = new pg.Client(config.DATABASE_URL);
  await client.connect();
  await client.query('SET synchronous_commit = off');
  const run = (text: string, values: readonly unknown[] = []) => client.query(text, [...values]);
  return {
    async write({ changes, cells }) {
      await run('BEGIN');
      await writeArrivals(run as never, changes, cellRows(cells));
      await run('COMMIT');
    },
    async roll(part, day) {
      for (const each of rollWork) if (each.part === part) await run(each.sql, [day, day * 24, day * 24 + 24]);
    },
    async close() {
      await run('VACUUM ANALYZE');
      await client.end();
    },
  };
}

/** Fills a store with counted visits of 400 days. @returns how many they are */
export async function fillFigures(config: Config, visits: number, now: number): Promise<number> {
  const filler = config.DATABASE_URL === undefined ? await sqliteFiller(config) : await postgresFiller(config);
  const today = Math.floor(now / dayMs);
  let sum = 0;
  for (let ago = allDays - 1; ago >= 0; ago -= 1) {
    const day = figuresOfDay(today - ago, visits / allDays, ago <= hourDays);
    await filler.write(day);
    await filler.roll('steps', today - ago);
    if (ago > hourDays) await filler.roll('visits', today - ago);
    sum += day.visits;
  }
  await filler.close();
  return sum;
}

/** Every figure that the studio asks for, at its largest. */
export const figuresAt = (now: number): Readonly<Record<string, (store: Store) => Promise<unknown>>> => {
  const ask =
    (days: number, by: string, where = {}, compare = false) =>
    (store: Store) => {
      const today = Math.floor(now / dayMs);
      const span = { from: dayName(today - days + 1), to: dayName(today), zone: 'UTC' };
      const body = { ...span, by, where, compare, measure: 'qualified' } as const;
      return answerFigures(store, body as never, { zone: 'UTC', own: undefined, at: now });
    };
  return {
    'today, by source': ask(1, 'source'),
    '7 days by source, against the 7 before': ask(7, 'source', {}, true),
    '28 days of a campaign, by sub id': ask(28, 'sub', { campaign: 'campaign0' }, true),
    '62 days of a source, by affiliate': ask(62, 'affid', { source: 'meta' }),
    '200 days by device, against the 200 before': ask(200, 'device', {}, true),
    '400 days by campaign': ask(400, 'campaign'),
    '400 days by source': ask(400, 'source'),
    '400 days by sub id': ask(400, 'sub'),
    '400 days of a sub id': ask(400, 'device', { sub: 'ad-0-0' }),
    'a media buyer’s 400 days, by sub id': (store) =>
      answerFigures(
        store,
        {
          ...{ from: dayName(Math.floor(now / dayMs) - 399), to: dayName(Math.floor(now / dayMs)), zone: 'UTC', by: 'sub' },
          where: {},
          compare: false,
          measure: 'visits',
        },
        { zone: 'UTC', own: ['10'], at: now },
      ),
    'the list of campaigns, with falls': (store) => campaignFigures(store, now),
  };
};

/** The seconds of each figure: wall clock, the median of rounds, as the studio's call reads it. */
export async function figureSeconds(config: Config, now: number, rounds: number): Promise<Readonly<Record<string, number>>> {
  const seconds: Record<string, number> = {};
  const readers = createReaders(config);
  for (const [name, figure] of Object.entries(figuresAt(now))) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await readers.withReadOnlyStore(figure);
      taken.push((performance.now() - started) / 1000);
    }
    seconds[name] = taken.sort((one, other) => one - other)[rounds >> 1] ?? Number.NaN;
  }
  await readers.close();
  return seconds;
}
