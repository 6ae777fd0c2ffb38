import type { Page } from '@playwright/test';
import { leadBody } from '../load/lead-body.ts';
import { expect, operationsToken, withOperations } from './fixtures.ts';
import type { StoredDelivery } from './server.ts';
import { expectAccessible, expectNoSidewaysScroll } from './survey.ts';

const test = withOperations();

/** The page as it is, for a screen reader and on the narrowest phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('an operator signs in, finds a delivery and looks at its data, by keyboard; each page passes axe and fits 320 px', async ({
  page,
  server,
  consoleErrors,
}) => {
  // who has not signed in, or has the wrong token, is told so with 401
  consoleErrors.allow(/401 \(Unauthorized\)/);
  const posted = await fetch(`${server.origin}/post-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: leadBody(1),
  });
  const { id } = (await posted.json()) as { id: string };
  await expect.poll(() => server.deliveriesOf(id)).toMatchObject({ exchange: 'delivered' });

  await page.goto('/ops');
  await expectGood(page);
  await page.getByLabel('Operations token').fill('not the token');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That is not the token.');
  await expectGood(page);

  await page.getByLabel('Operations token').fill(operationsToken);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All is well.')).toBeVisible();
  await expectGood(page);

  await page.getByRole('link', { name: 'Experiments' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);

  const [delivery] = server.ops<StoredDelivery>('deliveries').filter(({ destination }) => destination === 'exchange');
  await page.goto(`/ops/deliveries/${delivery?.submission}.exchange`);
  await expect(page.getByText('maria.000001@example.com')).toHaveCount(0);
  await expectGood(page);
  await page.getByRole('button', { name: /Show the person/ }).press('Enter');
  await expect(page.getByText('maria.000001@example.com').first()).toBeVisible();
  await expectGood(page);

  await page.goto('/ops');
  await expect(page.getByRole('region', { name: 'What people did' }).getByText('reveal')).toBeVisible();
});
