import { PNG } from 'pngjs';
import { locales } from '#contract/text/locale.ts';
import { brandIds } from '#themes/brands.ts';
import { checkedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { expectAccessible, screenOf } from '../support/walk-survey.ts';

test('scripts and styles are served compressed, also to a CDN that accepts gzip alone', async ({ page, server }) => {
  const response = await page.request.get(`${server.origin}/survey`);
  const [script = ''] = (await response.text()).match(/\/assets\/app-[\w-]+\.js/) ?? [];
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(server.origin + script, { headers: { 'accept-encoding': encoding } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  }
});

test('a page title names its subject and its brand', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const description = page.locator('meta[name=description]');
  for (const [path, title, text] of [
    ['/survey', 'Were you hurt in a car accident? | Auto Accident Team', /your accident/],
    ['/survey/ticket', 'Did you get a traffic ticket? | Auto Accident Team', /a lawyer near you can help with it/],
    ['/survey/benefits', 'See which benefits may fit you | Auto Accident Team', /Two short questions/],
    ['/survey/dui?lang=es', /^¿Necesita un abogado por manejar .* \| Auto Accident Team$/, /un abogado de su zona/],
    ['/survey/nothing-here?brand=crash-compensation', 'Page not found | Crash Compensation', /./],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(description).toHaveAttribute('content', text);
  }
});

test('slashes are ignored in a campaign path, and the query chooses theme, brand, logo and language', async ({ page }) => {
  await page.goto('/survey/fb/?theme=6&brand=crash-compensation&logo=v2.2&lang=es');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', '6');
  await expect(html).toHaveAttribute('data-brand', 'crash-compensation');
  await expect(html).toHaveAttribute('data-logo', 'v2.2');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect(page.locator('[data-flow=social-drop]')).toBeVisible();
});

test('unknown names are ignored and bad values fall back; no part of the address reaches the markup', async ({ page }) => {
  await page.goto('/survey?theme=99&progress=%3Cb%3E&logo=v9.9&lang=xx&nonsense=%3Cscript%3Ealert(1)%3C/script%3E');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', '1');
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await page.content()).not.toContain('alert(1)');
});

test('an unknown path is a 404 that links to the survey', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const response = await page.goto('/survey/nothing-here');
  expect(response?.status()).toBe(404);
  await expectAccessible(page);
  // the message is above its number, and larger
  const lines = await page
    .locator('main :is(p, h1)')
    .evaluateAll((all) =>
      all.map((each) => ({ text: each.textContent, size: Number.parseFloat(getComputedStyle(each).fontSize) })),
    );
  expect([lines[0]?.text, lines.at(-1)?.text]).toEqual(['We can’t find that page', '404']);
  expect(lines[0]?.size).toBeGreaterThan(2 * (lines.at(-1)?.size ?? 0) - 4);
  await page.getByRole('link', { name: 'Go to the survey' }).click();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
});

test("a page has one theme's stylesheet, inlined", async ({ request }) => {
  const html = await (await request.get('/survey?theme=7')).text();
  expect(html).toContain('[data-theme="7"]');
  expect(html).not.toContain('[data-theme="1"]');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toContain('data-font');
});

test('the link of how it works leads back to the question shown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey?redesign=on');
  await page.locator('[data-step=StartPath] button').click();
  const shown = screenOf(page, 'AutoAccidentCaseWorth');
  await expect(shown).toBeVisible();
  await page.getByRole('link', { name: 'Back to the question' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(shown).toBeInViewport();
  await page.goBack();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
});

test('the thank-you page of a DUI charge and of benefits speaks of them, in either language, and of no insurance company', async ({
  page,
}) => {
  for (const [topic, english, spanish] of [
    ['dui', 'speak for you in court', 'ante el tribunal'],
    ['benefits', 'the benefits that may fit your answers', 'qué beneficios podría recibir'],
  ] as const) {
    await page.goto(`/survey-thank-you/?q=y&topic=${topic}`);
    await expect(page.getByRole('main')).toContainText(english);
    await expect(page.getByRole('main')).not.toContainText('insurance');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('main')).toContainText(spanish);
  }
});

test('without script the other language has the same ending, also for a disqualified visitor', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${server.origin}/survey-thank-you/?q=n&topic=dui`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/lang=es&q=n&topic=dui$/);
  await page.close();
});

for (const [lang, said, promised] of [
  ['en', 'we have not sent your answers to a law firm', 'may call you soon'],
  ['es', 'no hemos enviado sus respuestas a ningún bufete', 'le llame pronto'],
] as const) {
  test(`a visitor opted out by the browser is promised no call (${lang})`, async ({ page, context }) => {
    await page.goto(`/survey-thank-you/?q=y&lang=${lang}`);
    await expect(page.getByText(promised)).toBeVisible();
    await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
    await page.reload();
    await expect(page.getByText(said)).toContainText('(800) 555-0142');
    await expect(page.getByText(promised)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  });
}

test('a mark alone has the brand as its accessible name, and as text where the header has room', { tag: '@long' }, async ({
  page,
}) => {
  const name = page.getByRole('banner').getByText('Auto Accident Team');
  await page.goto('/survey?logo=v1.5');
  await expect(page.getByRole('img', { name: 'Auto Accident Team' })).toBeVisible();
  await expect(name).toBeHidden();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(name).toBeVisible();
});

test('the thank-you page lists documents for the call, and offers the number to save', async ({ page, request }) => {
  await page.goto('/survey-thank-you/');
  await expect(page.getByRole('heading', { name: 'Good to have at hand' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your insurance card' })).toBeVisible();
  const card = await request.get((await page.getByRole('link', { name: 'Save our number' }).getAttribute('href')) ?? '');
  expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  const lines = (await card.text()).split('\r\n');
  expect(lines).toContain('FN:Auto Accident Team');
  expect(lines.find((line) => line.startsWith('TEL'))).toMatch(/:\+1\d{10}$/);
  // a disqualified visitor gets no call
  await page.goto('/survey-thank-you/?q=n');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save our number' })).toHaveCount(0);
});

test('each page has a canonical address, its other language and a sharing card', async ({ page, request }) => {
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
  const content = (name: string) => page.locator(`head meta[property="og:${name}"]`).getAttribute('content');
  await page.goto('/Survey/?theme=7&lang=es');
  const own = 'https://autoaccidentteam.com/survey';
  expect(await href('link[rel=canonical]')).toBe(`${own}?lang=es`);
  expect(await href('link[hreflang=en]')).toBe(own);
  expect(await href('link[hreflang=es]')).toBe(`${own}?lang=es`);
  expect(await href('link[hreflang=x-default]')).toBe(own);
  expect([await content('url'), await content('locale')]).toEqual([`${own}?lang=es`, 'es_US']);
  expect(await content('title')).toBe(await page.title());
  expect([await content('type'), await content('site_name')]).toEqual(['website', 'Auto Accident Team']);
  expect(await content('description')).toBe(await page.locator('head meta[name=description]').getAttribute('content'));
  expect(await content('description')).toMatch(/\w/);
  const image = (await content('image')) ?? '';
  expect(image).toBe('https://autoaccidentteam.com/icons/auto-accident-es.png');
  expect([await content('image:width'), await content('image:height')]).toEqual(['1200', '630']);
  expect(await content('image:alt')).toBe(await page.title());
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  for (const brand of brandIds)
    for (const lang of locales) {
      const card = await request.get(`/icons/${brand}-${lang}.png`);
      const { width, height } = PNG.sync.read(await card.body());
      expect([width, height]).toEqual([1200, 630]);
    }
  // the card asks about an accident: a survey about something else has the mark
  await page.goto('/survey/dui');
  expect(await content('image')).toBe('https://autoaccidentteam.com/icons/auto-accident.png');
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary');
  for (const theme of checkedThemes) {
    await page.goto(`/survey?theme=${theme}`);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', /^(#[0-9a-f]{3,6}|[a-z]+)$/);
  }
  const touch = await request.get((await href('link[rel=apple-touch-icon]')) ?? '');
  expect([touch.status(), touch.headers()['content-type']]).toEqual([200, 'image/png']);
  for (const [host, icon] of [
    ['crash-compensation.localhost', 'crash-compensation'],
    ['auto-accident.localhost', 'auto-accident'],
  ] as const) {
    const response = await request.get('/favicon.ico', { headers: { host }, maxRedirects: 0 });
    expect(response.headers().location).toBe(`/icons/${icon}.ico`);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
  // a path in Spanish has its English version beside it
  await page.goto('/survey/es');
  expect(await href('link[rel=canonical]')).toBe('https://autoaccidentteam.com/survey/es');
  expect(await href('link[hreflang=en]')).toBe('https://autoaccidentteam.com/survey/es?lang=en');
  // a page of one visit is in no index
  await page.goto('/survey-thank-you/');
  await expect(page.locator('link[rel=canonical], meta[property="og:title"]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('parameters behind # count where the query has none of that name', async ({ page, server }) => {
  await page.goto('/survey?utm_source=ads#?lang=es&amp;utm_source=mail&gclid=a%20b');
  await expect(page).toHaveURL(`${server.origin}/survey?utm_source=ads&lang=es&gclid=a%20b`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
