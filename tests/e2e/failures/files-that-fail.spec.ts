import { expect, test } from '../support/e2e-fixtures.ts';
import {
  answer,
  expectAccessible,
  goodAnswers,
  mainSteps,
  screenOf,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

/** The styles of all forms are one file. */
const formStyles = /\/assets\/form-[^/]*\.css$/;

test('a page whose script fails to load reloads itself once', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  await page.route('**/assets/survey-*.js', (route) => (loads < 2 ? route.abort() : route.continue()));
  await page.goto('/survey');
  await expect.poll(() => loads).toBe(2);
  await page.locator('[data-step=StartPath] button').click();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
});

test('a screen that fails to load says so, and a retry shows it with all answers', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  const network = { isThere: false };
  await page.route('**/assets/form-*.js', (route) => (network.isThere ? route.continue() : route.abort()));
  await page.goto('/survey?s1=screen-late');
  // the first of the forms, which are one file
  await walkSteps(page, mainSteps.slice(0, 3), goodAnswers);
  await expect(page.getByRole('alert')).toContainText('Your answers are safe');
  await expectAccessible(page);
  network.isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screenOf(page, 'WhenWasTheAccident').getByRole('heading', { level: 1 })).toBeFocused();
  await walkSteps(page, mainSteps.slice(3), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('screen-late')).said).toMatchObject({ at_Fault: 'no', first_name: 'Maria' });
});

test('a page whose script never loads says so, with a reload link and a number to call', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route('**/assets/survey-*.js', (route) => route.abort());
  await page.goto('/survey');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('link', { name: '(800) 555-0142' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/survey-*.js');
  await dialog.getByRole('link', { name: 'Load the page again' }).click();
  await expect(dialog).toBeHidden();
  await page.locator('[data-step=StartPath] button').click();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
});

test('a stylesheet of a screen that failed once is requested again, and the form is styled', { tag: '@long' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  const refused = page.waitForEvent('requestfailed', (request) => formStyles.test(request.url()));
  await page.route(formStyles, (route) => route.abort(), { times: 1 });
  await page.goto('/survey');
  await walkSteps(page, stepsBeforeLast, goodAnswers);
  await refused;
  // a browser's own frame is 2px
  await expect(page.getByLabel('ZIP code')).toHaveCSS('border-top-width', '1px');
});

test('a question stays usable when its stylesheet fails to load', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  const refused = page.waitForEvent('requestfailed', (request) => formStyles.test(request.url()));
  await page.route(formStyles, (route) => route.abort(), { times: 1 });
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  const form = screenOf(page, 'SocialDropPII');
  await expect(form.getByLabel('First name')).toBeVisible();
  await refused;
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a stylesheet that keeps failing is requested less and less often', { tag: '@long' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.clock.install();
  let asked = 0;
  await page.route(formStyles, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/survey');
  const waits: number[] = [];
  for (const times of [1, 2, 3, 4]) {
    let seconds = 0;
    await expect(async () => {
      await page.clock.fastForward(1000);
      seconds += 1;
      expect(asked).toBeGreaterThanOrEqual(times);
    }).toPass({ intervals: [200] });
    waits.push(seconds);
  }
  const [, first = 0, , third = 0] = waits;
  expect(third).toBeGreaterThan(first * 2);
});
