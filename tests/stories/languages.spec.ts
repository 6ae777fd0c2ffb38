import { expect, test } from '@playwright/test';
import { readTexts, untranslated } from './language-checks.ts';
import { serveStorybook } from './storybook.ts';

/** Sheets in the language of the toolbar. That each story says all in it is asked in stories.spec.ts; here, what a story alone does not show. */
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

const inSpanish = (id: string) => `${storybook.origin}/iframe.html?viewMode=story&id=${id}&globals=lang:es;a11y.manual:!true`;

test('a component in every theme speaks the chosen language in the frames', async ({ page }) => {
  await page.goto(inSpanish('foundations-in-every-theme--modal'));
  await expect(page.getByTitle('Crimson')).toHaveAttribute('src', /globals=theme:7;lang:es$/, { timeout: 30_000 });
});

test('an address opens the page of a theme in the chosen language', async ({ page }) => {
  await page.goto(inSpanish('foundations-theme--crimson'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 30_000 });
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  expect(await titles.allTextContents()).toEqual(expect.arrayContaining(['Peso', 'Tipografía', 'Forma', 'Colores']));
});

test('finds what is English in both languages: prose, a word of the list, what a screen reader says', async ({ page }) => {
  const say = (lang: string, html: string) => page.setContent(`<!doctype html><html lang="${lang}"><body>${html}</body></html>`);
  const rest =
    '<p>Sample Brand</p><p lang="en">Named in English</p><code>npm run tokens</code><p>AtFault</p><textarea>As typed here</textarea>';
  await say('en', `<h1>Call us today</h1><button aria-label="Close the window">Continue</button><p>Last step</p>${rest}`);
  const english = await readTexts(page);
  await say('es', `<h1>Call us today</h1><button aria-label="Close the window">Continue</button><p>Último paso</p>${rest}`);
  expect(untranslated(english, await readTexts(page))).toEqual(['Call us today', 'Close the window', 'Continue']);
  await say('es', `<h1>Llámenos hoy</h1><button aria-label="Cerrar la ventana">Continuar</button><p>Último paso</p>${rest}`);
  expect(untranslated(english, await readTexts(page))).toEqual([]);
});
