import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium, type Page } from '@playwright/test';
import { leadBody } from '../../load/numbered-lead.ts';
import { launchOptions } from '../../support/chromium.ts';
import { expect, operationsToken, withOperations } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const test = withOperations();
// one server, whose page shows the data of every test
test.describe.configure({ mode: 'serial' });

/** The page as it is, for a screen reader and on the narrowest phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  // content outside landmarks is missed when moving between them; a table without a caption has no name
  await expect(page.locator('body > a, table:not(:has(> caption))')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Posts a lead and gives its id once the exchange has it. */
async function deliveredLead(server: RunningServer, number: number): Promise<string> {
  const posted = await fetch(`${server.origin}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: leadBody(number),
  });
  const { id } = (await posted.json()) as { id: string };
  await expect.poll(() => server.deliveriesOf(id)).toMatchObject({ exchange: 'delivered', ingest: 'delivered' });
  return id;
}

/** As after the last of ten attempts at both. */
function giveUp(server: RunningServer, id: string): void {
  const database = new DatabaseSync(join(server.dataDir, 'leads.db'), { timeout: 5000 });
  database.exec(`UPDATE deliveries SET state = 'dead', reason = 'HTTP 500', attempts = 10
    WHERE submission_id = '${id}' AND destination IN ('exchange', 'ingest')`);
  database.close();
}

test('an operator signs in and reads what waits, by keyboard; each page passes axe and fits 320 px', async ({
  page,
  server,
  consoleErrors,
}) => {
  // no token or a wrong token gets 401
  consoleErrors.allow(/401 \(Unauthorized\)/);
  const id = await deliveredLead(server, 1);

  await page.goto('/ops');
  await expectGood(page);
  await page.getByLabel('Operations token').fill('not the token');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^That is not right/);
  // an alert of the initial page is not announced: the field's description is
  await expect(page.getByLabel('Operations token')).toBeFocused();
  await expectGood(page);

  await page.getByLabel('Operations token').fill(operationsToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All is well.')).toBeVisible();
  await expectGood(page);

  giveUp(server, id);
  await page.getByRole('link', { name: 'Look again' }).press('Enter');
  await expect(page.getByText('exchange: 1 given up.')).toBeVisible();
  await expect(page.getByText('maria.000001@example.com')).toHaveCount(0);
  await expectGood(page);

  await page.getByRole('link', { name: 'Your account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expectGood(page);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByLabel('Operations token')).toBeVisible();
});

test('the page without script is readable with text at 200 %, also at 320 px', { tag: '@long' }, async ({ server }) => {
  const large = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] });
  const page = await large.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${server.origin}/ops`);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Operations token').fill(operationsToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText('exchange: 1 given up.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await large.close();
});
