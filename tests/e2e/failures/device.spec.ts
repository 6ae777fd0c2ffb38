import type { Page } from '@playwright/test';
import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf, shortStepsBeforeLast, shortSurvey, walkSteps } from '../support/walk-survey.ts';

// A submission when both the server and the device's database fail.

const away = /Failed to load resource|net::ERR/;

/** Walks to the end without the server. */
async function endAway(page: Page, name: string): Promise<void> {
  await page.goto(`${shortSurvey}?s1=${name}`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
}
const arrived = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'have reached us' })).toHaveCount(1);

for (const failures of gateShare([1, 4], (times) => times === 4)) {
  test(`a database that fails ${failures} times is not treated as empty: the lead is sent, and only then reported as sent`, async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.allow(away);
    const name = `fails-${failures}`;
    await endAway(page, name);
    // a phone that closes the database under a page in the background
    await page.evaluate((most) => {
      const { transaction } = IDBDatabase.prototype;
      let left = most;
      IDBDatabase.prototype.transaction = function (...given) {
        if (left === 0) return transaction.apply(this, given);
        left -= 1;
        document.documentElement.dataset.left = String(left);
        throw new DOMException('The database connection is closing.', 'InvalidStateError');
      };
      dispatchEvent(new Event('online'));
    }, failures);
    await expect(page.locator('html')).toHaveAttribute('data-left', '0');
    await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
    expect(await server.leadsBySubId(name)).toEqual([]);
    await page.unroute('**/post-lead');
    await arrived(page);
    expect(await server.leadsBySubId(name)).toHaveLength(1);
  });
}

const aDayLater = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 25 * 3_600_000;
  });

test('an expired pending submission gets one last try, and is not reported as sent', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(away);
  await endAway(page, 'a-day');
  await aDayLater(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('status').filter({ hasText: 'no longer on this device' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answers did not reach us.');
  await expect(page.getByRole('link', { name: 'Go to the survey' })).toHaveAttribute('href', '/survey');
  expect(await server.leadsBySubId('a-day')).toEqual([]);
});

test('a last try that succeeds stores an ordinary lead', { tag: '@long' }, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(away);
  await endAway(page, 'last-try');
  await aDayLater(page);
  await page.unroute('**/post-lead');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await arrived(page);
  expect(await server.leadsBySubId('last-try')).toHaveLength(1);
});

/** A device that has room for the visit, and none for its submission. */
const fillDevice = (page: Page) =>
  page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (String(key).startsWith('pending:')) throw new DOMException('The device is full.', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });

test('one press of Back leaves an ending whose submission is neither sent nor stored', { tag: '@long' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(away);
  await fillDevice(page);
  await page.goto('/privacy-policy');
  await endAway(page, 'full-back');
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('a visit whose submission is neither sent nor stored resumes at its step', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(away);
  await fillDevice(page);
  await endAway(page, 'full');
  await page.goto('/sponsors');
  await page.unroute('**/post-lead');
  await page.goto(`${shortSurvey}?s1=full`);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  await page.locator('[data-step=PhoneAndZip] [type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('full')).toHaveLength(1);
});

test('an empty 200 of an intermediary does not count as a response of the server', { tag: '@long' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(away);
  await page.goto(`${shortSurvey}?s1=portal`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.fulfill({ status: 200, body: '' }));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
  await page.unroute('**/post-lead');
  await arrived(page);
  expect(await server.leadsBySubId('portal')).toHaveLength(1);
});

test('an ending without the server shows email and phone to no script that watches the address', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(away);
  await page.addInitScript(() => {
    const { pushState, replaceState } = history;
    const seen: string[] = [];
    Object.assign(window, { seen });
    const watched = (change: typeof pushState): typeof pushState =>
      function (this: History, ...given) {
        change.apply(this, given);
        seen.push(location.href);
      };
    Object.assign(history, { pushState: watched(pushState), replaceState: watched(replaceState) });
  });
  await endAway(page, 'watched');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.at(-1)).toContain('/survey-thank-you/');
  expect(seen.filter((address) => /email=|phone=/.test(address))).toEqual([]);
});
