import { expect, test } from '@playwright/test';
import { serveStorybook } from './storybook.ts';

/** What visitors see follows the toolbar's language. The pages of the workshop speak English alone. */
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

const inSpanish = (id: string) => `${storybook.origin}/iframe.html?viewMode=story&id=${id}&globals=lang:es;a11y.manual:!true`;

test('a component speaks the chosen language', async ({ page }) => {
  await page.goto(inSpanish('components-button--primary'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Ver mi resultado' })).toBeVisible();
});

test('a page of the funnel speaks the chosen language', { tag: '@long' }, async ({ page }) => {
  await page.goto(inSpanish('pages-after-the-survey--not-found'));
  await expect(page.getByRole('heading', { name: 'No encontramos esa página' })).toBeVisible({ timeout: 30_000 });
});

test('a component in every theme speaks the chosen language in panels and in frames', { tag: '@long' }, async ({ page }) => {
  await page.goto(inSpanish('foundations-in-every-theme--text-field'));
  await expect(page.getByText('Correo electrónico', { exact: true })).toHaveCount(12, { timeout: 30_000 });
  await page.goto(inSpanish('foundations-in-every-theme--modal'));
  await expect(page.getByTitle('Crimson')).toHaveAttribute('src', /globals=theme:7;lang:es$/, { timeout: 30_000 });
});

test('a page of the workshop is English, and the survey on it speaks the chosen language', async ({ page }) => {
  await page.goto(inSpanish('tools-theme-editor--change-a-theme'));
  await expect(page.getByRole('heading', { name: 'Change a theme' })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Ver mi resultado' })).toBeVisible();
});
