import type { Page } from '@playwright/test';
import { chosenOption, steps } from '#contract/steps.ts';
import { expect, test } from './fixtures.ts';
import { answer, expectNoSidewaysScroll, goodAnswers, mainSteps, screen, untilFault, walkSteps } from './survey.ts';

const toTheEnd = mainSteps.slice(7);

test('Back returns to each question with its answer kept, and a changed answer drops only what hangs on it', async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=changed-mind');
  await walkSteps(page, [...untilFault, 'WasUserInjured', 'TypeOfMedicalTreatment'], goodAnswers);
  await expect(screen(page, 'PoliceReportFiled')).toBeVisible();
  await page.goBack();
  await expect(screen(page, 'TypeOfMedicalTreatment').locator('[value=hospital]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'WasUserInjured').locator('[value=Yes]')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'WasUserInjured', { physical_injury: 'No' });
  await walkSteps(page, toTheEnd, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const lead = await server.leadBySubId('changed-mind');
  expect(lead.said.physical_injury).toBe('No');
  expect(lead.said.type_of_medical_treatment).toBeUndefined();
  expect(lead.said.at_Fault).toBe('no');
});

test('a reload in the middle takes the visit up where it was, answers kept', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, [...untilFault, 'WasUserInjured'], goodAnswers);
  await expect(screen(page, 'TypeOfMedicalTreatment')).toBeVisible();
  await page.reload();
  await expect(screen(page, 'TypeOfMedicalTreatment')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'WasUserInjured').locator('[value=Yes]')).toHaveAttribute('aria-pressed', 'true');
});

test('half-typed answers survive a reload', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await expect(screen(page, 'SocialDropPII')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
});

test('a new tab takes the visit up, and Back there goes to the previous question', async ({ page, context }) => {
  await page.goto('/survey');
  await walkSteps(page, untilFault, goodAnswers);
  await expect(screen(page, 'WasUserInjured')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/survey');
  await expect(screen(other, 'WasUserInjured')).toBeVisible();
  await other.locator('[data-action=back]').click();
  await expect(screen(other, 'AtFault')).toBeVisible();
});

test('the focus moves to each new heading, and the page scrolls to its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/survey');
  await page.evaluate(() => scrollTo(0, 200));
  await answer(page, 'StartPath', goodAnswers);
  await expect(screen(page, 'AutoAccidentCaseWorth').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the focus is at the heading as soon as the question is there, so that who types at once keeps it', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, -2), goodAnswers);
  await expect(screen(page, 'NameAndEmail')).toBeVisible();
  // the email is checked first: the next question comes of an answer of the network, not of the press itself
  const focused = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.getElementById('question-PhoneAndZip')) return;
          watch.disconnect();
          resolve(document.activeElement?.id);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await answer(page, 'NameAndEmail', goodAnswers);
  expect(await focused).toBe('question-PhoneAndZip');
});

test('Back scrolls to the top too, by the control and by the browser', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, 10), goodAnswers);
  await expect(screen(page, 'NameAndEmail')).toBeVisible();
  const isAtTop = () => page.evaluate(() => scrollY === 0);
  await page.locator('[data-action=back]').click();
  await expect(page.locator('#question-IncidentDescription')).toBeFocused();
  await expect.poll(isAtTop).toBe(true);
  await page.locator('[type=submit]').click();
  await expect(screen(page, 'NameAndEmail')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#question-IncidentDescription')).toBeInViewport();
});

test("the progress bar never moves back on the visitor's screen", async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, untilFault, goodAnswers);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  await page.goBack();
  await expect(screen(page, 'AtFault')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
});

/** Presses Tab until the focus is on the element that the selector names, as a keyboard user would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test('the whole survey by keyboard alone', async ({ page, server }) => {
  await page.goto('/survey?s1=keyboard');
  for (const step of mainSteps) {
    await expect(screen(page, step)).toBeVisible();
    const definition = steps[step];
    if (definition.kind === 'choice') {
      const option = chosenOption(definition, goodAnswers);
      await tabTo(page, `[data-step=${step}] button[name="${option?.name}"][value="${option?.value}"]`);
      await page.keyboard.press('Enter');
      continue;
    }
    for (const field of definition.fields) {
      await expect(page.locator(`[name=${field}]`)).toBeVisible();
      await tabTo(page, `[name=${field}]`);
      await page.keyboard.type(field === 'injury_month' ? 'January' : (goodAnswers[field] ?? ''));
    }
    await tabTo(page, `[data-step=${step}] [type=submit]`);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('keyboard')).said.first_name).toBe('Maria');
});

test('Enter in a field submits the step', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'OtherDriversVehicleType')).toBeVisible();
});

test('at 320 px nothing scrolls sideways on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/survey?lang=es');
  await walkSteps(page, mainSteps, goodAnswers, () => expectNoSidewaysScroll(page));
  await page.waitForURL(/\/survey-thank-you\//);
  await expectNoSidewaysScroll(page);
});

test('a tap before the script has come counts', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/survey', { waitUntil: 'commit' });
  await page.locator('[data-step=StartPath] button').click();
  release();
  await expect(screen(page, 'AutoAccidentCaseWorth')).toBeVisible();
});

test('a browser that tells nobody when it has painted gets its script all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/survey');
  await page.locator('[data-step=StartPath] button').click();
  await expect(screen(page, 'AutoAccidentCaseWorth')).toBeVisible();
});
