import { describe, expect, it, onTestFinished } from 'vitest';
import type { ArrivalCell } from '#contract/experiments/arrival.ts';
import { dayAt } from '#contract/experiments/zone-days.ts';
import type { StudioBody } from '#contract/studio/calls.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { gateStores } from '../support/both-stores.ts';
import { figuresFunnel } from '../support/counted-visits.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const zone = 'America/New_York';
const today = dayAt(zone, Date.now());
const hour = Math.floor(Date.now() / 3_600_000);
const cell = (change: Partial<ArrivalCell>): ArrivalCell => ({
  ...{ campaign: 'survey', version: 1, flow: 'main', affid: '20', sub: '', source: 'meta' },
  ...{ device: 'phone', language: 'en', theme: '1', ...change },
});

/** Visits of a buyer's two affiliates and of another's. */
async function visitsIn(store: Store): Promise<void> {
  const came = [cell({}), cell({ affid: '21', source: 'google' }), cell({ affid: '30' })];
  const update = (of: ArrivalCell, visitor: string) => ({
    ...{ cell: of, hour, visitor, exposed: true, step: 'AutoAccidentCaseWorth', blocked: false },
    ...{ steps: [['AutoAccidentCaseWorth', '']], ending: 'finished', qualified: true, leads: [] },
  });
  const all = came.flatMap((of, at) => Array.from({ length: at + 1 }, (_, each) => update(of, `v${each}`)));
  await store.recordVisits([], all as never);
}
const ask = (change: Partial<StudioBody<'figures'>> = {}): StudioBody<'figures'> => ({
  ...{ from: today, to: today, by: 'affid', where: {}, compare: false, measure: 'qualified', zone, ...change },
});

describe.each(gateStores('studiofigures'))('figures in the studio, $label', slowTest, ({ settings }) => {
  it('show a media buyer their own affiliates alone, and what their leads cost', { timeout: 60_000 }, async () => {
    const server = await startTestServer({
      ...settings(),
      FUNNEL_DIR: figuresFunnel(),
      OPS_TOKEN: 'a-token-of-thirty-two-characters-and-more',
      BUSINESS_ZONE: zone,
      MEDIA_AFFIDS: 'ana=20,ana=21',
    });
    onTestFinished(server.remove);
    const { store } = await openStore(server.config);
    await visitsIn(store);
    await store.close();
    const [ana, mo, new_] = await Promise.all([
      studioPerson(server, 'ana', 'media'),
      studioPerson(server, 'mo', 'marketer'),
      studioPerson(server, 'new', 'media'),
    ]);
    const names = (answer: { readonly rows: readonly { readonly name: string }[] }) => answer.rows.map(({ name }) => name);
    const [hers, all] = [await ana.does('figures', ask()), await mo.does('figures', ask())];
    expect(names(all)).toEqual(['30', '21', '20']);
    expect(names(hers)).toEqual(['21', '20']);
    expect(hers).toMatchObject({
      total: { visits: 3 },
      own: ['20', '21'],
      values: { affid: ['20', '21'], source: ['google', 'meta'] },
    });
    expect(hers.total.cost).toBeUndefined();
    for (const affid of ['30', '']) expect((await ana.isRefused('figures', ask({ where: { affid } }))).status).toBe(409);
    expect((await new_.isRefused('figures', ask())).message).toMatch(/MEDIA_AFFIDS/);
    expect((await ana.isRefused('experiments', {})).status).toBe(409);
    expect((await mo.isRefused('figures', ask({ zone: 'Asia/Tokyo' }))).message).toBe(
      'Days are of New York time or UTC, not of Asia/Tokyo.',
    );
    expect(
      (
        await mo.does(
          'figures',
          ask({ zone: 'UTC', from: new Date().toISOString().slice(0, 10), to: new Date().toISOString().slice(0, 10) }),
        )
      ).noSteps,
    ).toMatch(/Steps are counted by days of New York time/);
    expect((await mo.isRefused('figures', ask({ zone: 'UTC', from: '2026-01-01' }))).message).toMatch(
      /Ask for them in that zone/,
    );
    // the list and Today are of her affiliates too
    expect((await ana.does('today', { since: (hour - 1) * 3_600_000 })).figures?.arrivals).toMatchObject({ visits: 3 });
    expect((await mo.does('today', { since: (hour - 1) * 3_600_000 })).figures?.arrivals).toMatchObject({ visits: 6 });

    const file = (rows: string) => `Date,Source,Campaign,Cost,Affiliate\n${rows}`;
    const spend = file(`${today},meta,/survey,"$1,000.50",20\n${today},google,survey,40,21\n${today},tiktok,/survey,7,20\n`);
    expect((await ana.isRefused('uploadSpend', { text: file(`${today},meta,/survey,1,30`), isTried: false })).message).toMatch(
      /Line 2/,
    );
    expect((await ana.isRefused('uploadSpend', { text: 'a,b\n1,2', isTried: true })).message).toMatch(/no date/);
    expect(await ana.does('uploadSpend', { text: spend, isTried: true })).toMatchObject({ rows: 3, cents: 104_750, replaced: 0 });
    expect((await ana.does('spend', { from: today, to: today })).rows).toEqual([]);
    expect((await ana.does('uploadSpend', { text: spend, isTried: false })).unmatched).toMatchObject([{ source: 'tiktok' }]);
    // the same file again counts once
    expect(await ana.does('uploadSpend', { text: spend, isTried: false })).toMatchObject({ rows: 3, replaced: 3 });
    const costs = await ana.does('figures', ask());
    expect(costs).toMatchObject({
      total: { cost: 104_050 },
      rows: [
        { name: '21', cost: 4000 },
        { name: '20', cost: 100_050 },
      ],
      spend: { days: 1, first: today, last: today },
      unmatched: { rows: 1, cents: 700 },
    });
    // what spend does not say is unknown, not 0
    expect((await mo.does('figures', ask({ where: { device: 'phone' } }))).total.cost).toBeUndefined();
    expect((await mo.does('figures', ask({ where: { affid: '30' } }))).total.cost).toBeUndefined();
    const vera = await studioPerson(server, 'vera', 'viewer');
    expect((await vera.isRefused('uploadSpend', { text: spend, isTried: false })).message).toMatch(/A viewer may not/);

    // saved views
    expect(await ana.does('saveFigureView', { name: 'Mine', search: '?by=affid' })).toEqual({ name: 'Mine', isCopy: false });
    const [view] = (await mo.does('figureViews', {})).views;
    expect(view).toMatchObject({ name: 'Mine', search: '?by=affid', by: 'ana', isOwn: false });
    await ana.does('saveFigureView', { name: 'Mine', search: '?by=source' });
    // changed by another since it was read: theirs stays
    const copy = await mo.does('saveFigureView', { name: 'Mine', search: '?by=sub', at: view?.at });
    expect(copy).toEqual({ name: 'Mine (2)', isCopy: true });
    expect((await mo.isRefused('deleteFigureView', { name: 'Mine' })).message).toMatch(/ana saved/);
    await mo.does('deleteFigureView', { name: 'Mine (2)' });
    expect((await ana.does('figureViews', {})).views.map(({ name, search }) => [name, search])).toEqual([['Mine', '?by=source']]);
  });
});
