import { expect, test } from './fixtures.ts';
import { answer, expectNoSidewaysScroll, goodAnswers, screen, walkSteps } from './survey.ts';

const untilFault = ['StartPath', 'AutoAccidentCaseWorth', 'OtherDriversVehicleType', 'WhenWasTheAccident', 'AtFault'] as const;
const toTheEnd = ['PoliceReportFiled', 'HasLawyer', 'IncidentDescription', 'NameAndEmail', 'PhoneAndZip'] as const;
const whole = [...untilFault, 'WasUserInjured', 'TypeOfMedicalTreatment', ...toTheEnd] as const;

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

test("the progress bar never moves back on the visitor's screen", async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, untilFault, goodAnswers);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  await page.goBack();
  await expect(screen(page, 'AtFault')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
});

test('the whole survey by keyboard alone', async ({ page, server }) => {
  await page.goto('/survey?s1=keyboard');
  for (const step of whole) {
    await expect(screen(page, step)).toBeVisible();
    const controls = screen(page, step).locator('button:not([data-action=back]), input, select, textarea');
    await expect(controls.first()).toBeVisible();
    // Tab from the heading to the first control, as a keyboard user would.
    await page.keyboard.press('Tab');
    if (step === 'StartPath') await screen(page, step).locator('button').first().focus();
    if ((await controls.count()) > 0 && (await controls.first().getAttribute('type')) === 'button') {
      const wanted = { HasLawyer: 'no', AtFault: 'no', WasUserInjured: 'Yes' }[step as string];
      for (
        let tabs = 0;
        wanted && tabs < 8 && (await page.evaluate(() => (document.activeElement as HTMLButtonElement).value)) !== wanted;
        tabs += 1
      ) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      continue;
    }
    const fields = await controls.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('name')).filter(Boolean));
    for (const [index, field] of fields.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      const value = goodAnswers[field as keyof typeof goodAnswers] ?? '';
      if (field === 'injury_month') await page.keyboard.type('January');
      else await page.keyboard.type(value);
    }
    if (step === 'IncidentDescription') {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Enter');
    if (step === 'WhenWasTheAccident' && (await screen(page, step).isVisible())) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
  }
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('keyboard')).said.first_name).toBe('Maria');
});

test('at 320 px nothing scrolls sideways on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/survey?lang=es');
  await walkSteps(page, whole, goodAnswers, () => expectNoSidewaysScroll(page));
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
