import { expect } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import { rightCode, test } from '../support/variant-fixtures.ts';
import { screenOf, v7Steps, variantAnswers, walkSteps } from '../support/walk-survey.ts';

let phones = 0;
/** A phone gets no second code within half a minute (429), so each walk has its own phone. */
function withOwnPhone() {
  phones += 1;
  return { ...variantAnswers, phone: `(212) 664-${7600 + phones}` };
}

test('a correct phone code verifies the lead; a wrong code shows the error of version 7', async ({ page, server }) => {
  await page.goto('/survey/v7-sms?s1=sms-right');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('12345');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText('Verification failed, please enter the code you’ve received')).toBeVisible();
  await dialog.getByRole('textbox').fill('000000');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText('Incorrect code, make sure you have put in all the correct numbers.')).toBeVisible();
  await dialog.getByRole('textbox').fill(rightCode);
  await dialog.locator('[type=submit]').click();
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-right')).sent.sms_verified).toBe('yes');
});

test('a visitor who gets no code goes on, and the lead is not verified', async ({ page, server }) => {
  await page.goto('/survey/v7-sms?s1=sms-none');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('000000');
  await dialog.locator('[type=submit]').click();
  await dialog.getByRole('button', { name: 'Go on without a code' }).click();
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-none')).sent.sms_verified).toBe('no');
});

test('a repeated wrong code is announced each time; a check whose dialog was closed does not go on', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/survey/v7-sms?s1=sms-closed');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  const dialog = page.getByRole('dialog');
  const said = dialog.getByRole('alert');
  await dialog.getByRole('textbox').fill('12345');
  await page.keyboard.press('Enter');
  const first = await said.elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(said).toHaveText(/Verification failed/);

  const check = await holdRequest(page, '**/two-step-verification/check');
  await dialog.getByRole('textbox').fill(rightCode);
  await dialog.locator('[type=submit]').click();
  await check.asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await check.release();
  await expect(page.getByLabel('Phone')).toBeEditable();
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
});

test('a new code typed before the response to its request is kept', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/survey/v7-sms?s1=sms-again');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.route('**/two-step-verification/phone', (route) => route.fulfill({ json: { sent: true } }));
  const sending = await holdRequest(page, '**/two-step-verification/phone');
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await sending.asked;
  await dialog.getByRole('textbox').fill('1234');
  await sending.release();
  await expect(dialog.getByText('New code has been sent!')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('1234');
});

test("a visitor's own letter spacing leaves each digit in its cell (WCAG 1.4.12)", { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey/v7-sms?s1=sms-spaced');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  const digits = page.getByRole('dialog').getByRole('textbox');
  await digits.fill('123456');
  const spacing = () => digits.evaluate((input) => getComputedStyle(input).letterSpacing);
  const own = await spacing();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await spacing()).toBe(own);
});

test('a visitor goes on when codes cannot be sent', { tag: '@long' }, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/two-step-verification/phone', (route) => route.abort());
  await page.goto('/survey/v7-sms?s1=sms-down');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-down')).sent.sms_verified).toBe('no');
});

test('a visitor goes on when the file of the dialog never arrives', { tag: '@long' }, async ({ page, server }) => {
  await page.clock.install();
  // asked for, and never answered
  await page.route('**/VerifyPhone*.js', () => {});
  const codeSent = page.waitForResponse('**/two-step-verification/phone');
  await page.goto('/survey/v7-sms?s1=sms-hangs');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  await expect(page.locator('[type=submit]')).toHaveText(/Checking/);
  await codeSent;
  // once: moving the clock again would also trigger the timers of the lead
  await page.clock.fastForward(13_000);
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-hangs')).sent.sms_verified).toBe('no');
});

test('a visitor goes on when the file of the dialog arrives incomplete', { tag: '@long' }, async ({ page, server }) => {
  // the rest is a script without exports
  await page.route('**/assets/VerifyPhone-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'var cut' }));
  await page.goto('/survey/v7-sms?s1=sms-cut');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], withOwnPhone());
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-cut')).sent.sms_verified).toBe('no');
});
