import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf, v7Steps, variantAnswers, walkSteps } from '../support/walk-survey.ts';

/** APIs newer than `oldest` of vite.config.ts, or available over HTTPS only. */
const newer: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Crypto.prototype': ['randomUUID', 'subtle'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['inert', 'showPopover'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  'Set.prototype': ['difference', 'intersection', 'union'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  window: ['requestIdleCallback', 'reportError', 'scheduler', 'structuredClone'],
};

test('the survey ends in a lead in an old browser without HTTPS', async ({ page, server }) => {
  await page.addInitScript((lacking) => {
    for (const [path, names] of Object.entries(lacking)) {
      const holder = path.split('.').reduce<object>((from, name) => Reflect.get(from, name) as object, window);
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
    // Safari has lookbehind since 16.4; before, it throws, and the whole script fails
    const read = (pattern: unknown) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError('Invalid regular expression: invalid group specifier name');
    };
    window.RegExp = new Proxy(RegExp, {
      apply(made, self, [pattern, flags]: [string, string?]) {
        read(pattern);
        return Reflect.apply(made, self, [pattern, flags]);
      },
      construct(made, [pattern, flags]: [string, string?]) {
        read(pattern);
        return Reflect.construct(made, [pattern, flags]);
      },
    });
  }, newer);
  await page.goto('/survey?s1=older&lawyer=rearranged&show-meter=yes');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('older')).said.email).toBe('maria@example.com');
});

test('the digits of a code are in their cells in a browser without container units', { tag: '@long' }, async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('cqi', 'unknown') });
  });
  await page.goto('/survey/v7-sms?s1=older-code');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], { ...variantAnswers, phone: '(212) 664-7599' });
  const input = page.getByRole('dialog').getByRole('textbox');
  await input.fill('123456');
  const far = await input.evaluate((element) => {
    const [first, second] = [...(element.parentElement?.querySelectorAll('span') ?? [])].map(
      (cell) => cell.getBoundingClientRect().x,
    );
    const { font, letterSpacing } = getComputedStyle(element);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas || first === undefined || second === undefined) return undefined;
    canvas.font = font;
    return Math.abs(second - first - canvas.measureText('0').width - Number.parseFloat(letterSpacing));
  });
  expect(far).toBeLessThan(0.5);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a question that slides in does not scroll the page sideways in a browser without overflow: clip', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route('**/survey', async (route) => {
      const response = await route.fetch();
      // the policy allows inlined styles by their hash, which this changes
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      const body = (await response.text()).replaceAll(/(overflow(?:-x)?:\s*)clip/g, '$1unknown');
      await route.fulfill({ response, headers, body });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    await page.goto('/survey');
    await answer(page, 'StartPath', goodAnswers);
    await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(390);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(60, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});

test('the build has only the syntax of the oldest supported browsers', () => {
  const client = join(import.meta.dirname, '../../../dist/client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  // a theme's stylesheet is an entry whose script, an empty one, is left out
  const files = Object.entries(manifest).flatMap(([source, { file, css = [] }]) =>
    source.endsWith('.css.ts') ? css : [file, ...css],
  );
  const built = [...new Set(files)].filter((name) => /\.(js|css)$/.test(name));
  expect(built.length).toBeGreaterThan(40);
  // static blocks, range media queries and lookbehind: an older browser drops all code around them
  const asks = /\bstatic\s*\{|@media[^{]*\bwidth\s*[<>]|\(\?<[=!]/;
  expect(built.filter((name) => asks.test(readFileSync(join(client, name), 'utf8')))).toEqual([]);
});
