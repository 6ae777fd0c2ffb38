import { describe, expect, it, onTestFinished } from 'vitest';
import { timeBandOf, timeQuantile } from '#contract/experiments/step-facts.ts';
import { dayName } from '#contract/experiments/zone-days.ts';
import { exitsOf } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { figuresCsv } from '#studio/sections/figures/figuresCsv.ts';
import { type Column, sortedRows } from '#studio/sections/figures/figuresQuestion.ts';
import { gateStores } from '../support/both-stores.ts';
import { figuresFunnel, openVisit, phone, reportVisit, sendLead } from '../support/counted-visits.ts';
import { inLongForm } from '../support/long-form.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { studioPerson } from '../support/studio-person.ts';

type Figures = StudioAnswer<'figures'>;

const visits = inLongForm ? 1500 : 30;
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0';
const flow = flowById('main');

/** A visit as it was made: the facts that figures have to say. */
interface RawVisit {
  readonly came: { readonly affid: string; readonly sub_id: string; readonly source: string };
  readonly agent: string;
  readonly walked: readonly { readonly from: string; readonly to: string; readonly band: number }[];
  readonly last: string;
  readonly isBlocked: boolean;
  readonly isSent: boolean;
}

/** Visits of a day: where each came from, how far it went, and how it ended. */
function simulatedDay(): readonly RawVisit[] {
  const random = seededRandom(45);
  const pick = <Each>(list: readonly Each[]): Each => list[random(list.length)] as Each;
  const steps = flow?.steps ?? [];
  return Array.from({ length: visits }, (): RawVisit => {
    const walked: { from: string; to: string; band: number }[] = [];
    let at = 0;
    for (let left = random(steps.length + 2); left > 0 && flow; left -= 1) {
      const ways = exitsOf(flow, at).map(({ to }) => steps.findIndex(({ step }) => step === to));
      const next = pick(ways.filter((to) => to > at));
      if (next === undefined) break;
      walked.push({ from: steps[at]?.step ?? '', to: steps[next]?.step ?? '', band: timeBandOf(random(90_000)) });
      at = next;
    }
    const isSent = random(3) === 0;
    return {
      came: { affid: pick(['10', '20', '30']), sub_id: `ad-${random(7)}`, source: pick(['google', 'meta']) },
      ...{ agent: pick([phone, computer]), walked, last: steps[at]?.step ?? '' },
      ...{ isBlocked: !isSent && random(4) === 0, isSent },
    };
  });
}

/** Makes a visit over HTTP. A retry of a report and a lead sent twice count once. */
async function make(url: string, { came, agent, walked, last, isBlocked, isSent }: RawVisit, twice: boolean): Promise<void> {
  const cookie = await openVisit(url, came, { 'user-agent': agent });
  const events = [
    ['shown', walked[0]?.from ?? last],
    ...walked.map(({ from, to, band }) => ['walked', from, to, band]),
    ...(isBlocked ? [['blocked', last, [['phone', 'refused']]]] : []),
  ];
  for (let time = 0; time < (twice ? 2 : 1); time += 1) expect((await reportVisit(url, cookie, events)).status).toBe(200);
  if (isSent) expect((await sendLead(url, cookie)).status).toBe(200);
}

const countOf = <Each>(list: readonly Each[], fits: (each: Each) => boolean) => list.filter(fits).length;

/** The steps as the raw visits say them. */
function stepsByHand(day: readonly RawVisit[]): Figures['steps'] {
  return (flow?.steps ?? []).flatMap(({ step }, index) => {
    const reached = countOf(day, ({ walked, last }) => last === step || walked.some(({ from }) => from === step));
    if (reached === 0 || !flow) return [];
    const leaving = day.flatMap(({ walked }) => walked.filter(({ from }) => from === step));
    const targets = [...new Set(exitsOf(flow, index).map(({ to }) => String(to)))].filter((to) => to !== 'submit');
    const here = day.filter(({ last }) => last === step);
    const edges = [
      ...targets.map((to) => ({ to, count: countOf(leaving, (each) => each.to === to) })),
      { to: 'finished', count: countOf(here, ({ isSent }) => isSent) },
    ];
    const bands = Array.from({ length: 12 }, (_, band) => countOf(leaving, (each) => each.band === band));
    const seconds = (share: number) => {
      const time = timeQuantile(bands, share);
      return time === undefined ? undefined : Math.round(time * 10) / 10;
    };
    const blocked = countOf(here, ({ isBlocked }) => isBlocked);
    const [median, ninth] = [seconds(0.5), seconds(0.9)];
    return [
      {
        ...{ step, reached, edges: edges.filter(({ count }) => count > 0), blocked },
        dropped: countOf(here, ({ isSent, isBlocked }) => !isSent && !isBlocked),
        ...(median !== undefined && { median }),
        ...(ninth !== undefined && { ninth }),
        errors: blocked > 0 ? [{ field: 'phone', fault: 'refused', count: blocked }] : [],
      },
    ];
  });
}

const namesOf: Readonly<Partial<Record<Column, (visit: RawVisit) => string>>> = {
  source: ({ came }) => came.source,
  affid: ({ came }) => came.affid,
  sub: ({ came }) => came.sub_id,
  device: ({ agent }) => (agent === phone ? 'phone' : 'computer'),
};

describe.each(gateStores('figuresday'))('a simulated day, $label', slowTest, ({ settings }) => {
  it('is in the funnel, the table and the file to the last visit', { timeout: 600_000 }, async () => {
    const server = await startTestServer({
      ...settings(),
      FUNNEL_DIR: figuresFunnel(),
      OPS_TOKEN: 'a-token-of-thirty-two-characters-and-more',
      BUSINESS_ZONE: 'America/New_York',
      ...{ RATE_CALLS_PER_MINUTE: '0', RATE_LEADS_PER_MINUTE: '0', LEADS_PER_PERSON: '0' },
    });
    onTestFinished(server.remove);
    const day = simulatedDay();
    for (let at = 0; at < day.length; at += 10)
      await Promise.all(day.slice(at, at + 10).map((visit, each) => make(server.url, visit, each % 3 === 0)));
    const ana = await studioPerson(server, 'ana', 'marketer');
    const today = Math.floor(Date.now() / 86_400_000);
    const ask = (by: Column, where = {}) =>
      ana.does('figures', {
        ...{ from: dayName(today - 1), to: dayName(today), by, where, compare: false, measure: 'visits' },
        zone: 'America/New_York',
      });
    const sent = countOf(day, ({ isSent }) => isSent);
    await expect
      .poll(async () => (({ visits: all, finished }) => [all, finished])((await ask('source')).total), slowTest)
      .toEqual([visits, sent]);
    for (const by of ['source', 'affid', 'sub', 'device'] as const) {
      const answer = await ask(by);
      const nameOf = namesOf[by] ?? (() => '');
      const names = [...new Set(day.map(nameOf))];
      const byHand = names.map((name) => {
        const own = day.filter((visit) => nameOf(visit) === name);
        return {
          ...{ name, visits: own.length, finished: countOf(own, ({ isSent }) => isSent), disqualified: 0 },
          blocked: countOf(own, ({ isBlocked }) => isBlocked),
          dropped: countOf(own, ({ isSent, isBlocked }) => !isSent && !isBlocked),
        };
      });
      const inOrder = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
        [...rows].sort((one, other) => (one.name < other.name ? -1 : 1));
      expect(inOrder(answer.rows)).toMatchObject(inOrder(byHand));
      expect(answer.rows.map(({ trend }) => trend.reduce((sum, each) => sum + each, 0))).toEqual(
        answer.rows.map((row) => row.visits),
      );
      expect(answer.steps).toEqual(stepsByHand(day));
      // the file has the rows of the table
      const rows = sortedRows(answer.rows, 'name');
      const lines = figuresCsv(rows, by, new Map()).trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(rows.map((row) => [row.name, String(row.visits)]));
    }
    // a part of the day has its own funnel
    const meta = day.filter(({ came }) => came.source === 'meta');
    expect((await ask('sub', { source: 'meta' })).steps).toEqual(stepsByHand(meta));
  });
});
