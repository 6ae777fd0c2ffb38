import type { Page } from '@playwright/test';
import { contrast, over, parseColor } from '#design-system/theme/contrast.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { screenOf } from '../support/walk-survey.ts';

/** Whether the page's ground is nearer to black than to white. */
async function isDark(page: Page): Promise<boolean> {
  const ground = over(parseColor(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)), [255, 255, 255, 1]);
  return contrast(ground, [0, 0, 0, 1]) < contrast(ground, [255, 255, 255, 1]);
}

test('a page has the scheme of its theme, whatever the device prefers, unless the switch is set', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/survey?theme=3');
  expect(await isDark(page)).toBe(false);
  const css = await page.locator('head > style').first().textContent();
  expect(css).not.toContain('prefers-color-scheme');
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
});

test('with scheme=system page and browser bar follow the device at once', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/survey?theme=3&scheme=system');
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

test('with scheme=dark a page and the pages it links to are dark on any device, and print light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/survey?theme=3&scheme=dark');
  expect(await isDark(page)).toBe(true);
  await expect(page.locator('footer a[href*="scheme=dark"]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--scheme').trim())).toBe('light');
});

test('in forced colours on a dark device a dark page has the colours of the device, and its controls have an edge', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const scheme of ['system', 'dark']) {
    await page.goto(`/survey?theme=3&scheme=${scheme}`);
    const button = screenOf(page, 'StartPath').getByRole('button').first();
    await expect(button).toBeVisible();
    const [canvas = '', words = '', edge = '', ...line] = await button.evaluate((control) => {
      const { color, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(control);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Canvas';
      const ground = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return [ground, color, borderTopColor, borderTopStyle, borderTopWidth];
    });
    const ground = parseColor(canvas);
    expect(ground.slice(0, 3)).toEqual([0, 0, 0]);
    for (const ink of [words, edge]) expect(contrast(parseColor(ink), ground)).toBeGreaterThan(7);
    expect(line).toEqual(['solid', expect.stringMatching(/^[1-9]/)]);
    expect(await isDark(page)).toBe(true);
  }
});
