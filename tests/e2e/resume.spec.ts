import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, goodAnswers, mainSteps, screen, untilFault, walkSteps } from './survey.ts';

const fromInjury = mainSteps.slice(5);

/** Holds the page's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a device that keeps nothing takes the visit up from the server, without contact data', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/survey?s1=server-copy');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/save-data') && response.request().postData()?.includes('WasUserInjured') === true,
  );
  await walkSteps(page, untilFault, goodAnswers);
  await saved;
  await page.reload();
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'AtFault').locator('[value=no]').first()).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'AtFault', goodAnswers);
  await walkSteps(page, fromInjury, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('server-copy')).said.at_Fault).toBe('no');
});

test('a visit of one path is not taken up on another of the same flow', async ({ page, server }) => {
  await page.goto('/yt?s1=one-path');
  await walkSteps(page, untilFault, goodAnswers);
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
  await page.goto('/survey/yt?s1=other-path');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('other-path')).sent.oid).toBe('57');
  await page.goto('/yt');
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
});

test('who sent the visitor last is who the lead is tagged with; an address that says nothing changes nothing', async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=first-click&affid=20');
  await walkSteps(page, untilFault, goodAnswers);
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
  await page.goto('/survey?s1=second-click');
  await walkSteps(page, fromInjury.slice(0, 2), goodAnswers);
  await expect(screen(page, 'PoliceReportFiled')).toBeVisible();
  await page.goto('/survey');
  await walkSteps(page, fromInjury.slice(2), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('second-click')).sent).toMatchObject({ affid: '10', oid: '81' });
});

test('a tap on the first question, before the kept visit is there, loses none of it', async ({ page, server }) => {
  await page.goto('/survey?s1=kept');
  await walkSteps(page, untilFault, goodAnswers);
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/survey', { waitUntil: 'commit' });
  await page.locator('[data-step=StartPath] button').click();
  release();
  await walkSteps(page, fromInjury, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('kept')).said.at_Fault).toBe('no');
});

test('after the end the survey begins anew, and there Back goes to the question before', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await page.goBack();
  await walkSteps(page, ['StartPath', 'AutoAccidentCaseWorth'], goodAnswers);
  await expect(screen(page, 'OtherDriversVehicleType')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'AutoAccidentCaseWorth')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'StartPath')).toBeVisible();
});

test('what is left of a visit is erased a day later, whatever page is opened then', async ({ page }) => {
  const names = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const open = indexedDB.open('survey');
          open.onsuccess = () => {
            const keys = open.result.transaction('sealed').objectStore('sealed').getAllKeys();
            keys.onsuccess = () => resolve(keys.result.map(String));
          };
        }),
    );
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await expect.poll(names).toContain('visit:social-drop 101 10 ');
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.goto('/survey');
  await expect.poll(names).not.toContain('visit:social-drop 101 10 ');
});
