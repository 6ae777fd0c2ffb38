import { chromium } from '@playwright/test';
import { visitorLaunchOptions } from '../support/chromium.ts';
import { categories, type Scored, withLighthouse } from './page/lighthouse-scores.ts';
import { type Load, measureLoad } from './page/page-load.ts';
import { startServer } from './page/page-server.ts';
import { weightsOf } from './page/script-weights.ts';
import { measureTaps, type Taps } from './page/tap-latency.ts';
import { printTable } from './print-table.ts';
import { disturbances, undisturbed } from './stolen-time.ts';

/**
 * `npm run bench:page`: how long a visitor waits on a middling phone: CPU four times slower, 150 ms round trip, 1.6 Mbps, no
 * cache. The references are hand-written pages that the same server serves (page/references.ts). It measures the last build.
 * Options: `--loads 25 --visits 10 --scores 5`. One paint swings by a third; the median of fifteen still swings by a twentieth.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const loads = option('loads', 25);
const visits = option('visits', 10);
const scorings = option('scores', 5);

const targets = { paint: 1.15, scriptKb: 90, cssKb: 12, shift: 0, tap: 2, score: 100 } as const;

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const ms = (value: number) => value.toFixed(0);

interface Verdict {
  readonly target: string;
  readonly measured: string;
  readonly reached: boolean;
}
const verdicts: Verdict[] = [];
const judge = (target: string, value: number, limit: number, measured = value.toFixed(2)) =>
  verdicts.push({ target, measured, reached: value <= limit });

/** The two take turns, so that a slow moment of the machine is a slow moment of both. */
async function inTurns<A, B>(rounds: number, a: () => Promise<A>, b: () => Promise<B>): Promise<{ a: A[]; b: B[] }> {
  const results: { a: A[]; b: B[] } = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.a.push(await a());
    results.b.push(await b());
  }
  return results;
}

function reportLoads(hand: readonly Load[], survey: readonly Load[]): void {
  const of = (all: readonly Load[], figure: (load: Load) => number) => median(all.map(figure));
  const row = (name: string, figure: (load: Load) => number, show: (value: number) => string, ratio: boolean) => {
    const [reference, ours] = [of(hand, figure), of(survey, figure)];
    return [name, show(reference), show(ours), ratio ? (ours / reference).toFixed(2) : ''];
  };
  console.log(`\nCold load on a phone, median of ${loads}`);
  printTable([
    ['', 'hand-written, no script', '/survey', 'ratio'],
    row('first contentful paint, ms', (load) => load.firstPaint, ms, true),
    row('largest contentful paint, ms', (load) => load.largestPaint, ms, true),
    row('first answer possible, ms', (load) => load.ready, ms, false),
    row('layout shift', (load) => load.shift, String, false),
    row('document, KB', (load) => load.document, kb, false),
    row('of it CSS, KB', (load) => load.css, kb, false),
    row('script until then, KB', (load) => load.script, kb, false),
    row('fonts until then, KB', (load) => load.fonts, kb, false),
    row('files until then', (load) => load.files.length, String, false),
  ]);
  if (hand[0]?.words !== survey[0]?.words) {
    console.log('Note: the hand-written page no longer says what the survey says (tests/load/page/first-screen.html).');
  }
  for (const [name, figure] of [
    ['First', (load: Load) => load.firstPaint],
    ['Largest', (load: Load) => load.largestPaint],
  ] as const) {
    judge(
      `${name} contentful paint at most ${targets.paint} times the hand-written page's`,
      of(survey, figure) / of(hand, figure),
      targets.paint,
    );
  }
  const script = of(survey, (load) => load.script) / 1000;
  const css = of(survey, (load) => load.css) / 1000;
  const shift = Math.max(...survey.map((load) => load.shift));
  judge(
    `Script at most ${targets.scriptKb} KB (brotli) until the first answer`,
    script,
    targets.scriptKb,
    `${script.toFixed(1)} KB`,
  );
  judge(`CSS at most ${targets.cssKb} KB (brotli) until the first answer`, css, targets.cssKb, `${css.toFixed(1)} KB`);
  judge('Layout shift 0', shift, targets.shift, String(shift));
}

function reportTaps(hand: readonly Taps[], survey: readonly Taps[]): void {
  // apart: the middle of both kinds together lies between them, and says nothing of either
  const rows = (
    [
      ['first tap of a visit', (all: readonly Taps[]) => all.map(({ first }) => first)],
      ['later taps', (all: readonly Taps[]) => all.flatMap(({ later }) => later)],
    ] as const
  ).map(([name, pick]) => {
    const [reference, ours] = [median(pick(hand)), median(pick(survey))];
    judge(`${name}: the next question within ${targets.tap} times a page without a framework`, ours / reference, targets.tap);
    return [name, String(pick(survey).length), ms(reference), ms(ours), (ours / reference).toFixed(2)];
  });
  console.log(`\nFrom a tap to the next question painted, reduced motion, ms, median over ${visits} visits`);
  printTable([['', 'taps', 'hand-written two questions', '/survey', 'ratio'], ...rows]);
}

function reportWeights(survey: Load): void {
  console.log('\nWhat each dependency weighs in the survey, KB of brotli');
  printTable([
    ['', 'until the first answer', 'later'],
    ...weightsOf('funnel-app/src/entries/survey.tsx', new Set(survey.files)).map(({ name, initial, later }) => [
      name,
      kb(initial),
      kb(later),
    ]),
  ]);
}

/** Prints the hand-written page's scores beside ours: on a busy machine even a page without scripts loses points. */
function reportScores(handRuns: readonly Scored[], runs: readonly Scored[]): void {
  console.log(`\nLighthouse, mobile, median of ${runs.length}`);
  const scoreIn = (all: readonly Scored[]) => (name: (typeof categories)[number]) =>
    median(all.map(({ scores }) => scores[name]));
  const score = scoreIn(runs);
  const row = (name: string, all: readonly Scored[]) => [name, ...categories.map(scoreIn(all)).map(String)];
  printTable([['', ...categories], row('hand-written page', handRuns), row('/survey', runs)]);
  const lost = new Set(runs.flatMap((run) => run.lost));
  if (lost.size > 0) console.log(`Points were lost on: ${[...lost].join('; ')}`);
  for (const name of categories) {
    verdicts.push({
      target: `Lighthouse ${name} ${targets.score}`,
      measured: String(score(name)),
      reached: score(name) >= targets.score,
    });
  }
}

const server = await startServer();
try {
  const browser = await chromium.launch(visitorLaunchOptions);
  try {
    const handLoad = () => measureLoad(browser, `${server.origin}/bench/first-screen`, false);
    const surveyLoad = () => measureLoad(browser, `${server.origin}/survey`, true);
    // The first visit also warms the server.
    await inTurns(1, handLoad, surveyLoad);
    const measured = await inTurns(loads, handLoad, surveyLoad);
    reportLoads(measured.a, measured.b);
    const taps = await inTurns(
      visits,
      () => measureTaps(browser, `${server.origin}/bench/two-questions`, ['AutoAccidentCaseWorth'], 3),
      () => measureTaps(browser, `${server.origin}/survey`, ['StartPath', 'AutoAccidentCaseWorth'], 2),
    );
    reportTaps(taps.a, taps.b);
    reportWeights(measured.b[0] as Load);
  } finally {
    await browser.close();
  }
  const [hand, survey] = [`${server.origin}/bench/first-screen`, `${server.origin}/survey`];
  const scored = await withLighthouse(hand, (scoreOf) =>
    inTurns(
      scorings,
      () => undisturbed(() => scoreOf(hand)),
      () => undisturbed(() => scoreOf(survey)),
    ),
  );
  reportScores(scored.a, scored.b);
  console.log('');
  for (const { target, measured, reached } of verdicts)
    console.log(`${reached ? 'reached' : 'NOT REACHED'}: ${target} (${measured})`);
  console.log(disturbances());
} finally {
  await server.stop();
}
