import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { themeById, themeIds } from '#themes/registry.ts';
import { benchmarkLaunchOptions } from '../support/chromium.ts';
import { categories, type Scored, withLighthouse } from './page/lighthouse-scores.ts';
import { hasOwnFace, measurePaint, measureVisit, type Visit } from './page/measure-visit.ts';
import { type Figures, figuresOf, judge, type Measured, median, verdictLines, visitTable } from './page/page-figures.ts';
import { startReferences, startSurvey } from './page/page-server.ts';
import { weightsOf } from './page/script-weights.ts';
import { updateTable } from './page/update-table.ts';
import { tableOf } from './print-table.ts';
import { disturbances, undisturbed } from './stolen-time.ts';

/**
 * `npm run bench:page`: how long a visitor waits on a middling phone: processor four times slower, 150 ms a request, 1.6 Mbit/s,
 * nothing cached. The references are measured in the same turns. It measures the last build, in three quarters of an hour.
 * Options: `--rounds 5 --themes slate,harbor --motion on|off --scores 5`, `--also DIR` measures another build's `dist` too,
 * `--write` puts the table into tests/load/README.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    themes: { type: 'string', default: themeIds.map((id) => themeById(id).name).join() },
    motion: { type: 'string', default: 'on,off' },
    scores: { type: 'string', default: '5' },
    also: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const chosen = options.themes
  .toLowerCase()
  .split(',')
  .map((name) => {
    const id = themeIds.find((each) => themeById(each).name.toLowerCase() === name);
    if (id === undefined) throw new Error(`No theme is called ${name}`);
    return { id, name: themeById(id).name };
  });
const motions = options.motion.split(',').map((each) => each === 'on');

interface Contender extends Measured {
  readonly name: string;
  readonly url: string;
  /** The same page without its scripts. */
  readonly still?: string;
  readonly hasMotion: boolean;
}

const survey = await startSurvey();
const references = await startReferences(survey.origin);
const other = options.also ? await startSurvey(options.also) : undefined;
const browser = await chromium.launch(benchmarkLaunchOptions);
try {
  const contenders: readonly Contender[] = motions.flatMap((hasMotion) => {
    const one = (name: string, url: string, still?: string) => ({
      name,
      url,
      ...(still && { still }),
      hasMotion,
      visits: [],
      stillPaints: [],
      ownFaces: [],
    });
    return [
      one('floor', `${references.origin}/floor`),
      one('lean React', `${references.origin}/lean-react`),
      ...chosen.flatMap(({ id, name }) => [
        ...(other ? [one(`${name}, other build`, `${other.origin}/survey?theme=${id}`)] : []),
        one(name, `${survey.origin}/survey?theme=${id}`, `${references.origin}/still?theme=${id}`),
      ]),
    ];
  });
  // a finger that misses says nothing of the page: once more, and it is said
  const visit = ({ name, url, hasMotion }: Contender, watchedFirst: boolean) => {
    const measure = () => undisturbed(() => measureVisit(browser, url, hasMotion, watchedFirst));
    return measure().catch((failure: Error) => {
      console.error(`${name}: ${failure.message.split('\n')[0]} The visit begins again.`);
      return measure();
    });
  };
  // the first visit of a page also warms its server
  for (const each of contenders) await measurePaint(browser, each.url, each.hasMotion);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of contenders) {
      each.visits.push(await visit(each, round % 2 === 0));
      each.ownFaces.push(await hasOwnFace(browser, each.url));
      const { still } = each;
      if (still) each.stillPaints.push(await undisturbed(() => measurePaint(browser, still, each.hasMotion)));
    }
    console.error(`Round ${round + 1} of ${rounds} is done.`);
  }

  const lines: string[] = [];
  for (const hasMotion of motions) {
    const all = contenders.filter((each) => each.hasMotion === hasMotion);
    const rows = all.map((each) => [each.name, figuresOf(each)] as const);
    const [[, floor], [, react]] = rows as unknown as readonly [readonly [string, Figures], readonly [string, Figures]];
    lines.push(`Motion ${hasMotion ? 'on' : 'reduced'}, median of ${rounds}:`, '', ...visitTable(rows), '');
    for (const [name, figures] of rows)
      if (chosen.some((each) => each.name === name))
        judge(`${name}, motion ${hasMotion ? 'on' : 'reduced'}`, figures, floor, react);
  }
  lines.push(...verdictLines());
  console.log(`\n${lines.join('\n')}`);
  if (options.write) updateTable('bench:page', lines.join('\n'));

  const ours = contenders.find(({ still }) => still)?.visits[0] as Visit;
  console.log('\nWhat each dependency weighs in the survey, KB of brotli\n');
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    tableOf([
      ['', 'until the second question', 'later'],
      ...weightsOf('funnel-app/src/entries/survey.tsx', new Set(ours.files)).map(({ name, initial, later }) => [
        name,
        kb(initial),
        kb(later),
      ]),
    ]).join('\n'),
  );
} finally {
  await browser.close();
}
try {
  await reportScores(Number(options.scores));
} finally {
  await Promise.all([survey, references, other].map((each) => each?.stop()));
}
console.log(disturbances());

/** Prints a still page's scores beside ours: on a busy machine even a page without scripts loses points. */
async function reportScores(times: number): Promise<void> {
  if (times === 0) return;
  const [still, whole] = [`${references.origin}/still?theme=1`, `${survey.origin}/survey`];
  const scored: { still: Scored[]; whole: Scored[] } = { still: [], whole: [] };
  await withLighthouse(still, async (scoreOf) => {
    for (let round = 0; round < times; round += 1) {
      scored.still.push(await undisturbed(() => scoreOf(still)));
      scored.whole.push(await undisturbed(() => scoreOf(whole)));
    }
  });
  const row = (name: string, all: readonly Scored[]) => [
    name,
    ...categories.map((each) => String(median(all.map(({ scores }) => scores[each])))),
  ];
  console.log(`\nLighthouse, mobile, median of ${times}\n`);
  console.log(tableOf([['', ...categories], row('without scripts', scored.still), row('/survey', scored.whole)]).join('\n'));
  const lost = new Set(scored.whole.flatMap((run) => run.lost));
  if (lost.size > 0) console.log(`Points were lost on: ${[...lost].join('; ')}`);
}
