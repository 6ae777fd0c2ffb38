import type { Locator } from '@playwright/test';
import { expect, operationsToken, withOperations } from '../support/e2e-fixtures.ts';
import { expectAccessible } from '../support/walk-survey.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
// a page of its own, in which one campaign is made
test.describe.configure({ mode: 'serial' });

/** A person's pace: milliseconds a key, and to decide what is pressed next. */
const keyMs = 80;
const decisionMs = 700;
/** From looking at a campaign to a new one that visitors get, in milliseconds. */
const mostMs = 60_000;

test('a marketer looks, copies, changes and publishes within a minute', async ({ page, server, consoleErrors }) => {
  test.setTimeout(150_000);
  // before the sign-in
  consoleErrors.allow(/401 \(Unauthorized\)/);
  const decide = () => page.waitForTimeout(decisionMs);
  const press = async (control: Locator) => {
    await decide();
    await control.click();
  };
  const type = async (control: Locator, text: string) => {
    await decide();
    await control.pressSequentially(text, { delay: keyMs });
  };

  await page.goto('/studio/campaigns');
  await page.getByLabel('Operations token').fill(operationsToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: '/survey/fb', exact: true })).toBeVisible();
  await expectAccessible(page);
  const began = Date.now();

  // find it, and look at what visitors get
  await decide();
  await page.keyboard.press('/');
  await page.keyboard.type('y/fb', { delay: keyMs });
  await press(page.getByRole('link', { name: '/survey/fb', exact: true }));
  const live = page.frameLocator('iframe[title^="Draft"], iframe[data-shows="survey"]').first();
  await expect(live.getByRole('heading', { level: 1 })).toBeVisible();

  // a copy under an address of its own
  await press(page.getByRole('button', { name: 'More acts' }));
  await press(page.getByRole('menuitem', { name: 'Copy as new' }));
  await type(page.getByLabel('Name', { exact: true }), 'fb fall');
  await expect(page.getByText('/fb-fall is free')).toBeVisible();
  await press(page.getByRole('button', { name: 'Make the draft' }));

  // its look
  await press(page.getByRole('radio', { name: /Meridian/ }));
  await press(page.getByRole('group', { name: 'Language' }).last().getByRole('radio', { name: 'Español' }));
  await expect(live.locator('html')).toHaveAttribute('lang', 'es');
  await press(page.getByRole('radio', { name: 'Alt2' }));

  // live
  await decide();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Meridian');
  await expectAccessible(page);
  await type(dialog.getByLabel(/^Why/), 'fall test, ticket 81');
  await press(dialog.getByRole('button', { name: /^Publish/ }));
  await expect(page.getByText(/live on 1 of 1 servers?/i)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(mostMs);

  const answered = await fetch(`${server.origin}/fb-fall`);
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('data-theme="2"');
});
