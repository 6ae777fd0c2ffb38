import type { Page } from '@playwright/test';
import { checkedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf } from '../support/walk-survey.ts';

// Themes move an answer under the pointer. At its edge it must not move away from it.

/** Points at a place of the first answer, as shares of its width and height. */
async function pointAt(page: Page, across: number, down: number) {
  const button = screenOf(page, 'StartPath').getByRole('button').first();
  const box = await button.boundingBox();
  if (!box) throw new Error('The answer is not on the page');
  await page.mouse.move(box.x + box.width * across, box.y + box.height * down);
  return button;
}

test('an answer that moves under a pointer at its edge does not flicker, in any theme', async ({ page }) => {
  for (const theme of checkedThemes) {
    await page.goto(`/survey?theme=${theme}`);
    const answer = screenOf(page, 'StartPath').getByRole('button').first();
    for (const edge of ['upper', 'lower'] as const) {
      const { x, y } = await answer.evaluate((button, which) => {
        button.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const step = which === 'upper' ? 1 : -1;
        let y = which === 'upper' ? top : top + height;
        // a sheet that lies turned has its edge within the box, and a neighbour's line may lie over it
        while (!button.contains(document.elementFromPoint(left + width / 2, y))) y += step;
        return { x: left + width / 2, y };
      }, edge);
      await page.mouse.move(x, y);
      const under = await answer.evaluate(async (button) => {
        const seen = new Set<boolean>();
        for (let frames = 0; frames < 20; frames += 1) {
          await new Promise(requestAnimationFrame);
          seen.add(button.matches(':hover'));
        }
        return [...seen];
      });
      expect(under, `theme ${theme}, ${edge} edge`).toEqual([true]);
    }
  }
});

for (const [edge, theme, across, down] of [
  ['left', '1', 0.002, 0.5],
  ['upper', '4', 0.5, 0.01],
] as const) {
  test(`a press at the ${edge} edge of an answer that moves away counts`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/survey?theme=${theme}`);
    const answer = await pointAt(page, across, down);
    await page.mouse.down();
    // held until it has moved
    await answer.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
    await page.mouse.up();
    await expect(screenOf(page, 'StartPath')).toHaveCount(0);
  });
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('an answer that appears under a resting pointer looks hovered only once the pointer moves', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/survey?theme=1');
    await answer(page, 'StartPath', goodAnswers);
    const given = await screenOf(page, 'AutoAccidentCaseWorth').getByRole('button').nth(1).boundingBox();
    if (!given) throw new Error('The answer is not on the page');
    await page.mouse.move(given.x + 80, given.y + given.height / 2);
    await page.mouse.click(given.x + 80, given.y + given.height / 2);
    const shown = screenOf(page, 'OtherDriversVehicleType');
    const atRest = await shown
      .locator('button[name]')
      .last()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const under = shown.locator('button:hover');
    await expect(under).toHaveCount(1);
    await expect(under).toHaveCSS('background-color', atRest);
    await page.mouse.move(given.x + 90, given.y + given.height / 2);
    await expect(under).not.toHaveCSS('background-color', atRest);
  });
});

test('a tap draws no tap highlight of the browser', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey');
  const colour = await screenOf(page, 'StartPath')
    .getByRole('button')
    .evaluate((button) => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'));
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});

test.describe('a tapped answer', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('shows as chosen while its screen leaves, and the next question is readable in its first frame', async ({ page }) => {
    await page.goto('/survey');
    await answer(page, 'StartPath', goodAnswers);
    const question = screenOf(page, 'AutoAccidentCaseWorth');
    const tapped = question.getByRole('button').first();
    await expect(tapped).toBeVisible();
    const shown = await tapped.evaluate(async (button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      const heading = () => document.querySelector('[data-step] h1') as HTMLElement;
      await new Promise(requestAnimationFrame);
      const next = heading();
      let opacity = 1;
      for (let each: Element | null = next; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
      const first = next.getBoundingClientRect();
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      const last = next.getBoundingClientRect();
      return {
        step: next.closest('[data-step]')?.getAttribute('data-step'),
        pressed: button.getAttribute('aria-pressed'),
        opacity,
        away: Math.hypot(first.x - last.x, first.y - last.y),
      };
    });
    expect(shown).toMatchObject({ step: 'OtherDriversVehicleType', pressed: 'true' });
    expect(shown.opacity).toBeGreaterThanOrEqual(0.9);
    expect(shown.away).toBeLessThanOrEqual(8);
  });
});
