import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allDocs, allIds, serveStorybook } from './storybook.ts';

/** Storybook's own frame around the stories, which no story's test sees: what .storybook/manager.tsx adds to it. */
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

test('opens on a page that leads to what each comes for', async ({ page }) => {
  await page.goto(storybook.origin);
  const first = page.frameLocator('#storybook-preview-iframe');
  await expect(first.getByRole('heading', { name: /^Start here/ })).toBeVisible({ timeout: 30_000 });
  const addresses = await first.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const known = new Set(allIds());
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !known.has(address.split('/').at(-1) ?? ''))).toEqual([]);
  await first.getByRole('link', { name: 'Add a theme' }).click();
  await expect(page).toHaveURL(/path=\/docs\/guides-add-a-theme--docs/);
  await expect(first.getByRole('heading', { name: 'Add a theme' })).toBeVisible({ timeout: 30_000 });
});

test('the toolbar’s two menus fit 1280 px, and hold every choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${storybook.origin}/?path=/story/components-button--primary`);
  const look = page.getByRole('button', { name: /^Look: 1 Harbor, English/ });
  await expect(look).toBeInViewport({ ratio: 1, timeout: 30_000 });
  await expect(page.getByTestId('sb-preview-toolbar').getByRole('button', { name: 'Switches' })).toBeInViewport({ ratio: 1 });
  await look.click();
  await page.getByRole('combobox', { name: /^Theme/ }).selectOption('7 Crimson');
  await expect(page.frameLocator('#storybook-preview-iframe').locator('html')).toHaveAttribute('data-theme', '7');
  await expect(page).toHaveURL(/globals=.*theme:7/);
});

test('the search finds pages by what people call them', { tag: '@long' }, async ({ page }) => {
  await page.goto(storybook.origin);
  const search = page.locator('#storybook-explorer-searchfield');
  await expect(search).toBeVisible({ timeout: 30_000 });
  for (const [said, first] of [
    ['theme 7', /^Theme 7: Crimson/],
    ['contrast', /^Contrast/],
    ['token', /^Tokens/],
    ['spacing', /^Spacing and sizes/],
    ['logo 3.4', /^Logo 3\.4/],
    ['experiment', /^Experiments/],
    ['font', /^Type: fonts/],
    ['partner', /Add a partner/],
    ['español', /español/],
    ['widget', /^With its widget/],
  ] as const) {
    await search.fill(said);
    await expect(page.getByRole('option').first()).toHaveText(first);
  }
});

test('a sheet has no empty panel, and an unknown theme falls back with a word', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${storybook.origin}/?path=/story/foundations-contrast--every-pair&globals=theme:99`);
  const sheet = page.frameLocator('#storybook-preview-iframe');
  await expect(sheet.getByRole('heading', { name: 'Contrast', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(sheet.getByRole('status').first()).toHaveText('There is no theme “99”: this is “1 Harbor”.');
  await expect(page.getByRole('region', { name: 'Addon panel' })).toBeHidden();
});

test('the panel says what can be tried', { tag: '@long' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${storybook.origin}/?path=/story/flows-campaigns--every-path`);
  await page.getByRole('tab', { name: 'Things to try' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Things to try' });
  await expect(panel.getByRole('heading', { name: 'Things to try' })).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('listitem').first()).toHaveText('find your campaign by its path');
  expect(errors).toEqual([]);
});

test('the builder has the canvas to itself, and its survey beside its controls', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${storybook.origin}/?path=/story/tools-variant-builder--builder`);
  const builder = page.frameLocator('#storybook-preview-iframe');
  await expect(builder.getByRole('heading', { name: 'Variant builder' })).toBeVisible({ timeout: 30_000 });
  await expect(builder.getByRole('button', { name: 'Go to the survey' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Addon panel' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Look/ })).toBeHidden();
});

test.describe('the builder', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${storybook.origin}/iframe.html?viewMode=story&id=tools-variant-builder--builder`);
    await expect(page.getByRole('heading', { name: 'Variant builder' })).toBeVisible({ timeout: 30_000 });
  });

  test('scrolls down alone at 320 px, with text at twice its size too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows each theme by its own colours where the visitor’s replace ours', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const themes = page.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio');
    const pages = themes.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each.nextElementSibling as Element).backgroundColor),
    );
    expect(new Set(await pages).size).toBeGreaterThan(6);
  });
});

test('a control gives a component only what it takes', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${storybook.origin}/?path=/story/components-textfield--longest-copy`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('textbox')).toBeVisible({ timeout: 30_000 });
  const error = page.getByRole('row', { name: /^error/ });
  const offer = error.getByRole('button', { name: 'Set string' });
  if (await offer.isVisible()) await offer.click();
  await error.getByRole('textbox').fill('Not an address');
  await expect(story.getByText('Not an address')).toBeVisible();
  await expect(page).toHaveURL(/args=.*error:Not/);
});

test('a logo on the header bears the brand of the toolbar', { tag: '@long' }, async ({ page }) => {
  for (const story of ['on-the-header', 'all-on-the-header']) {
    await page.goto(`${storybook.origin}/iframe.html?id=foundations-logos--${story}&globals=brand:crash-compensation`);
    await expect(page.getByText('Crash Compensation').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Auto Accident Team')).toHaveCount(0);
  }
});

test('each property of a component is described, with its type as the code spells it', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(400_000);
  const vague: string[] = [];
  for (const { id, title } of allDocs()) {
    await page.goto(`${storybook.origin}/iframe.html?id=${id}&viewMode=docs`);
    const rows = page.locator('.docblock-argstable tbody tr');
    await expect(rows.first()).toBeVisible({ timeout: 30_000 });
    for (const cells of await rows.evaluateAll((all) =>
      all.map(({ children: [name, about] }) => [name, about].map((cell) => cell?.textContent ?? '')),
    )) {
      const [name = '', about = ''] = cells;
      if (/(^|[^a-z])(union|unknown)$/.test(about) || !/[a-z][,.:]? \w/i.test(about))
        vague.push(`${title}: ${name} says "${about}"`);
    }
  }
  expect(vague).toEqual([]);
});

test('a story reaches no server: a call throws, and what leaves the Storybook is refused', async ({ page }) => {
  await page.goto(`${storybook.origin}/iframe.html?viewMode=story&id=pages-privacy-request--idle`);
  await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  const said = await page.evaluate(async (outside) => {
    const outcome = (call: () => unknown) =>
      Promise.resolve()
        .then(call)
        .then(
          () => 'done',
          (error: unknown) => String(error),
        );
    const script = document.createElement('script');
    script.src = outside;
    const loaded = new Promise((resolve) => {
      script.onload = () => resolve('done');
      script.onerror = () => resolve('refused');
    });
    document.head.append(script);
    return Promise.all([
      outcome(() => fetch('/privacy-request', { method: 'POST', body: '{}' })),
      outcome(() => navigator.sendBeacon('/events', '{}')),
      outcome(() => new XMLHttpRequest().open('GET', '/captcha')),
      outcome(() => new WebSocket('wss://partner.example')),
      outcome(() => fetch('./index.json').then((response) => response.json())),
      loaded,
    ]);
  }, 'https://partner.example/pixel.js');
  const throws = expect.stringContaining('Stories have no server');
  expect(said).toEqual([throws, throws, throws, throws, 'done', 'refused']);
  expect(answered).toEqual([`${storybook.origin}/index.json`]);
});

test('the manifests describe every component, story and document without an error', () => {
  const read = (name: string): object => JSON.parse(readFileSync(`dist/storybook/manifests/${name}.json`, 'utf8'));
  // a property of a component may be called error: only a text or an object with a message is one
  const errors: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('error' in value && typeof value.error === 'object' && value.error !== null && 'message' in value.error)
      errors.push(path);
    for (const [key, each] of Object.entries(value)) walk(each, `${path}/${key}`);
  };
  for (const name of ['components', 'docs']) walk(read(name), name);
  expect(errors).toEqual([]);
  expect(Object.keys((read('components') as { components: object }).components).length).toBeGreaterThan(40);
});
