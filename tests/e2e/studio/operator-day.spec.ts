import type { Locator, Page } from '@playwright/test';
import { leadBody } from '../../load/numbered-lead.ts';
import { jsonResponse, partnerShapes } from '../../support/stand-in-partner.ts';
import { expect, operationsToken, stores, withOperationsOver } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const waiting = 14;
const post = async (server: RunningServer, number: number, change: object = {}) => {
  const body = JSON.stringify({ ...(JSON.parse(leadBody(number)) as object), ...change });
  const headers = { 'content-type': 'application/json' };
  const posted = await fetch(`${server.origin}/post-lead`, { method: 'POST', headers, body });
  return ((await posted.json()) as { id: string }).id;
};

/** The page in both schemes, on a desk and on a phone. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Opens a dialog, says why and does its act, all by keyboard. */
async function actByKeys(page: Page, opener: Locator, because: string): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog').getByLabel(/^Why/);
  await expect(why).toBeFocused();
  await page.keyboard.type(because);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const store of stores) {
  const walk = withOperationsOver(store);
  walk.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
  walk(
    `an operator sees what broke, has it tried, releases one and returns one, by keyboard, on ${store}`,
    { tag: '@long' },
    async ({ page, server, consoleErrors }) => {
      walk.setTimeout(240_000);
      // before the sign-in
      consoleErrors.allow(/401 \(Unauthorized\)/);
      const { ingest } = server.partners;
      ingest.behave(jsonResponse(401, { error: 'invalid api key' }));
      const ids: string[] = [];
      for (let number = 1; number <= waiting; number += 1) ids.push(await post(server, number));

      await page.goto('/studio/deliveries');
      await page.getByLabel('Operations token').fill(operationsToken);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^ingest answers 401 since \d\d:\d\d\.$/)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(`${waiting} deliveries wait; nothing is lost.`)).toBeVisible();
      await expectGood(page);

      const before = ingest.received.length;
      ingest.behave(partnerShapes.ingest);
      await actByKeys(page, page.getByRole('button', { name: 'Try now: ingest' }), 'their key is back');
      await ingest.got(before + waiting);
      await expect(page.getByText(/^ingest answers 401/)).toHaveCount(0, { timeout: 30_000 });

      const nevada = await post(server, waiting + 1, { zip_code: '89101', phone: '(702) 664-7665' });
      await page.goto(`/studio/leads/${nevada}`);
      await expect(page.getByText(/Nevada asks for a buyer by name/)).toBeVisible();
      await expectGood(page);
      await actByKeys(page, page.getByRole('button', { name: /^Release/ }), 'a signed consent names them');
      await expect.poll(() => server.deliveriesOf(nevada)).toMatchObject({ exchange: 'delivered', ingest: 'delivered' });

      const [sold = ''] = ids;
      await expect.poll(() => server.deliveriesOf(sold)).toMatchObject({ ingest: 'delivered' });
      await page.goto(`/studio/leads/${sold}`);
      await actByKeys(page, page.getByRole('button', { name: 'Returned' }), 'wrong number');
      await expect(page.getByText(/returned it/).first()).toBeVisible();

      await page.goto('/studio/audit');
      await expect(page.getByRole('cell', { name: /^had tried at once/ })).toBeVisible();
      await expectGood(page);
    },
  );
}
