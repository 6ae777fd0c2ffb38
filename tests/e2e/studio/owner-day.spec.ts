import type { Page } from '@playwright/test';
import { expect, operationsToken, stores, withOperationsOver } from '../support/e2e-fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const brand = 'Auto Accident Team';
const seller = 'Alder & Vance';
const number = '+12126647665';
const themeCount = 12;

/** The page in both schemes, on a desk and on a phone. */
async function expectGood(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const folder = process.env.STUDIO_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

for (const store of stores) {
  const walk = withOperationsOver(store);
  walk.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
  walk(
    `an owner's day: a seller joins and a number changes, seen on the page within 2 s, and brought back, on ${store}`,
    {
      tag: '@long',
    },
    async ({ page, server, request, consoleErrors }) => {
      walk.setTimeout(600_000);
      // before the sign-in
      consoleErrors.allow(/401 \(Unauthorized\)/);
      const shown = async () => (await request.get(`${server.origin}/form`)).text();
      expect(await shown()).not.toContain('Alder');

      await page.goto('/studio/settings/brands');
      await page.getByLabel('Operations token').fill(operationsToken);
      await page.keyboard.press('Enter');
      const own = page.getByRole('region', { name: brand });
      await expect(own).toBeVisible();
      await expect(page.getByText('Version 1 live', { exact: true })).toBeVisible();
      await expectGood(page, 'brands');

      await own.getByLabel('English, one firm a line').fill(`${brand}\n${seller}`);
      await own.getByLabel('Spanish, one firm a line').fill(`${brand}\n${seller}`);
      await own.getByLabel('Call number').fill(number);
      await page.getByRole('button', { name: 'Save the draft' }).click();
      await expect(page.getByText('3 changes not live')).toBeVisible();

      // what consents say is seen in every theme before it goes live
      await page.getByRole('button', { name: 'Publish …' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Close this, and look at each theme below the form.')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const consent = page.getByRole('region', { name: 'The consent as visitors would read it' });
      await expect(consent.frameLocator('iframe').first().getByText(seller).first()).toBeVisible({ timeout: 60_000 });
      await expectGood(page, 'draft');
      for (let seen = 1; seen < themeCount; seen += 1) await consent.getByRole('button', { name: 'Next theme' }).click();
      await expect(consent.getByText('All twelve themes seen.')).toBeVisible();

      await page.getByRole('button', { name: 'Publish …' }).click();
      await expect(dialog.getByText(`${brand}, sellers, English`)).toBeVisible();
      await dialog.getByLabel(/^Why/).fill('Alder & Vance joins, ticket 90');
      await dialog.getByRole('button', { name: 'Publish 3 changes' }).click();
      await expect(dialog).toHaveCount(0);
      const published = Date.now();
      await expect.poll(shown, { intervals: [50] }).toContain('Alder &amp; Vance');
      expect(Date.now() - published).toBeLessThan(2000);
      expect(await shown()).toContain('664-7665');
      await expect(page.getByText('Version 2 live', { exact: true })).toBeVisible();
      await expectGood(page, 'published');

      await page.getByRole('button', { name: 'Bring back …' }).click();
      await dialog.getByLabel(/^Why/).fill('it was too early');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Version 1 live', { exact: true })).toBeVisible();
      await expect.poll(shown).not.toContain('Alder');

      await page.getByRole('link', { name: 'Destinations' }).click();
      await expect(page.getByRole('heading', { name: 'Compensation meter' })).toBeVisible();
      await expectGood(page, 'destinations');
      await page.getByRole('link', { name: 'Buyers' }).click();
      await expect(page.getByRole('heading', { name: 'Who buys' })).toBeVisible();
      await expectGood(page, 'buyers');
    },
  );
}
