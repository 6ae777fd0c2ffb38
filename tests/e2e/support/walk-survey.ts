import type { Locator, Page } from '@playwright/test';
import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { chosenOption, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { hurt } from '#contract/testing/submissions.ts';
import { violationsOf } from '../../support/axe.ts';
import { expect } from './e2e-fixtures.ts';

/** Answers of an invented person that no rule disqualifies; tests override single answers. */
export const goodAnswers: Answers = {
  ...hurt,
  other_drivers_vehicle_type: 'car',
  injury_month: '1',
  injury_year: String(new Date().getUTCFullYear()),
  case_description: 'The other driver ran a red light and hit my door. My neck and back hurt.',
  first_name: 'Maria',
  last_name: 'Example',
  email: 'maria@example.com',
  phone: '(212) 664-7665',
  zip_code: '10001',
};

/** The same person's, for variants that ask something else besides. */
export const variantAnswers: Answers = { ...goodAnswers, get_started: 'start', specific_injury: 'Other' };

/** The main survey's steps of an injured visitor, in order. */
export const mainSteps = [
  'StartPath',
  'AutoAccidentCaseWorth',
  'OtherDriversVehicleType',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjured',
  'TypeOfMedicalTreatment',
  'PoliceReportFiled',
  'HasLawyer',
  'IncidentDescription',
  'NameAndEmail',
  'PhoneAndZip',
] as const satisfies readonly StepName[];
/** The insurance flow's steps of a visitor injured, not at fault, and treated. */
export const insuranceSteps: readonly StepName[] = [
  'StartPath',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjuredHow',
  'DidYouReceiveMedicalTreatment',
  'PoliceReportFiled',
  'HasLawyer',
  'IncidentDescription',
  'NameAndEmail',
  'PhoneAndZip',
];
/** Version 7's steps up to the one whose phone number is sent a code. */
export const v7Steps: readonly StepName[] = [
  'StartPath',
  'GetStartedFirstStep',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjuredHow',
  'DidYouReceiveMedicalTreatment',
  'PoliceReportFiled',
  'HasLawyer',
  'IncidentDescription',
  'NameAndEmail',
];
export const stepsBeforeLast = mainSteps.slice(0, -1);
/** The shortest survey with the main one's ending, for tests of the time after the last answer. */
export const shortSurvey = '/survey/express';
export const shortSteps: readonly StepName[] = [
  'StartPath',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjured',
  'NameAndEmail',
  'PhoneAndZip',
];
export const shortStepsBeforeLast = shortSteps.slice(0, -1);
export const stepsToFault = mainSteps.slice(0, 5);

/** The screen that is shown. */
export const screenOf = (page: Page, step: StepName): Locator => page.locator(`[data-step="${publicStepName(step)}"]`);

/** Fills in a field: an input, a select, a textarea, or one of several radios. */
async function fill(shown: Locator, field: AnswerField, value: string): Promise<void> {
  // the server's radios are the browser's own, the script's have a role
  const radio = shown.locator(
    `:is([role=radio][id^="${field}"], [type=radio][name="${field}"]:not([aria-hidden]))[value="${value}"]`,
  );
  const element = shown.locator(`:is(input:not([type=radio]), select, textarea)[name="${field}"]`);
  await radio.or(element).first().waitFor({ state: 'attached' });
  if ((await radio.count()) > 0) return radio.first().click();
  if ((await element.evaluate((node) => node.tagName)) === 'SELECT') await element.selectOption(value);
  else await element.fill(value);
}

/**
 * Answers the shown step as a visitor would: a tap on an answer, or the fields and the submit control.
 * @param beforeSubmit looks at a form that is filled in
 */
export async function answer(
  page: Page,
  step: StepName,
  answers: Answers,
  beforeSubmit: (shown: Locator) => Promise<void> = async () => {},
): Promise<void> {
  const shown = screenOf(page, step);
  const definition = steps[step];
  if (definition.kind === 'choice') {
    const option = chosenOption(definition, answers);
    if (!option) throw new Error(`The answers choose no option of ${step}`);
    await shown.locator(`button[name="${option.name}"][value="${option.value}"]`).click();
    return;
  }
  await expect(shown.locator('[type=submit]')).toBeVisible();
  for (const field of definition.fields) await fill(shown, field, answers[field] ?? '');
  // Where buyers are named, the visitor says which may call.
  if (step === 'PhoneAndBuyersConsent') await shown.getByRole('checkbox').first().click();
  await beforeSubmit(shown);
  await shown.locator('[type=submit]').click();
}

/** Walks steps one after the other. `onScreen` looks at each before it is answered. */
export async function walkSteps(
  page: Page,
  path: readonly StepName[],
  answers: Answers,
  onScreen: (step: StepName) => Promise<void> = async () => {},
): Promise<void> {
  for (const step of path) {
    await expect(screenOf(page, step)).toBeVisible();
    await onScreen(step);
    await answer(page, step, answers);
  }
}

/** Expects axe to find no violation of WCAG 2.2 AA on the shown page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
