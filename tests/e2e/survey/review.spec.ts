import { expect, test } from '../support/e2e-fixtures.ts';
import {
  answer,
  expectAccessible,
  goodAnswers,
  insuranceSteps,
  mainSteps,
  screenOf,
  stepsBeforeLast,
  variantAnswers,
  walkSteps,
} from '../support/walk-survey.ts';

test('the last step lists every earlier answer, folded at first, and each can be corrected by keyboard', async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=review');
  await walkSteps(page, stepsBeforeLast, goodAnswers);
  const last = screenOf(page, 'PhoneAndZip');
  const summary = last.getByText('Check or change your answers');
  const changes = last.getByRole('button', { name: /^Change / });
  await expect(summary).toBeVisible();
  await expect(changes).toHaveCount(0);
  await last.getByLabel('Phone number').fill('(212) 664-7665');
  await summary.press('Enter');
  await expect(last.getByRole('definition').filter({ hasText: 'maria@example.com' })).toBeVisible();
  await expectAccessible(page);

  await last.getByRole('button', { name: 'Change Email' }).press('Enter');
  await expect(screenOf(page, 'NameAndEmail').getByRole('heading', { level: 1 })).toBeFocused();
  // a test is faster than the old screen leaves
  await expect(last).toHaveCount(0);
  await answer(page, 'NameAndEmail', { ...goodAnswers, email: 'maria.new@example.com' });
  await expect(last.getByLabel('Phone number')).toHaveValue('(212) 664-7665');
  await expect(last.getByRole('heading', { level: 1 })).toBeFocused();

  // within four seconds of a key it is the same screen, with its list open
  if ((await changes.count()) === 0) await summary.press('Enter');
  await last.getByRole('button', { name: /^Change .*police report/i }).press('Enter');
  await answer(page, 'PoliceReportFiled', { ...goodAnswers, police_report: 'no' });
  // Back goes through the finished steps, and not out of the survey
  await page.goBack();
  await expect(screenOf(page, 'PoliceReportFiled')).toBeVisible();
  await page.goForward();
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const leads = await server.leadsBySubId('review');
  expect(leads.map(({ said }) => [said.email, said.police_report])).toEqual([['maria.new@example.com', 'no']]);
});

test('a correction that adds a question asks only that one, and returns to the last step', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=review-more');
  const unhurt = { ...goodAnswers, physical_injury: 'No' };
  const path = mainSteps.filter((step) => step !== 'TypeOfMedicalTreatment' && step !== 'PhoneAndZip');
  await walkSteps(page, path, unhurt);
  const last = screenOf(page, 'PhoneAndZip');
  await last.getByText('Check or change your answers').click();
  await last.getByRole('button', { name: /^Change .*(hurt|injur)/i }).click();
  await answer(page, 'WasUserInjured', goodAnswers);
  await answer(page, 'TypeOfMedicalTreatment', goodAnswers);
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('review-more')).said.physical_injury).toBe('Yes');
});

test('the answers can be reviewed in Spanish', { tag: '@long' }, async ({ page }) => {
  await page.goto('/surveyv5nv?lang=es');
  await walkSteps(page, insuranceSteps.slice(0, -1), variantAnswers);
  const last = screenOf(page, 'PhoneAndZip');
  await last.getByText('Revise o cambie sus respuestas').click();
  await expect(last.getByRole('button', { name: /^Cambiar / }).first()).toBeVisible();
  await expectAccessible(page);
});
