import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { startRetention, sweepExpired } from '../../lead-server/src/privacy/retention.ts';
import { readConfig } from '../../lead-server/src/settings/config.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { NewDelivery, SubmissionKind, SubmissionState } from '../../lead-server/src/store/records.ts';
import { type Store, StoreUnavailable } from '../../lead-server/src/store/store.ts';
import { gateStores, withStore } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer } from '../support/running-server.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const settings = readConfig({
  RETENTION_LEAD_DAYS: '100',
  RETENTION_DISQUALIFIED_DAYS: '50',
  RETENTION_REFUSED_DAYS: '20',
  RETENTION_UNFINISHED_DAYS: '5',
  RETENTION_PRIVACY_DAYS: '80',
  RETENTION_MESSAGE_DAYS: '10',
  RETENTION_DELIVERY_DAYS: '60',
});

describe.each(gateStores('retention'))('retention ($name)', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });

  /** One of each kind, received at the start. */
  const kinds: readonly (readonly [SubmissionKind, SubmissionState])[] = [
    ['lead', 'accepted'],
    ['lead', 'disqualified'],
    ['lead', 'refused'],
    ['lead', 'erased'],
    ['message', 'accepted'],
    ['privacy', 'done'],
    ['privacy', 'unverified'],
    ['privacy', 'open'],
  ];

  it('removes each kind on its day and not before, by the given clock', async () => {
    const named = new Map<string, string>();
    await store.commit(
      kinds.map(([kind, state]) => {
        const id = uuidv7(start);
        named.set(id, `${kind} ${state}`);
        const delivered = { destination: 'exchange', state: 'delivered', reason: '' } as const;
        return {
          id,
          kind,
          state,
          key: id,
          bodyHash: '',
          receivedAt: start,
          emailMac: '',
          phoneMac: '',
          sealed: Buffer.from('x'),
          consent: undefined,
          deliveries: state === 'accepted' ? [delivered] : [],
        };
      }),
    );
    await store.saveSession('visit', Buffer.from('x'), start);
    const leftAfter = async (days: number) => {
      await sweepExpired(store, settings, start + days * day);
      return (await store.byIds([...named.keys()])).map(({ id }) => named.get(id));
    };
    const all = [...named.values()];
    const without = (...gone: readonly string[]) => all.filter((each) => !gone.includes(each));
    const same = async (days: number, expected: readonly string[]) =>
      expect((await leftAfter(days)).sort()).toEqual([...expected].sort());

    await same(4, all);
    expect(await store.session('visit')).toBeDefined();
    await same(10, all);
    expect(await store.session('visit')).toBeUndefined();
    await same(11, without('message accepted'));
    await same(21, without('message accepted', 'lead refused'));
    await same(51, without('message accepted', 'lead refused', 'lead disqualified'));
    const deliveries = async () => (await store.deliveries(undefined, { after: '', limit: 100 })).length;
    await sweepExpired(store, settings, start + 60 * day);
    expect(await deliveries()).toBe(1);
    await sweepExpired(store, settings, start + 61 * day);
    expect(await deliveries()).toBe(0);
    await same(81, ['lead accepted', 'lead erased', 'privacy open']);
    // an open request waits for its person, however long
    await same(101, ['privacy open']);
  });

  /** An accepted lead of the start. @returns its id */
  async function storeLead(deliveries: readonly NewDelivery[] = []): Promise<string> {
    const id = uuidv7(start);
    const row = {
      id,
      kind: 'lead',
      state: 'accepted',
      key: id,
      bodyHash: '',
      receivedAt: start,
      emailMac: '',
      phoneMac: '',
    } as const;
    await store.commit([{ ...row, sealed: Buffer.from('x'), consent: undefined, deliveries }]);
    return id;
  }

  it('keeps without end where the setting is 0', async () => {
    const id = await storeLead([{ destination: 'exchange', state: 'delivered', reason: '' }]);
    await store.saveSession('for ever', Buffer.from('x'), start);
    const cell = { flow: 'main', experiment: '', variant: '' };
    const seen = { cells: [cell], visitor: 'v', day: Math.floor(start / day), exposed: true, step: 'StartPath', blocked: false };
    await store.recordVisits([{ ...seen, steps: [], ending: '', reason: '' }]);
    const left = async () => ({
      leads: await store.byIds([id]),
      session: await store.session('for ever'),
      visits: await store.visitCounts(),
    });
    const before = await left();
    expect(before).toMatchObject({ leads: [{ deliveries: [{}] }], session: expect.anything(), visits: [{ count: 1 }] });
    const never = Object.fromEntries(Object.keys(settings).flatMap((name) => (/^RETENTION_/.test(name) ? [[name, 0]] : [])));
    await sweepExpired(store, { ...settings, ...never }, start + 100_000 * day);
    expect(await left()).toEqual(before);
    await sweepExpired(store, { ...settings, RETENTION_VISIT_DAYS: 1 }, start + 1000 * day);
    expect(await left()).toEqual({ leads: [], session: undefined, visits: [] });
  });

  it('removes more than fits into one batch', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => {
      const id = uuidv7(start + index);
      const more = { bodyHash: '', emailMac: '', phoneMac: '', sealed: Buffer.from('x'), consent: undefined, deliveries: [] };
      return { ...more, id, kind: 'message', state: 'accepted', key: id, receivedAt: start + index } as const;
    });
    for (let from = 0; from < rows.length; from += 250) await store.commit(rows.slice(from, from + 250));
    expect(await sweepExpired(store, settings, start + 50 * day)).toMatchObject({ submissions: 2500 });
  });

  it('removes deliveries in batches and ended counters, and nothing once it is told to stop', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => {
      const id = uuidv7(start + index);
      const more = { bodyHash: '', emailMac: '', phoneMac: '', sealed: Buffer.from('x'), consent: undefined };
      // the first of them wait for a person: pieces in which nothing is old end nothing
      const deliveries = [{ destination: 'exchange', state: index < 1500 ? 'dead' : 'delivered', reason: '' } as const];
      return { ...more, id, kind: 'lead', state: 'accepted', key: id, receivedAt: start, deliveries } as const;
    });
    for (let from = 0; from < rows.length; from += 250) await store.commit(rows.slice(from, from + 250));
    await store.incrementCounter('counted', start, start + day);
    const later = start + 61 * day;
    expect(await sweepExpired(store, settings, start + 200 * day, () => false)).toEqual({ submissions: 0, deliveries: 0 });
    expect(await sweepExpired(store, settings, later)).toMatchObject({ deliveries: 1500 });
    // as of the start it would still count
    expect(await store.getCounter('counted', start)).toBeUndefined();
  });

  it('runs all other parts when one fails, names it, and does not count as a complete round', async () => {
    await store.saveSession('old', Buffer.from('x'), start);
    await store.incrementCounter('old', start, start + day);
    const lines: string[] = [];
    const rounds: number[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const at = start + 61 * day;
    const fails = () => Promise.reject(new StoreUnavailable('Query read timeout'));
    const round = async (broken: Partial<Store>) => {
      let stop = async () => {};
      await new Promise<void>((resolve) => {
        const deleteCountersBefore = async (...of: Parameters<Store['deleteCountersBefore']>) => {
          const count = await store.deleteCountersBefore(...of);
          resolve();
          return count;
        };
        const watched = { ...store, getValue: async () => undefined, deleteCountersBefore, ...broken };
        const onForgotten = (moment: number) => void rounds.push(moment);
        stop = startRetention({ store: watched, log, settings, now: () => at, onForgotten });
      });
      await stop();
    };
    await round({ expire: fails, expireDeliveries: fails });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      ['submissions', 'deliveries'].map((part) => ({ level: 40, part, failure: { name: 'StoreUnavailable' } })),
    );
    expect(await store.session('old')).toBeUndefined();
    expect(await store.getCounter('old', start)).toBeUndefined();
    expect(rounds).toEqual([]);
    await round({});
    expect(rounds).toEqual([at]);
  });

  it('repeats on a timer, and stops with the server', async () => {
    const everyMs = 3_600_000;
    const times: number[] = [];
    const counting = {
      ...store,
      deleteSessionsBefore: async (moment: number) => {
        times.push(moment);
        return 0;
      },
      deleteVisits: async () => 0,
      deleteArrivals: async () => 0,
      deleteSpend: async () => {},
      deleteCountersBefore: async () => 0,
    };
    let clock = start;
    const now = () => {
      clock += day;
      return clock;
    };
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stop = startRetention({ store: counting, log: pino({ level: 'silent' }), settings, now, everyMs });
      for (const days of [1, 2, 3]) {
        while (times.length < days) await turn();
        expect(times.at(-1)).toBe(start + (days - 5) * day);
        // the round ends after what was counted
        await turn();
        vi.advanceTimersByTime(everyMs - 1);
        await turn();
        expect(times).toHaveLength(days);
        if (days < 3) vi.advanceTimersByTime(1);
      }
      await stop();
      vi.advanceTimersByTime(5 * everyMs);
      await turn();
      expect(times).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('advances by a day an hour when the clock has leapt ahead, and logs it', async () => {
    const id = await storeLead();
    const moments: number[] = [];
    const lines: string[] = [];
    const visits: number[] = [];
    const counting = {
      ...store,
      deleteSessionsBefore: async (moment: number) => {
        moments.push(moment + 5 * day);
        return 0;
      },
      deleteVisits: async (_states: number, counts: number) => {
        visits.push(counts + settings.RETENTION_VISIT_DAYS);
        return 0;
      },
    };
    const log = pino({ level: 'error', base: null }, { write: (line: string) => void lines.push(line) });
    const leapt = start + 3650 * day;
    // other replicas, or the same one started again, take no further steps within the hour
    for (const [round, at] of [start, leapt, leapt, leapt + day / 24].entries()) {
      const stop = startRetention({ store: counting, log, settings, now: () => at });
      await expect.poll(() => moments.length, { timeout: 20_000 }).toBe(round + 1);
      await stop();
    }
    expect(moments).toEqual([start, start + day, start + day, start + 2 * day]);
    expect(visits).toEqual([0, 1, 1, 2].map((days) => start / day + days));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ days: 3650 }, { days: 3649 }, { days: 3649 }]);
    expect(await store.byIds([id])).toHaveLength(1);
  });
});

it('the server runs it: a disqualified lead is marked as one, and old rows are gone after a start', async () => {
  const first = await startTestServer();
  await first.post('/post-lead', leadBody({ with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' }));
  expect((await first.leads()).map(({ state }) => state)).toEqual(['disqualified']);
  const old = Date.now() - 400 * day;
  await first.stop();
  const { store } = await openStore(first.config);
  const id = uuidv7(old);
  const row = {
    id,
    kind: 'lead',
    state: 'disqualified',
    key: id,
    bodyHash: '',
    receivedAt: old,
    emailMac: '',
    phoneMac: '',
  } as const;
  await store.commit([{ ...row, sealed: Buffer.from('x'), consent: undefined, deliveries: [] }]);
  await store.close();
  const second = await startTestServer({ DATA_DIR: first.config.DATA_DIR });
  try {
    await expect.poll(() => second.look((open) => open.byIds([id])), { timeout: 20_000 }).toEqual([]);
    expect(await second.leads()).toHaveLength(1);
  } finally {
    await second.remove();
  }
});
