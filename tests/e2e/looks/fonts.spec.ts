import type { Page } from '@playwright/test';
import { themesByTurns } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf, stepsBeforeLast, walkSteps } from '../support/walk-survey.ts';

/** The look whose fonts the browser has fetched, by the cookie that says so to the server. */
const fontsKept = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'fonts')?.value;

/** The loaded weights of a family. */
const loadedWeights = (page: Page, family: string) =>
  page.evaluate(
    (wanted) =>
      [...document.fonts]
        .filter((face) => face.family.replaceAll('"', '') === wanted && face.status === 'loaded')
        .map(({ weight }) => weight)
        .sort(),
    family,
  );

/** Whether an element's text is drawn in a web font of that family alone; a loaded face may be late for its text. */
async function isDrawnIn(page: Page, selector: string, family: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length === 1 && fonts.every(({ isCustomFont, familyName }) => isCustomFont && familyName.startsWith(family));
}

test('a first visit loads the heading font at once, the others with the second question; the next page has all', async ({
  page,
}) => {
  const weights = async () => [...new Set(await loadedWeights(page, 'Source Sans 3'))];
  await page.goto('/survey');
  await expect.poll(() => fontsKept(page)).toBe('1-theme');
  expect(await weights()).toEqual(['700']);
  await page.locator('[data-step=StartPath] button').click();
  await expect.poll(weights).toEqual(['400', '600', '700']);
  await page.reload();
  await expect.poll(weights).toContain('400');
});

test('each theme paints its first heading in its own font, and nothing moves it or the second one', async ({
  browser,
  server,
}) => {
  test.slow();
  for (const theme of themesByTurns('first heading')) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      });
      watch.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.origin}/survey?theme=${theme}`);
    await expect.poll(() => fontsKept(page)).toBe(`${theme}-theme`);
    const family = await page.locator('h1:visible').evaluate((heading) => getComputedStyle(heading).fontFamily);
    const own = family.split(',')[0]?.replaceAll('"', '') ?? '';
    expect([theme, (await loadedWeights(page, own)).length]).toEqual([theme, 1]);
    expect([theme, await isDrawnIn(page, 'h1', own)]).toEqual([theme, true]);
    const button = page.locator('[data-step=StartPath] button');
    const before = await button.boundingBox();
    await button.hover();
    await page.mouse.down();
    const pressed = await button.boundingBox();
    // a theme may press it down by 6 px
    expect([theme, Math.abs((pressed?.y ?? 999) - (before?.y ?? 0)) <= 7]).toEqual([theme, true]);
    await page.mouse.up();
    const second = screenOf(page, 'AutoAccidentCaseWorth');
    await expect(second).toBeVisible();
    const place = await second.getByRole('heading', { level: 1 }).boundingBox();
    await expect(page.locator('[data-part=waiting]').first()).toBeAttached();
    expect([theme, await second.getByRole('heading', { level: 1 }).boundingBox()]).toEqual([theme, place]);
    expect([theme, await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)]).toEqual([theme, []]);
    await page.close();
  }
});

test('the heading font is inside the document of a first visit; a page whose fonts are cached requests them before layout', async ({
  page,
}) => {
  const preloads = page.locator('head link[rel=preload][as=font]');
  await page.goto('/survey?theme=6');
  await expect(preloads).toHaveCount(0);
  expect(await page.locator('head').innerHTML()).toContain("<script>document.fonts.add(new FontFace('Sora',");
  await expect.poll(() => fontsKept(page)).toBe('6-theme');
  await page.goto('/survey-thank-you/?theme=6');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(asked).toEqual(['link', 'link', 'link']);
  await expect(preloads).toHaveCount(3);
});

test('letters that the pages do not use are fetched once a visitor types them', async ({ page }) => {
  const whole: string[] = [];
  page.on('request', (request) => /latin-\d+-normal-[\w-]{8}\.woff2$/.test(request.url()) && whole.push(request.url()));
  await page.goto('/survey');
  await expect.poll(() => fontsKept(page)).toBe('1-theme');
  await walkSteps(page, stepsBeforeLast.slice(0, -1), goodAnswers);
  expect(whole).toEqual([]);
  await screenOf(page, 'NameAndEmail').locator('[name=first_name]').fill('Zoë');
  await expect.poll(() => whole.length).toBe(1);
});

test('the system font stays on the next page, and no font is fetched', { tag: '@long' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/survey?theme=12&font=system');
  const face = () => page.locator('h1:visible').evaluate((heading) => getComputedStyle(heading).fontFamily);
  const first = await face();
  await answer(page, 'StartPath', goodAnswers);
  await expect.poll(() => fontsKept(page)).toBe('12-system');
  await page.goto('/survey-thank-you/?theme=12&font=system');
  expect(await face()).toBe(first);
  expect(fonts).toEqual([]);
});

test('the font switch sets one family in any theme', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey?theme=7&font=lora');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'lora');
  await expect.poll(() => fontsKept(page)).toBe('7-lora');
  await page.locator('[data-step=StartPath] button').click();
  await expect(screenOf(page, 'AutoAccidentCaseWorth').getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Lora/);
  expect(await page.content()).not.toContain('Figtree');
});
