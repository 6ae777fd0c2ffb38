import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf, walkSteps } from '../support/walk-survey.ts';

test('start=question opens at the first question, and the lead has the start’s answer', async ({ page, server }) => {
  await page.goto('/survey?start=question&s1=question-at-once');
  const [, first, second, ...rest] = mainSteps;
  await expect(screenOf(page, first)).toBeVisible();
  await expect(page.locator('[data-action=back]')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await answer(page, first, goodAnswers);
  await expect(screenOf(page, second)).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, first)).toBeVisible();
  // nothing is behind it
  await expect(page.locator('[data-action=back]')).toHaveCount(0);
  await page.reload();
  await expect(screenOf(page, first)).toBeVisible();
  await walkSteps(page, [first, second, ...rest], goodAnswers);
  await page.waitForURL(/thank-you/);
  const [lead] = await server.leadsBySubId('question-at-once');
  expect(lead?.said).toMatchObject({ start_path: 'start', auto_accident_case_worth: goodAnswers.auto_accident_case_worth });
});

test('a tap before the script runs counts on a first question, which has its drawings', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/survey/ticket?start=question', { waitUntil: 'commit' });
  await screenOf(page, 'StartTicketFlow').locator('button[value=me]').click();
  await expect(screenOf(page, 'TicketReceived')).toBeVisible();
});
