import { launchOptions } from '../../support/chromium.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, screenOf, v7Steps, variantAnswers, walkSteps } from '../support/walk-survey.ts';

// As on a desktop: a scroll bar takes room beside the page.
test.use({
  viewport: { width: 1280, height: 720 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the page behind an open dialog neither moves nor scrolls', { tag: '@long' }, async ({ page }) => {
  await page.route('**/two-step-verification/phone', (route) => route.fulfill({ json: { sent: true } }));
  await page.goto('/survey/v7-sms');
  await walkSteps(page, v7Steps, variantAnswers);
  const left = () => page.locator('header a[href^="tel:"]').evaluate((link) => link.getBoundingClientRect().left);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await left();
  await answer(page, 'PhoneAndZip', variantAnswers);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await left()).toBe(before);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await left()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('with more contrast requested, quiet words and lines have the text colour in every theme', { tag: '@long' }, async ({
  page,
}) => {
  const colour = (element: string, property: string) =>
    page
      .locator(element)
      .first()
      .evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
  for (const theme of ['1', '6', '12']) {
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto(`/survey?theme=${theme}`);
    // a theme may set the ink of a part; quiet words otherwise have the theme's quiet ink
    const text = await colour('html', '--color-text');
    expect(await colour('html', '--color-textMuted')).not.toBe(text);
    await page.emulateMedia({ contrast: 'more' });
    expect(await colour('html', '--color-textMuted')).toBe(text);
    expect(await colour('html', '--color-border')).toBe(await colour('html', '--color-text'));
  }
});
