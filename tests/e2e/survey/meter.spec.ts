import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf } from '../support/walk-survey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// in themes 10 and 6 the words of the level have 1.41:1 and less on the card's ground
for (const theme of gateShare(['10', '6'], (id) => id === '10')) {
  test(`theme ${theme}: the label of the meter's level follows its marker in every frame`, async ({ page }) => {
    await page.goto(`/survey?theme=${theme}&show-meter=yes&proof=on`);
    await expect(page.getByRole('meter')).toBeVisible();
    const offTheirGround = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const found: string[] = [];
          const levels = new Set<string>();
          let [left, compared] = [40, 0];
          const look = () => {
            const meter = document.querySelector('[role=meter]');
            const level = meter?.getAttribute('aria-valuenow') ?? '';
            const [, marker, labels] = meter?.children ?? [];
            const words = labels?.children[7 - Number(level)]?.getBoundingClientRect();
            const ground = marker?.getBoundingClientRect();
            levels.add(level);
            if (words && ground) {
              compared += 1;
              if (Math.abs(words.top - ground.top) > 1) found.push(`level ${level}: ${words.top} ${ground.top}`);
            }
            if (levels.size > 2) left -= 1;
            if (left > 0) requestAnimationFrame(look);
            else resolve(compared > 0 ? found : ['nothing was compared']);
          };
          look();
        }),
    );
    for (const step of mainSteps.slice(0, 8)) {
      await expect(screenOf(page, step)).toBeVisible();
      await answer(page, step, goodAnswers);
    }
    expect(await offTheirGround).toEqual([]);
  });
}

test('the estimate is above the question on phones, empty before an answer, and beside it on desktops', async ({ page }) => {
  await page.goto('/survey?show-meter=yes');
  const strip = page.locator('[data-part=estimate]');
  const meter = page.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuenow', '0');
  // the start screen asks nothing yet
  await expect(strip).toHaveCount(0);
  await answer(page, 'StartPath', goodAnswers);
  await expect(strip).toContainText('No answers yet');
  await answer(page, 'AutoAccidentCaseWorth', goodAnswers);
  await expect(strip).toContainText(/\$/);
  const { top: question } = await screenOf(page, 'OtherDriversVehicleType').evaluate((screen) => screen.getBoundingClientRect());
  expect(await strip.evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(question);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(strip).toBeHidden();
  await expect(meter).toBeVisible();
});

test('a survey about another matter names no average settlement', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/survey');
  await expect(footer).toContainText('$20,000');
  for (const path of ['/survey/dui?proof=on', '/survey/ticket?proof=on', '/survey/benefits?proof=on', '/ticket-thank-you/?q=y']) {
    await page.goto(path);
    await expect(footer).toContainText('paid advertisement');
    await expect(page.locator('body')).not.toContainText('$20,000');
  }
});
