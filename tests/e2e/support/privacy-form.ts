import type { Locator, Page } from '@playwright/test';
import { expect } from './e2e-fixtures.ts';

export const path = '/do-not-sell-my-information';
export const sent = 'Thank you for submitting your info. We will contact you shortly.';

/** Not the person of the surveys: a request stops the deliveries of their leads. */
export const person = {
  firstName: 'Maria',
  lastName: 'Example',
  address: '1 Example Street',
  city: 'New York',
  zip: '10001',
  email: 'maria@example.com',
  phone: '(212) 664-7612',
} as const;

export const field = (page: Page, name: string): Locator =>
  page.locator(`form:not([action]) :is(input, select)[name="${name}"]:not([type=checkbox])`);
export const box = (page: Page, name: string): Locator => page.locator(`#${name}`);
export const send = (page: Page) => page.locator('form:not([action]) [type=submit]').click();
export const errorOf = (page: Page, id: string) => page.locator(`#${id}-error`);

export async function fill(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...person, email })) await field(page, name).fill(value);
  await field(page, 'state').selectOption('NY');
  await page.locator('#authorizedAgent-no').click();
  await box(page, 'receiveInformationEmail').click();
  await box(page, 'optOutOfSaleOrSharingOfInformation').click();
  await box(page, 'agreeTerms').click();
}

export async function passCaptcha(page: Page): Promise<void> {
  await box(page, 'person').click();
  await expect(page.getByText('Checked. Thank you.')).toBeVisible({ timeout: 30_000 });
}

/** One address for each test: the worker's server is shared. */
export const addressOf = (title: string) => `${title.replaceAll(/\W+/g, '-').slice(0, 40).toLowerCase()}@example.com`;
