import { expect, test } from '../support/e2e-fixtures.ts';
import {
  answer,
  expectAccessible,
  goodAnswers,
  mainSteps,
  screenOf,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

const now = new Date();
const thisMonth = {
  ...goodAnswers,
  injury_month: String(now.getUTCMonth() + 1),
  injury_year: String(now.getUTCFullYear()),
};

test('the day is asked for an accident of this month, may be left open, and dates the lead', async ({ page, server }) => {
  await page.goto('/survey?s1=the-day');
  await walkSteps(page, mainSteps.slice(0, 3), thisMonth);
  const day = page.getByLabel('Day (optional)');
  await expect(day).toHaveCount(0);
  await page.getByLabel('Month').selectOption(thisMonth.injury_month);
  await page.getByLabel('Year').selectOption(thisMonth.injury_year);
  await expect(day).toBeVisible();
  await expectAccessible(page);
  await day.selectOption('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await walkSteps(page, stepsBeforeLast.slice(4), thisMonth);
  await page.getByText('Tell us when and how to reach you').click();
  await page.getByLabel('Best time').selectOption('evening');
  await page.getByLabel('Best way').selectOption('text');
  await expectAccessible(page);
  await answer(page, 'PhoneAndZip', thisMonth);
  await page.waitForURL(/thank-you/);
  const { said, sent } = await server.leadBySubId('the-day');
  expect(said).toMatchObject({ injury_day: '1', best_time: 'evening', contact_by: 'text' });
  expect(sent.incident_date).toMatch(/-01$/);
  expect(sent).toMatchObject({ incident_date_approximate: 'no' });
});

test('contradictory answers of a form are questioned once, then accepted and marked', async ({ page, server }) => {
  await page.goto('/survey-sl?s1=contradicts');
  const given = { ...goodAnswers, accident_type: 'Bicycle Accident', doctor_treatment: 'no', address: '1 Main St' };
  const seconds = { ...given, when_seek_medical_treatment: 'first_week' };
  await walkSteps(page, ['ShowQuestions', 'FormFirstQuestions'], given);
  await answer(page, 'FormSecondQuestions', seconds);
  const when = page.getByLabel('When did you first get care?');
  await expect(when).toBeFocused();
  await expect(when).toHaveAccessibleDescription(/you chose something else about medical care/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, 'FormThirdQuestions', given);
  await page.waitForURL(/thank-you/);
  const lead = await server.leadBySubId('contradicts');
  expect(lead.meta).toMatchObject({ contradictions: ['when_seek_medical_treatment'] });
});

test('a stage is reached at its first step, and Back keeps it reached', async ({ page }) => {
  // the theme's own bar names the present stage alone
  await page.goto('/survey-sd/v4?progress=v1');
  const active = () =>
    page
      .locator('[role=progressbar] + ol li')
      .evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).fontWeight) > 500));
  const given = { ...goodAnswers, in_motor_vehicle_accident: 'yes', accident_date_button: 'Within 1 Year' };
  await walkSteps(page, ['StartPath', 'WereYouInAMotorVehicleAccident', 'SocialDropWhenWasTheAccident'], given);
  await expect(screenOf(page, 'HasLawyer')).toBeVisible();
  expect(await active()).toEqual([true, true, false]);
  await answer(page, 'HasLawyer', given);
  // the bar is at 85 percent, and the contact has not begun
  expect(await active()).toEqual([true, true, false]);
  await answer(page, 'AtFault', given);
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  expect(await active()).toEqual([true, true, true]);
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'AtFault')).toBeVisible();
  expect(await active()).toEqual([true, true, true]);
});

test("a lead's file has the words of each screen, and each changed answer", async ({ page, server }) => {
  await page.goto('/survey?s1=filed&header=alt2&lang=es');
  await walkSteps(page, mainSteps.slice(0, 5), goodAnswers);
  await page.locator('[data-action=back]').click();
  await walkSteps(page, ['AtFault'], { ...goodAnswers, at_Fault: 'yes', partial_fault: 'yes' });
  await walkSteps(page, mainSteps.slice(5), goodAnswers);
  await page.waitForURL(/thank-you/);
  const { id } = await server.leadBySubId('filed');
  const file = JSON.parse(server.command('lead', id));
  expect(file.screens.slice(0, 1)).toMatchObject([
    { step: 'StartPath', heading: 'Reciba ayuda después de su accidente de auto', seconds: expect.stringMatching(/^\d+$/) },
  ]);
  expect(file.screens.find(({ step }: { step: string }) => step === 'AtFault')).toMatchObject({
    heading: '¿El accidente fue su culpa?',
    offered: ['No, no fue mi culpa', 'Fue en parte mi culpa', 'Sí, fue mi culpa'],
    given: [['partial_fault', 'Fue en parte mi culpa']],
    changes: 1,
  });
  expect(server.command('verify', id, file.recordHash)).toContain('as it was');
  expect(server.command('lead', id, '--html')).toContain('Fue en parte mi culpa');
});
