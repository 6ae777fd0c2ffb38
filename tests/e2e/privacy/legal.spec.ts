import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  goodAnswers,
  screenOf,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

const pages = [
  ['/privacy-policy', 'Privacy Policy', 'Política de privacidad'],
  ['/terms-of-use', 'Terms of Use', 'Términos de uso'],
  ['/sponsors', 'Sponsors', 'Patrocinadores'],
  ['/credits', 'Credits', 'Créditos'],
  ['/accessibility', 'Accessibility', 'Accesibilidad'],
] as const;

for (const [path, english, spanish] of gateShare(pages, ([path]) => /privacy|sponsors/.test(path))) {
  test(`${path} is readable in both languages, at 320 px, without a script of ours`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    for (const [query, title] of [
      ['', english],
      ['?lang=es&theme=9', spanish],
    ] as const) {
      await page.goto(path + query);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    expect(scripts).toEqual([]);
  });
}

test('the footer links to each legal page, in the language of the page', async ({ page }) => {
  await page.goto('/survey?lang=es');
  const footer = page.locator('footer');
  for (const [name, heading] of [
    ['Política de privacidad', 'Política de privacidad'],
    ['Patrocinadores', 'Patrocinadores'],
    ['No vendan mi información', 'No vendan mi información'],
    ['Accesibilidad', 'Accesibilidad'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('CA Residents links to its section of the policy', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey');
  await page.getByRole('link', { name: 'CA Residents' }).click();
  await expect(page).toHaveURL(/\/privacy-policy#california-resident$/);
  await expect(page.getByRole('heading', { level: 2, name: 'If you live in California' })).toBeInViewport();
});

test('places for the company to fill in are marked until the settings fill them', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('This text is not finished')).toBeVisible();
  await expect(page.locator('mark', { hasText: 'postal address' }).first()).toBeVisible();
});

test('the privacy policy states the retention periods of the settings', async ({ page }) => {
  for (const [language, lines] of [
    ['en', [/sent: 5 years\./, /could help: 1 year\./, /not finished, .+: 7 days\./, /requests: 3 years\./]],
    ['es', [/: 5 años\./, /: 1 año\./, /: 7 días\./, /: 3 años\./]],
  ] as const) {
    await page.goto(`/privacy-policy?lang=${language}`);
    for (const line of lines) await expect(page.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
  }
});

for (const [language, terms, newTab] of gateShare(
  [
    ['es', 'Términos de uso', 'se abre en otra pestaña'],
    ['en', 'Terms of Use', 'opens in a new tab'],
  ] as const,
  (_, at) => at === 0,
)) {
  test(`the pages that the consent names open before consent, and the form keeps its values (${language})`, async ({ page }) => {
    await page.goto(`/survey?lang=${language}`);
    await walkSteps(page, stepsBeforeLast, goodAnswers);
    const form = screenOf(page, 'PhoneAndZip');
    await form.locator('[name=phone]').fill('(212) 664-7665');
    const opened = page.waitForEvent('popup');
    const link = form.getByRole('link', { name: terms, exact: true });
    await expect(link).toHaveAccessibleDescription(newTab);
    await link.click();
    await expect((await opened).getByRole('heading', { level: 1, name: terms })).toBeVisible();
    await expect(form.locator('[name=phone]')).toHaveValue('(212) 664-7665');
  });
}

test('the claim host has no link to sponsors and no sponsors page', async ({ request, server }) => {
  const get = async (path: string) => {
    const headers = { host: 'claim.autoaccidentteam.com' };
    const answer = await request.get(`${server.origin}${path}`, { headers });
    return { status: answer.status(), html: await answer.text() };
  };
  expect((await get('/sponsors')).status).toBe(404);
  for (const path of ['/privacy-policy', '/terms-of-use', '/credits', '/survey', '/do-not-sell-my-information']) {
    for (const language of ['en', 'es']) {
      const { status, html } = await get(`${path}?lang=${language}`);
      expect(status).toBe(200);
      expect(html.slice(html.indexOf('<main'))).not.toMatch(/href="\/sponsors|\[\[|\]\]/);
    }
  }
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('the policy and every footer say that the visitor is opted out', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.locator('main').getByText('You are opted out.')).toBeVisible();
    for (const path of ['/survey', '/do-not-sell-my-information', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.locator('footer').getByText('You are opted out')).toBeVisible();
    }
  });
});

test('without Global Privacy Control no page says opted out, and the server declares its support of the signal', async ({
  page,
  request,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^You are opted out/)).toHaveCount(0);
  const answer = await request.get('/.well-known/gpc.json');
  expect(await answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('a page is printed in black on white, whatever its theme, and begins on its first sheet', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/survey?theme=6', '/privacy-policy?theme=6', '/survey-thank-you/?theme=10']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll('body, body :is(h1, h2, p, a, button, li)')].map((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${color} on ${backgroundColor}, ${backgroundImage}`;
      }),
    );
    expect([...new Set(looks)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none']);
    // a dark scheme's canvas is dark, and is printed where backgrounds are on
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    // a grid's item that is longer than the rest of its sheet would leave that empty
    await expect(page.locator('main')).toHaveCSS('display', 'block');
    await page.emulateMedia({ media: 'screen' });
  }
});
