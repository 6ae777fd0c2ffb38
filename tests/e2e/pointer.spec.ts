import type { Page } from '@playwright/test';
import { expect, test } from './e2e-fixtures.ts';
import { screenOf } from './walk-survey.ts';

// Themes move an answer under the pointer. At its edge it must not move away from it.

/** Points at a place of the first answer, as shares of its width and height. */
async function pointAt(page: Page, across: number, down: number) {
  const answer = screenOf(page, 'StartPath').getByRole('button').first();
  const box = await answer.boundingBox();
  if (!box) throw new Error('The answer is not on the page');
  await page.mouse.move(box.x + box.width * across, box.y + box.height * down);
  return answer;
}

test('an answer that rises under a pointer at its lower edge does not flicker', async ({ page }) => {
  await page.goto('/survey?theme=4');
  const answer = await pointAt(page, 0.5, 0.99);
  await expect(answer).not.toHaveCSS('transform', 'none');
  const under = await answer.evaluate(async (button) => {
    const seen = new Set<boolean>();
    for (let frames = 0; frames < 40; frames += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(button.matches(':hover'));
    }
    return [...seen];
  });
  expect(under).toEqual([true]);
});

for (const [edge, theme, across, down] of [
  ['left', '1', 0.002, 0.5],
  ['upper', '4', 0.5, 0.01],
] as const) {
  test(`a press at the ${edge} edge of an answer that moves away under it is a press`, async ({ page }) => {
    await page.goto(`/survey?theme=${theme}`);
    const answer = await pointAt(page, across, down);
    await page.mouse.down();
    // held until it has moved
    await answer.evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
    await page.mouse.up();
    await expect(screenOf(page, 'StartPath')).toHaveCount(0);
  });
}
