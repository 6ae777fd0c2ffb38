import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, withOperations } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { addressOf, fill, passCaptcha, path, send } from '../support/privacy-form.ts';
import {
  expectAccessible,
  goodAnswers,
  shortSteps,
  shortStepsBeforeLast,
  shortSurvey,
  walkSteps,
} from '../support/walk-survey.ts';

const test = withOperations();
// one server, whose database is out of order now and then
test.describe.configure({ mode: 'serial' });

/** Does something while the server's database can keep no submission. */
async function whileStoreFails(server: RunningServer, work: () => Promise<void>): Promise<void> {
  const database = new DatabaseSync(join(server.dataDir, 'leads.db'), { timeout: 5000 });
  database.exec('ALTER TABLE submissions RENAME TO away');
  try {
    await work();
  } finally {
    database.exec('ALTER TABLE away RENAME TO submissions');
    database.close();
  }
}

/** The reference that the visitor reads is the name of a failed call in the server's log. */
async function expectReferenceInLog(page: Page, server: RunningServer, words: RegExp, route: string): Promise<void> {
  const text = await page.getByRole('status').filter({ hasText: words }).textContent();
  const [, reference] = words.exec(text ?? '') ?? [];
  await expect.poll(() => server.logged()).toContain(`"route":"${route}","id":"${reference}","status":503`);
}

test('a lead that the server failed to store shows its log reference, and is sent later', { tag: '@long' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  await page.goto(`${shortSurvey}?s1=reference`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await whileStoreFails(server, async () => {
    await walkSteps(page, shortSteps.slice(-1), goodAnswers);
    await expectReferenceInLog(page, server, /give us this reference: ([a-z0-9-]+)\./, '/post-lead');
    await expectAccessible(page);
  });
  await expect(page.getByText('Your answers have reached us.')).toBeVisible({ timeout: 20_000 });
  expect(await server.leadsBySubId('reference')).toHaveLength(1);
});

test(
  'a privacy request that the server failed to store shows its log reference',
  { tag: '@long' },
  async ({ page, server, consoleErrors }, { title }) => {
    consoleErrors.allow(/503/);
    await page.goto(path);
    await fill(page, addressOf(title));
    await passCaptcha(page);
    await whileStoreFails(server, async () => {
      await send(page);
      await expectReferenceInLog(page, server, /give us this reference: ([a-z0-9-]+)\./, '/slack/send-message');
    });
    await expect(page.getByText('Your request has reached us.')).toBeVisible({ timeout: 20_000 });
  },
);

test('without a response of the server the page shows no reference', { tag: '@long' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto(shortSurvey);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort());
  await walkSteps(page, shortSteps.slice(-1), goodAnswers);
  await expect(page.getByText('Your answers are still on this device')).toBeVisible();
  await expect(page.getByText('reference')).toHaveCount(0);
});
