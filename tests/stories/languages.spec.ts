import { expect, type Locator, test } from '@playwright/test';
import { allStories, serveStorybook } from './storybook.ts';

/** Sheets in the language of the toolbar: what shows the product speaks it, and what is a list of names says that it is English. */
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

const inSpanish = (id: string) => `${storybook.origin}/iframe.html?viewMode=story&id=${id}&globals=lang:es;a11y.manual:!true`;

/** An English word of the samples in what does not say that it is English; undefined where there is none. */
const englishIn = async (part: Locator): Promise<string | undefined> => {
  const text = await part.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('[lang="en"], style')) each.remove();
    return copy.textContent ?? '';
  });
  return /\b(the|your|you|were|was|with|choose|continue|answer)\b/i.exec(text)?.[0];
};

test('a component in every theme speaks the chosen language, in the panels and in the frames', async ({ page }) => {
  for (const component of ['button', 'answer-grid', 'consent-notice', 'question-screen', 'survey-header', 'what-happens-next']) {
    await page.goto(inSpanish(`foundations-in-every-theme--${component}`));
    const panel = page.getByRole('region', { name: 'Crimson' }).first();
    await expect(panel).toBeVisible({ timeout: 30_000 });
    expect([component, await englishIn(panel)]).toEqual([component, undefined]);
  }
  await page.goto(inSpanish('foundations-in-every-theme--modal'));
  await expect(page.getByTitle('Crimson')).toHaveAttribute('src', /globals=theme:7;lang:es$/);
});

test('two themes compared, and the page of one, speak the chosen language with their titles', async ({ page }) => {
  for (const id of ['foundations-themes--compare', 'foundations-themes--side-by-side', 'foundations-theme--crimson']) {
    await page.goto(inSpanish(id));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 30_000 });
    await expect(page.getByRole('main').first()).toBeVisible();
    expect([id, await englishIn(page.getByRole('main').first())]).toEqual([id, undefined]);
  }
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles).toEqual(expect.arrayContaining(['Peso', 'Tipografía', 'Forma', 'Colores']));
});

test('a list of names and purposes is English, and says so', async ({ page }) => {
  const lists = allStories().filter(({ tags }) => tags.includes('english'));
  expect(lists.length).toBeGreaterThan(6);
  for (const { id } of lists) {
    await page.goto(inSpanish(id));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    expect([id, await page.locator('html').getAttribute('lang')]).toEqual([id, 'en']);
  }
});
