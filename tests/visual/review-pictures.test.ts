import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { describe, expect } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { changed, it, soon } from './review-fixtures.ts';

describe('the pictures', () => {
  const drawn = (height: number) => PNG.sync.write(new PNG({ width: 1280, height, fill: true }), { deflateLevel: 1 });
  // Long ones with a change far down; the one after is longer, as where something was added.
  const [before, after] = [drawn(2800), drawn(3200)];
  const top = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);
  const inView = (element: Locator) =>
    element.evaluate((each) => {
      const [box, seen] = [each.getBoundingClientRect(), document.querySelector('.scrolled')?.getBoundingClientRect()];
      return seen !== undefined && box.height > 0 && box.top >= seen.top && box.bottom <= seen.bottom;
    });

  it.beforeEach(async ({ desk, page }) => {
    const wide = changed('wide');
    const box = { x: 1100, y: 2600, width: 60, height: 20 };
    desk.show({ ...wide, shot: { ...wide.shot, width: 1280 }, difference: { ...wide.difference!, box } });
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/png', body: route.request().url().endsWith('before') ? before : after }),
    );
  });

  it.for([1280, 768])(
    'stand side by side at %i px, with the change and the verdict buttons in view',
    async (width, { page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open();
      const change = page.locator('.boxed .box');
      await expect.poll(() => inView(change), soon).toBe(true);
      expect(await top(page.locator('figure:nth-child(1)'))).toBe(await top(page.locator('figure:nth-child(2)')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('PageDown');
      expect(await top(page.getByRole('button', { name: 'Approve', exact: true }))).toBeGreaterThan(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('z');
      await expect.poll(() => inView(change), soon).toBe(true);
      expect(
        await page
          .locator('figure img')
          .first()
          .evaluate((each) => each.clientWidth),
      ).toBe(1280);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it('are scrolled together at actual size, each as far as it goes', async ({ page, open }) => {
    await open();
    await page.keyboard.press('z');
    const tops = () => page.locator('.frame').evaluateAll((frames) => frames.map((each) => each.scrollTop));
    // Each goes to the change once its picture is there.
    await expect.poll(() => page.locator('.box').count(), soon).toBe(2);
    await expect.poll(async () => new Set(await tops()).size, soon).toBe(1);
    await page
      .locator('.frame')
      .nth(1)
      .evaluate((each) => each.scrollTo(0, 1000));
    await expect.poll(tops, soon).toEqual([1000, 1000]);
    await page
      .locator('.frame')
      .nth(1)
      .evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect.poll(async () => (await tops())[0], soon).toBeGreaterThan(1800);
    const [shorter = 0, longer = 0] = await tops();
    expect(longer - shorter).toBe(400);
  });

  it('alternate in the blinking view', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await page.keyboard.press('4');
    const shownAfter = page.getByAltText('After');
    await expect.poll(() => shownAfter.isVisible(), soon).toBe(true);
    await page.getByRole('button', { name: 'Before / after' }).click();
    expect(await shownAfter.isVisible()).toBe(false);
  });
});
