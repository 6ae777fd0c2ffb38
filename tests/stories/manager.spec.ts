import { expect, test } from '@playwright/test';
import { serveStorybook } from './storybook.ts';

/** Storybook's own frame around the stories, which no story's test sees: what .storybook/manager.tsx adds to it. */
let storybook: Awaited<ReturnType<typeof serveStorybook>>;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

test('the panel says what can be tried', async ({ page }) => {
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

test('the builder has the canvas to itself, and its survey beside its controls', async ({ page }) => {
  await page.goto(`${storybook.origin}/?path=/story/tools-variant-builder--builder`);
  const builder = page.frameLocator('#storybook-preview-iframe');
  await expect(builder.getByRole('heading', { name: 'Variant builder' })).toBeVisible({ timeout: 30_000 });
  await expect(builder.getByRole('button', { name: 'Go to the survey' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Addon panel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Which of the themes dresses the page' })).toBeHidden();
});
