import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { contrast, parseColor } from '#design-system/theme/contrast.ts';
import { it } from './review-fixtures.ts';

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('by keyboard', () => {
  it('the list is one tab stop, and its arrow keys move the focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Reject all shown' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Button, one');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('Button, two');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('Button, two');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Open in Storybook');
  });

  it('the focus stays on the pressed control, or moves to its neighbour', async ({ page, say }) => {
    await page.getByRole('button', { name: 'Approve', exact: true }).focus();
    await say('Enter', '1 approved');
    expect(await focused(page)).toBe('Approve');
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Take back', exact: true }).focus();
    await say('Enter', '0 approved');
    expect(await focused(page)).toBe('Approve');
    await say('r', '1 rejected');
    await page.locator('#back').focus();
    await say('Enter', '0 rejected');
    expect(await focused(page)).toContain('Button, one');
    await page.getByLabel('Verdict').selectOption('to do');
    await page.getByRole('button', { name: 'Approve all shown' }).focus();
    await say('Enter', '3 approved');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('case');
  });

  it('Escape closes the list of keys that covers the focused control', async ({ page }) => {
    const keys = page.locator('summary');
    const isOpen = () => page.locator('details').evaluate((each) => (each as HTMLDetailsElement).open);
    await keys.press('Enter');
    expect(await isOpen()).toBe(true);
    const under = page.getByRole('button', { name: 'Actual size' });
    await under.focus();
    const isSeen = () =>
      under.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === each;
      });
    expect(await isSeen()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await isSeen()).toBe(true);
    expect(await focused(page)).toBe('Actual size');
    await keys.press('Enter');
    await page.getByLabel('letters and numbers are keys').press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await focused(page)).toBe('Keys');
  });

  it('Space and Page Down scroll the pictures, from the list too', async ({ page }) => {
    const top = () => page.evaluate(() => document.querySelector('.scrolled')?.scrollTop ?? 0);
    await page.addStyleTag({ content: '.picture { height: 5000px }' });
    await page.keyboard.press('PageDown');
    expect(await top()).toBeGreaterThan(200);
    await page.locator('#cases [aria-current]').focus();
    await page.keyboard.press('Shift+Space');
    expect(await top()).toBe(0);
    await page.keyboard.press('Space');
    expect(await top()).toBeGreaterThan(200);
  });
});

describe('keys of one letter', () => {
  it('can be turned off, and stay off', async ({ desk, page, shown, say }) => {
    await page.locator('summary').click();
    await page.getByLabel('letters and numbers are keys').uncheck();
    await page.reload();
    await page.locator('#cases button').first().focus();
    await page.keyboard.press('a');
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowDown');
    expect(await shown()).toContain('two');
    expect(await page.locator('[aria-pressed=true]').textContent()).toBe('Side by side');
    expect(desk.verdicts()).toEqual([undefined, undefined, undefined]);
    await page.locator('summary').click();
    await page.getByLabel('letters and numbers are keys').check();
    await page.locator('#cases [aria-current]').focus();
    await say('a', '1 approved');
  });
});

describe('in forced colours', () => {
  it('the chosen case and view differ from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'));
    expect(await ground('#cases [aria-current]')).not.toBe(await ground('#cases button:not([aria-current])'));
  });
});

describe('the focus', () => {
  it('shows on the dark bar too, by three to one', async ({ page }) => {
    await page.locator('#cases button').first().press('Shift+Tab');
    const [ring, bar] = await page.locator('summary').evaluate((summary) => {
      (summary as HTMLElement).focus();
      const { outlineColor } = getComputedStyle(summary);
      return [outlineColor, getComputedStyle(summary.closest('header') as Element).backgroundColor] as const;
    });
    expect(contrast(parseColor(ring), parseColor(bar))).toBeGreaterThanOrEqual(3);
  });
});
