import type { StepName } from '#contract/flow/steps.ts';
import { expect } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import { translate } from '../support/translate-page.ts';
import { test } from '../support/variant-fixtures.ts';
import { answer, screenOf, variantAnswers, walkSteps } from '../support/walk-survey.ts';

const toBuyers: readonly StepName[] = [
  'StartPath',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjuredHow',
  'DidYouReceiveMedicalTreatment',
  'PoliceReportFiled',
  'HasLawyer',
  'IncidentDescription',
  'ZipCode',
  'NameAndEmail',
];

test('buyers are fetched and chosen by name, and the stored consent names them', async ({ page, server, partner }) => {
  await page.goto('/survey/v4nv-ep?s1=buyers');
  await walkSteps(page, toBuyers, variantAnswers);
  const shown = screenOf(page, 'PhoneAndBuyersConsent');
  await expect(shown.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await shown.locator('[type=submit]').click();
  const summary = shown.getByRole('alert').getByRole('link');
  await expect(summary).toHaveText(['Enter your phone number', 'Choose at least one company that may contact you']);
  await shown.getByRole('checkbox', { name: 'Midway Legal' }).click();
  await expect(summary).toHaveCount(0);
  await shown.locator('[name=phone]').fill(variantAnswers.phone ?? '');
  await shown.locator('[type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  const asked = partner.received.find(({ path }) => path === '/buyers/get-available');
  expect(JSON.parse(asked?.body ?? '').fields.state).toBe('NY');
  const { sent } = await server.leadBySubId('buyers');
  expect(sent).toMatchObject({
    '1_to_1_consent': 'yes',
    '1_to_1_timeout': 'no',
    selected_buyers: '21,22,23',
    selected_buyer_names: 'Midway Legal',
    selected_buyers_number: '1',
    selected_buyers_changed: 'yes',
    displayed_buyers: 'Auto Accident Team|Harbor Law|Midway Legal',
    all_possible_buyer_ids: '8674|11,12,13|21,22,23',
    all_possible_buyers_number: '3',
  });
  expect(sent.tcpa).toContain('I agree that Midway Legal may call');
  expect(sent.tcpa).not.toContain('Harbor Law');
});

test('a changed choice of buyers during the phone check needs another press to consent', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/survey/v4nv-ep?s1=another-choice');
  await walkSteps(page, toBuyers, variantAnswers);
  const shown = screenOf(page, 'PhoneAndBuyersConsent');
  const check = await holdRequest(page, '**/api/validations/ipqs/phone');
  await shown.locator('[name=phone]').fill(variantAnswers.phone ?? '');
  await shown.getByRole('checkbox', { name: 'Midway Legal' }).click();
  await shown.locator('[type=submit]').click();
  await check.asked;
  await shown.getByRole('checkbox', { name: 'Midway Legal' }).click();
  await shown.getByRole('checkbox', { name: 'Harbor Law' }).click();
  await check.release();
  await expect(shown.locator('[type=submit]')).not.toHaveAttribute('aria-disabled', 'true');
  expect(await server.leadsBySubId('another-choice')).toEqual([]);
  await shown.locator('[type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  const { sent } = await server.leadBySubId('another-choice');
  expect(sent.selected_buyer_names).toBe('Harbor Law');
  expect(sent.tcpa).toContain('I agree that Harbor Law may call');
});

test('a page translated by the browser stores the consent that it shows', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/survey/v4nv-ep?s1=translated-consent');
  await walkSteps(page, toBuyers, variantAnswers);
  const shown = screenOf(page, 'PhoneAndBuyersConsent');
  await expect(shown.getByRole('checkbox', { name: 'Midway Legal' })).toBeVisible();
  await translate(page);
  await shown.getByRole('checkbox', { name: 'Midway Legal' }).click();
  const consent = shown.locator('[data-tf-element-role=consent-language]');
  await expect(consent).toContainText('I agree that Midway Legal may call');
  const text = await consent.textContent();
  await shown.locator('[name=phone]').fill(variantAnswers.phone ?? '');
  await shown.locator('[type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('translated-consent')).receipt.text).toBe(text);
});

test('a visitor who goes back during the search for buyers stays on the earlier step', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey/v4nv-ep?s1=buyers-back');
  await walkSteps(page, toBuyers.slice(0, -2), variantAnswers);
  await expect(screenOf(page, 'ZipCode')).toBeVisible();
  const search = await holdRequest(page, '**/buyers/get-available');
  await answer(page, 'ZipCode', variantAnswers);
  await search.asked;
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'IncidentDescription')).toBeVisible();
  await search.release();
  await expect(screenOf(page, 'IncidentDescription')).toBeVisible();
});

test('without a response of the buyers service the visitor gives the short consent', { tag: '@long' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/buyers/get-available', (route) => route.abort());
  await page.goto('/survey/v4nv-rz?s1=no-buyers');
  await walkSteps(page, [...toBuyers, 'PhoneAbbreviatedTCPA'], variantAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const { sent } = await server.leadBySubId('no-buyers');
  expect(sent).toMatchObject({
    '1_to_1_consent': 'no',
    '1_to_1_timeout': 'yes',
    selected_buyers: '',
    all_possible_buyer_ids: '',
  });
});

for (const [group, size] of [
  ['d1', 2],
  ['d2', 6],
  ['x1', 2],
] as const) {
  test(`the buyers of ${group} are fixed`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/survey/v4nv-${group}`);
    await walkSteps(page, toBuyers, variantAnswers);
    const names = screenOf(page, 'PhoneAndBuyersConsent').getByRole('checkbox');
    // and one for all of them
    await expect(names).toHaveCount(size + 1);
    await expect(names.nth(1)).toHaveAccessibleName('Auto Accident Team');
  });
}
