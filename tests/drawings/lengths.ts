import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { fontsCookie } from '#contract/api/page-rendering.ts';
import { hasOneAnswer } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { lookName } from '#funnel/campaign/textLimits.ts';
import { ownTexts, textNames } from '#funnel/content/campaignWords.ts';
import { surveyContent } from '#funnel/content/languages.ts';
import { themeIds } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';
import { startServer } from '../e2e/support/e2e-server.ts';
import { launchOptions } from '../support/chromium.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { lines, type Measured, measureHeader, measureTexts, type TriedTexts } from './measureTexts.ts';
import { textLengthSources } from './text-length-sources.ts';

/**
 * `npm run lengths`: measures how many letters each text of a start screen has room for at 320 px, in every theme, font and
 * language. Run it after `npm run build`, when themes, faces or the start screen have changed.
 */
const target = fileURLToPath(new URL('../../funnel-app/src/campaign/textLengths.ts', import.meta.url));

const screen = { width: 320, height: 640 };
/** More letters than these are not asked for, wherever they would fit. */
const most = { headline: 80, subhead: 160, button: 34, header: 20, proof: 32 } as const;
/** As long as the longest words that people write. */
const mostOfWord = 18;
/** How many texts are tried for each. */
const trials = 40;

const withStart = flows.filter(({ steps: [{ step }] }) => hasOneAnswer(step));
/** Our own texts of every start screen. */
const ours = (locale: Locale) =>
  withStart.flatMap((flow) =>
    ['default', 'alt1', 'alt2', 'alt3'].map((header) => ownTexts(flow, surveyContent(flow, locale), header)),
  );
const ownOf = (locale: Locale) => ({
  headline: ours(locale).map(({ headline }) => headline),
  subhead: ours(locale).map(({ subhead }) => subhead),
  button: ours(locale).map(({ button }) => button),
  proof: ours(locale).flatMap(({ proof }) => proof),
});
/** The one of middle length. */
const middleOf = (texts: readonly string[]) =>
  [...texts].sort((one, other) => one.length - other.length)[Math.floor(texts.length / 2)] ?? '';

/** Words as our own texts use them, as often as they do. */
function wordsIn(locale: Locale): readonly string[] {
  const texts = flows.flatMap((flow) =>
    Object.values(surveyContent(flow, locale).steps).flatMap(({ heading, subhead = '' }) => [heading, subhead]),
  );
  return texts.join(' ').match(/[\p{L}’]+/gu) ?? [];
}

/** Beginnings of texts of typical words, each a word longer than the one before. */
function triedTexts(locale: Locale): TriedTexts & { readonly header: readonly (readonly string[])[] } {
  const random = seededRandom(320);
  const words = wordsIn(locale);
  const word = () => words[random(words.length)] ?? '';
  const beginnings = (limit: number, end: string): readonly string[] => {
    const made: string[] = [];
    let text = '';
    while ([...text].length <= limit + 12) {
      const next = word();
      text = text === '' ? next.charAt(0).toUpperCase() + next.slice(1) : `${text} ${next.toLowerCase()}`;
      made.push(text + end);
    }
    return made;
  };
  const many = (limit: number, end = '') => Array.from({ length: trials }, () => beginnings(limit, end));
  return {
    headline: many(most.headline, '?'),
    subhead: many(most.subhead, '.'),
    button: many(most.button),
    proof: many(most.proof),
    header: many(most.header),
  };
}

/** The widths of phones on which the header's words may show. */
const phones = [320, 340, 360, 390, 412, 430];

/** The most letters of the header's words, on the phone with the least room for them. */
async function headerLength(page: Page, locale: Locale, header: readonly (readonly string[])[]): Promise<number> {
  const parts = { tried: header, own: ours(locale).map((each) => each.header), most: most.header };
  let least: number = most.header;
  for (const width of phones) {
    await page.setViewportSize({ width, height: screen.height });
    least = Math.min(least, (await page.evaluate(measureHeader, parts)) ?? most.header);
  }
  await page.setViewportSize(screen);
  return least;
}

/** Opens a page, and waits for its faces. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    // a local face that this machine lacks fails
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}

const wider = [360, 390, 430, 768, 1280];
/** Writes the longest texts into the page. */
function write({ headline, subhead, button, proof }: Measured['longest']) {
  const set = (selector: string, text: string) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const node =
        [...element.childNodes].find((each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim()) ?? element;
      node.textContent = text;
    }
  };
  set('main h1', headline);
  set('main [data-part="subhead"]', subhead);
  set('main [data-part="tick"]', proof);
  const control = document.querySelector<HTMLElement>('main [data-part="body"] button');
  set('main [data-part="body"] button span', button);
  if (control && !control.querySelector('span')) set('main [data-part="body"] button', button);
}

const only = process.argv[2];
const server = await startServer();
const browser = await chromium.launch(launchOptions);
const found: Record<string, Record<string, readonly number[]>> = {};
try {
  const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce', bypassCSP: true });
  // a page that takes over its words would put ours back
  await context.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // a page leaves out a face that comes late
  await context.route('**/survey?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
  });
  const page = await context.newPage();
  const tried = { en: triedTexts('en'), es: triedTexts('es') } as const satisfies Record<Locale, TriedTexts>;
  for (const theme of themeIds)
    for (const font of valuesOf('font'))
      for (const locale of locales) {
        const name = lookName({ theme, font });
        if (only !== undefined && name !== only) continue;
        await context.addCookies([{ name: fontsCookie, value: `${theme}-${font}`, url: server.origin }]);
        await page.setViewportSize(screen);
        await open(page, `${server.origin}/survey?theme=${theme}&font=${font}&lang=${locale}`);
        const own = ownOf(locale);
        const usualSubhead = middleOf(own.subhead);
        const parts = {
          tried: tried[locale],
          own,
          words: [...new Set(wordsIn(locale))],
          mostOfWord,
          usualSubhead,
          most,
          height: screen.height,
          lines,
        };
        const { lengths: measured, longest } = await page.evaluate(measureTexts, parts);
        const lengths = { ...measured, header: await headerLength(page, locale, tried[locale].header) };
        found[name] = { ...found[name], [locale]: [...textNames.map((each) => lengths[each]), lengths.word] };
        await page.evaluate(write, longest);
        const faults: number[] = [];
        for (const width of wider) {
          await page.setViewportSize({ width, height: screen.height });
          if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
            faults.push(width);
        }
        console.log(name, locale, JSON.stringify(lengths), faults.length > 0 ? `wider than its window at ${faults}` : '');
      }
} finally {
  await browser.close();
  await server.close();
}
if (only === undefined) {
  const rows = Object.entries(found).map(
    ([name, { en = [], es = [] }]) => `  '${name}': { en: [${en.join(', ')}], es: [${es.join(', ')}] },`,
  );
  writeFileSync(
    target,
    `import type { Locale } from '#contract/text/locale.ts';

// Written by \`npm run lengths\`, which measures them in a browser: change nothing by hand.

/** The sources that were measured (tests/drawings/text-length-sources.ts). */
export const measuredFrom = '${textLengthSources()}';

/** By look, theme then font, and by language: the most letters of headline, subhead, button, header and proof, and of a word of the headline. */
export const measuredLengths: Readonly<Record<string, Readonly<Record<Locale, readonly number[]>>>> = {
${rows.join('\n')}
};
`,
  );
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', target], { stdio: 'inherit' });
}
