import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../support/chromium.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import {
  answer,
  goodAnswers,
  mainSteps,
  screenOf,
  shortStepsBeforeLast,
  shortSurvey,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

test('a double click answers one question only', async ({ page }) => {
  await page.goto('/survey');
  await page.locator('[data-step=StartPath] button').click();
  await screenOf(page, 'AutoAccidentCaseWorth').getByRole('button').first().dblclick();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
  // a key answers at once
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
});

test('two quick taps of a finger answer one question, and a tap elsewhere answers at once', async ({ page }) => {
  await page.goto('/survey');
  await page.locator('[data-step=StartPath] button').press('Enter');
  const box = await screenOf(page, 'AutoAccidentCaseWorth').getByRole('button').first().boundingBox();
  if (!box) throw new Error('The first answer is not shown');
  // each tap carries its own time, since a busy machine may pause longer between two taps than a finger does
  const browser = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const tap = async (down: number, seconds: number) => {
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 + down };
    const timestamp = begun + seconds;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.02 });
  };
  await tap(0, 0);
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
  await tap(4, 0.2);
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
  await tap(box.height * 1.5, 0.25);
  await expect(screenOf(page, 'WhenWasTheAccident')).toBeVisible();
});

/** Fills in the first form of /f, with an address that the test is about. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill(email);
}

test('a single error is announced, and announced again when the next attempt fails the same way', { tag: '@long' }, async ({
  page,
}) => {
  await fillIn(page, 'maria');
  await page.keyboard.press('Enter');
  const said = page.getByRole('alert');
  await expect(said).toHaveText('Enter an email address like name@example.com');
  const first = await said.elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(said).toHaveText('Enter an email address like name@example.com');
  await expect(page.getByLabel('Email')).toBeFocused();
  // the summary is for several
  await expect(page.getByRole('group', { name: 'Please check your answers' })).toHaveCount(0);
});

test('an error summary taller than the window shows its heading first', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/form');
  await page.getByRole('button', { name: 'Send my answers' }).press('Enter');
  const list = page.getByRole('group', { name: 'Please check your answers' });
  await expect(list).toBeFocused();
  expect((await list.boundingBox())?.height).toBeGreaterThan(664);
  await expect(list.getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('no field of a long form is cut off at 320 px with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/form', '/do-not-sell-my-information']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const fields = page
      .getByRole('main')
      .locator('input:not([tabindex="-1"], [type=hidden]), select, textarea, [role=radio], [type=submit]');
    await expect(fields.first()).toBeVisible();
    const ends = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...ends), path).toBeLessThanOrEqual(320);
  }
});

test('a phone number is fully visible with text at 200 % where fields start to share a row', { tag: '@long' }, async ({
  server,
}) => {
  const large = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] });
  const page = await large.newPage({ viewport: { width: 560, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/survey`);
  await walkSteps(page, stepsBeforeLast, goodAnswers);
  const phone = page.getByLabel('Phone number');
  await phone.fill('(212) 664-7665');
  expect(await phone.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  await large.close();
});

test('a check that ends after the visitor went back does not move the visitor on', async ({ page }) => {
  // before the address is typed: it is asked about as soon as typing rests
  const check = await holdRequest(page, '**/api/validations/ipqs/email');
  await fillIn(page, 'maria@example.com');
  await page.keyboard.press('Enter');
  await check.asked;
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
  await check.release();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
});

test('a correction during a check is kept, and the next press sends it', { tag: '@long' }, async ({ page }) => {
  // before the address is typed: it is asked about as soon as typing rests
  const check = await holdRequest(page, '**/api/validations/ipqs/email');
  await fillIn(page, 'mario@example.com');
  await page.keyboard.press('Enter');
  await check.asked;
  await page.getByLabel('Email').fill('maria@example.com');
  await check.release();
  await expect(screenOf(page, 'SocialDropPII')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('maria@example.com');
});

test('an address rejected while another field is edited is rejected again at the next press', { tag: '@long' }, async ({
  page,
}) => {
  // before the address is typed: it is asked about as soon as typing rests
  const check = await holdRequest(page, '**/api/validations/ipqs/email');
  await fillIn(page, 'someone@mailinator.com');
  await page.keyboard.press('Enter');
  await check.asked;
  await page.getByLabel('First name').fill('Mario');
  await check.release();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Check it');
});

test('a number filled in by a password manager is accepted, whichever event reports it', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto(`${shortSurvey}?s1=filled-in`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  const fillIn = (name: string, value: string, event: string) =>
    page.locator(`input[name=${name}]`).evaluate(
      (input: HTMLInputElement, given) => {
        // as password managers do: past React's setter for the field's `value`
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, given.value);
        input.dispatchEvent(new Event(given.event, { bubbles: true }));
      },
      { value, event },
    );
  await fillIn('phone', '+12126647665', 'change');
  await expect(page.getByLabel('Phone')).toHaveValue('(212) 664-7665');
  await fillIn('zip_code', '10001', 'input');
  await page.locator('[data-step=PhoneAndZip] [type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('filled-in')).said).toMatchObject({ phone: '(212) 664-7665', zip_code: '10001' });
});

test('a description too long or of too few words is not cut, and the page says how to correct it', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, mainSteps.indexOf('IncidentDescription')), goodAnswers);
  const shown = screenOf(page, 'IncidentDescription');
  const area = shown.getByRole('textbox');
  const submit = shown.locator('button[type=submit]');
  await area.fill('a car hit my car. '.repeat(340).slice(0, 6120));
  await expect(shown.getByText(/remove 1,119 characters|remove 1,120 characters/)).toBeVisible();
  await submit.click();
  await expect(shown.getByText('Write at most 5,000 characters')).toBeVisible();
  expect((await area.inputValue()).length).toBe(6120);
  await area.fill('Whiplash concussion hospitalized');
  await expect(shown.getByText('Please add one more word.')).toBeVisible();
  await submit.click();
  await expect(shown.getByText('Write at least four words about what happened')).toBeVisible();
  await area.fill('Rear-ended,neck,back,whiplash');
  await submit.click();
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
});

test('fields of personal text have the browser’s spell check off', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, mainSteps.indexOf('IncidentDescription')), goodAnswers);
  for (const step of ['IncidentDescription', 'NameAndEmail'] as const) {
    if (step === 'NameAndEmail') await answer(page, 'IncidentDescription', goodAnswers);
    const fields = screenOf(page, step).locator('input:not([type=hidden]):not([tabindex="-1"]), textarea');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) await expect(field).toHaveAttribute('spellcheck', 'false');
  }
});
