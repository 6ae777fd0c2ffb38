import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArrivalCell } from '#contract/experiments/arrival.ts';
import { zoneDays } from '#contract/experiments/zone-days.ts';
import { endedArrival, leadArrival } from '../../lead-server/src/experiments/arrivals.ts';
import { recoverEnds, rollUp } from '../../lead-server/src/experiments/figure-upkeep.ts';
import { createVisitRecorder, mergeArrivalUpdates } from '../../lead-server/src/experiments/visit-recorder.ts';
import { firstUuidAt, uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import type { ArrivalUpdate, FigureRow } from '../../lead-server/src/store/arrival-store.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { bothStores, withStore } from '../support/both-stores.ts';

let made = 0;
const cell = (change: Partial<ArrivalCell> = {}): ArrivalCell => {
  made += 1;
  const other = { version: 1, flow: 'main', affid: '10', sub: '', source: 'google' };
  return { campaign: `campaign-${made}`, ...other, device: 'phone', language: 'en', theme: 'harbor', ...change };
};
/** A whole day. */
const hour = 20_000 * 24;
const news = (of: ArrivalCell, change: Partial<ArrivalUpdate> = {}): ArrivalUpdate => ({
  ...{ cell: of, hour, visitor: 'a', exposed: true, step: 'First', blocked: false, steps: [['First', '']] },
  ...{ ending: '', qualified: false, leads: [] },
  ...change,
});
const nothing = {
  ...{ visits: 0, lost: 0, finished: 0, disqualified: 0, dropped: 0, blocked: 0, qualified: 0 },
  ...{ sold: 0, accepted: 0, returned: 0, cents: 0 },
};
const lead = (arrival?: NewSubmission['arrival'], id = uuidv7(hour * 3_600_000)): NewSubmission => ({
  ...{ id, key: id, kind: 'lead', state: 'accepted', bodyHash: '', emailMac: '', phoneMac: '' },
  receivedAt: hour * 3_600_000,
  sealed: Buffer.from('x'),
  consent: undefined,
  deliveries: ['one', 'two'].map((destination) => ({ destination, state: 'pending', reason: '' })),
  arrival,
});

/** Figures by campaign: one suite for both databases. */
describe.each(bothStores('arrivals', { serializable: true }))('figures by campaign in $title', (adapter) => {
  let store: Store;
  withStore(adapter, (opened) => {
    store = opened;
  });
  const all = (campaign: string, of = { from: 0, to: 10 * hour }) =>
    store.visitFigures({ ...of, where: { campaign } }, []).then(([row]): Partial<FigureRow> | undefined => row);
  const total = async (campaign: string) => ({ ...nothing, ...(await all(campaign)) });
  const steps = async (campaign: string) =>
    (await store.stepFigures({ from: 0, to: 10 * hour, where: { campaign } }))
      .map(({ step, target, count }) => `${step}>${target} ${count}`)
      .sort();
  const record = (...updates: ArrivalUpdate[]) => store.recordVisits([], mergeArrivalUpdates(updates));

  it('count a visit once, with its end at its last step', async () => {
    const of = cell();
    await record(news(of), news(of, { visitor: 'b', blocked: true }));
    await record(
      news(of, {
        step: 'Second',
        steps: [
          ['First', 'Second'],
          ['Second', ''],
        ],
      }),
    );
    await record(
      news(of, {
        step: 'Second',
        steps: [
          ['First', 'Second'],
          ['Second', ''],
        ],
      }),
    );
    expect(await total(of.campaign)).toMatchObject({ ...nothing, visits: 2, dropped: 1, blocked: 1 });
    expect(await steps(of.campaign)).toEqual(['First> 2', 'First>Second 1', 'First>blocked 1', 'Second> 1', 'Second>dropped 1']);
    const end = endedArrival({ cell: of, hour }, 'a', { id: uuidv7(), reason: '', qualified: true });
    await record(end);
    await record({ ...end, ending: 'disqualified', qualified: false });
    expect(await total(of.campaign)).toMatchObject({ ...nothing, visits: 2, finished: 1, blocked: 1, qualified: 1 });
    expect(await steps(of.campaign)).toEqual(['First> 2', 'First>Second 1', 'First>blocked 1', 'Second> 1', 'Second>finished 1']);
  });

  it('keep an end without a report apart until the page reports', async () => {
    const of = cell();
    await record(endedArrival({ cell: of, hour }, 'a', { id: uuidv7(), reason: 'yes', qualified: false }));
    expect(await total(of.campaign)).toMatchObject({ visits: 0, lost: 1, disqualified: 0 });
    await record(news(of));
    expect(await total(of.campaign)).toMatchObject({ visits: 1, lost: 0, disqualified: 1 });
  });

  it('are split by column and by day, and found by their values', async () => {
    const of = cell();
    const spanish = { ...of, language: 'es', version: 2 };
    await record(news(of), news(spanish, { hour: hour + 30 }), news(spanish, { visitor: 'b', hour: hour + 30 }));
    const ask = { from: hour, to: hour + 48, where: { campaign: of.campaign } };
    const short = (rows: readonly FigureRow[]) => rows.map(({ by, visits }) => [...by, visits]);
    expect(short(await store.visitFigures(ask, ['language', 'version']))).toEqual([
      ['en', 1, 1],
      ['es', 2, 2],
    ]);
    expect(await store.visitDays(ask, 'language', 'dropped')).toEqual([
      { day: hour / 24, name: 'en', visits: 1, value: 1 },
      { day: hour / 24 + 1, name: 'es', visits: 2, value: 2 },
    ]);
    expect(await store.visitDays({ ...ask, to: hour + 30 }, 'version', 'visits')).toEqual([
      { day: hour / 24, name: '1', visits: 1, value: 1 },
    ]);
    expect(short(await store.visitFigures({ ...ask, where: { ...ask.where, version: 2 } }, []))).toEqual([[2]]);
    expect(short(await store.visitFigures({ ...ask, to: hour + 30 }, ['campaign']))).toEqual([[of.campaign, 1]]);
    expect((await store.countedSince()).hour).toBeLessThanOrEqual(hour);
  });

  it('give every campaign by days back from an hour', async () => {
    const [one, other] = [cell(), cell()];
    const at = hour * 2;
    const end = { ending: 'finished', qualified: true } as const;
    await record(
      ...[at, at - 1, at - 24, at - 25, at - 72].map((begun, index) => news(one, { hour: begun, visitor: `v${index}` })),
      news(other, { hour: at - 49, ...end }),
    );
    const bins = (await store.campaignBins(at, 3)).filter(({ campaign }) => [one.campaign, other.campaign].includes(campaign));
    const short = bins.map(({ campaign, bin, part, ...each }) => [
      campaign === one.campaign,
      bin,
      part,
      each.visits,
      each.qualified,
    ]);
    expect(short.sort()).toEqual(
      [
        [true, -1, 0, 1, 0],
        [true, 0, 0, 1, 0],
        [true, 0, 3, 1, 0],
        [true, 1, 0, 1, 0],
        [true, 2, 3, 1, 0],
        [false, 2, 0, 1, 1],
      ].sort(),
    );
  });

  it('count everybody under concurrency', async () => {
    const of = cell();
    const updates = Array.from({ length: 40 }, (_, index) => news(of, { visitor: `v${index}` }));
    await Promise.all(Array.from({ length: 8 }, (_, turn) => record(...(turn % 2 ? updates : [...updates].reverse()))));
    expect(await total(of.campaign)).toMatchObject({ visits: 40, dropped: 40 });
    expect(await steps(of.campaign)).toEqual(['First> 40', 'First>dropped 40']);
  });

  it('count a lead as sold once, and its buyers by their latest verdicts', async () => {
    const of = cell();
    const end = { id: uuidv7(hour * 3_600_000), reason: '', qualified: true };
    const given = lead(leadArrival({ cell: of, hour }, 'a', end), end.id);
    await store.commit([given, lead()]);
    await record(news(of), endedArrival({ cell: of, hour }, 'a', end));
    const at = given.receivedAt;
    const settled = { submissionId: given.id, attempt: 1, reason: '', nextAt: at, at };
    for (const destination of ['one', 'two']) await store.claim(destination, at, at + 1000, 100);
    await store.settle({ ...settled, destination: 'one', state: 'dead', sold: false });
    expect(await total(of.campaign)).toMatchObject({ sold: 0 });
    await store.settleAll([{ ...settled, destination: 'two', state: 'delivered', sold: true }]);
    // a lease that ended counts nothing
    await store.settle({ ...settled, destination: 'two', state: 'delivered', sold: true });
    await store.replay(given.id, 'one', at, ['dead']);
    await store.claim('one', at, at + 1000, 100);
    await store.settle({ ...settled, destination: 'one', attempt: 1, state: 'delivered', sold: true });
    expect(await total(of.campaign)).toMatchObject({ qualified: 1, sold: 1, accepted: 0, cents: 0 });

    const reply = { submissionId: given.id, reason: '', partnerLeadId: '', at };
    await store.keepReply({ ...reply, destination: 'one', verdict: 'accepted', priceCents: 4000 });
    await Promise.all(
      [1, 2, 3].map(() => store.keepReply({ ...reply, destination: 'two', verdict: 'accepted', priceCents: 2500 })),
    );
    expect(await total(of.campaign)).toMatchObject({ accepted: 1, returned: 0, cents: 6500 });
    await store.keepReply({ ...reply, destination: 'one', verdict: 'returned' });
    expect(await total(of.campaign)).toMatchObject({ accepted: 1, returned: 1, cents: 2500 });
    await store.keepReply({ ...reply, destination: 'two', verdict: 'returned' });
    expect(await total(of.campaign)).toMatchObject({ sold: 1, accepted: 0, returned: 1, cents: 0 });
  });

  it('count an end whose process stopped, once', async () => {
    const of = cell();
    const ends = Array.from({ length: 3 }, () => ({ id: uuidv7(hour * 3_600_000), reason: '', qualified: true }));
    await store.commit(ends.map((end, at) => lead(leadArrival({ cell: of, hour }, `v${at}`, end), end.id)));
    await record(...ends.map((_, at) => news(of, { visitor: `v${at}` })));
    const recorder = createVisitRecorder({ store, log: { warn: () => {} } as never, now: () => new Date() });
    for (const _ of ['first', 'again']) {
      await recoverEnds({ store, recorder }, (hour - 1) * 3_600_000, (hour + 1) * 3_600_000);
      await recorder.drain();
      expect(await total(of.campaign)).toMatchObject({ visits: 3, finished: 3, qualified: 3 });
    }
    const page = { after: firstUuidAt(hour * 3_600_000), limit: 500 };
    expect((await store.pendingLeads(page)).filter(({ id }) => ends.some((end) => end.id === id))).toEqual([]);
  });

  it('become days, with what comes late, and are forgotten by their day', async () => {
    const of = cell();
    const old = 100 * 24;
    const roll = async (day: number) => {
      for (const part of ['visits', 'steps'] as const) await rollUp(store, zoneDays('UTC'), part, day * 24);
    };
    await record(news(of, { hour: old }), news(of, { hour: old + 23 }), news(of, { hour: old + 24 }));
    const before = await total(of.campaign);
    const [walked, day] = [await steps(of.campaign), { from: old, to: old + 24 }];
    await roll(101);
    await record(news(of, { hour: old + 1, visitor: 'late' }));
    expect(await total(of.campaign)).toEqual({ ...before, visits: 4, dropped: 4 });
    await roll(101);
    expect(await total(of.campaign)).toEqual({ ...before, visits: 4, dropped: 4 });
    expect(await steps(of.campaign)).toEqual(walked.map((each) => each.replace(' 3', ' 4')));
    expect(await all(of.campaign, day)).toMatchObject({ visits: 3 });
    // a part of a day that is one row is not made up
    expect(await all(of.campaign, { ...day, to: old + 12 })).toBeUndefined();
    // its states are still there: an end is counted where the visit began
    await record(news(of, { hour: old, ending: 'finished' }));
    expect(await total(of.campaign)).toMatchObject({ visits: 4, finished: 1, dropped: 3 });
    await roll(102);
    expect(await store.deleteArrivals(old + 24, 101, 2)).toBe(2);
    expect(await store.deleteArrivals(old + 24, 101, 2)).toBe(1);
    expect(await total(of.campaign)).toMatchObject({ visits: 1 });
  });

  it('go with the lead, and stay counted', async () => {
    const of = cell();
    const end = { id: uuidv7(), reason: '', qualified: true };
    const given = lead(leadArrival({ cell: of, hour }, 'a', end), end.id);
    await store.commit([given]);
    const sealed = Buffer.from('erased');
    expect(await store.rewrite({ id: given.id, before: given.sealed, state: 'erased', sealed })).toBe(true);
    await store.keepReply({
      ...{ submissionId: given.id, destination: 'one', verdict: 'accepted', priceCents: 4000 },
      ...{ reason: '', partnerLeadId: '', at: given.receivedAt },
    });
    expect(await total(of.campaign)).toMatchObject({ accepted: 0 });
  });

  it('are what counting by hand gives, for any history in any batches', { timeout: 60_000 }, async () => {
    const stepNames = ['First', 'Second', 'Third'];
    const update = fc.record({
      visit: fc.nat(4),
      what: fc.constantFrom('shown', 'walked', 'blocked', 'finished', 'disqualified'),
      step: fc.nat(1),
      qualified: fc.boolean(),
      cut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(update, { minLength: 1, maxLength: 25 }), async (history) => {
        const of = cell();
        const cells = [of, { ...of, source: 'meta' }];
        const toUpdate = ({ visit, what, step, qualified }: (typeof history)[number]): ArrivalUpdate => {
          // five visits in two cells and two hours
          const [name = '', next = ''] = stepNames.slice(step);
          const at = { visitor: `v${visit % 3}`, hour: hour + (visit % 2), cell: cells[visit > 2 ? 1 : 0] ?? of };
          if (what === 'finished' || what === 'disqualified')
            return news(of, { ...at, exposed: false, step: '', steps: [], ending: what, qualified });
          if (what === 'walked')
            return news(of, {
              ...at,
              step: next,
              steps: [
                [name, ''],
                [name, next],
                [next, ''],
              ],
            });
          return news(of, { ...at, step: name, blocked: what === 'blocked', steps: [[name, '']] });
        };
        const batch: ArrivalUpdate[] = [];
        for (const each of history) {
          batch.push(toUpdate(each));
          if (each.cut) await record(...batch.splice(0));
        }
        await record(...batch);

        // by hand: each visit from its own events, in order
        const counts = { ...nothing };
        const edges = new Map<string, number>();
        const edge = (name: string) => edges.set(name, (edges.get(name) ?? 0) + 1);
        for (const visit of [0, 1, 2, 3, 4]) {
          const own = history.filter((each) => each.visit === visit);
          const ended = own.find(({ what }) => what === 'finished' || what === 'disqualified');
          const reports = own.filter(({ what }) => what !== 'finished' && what !== 'disqualified');
          if (reports.length === 0) {
            counts.lost += ended ? 1 : 0;
            continue;
          }
          counts.visits += 1;
          const last = reports.filter((each) => !ended || own.indexOf(each) < own.indexOf(ended)).at(-1);
          const at = last ? (stepNames[last.step + (last.what === 'walked' ? 1 : 0)] ?? '') : '';
          const end = ended?.what ?? (last?.what === 'blocked' ? 'blocked' : 'dropped');
          counts[end as 'finished'] += 1;
          if (ended?.qualified) counts.qualified += 1;
          edge(`${at}>${end}`);
          const walked = reports.flatMap(({ what, step }) => {
            const [name, next] = stepNames.slice(step);
            return what === 'walked' ? [`${name}>`, `${name}>${next}`, `${next}>`] : [`${name}>`];
          });
          for (const each of new Set(walked)) edge(each);
        }
        expect(await total(of.campaign)).toMatchObject(counts);
        expect(await steps(of.campaign)).toEqual([...edges].map(([name, count]) => `${name} ${count}`).sort());
        // the parts of a split are the whole
        const split = await store.visitFigures({ from: hour, to: hour + 2, where: { campaign: of.campaign } }, ['source']);
        expect(split.reduce((sum, { visits }) => sum + visits, 0)).toBe(counts.visits);
      }),
      { numRuns: 40 },
    );
  });
});
