import type { Locator, Page } from '@playwright/test';
import { studioCallPath } from '#contract/studio/address.ts';
import { expect, operationsToken } from './e2e-fixtures.ts';

/** A person's pace: milliseconds a key, and to decide what is pressed next. */
const keyMs = 80;
const decisionMs = 700;

/** Whoever sits at the studio, at a person's pace. */
export const marketer = (page: Page) => {
  const decide = () => page.waitForTimeout(decisionMs);
  return {
    decide,
    async press(control: Locator): Promise<void> {
      await decide();
      await control.click();
    },
    async type(control: Locator, text: string): Promise<void> {
      await decide();
      await control.pressSequentially(text, { delay: keyMs });
    },
    async keys(text: string): Promise<void> {
      await page.keyboard.type(text, { delay: keyMs });
    },
  };
};

/** Opens a page of the studio, and signs in on the way to it. The browser logs the 401 before. */
export async function signIn(page: Page, path = '/studio/campaigns'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Operations token').fill(operationsToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Makes a call of the studio past its controls, as the page that is open. */
export const callAs = (page: Page, name: string, body: object): Promise<never> =>
  page.evaluate(
    async ([address, text]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';
      const headers = { 'content-type': 'application/json', 'x-studio': token };
      const response = await fetch(address, { method: 'POST', headers, body: text });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer as never;
    },
    [studioCallPath(name), JSON.stringify(body)] as const,
  );

/** The screen of the survey that a campaign's page shows. */
export const framed = (page: Page) => page.frameLocator('iframe[title^="Draft"], iframe[data-shows="survey"]').first();

/**
 * The acts of "from looking to live": finds /survey/fb, looks, copies it to /fb-fall, changes its look, and publishes.
 * @param look is called where a page is worth a look of its own
 */
export async function lookToLive(page: Page, look: () => Promise<void> = async () => {}): Promise<void> {
  const { decide, press, type, keys } = marketer(page);
  // find it, and look at what visitors get
  await decide();
  await page.keyboard.press('/');
  await keys('y/fb');
  await press(page.getByRole('link', { name: '/survey/fb', exact: true }));
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();

  // a copy under an address of its own
  await press(page.getByRole('button', { name: 'More acts' }));
  await press(page.getByRole('menuitem', { name: 'Copy as new' }));
  await type(page.getByLabel('Name', { exact: true }), 'fb fall');
  await expect(page.getByText('/fb-fall is free')).toBeVisible();
  await press(page.getByRole('button', { name: 'Make the draft' }));

  // its look
  await press(page.getByRole('radio', { name: /Meridian/ }));
  await press(page.getByRole('group', { name: 'Language' }).last().getByRole('radio', { name: 'Español' }));
  await expect(framed(page).locator('html')).toHaveAttribute('lang', 'es');
  await press(page.getByRole('radio', { name: 'Alt2' }));

  // live
  await decide();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Meridian');
  await look();
  await type(dialog.getByLabel(/^Why/), 'fall test, ticket 81');
  await press(dialog.getByRole('button', { name: /^Publish/ }));
}
