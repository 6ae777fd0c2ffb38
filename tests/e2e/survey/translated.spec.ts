import { expect, test } from '../support/e2e-fixtures.ts';
import { holdScripts } from '../support/hold-requests.ts';
import { addressOf, fill, passCaptcha, path, send } from '../support/privacy-form.ts';
import { translate } from '../support/translate-page.ts';
import { answer, goodAnswers, screenOf, stepsBeforeLast, walkSteps } from '../support/walk-survey.ts';

const away = /Failed to load resource|net::ERR/;

test('a survey translated by the browser reaches its end, also without the server', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(away);
  await page.goto('/survey?s1=translated');
  await answer(page, 'StartPath', goodAnswers);
  // The next question says that the page's script runs; before it the survey is another test's.
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
  await translate(page);
  await walkSteps(page, stepsBeforeLast.slice(1), goodAnswers);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  await expect(bar.locator('xpath=..')).toContainText('95%');
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').first()).toContainText('still on this device');
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status').first()).toContainText('have reached us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await server.leadsBySubId('translated')).toHaveLength(1);
});

test('a survey translated and answered before its script runs goes on with that answer', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/survey', { waitUntil: 'commit' });
  await expect(screenOf(page, 'StartPath')).toBeVisible();
  await translate(page);
  await answer(page, 'StartPath', goodAnswers);
  release();
  await walkSteps(page, stepsBeforeLast.slice(1, 4), goodAnswers);
  await expect(screenOf(page, 'AtFault')).toBeVisible();
});

test('a privacy request translated by the browser is filed', { tag: '@long' }, async ({ page, consoleErrors }, { title }) => {
  consoleErrors.allow(away);
  await page.route('**/slack/send-message', (route) => route.abort('connectionrefused'));
  await page.goto(path);
  await fill(page, addressOf(title));
  await passCaptcha(page);
  await send(page);
  await expect(page.getByRole('status').first()).toContainText('still on this device');
  await translate(page);
  await page.unroute('**/slack/send-message');
  await expect(page.getByRole('status').first()).toContainText('has reached us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
