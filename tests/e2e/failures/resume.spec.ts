import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e-fixtures.ts';
import { startHanging } from '../support/hanging-proxy.ts';
import { holdScripts } from '../support/hold-requests.ts';
import {
  answer,
  goodAnswers,
  mainSteps,
  screenOf,
  shortSteps,
  shortStepsBeforeLast,
  shortSurvey,
  stepsBeforeLast,
  stepsToFault,
  walkSteps,
} from '../support/walk-survey.ts';

const fromInjury = mainSteps.slice(5);

const keepNothing = (page: Page) => page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));

test('a device without storage resumes the visit from the server, without contact data', async ({ page, server }) => {
  await keepNothing(page);
  await page.goto('/survey?s1=server-copy');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/save-data') && response.request().postData()?.includes('WasUserInjured') === true,
  );
  await walkSteps(page, stepsToFault, goodAnswers);
  await saved;
  await page.reload();
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'AtFault').locator('[value=no]').first()).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'AtFault', goodAnswers);
  await walkSteps(page, fromInjury, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('server-copy')).said.at_Fault).toBe('no');
});

test('a reload while the lead is being sent makes no second lead, also on a device without storage', async ({
  page,
  server,
  consoleErrors,
}) => {
  // the second try gets 409 for its key
  consoleErrors.allow(/409/);
  await keepNothing(page);
  await page.goto('/survey?s1=on-its-way');
  await walkSteps(page, stepsBeforeLast, goodAnswers);
  let tries = 0;
  const stored = new Promise<void>((resolve) => {
    // the route stays: the browser resumes a held call as soon as no route matches it
    void page.route('**/post-lead', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      // stored, but the page gets no response
      await route.fetch();
      resolve();
    });
  });
  await answer(page, 'PhoneAndZip', goodAnswers);
  await stored;
  await page.reload();
  // the server's copy has no free text and no contact data
  await walkSteps(page, mainSteps.slice(-3), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('on-its-way')).toHaveLength(1);
});

test('a page restored from the back-forward cache goes on sending the submission that the device could not store', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await keepNothing(page);
  await page.clock.install();
  await page.goto(`${shortSurvey}?s1=from-memory`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  await page.route('**/post-lead', (route) => route.abort());
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.unroute('**/post-lead');
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await server.leadsBySubId('from-memory')).toHaveLength(1);
  }).toPass();
});

test('typed text survives a reload before the device has written it, and the tab stores it encrypted', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').pressSequentially('Maria');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('the page goes before');
    };
    document.execCommand('insertText', false, ' Elena');
    // the page's own listener runs first
    addEventListener('pagehide', () => {
      const name = Object.keys(sessionStorage).find((each) => each.startsWith('visit:')) ?? '';
      sessionStorage.setItem('seen', sessionStorage.getItem(name) ?? '');
    });
    location.reload();
  });
  await loaded;
  await expect(page.getByLabel('First name')).toHaveValue('Maria Elena');
  const kept = await page.evaluate(() => atob(sessionStorage.getItem('seen') ?? ''));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).not.toContain('Elena');
  // written by now: the next load has it from the device
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('visit:');
});

test('a database that the browser closes is opened again', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const opened: IDBOpenDBRequest[] = [];
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given);
      opened.push(request);
      return request;
    };
    Object.assign(window, { closeAll: () => opened.map(({ result }) => result.close()) });
  });
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await page.evaluate(() => (window as unknown as { closeAll(): void }).closeAll());
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').pressSequentially('maria@example.com');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Example');
});

test('a visit of one path is not resumed on another path of the same flow', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/yt?s1=one-path');
  await walkSteps(page, stepsToFault, goodAnswers);
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  await page.goto('/survey/yt?s1=other-path');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('other-path')).sent.oid).toBe('57');
  await page.goto('/yt');
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
});

test('the lead has the tracking of the newest address; an address without any changes nothing', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=first-click&affid=20');
  await walkSteps(page, stepsToFault, goodAnswers);
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  await page.goto('/survey?s1=second-click');
  await walkSteps(page, fromInjury.slice(0, 2), goodAnswers);
  await expect(screenOf(page, 'PoliceReportFiled')).toBeVisible();
  await page.goto('/survey');
  await walkSteps(page, fromInjury.slice(2), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('second-click')).sent).toMatchObject({ affid: '10', oid: '81' });
});

test('a tap on the first question before the saved visit has loaded loses nothing of that visit', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=kept');
  await walkSteps(page, stepsToFault, goodAnswers);
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/survey', { waitUntil: 'commit' });
  await page.locator('[data-step=StartPath] button').click();
  release();
  await walkSteps(page, fromInjury, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('kept')).said.at_Fault).toBe('no');
});

test('after the end the survey starts anew, and its Back goes to the previous question', { tag: '@long' }, async ({ page }) => {
  await page.goto(shortSurvey);
  await walkSteps(page, shortSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await page.goBack();
  await walkSteps(page, shortSteps.slice(0, 3), goodAnswers);
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'AtFault')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'WhenWasTheAccident')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
});

test('after the end Back leaves the survey instead of showing steps of the ended visit', { tag: '@long' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.goto(shortSurvey);
  await walkSteps(page, shortSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await page.goBack();
  // alive, and with nothing to take up
  await walkSteps(page, ['StartPath'], goodAnswers);
  await page.goBack();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy/);
});

test('a saved visit is erased after a day, whichever page is opened', async ({ page }) => {
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

test('back-ups without a response leave a connection of the browser’s six for the lead', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const hangs = await startHanging(server.origin, '/api/save-data');
  // such a device backs up after each step
  await keepNothing(page);
  try {
    await page.goto(`${hangs.origin}/survey?s1=hanging-backups`);
    await walkSteps(page, mainSteps, goodAnswers);
    await page.waitForURL(/\/survey-thank-you\//);
    expect(hangs.hanging()).toBeGreaterThan(0);
    expect(hangs.hanging()).toBeLessThan(6);
    await server.leadBySubId('hanging-backups');
  } finally {
    hangs.stop();
  }
});
