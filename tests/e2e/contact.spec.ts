import type { StepName } from '#contract/steps.ts';
import { json, type Partner, startPartner } from '../faults/stand-ins.ts';
import { test as base, expect } from './fixtures.ts';
import { hold } from './hold.ts';
import { type RunningServer, startServer } from './server.ts';
import { answer, goodAnswers, screen, walkSteps } from './survey.ts';

const rightCode = '123456';
const buyers = [
  { name: 'Harbor Law', ids: ['11', '12', '13'] },
  { name: 'Midway Legal', ids: ['21', '22', '23'] },
];

/** Twilio Verify and the buyers service on loopback, in their real shapes (partners.md, Variants 7). */
const services = () =>
  startPartner(({ path, body }) => {
    if (path.endsWith('/Verifications')) return json(201, { status: 'pending' });
    if (path.endsWith('/VerificationCheck')) {
      return json(200, { status: new URLSearchParams(body).get('Code') === rightCode ? 'approved' : 'pending' });
    }
    if (path === '/buyers/get-available') return json(200, { selectedBuyers: [buyers[0]], allPossibleBuyers: buyers });
    return json(200, { result: path === '/check-affid-pre/77/100' ? 'yes' : 'no' });
  });

const test = base.extend<object, { readonly server: RunningServer; readonly partner: Partner }>({
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const partner = await services();
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ partner }, use) => {
      const server = await startServer({
        TWILIO_URL: partner.url,
        TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
        TWILIO_AUTH_TOKEN: 'a-token-for-tests',
        TWILIO_VERIFY_SERVICE_SID: 'VA0123456789abcdef0123456789abcdef',
        BUYERS_URL: partner.url,
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const answers = { ...goodAnswers, get_started: 'start', specific_injury: 'Other', injury_month: '1', injury_year: '2024' };
const v7: readonly StepName[] = [
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

test('a code from the phone makes the lead verified; a wrong one is said in the words of version 7', async ({ page, server }) => {
  await page.goto('/survey/v7-sms?s1=sms-right');
  await walkSteps(page, [...v7, 'PhoneAndZip'], answers);
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

test('who gets no code goes on without one, and the lead is not verified', async ({ page, server }) => {
  await page.goto('/survey/v7-sms?s1=sms-none');
  await walkSteps(page, [...v7, 'PhoneAndZip'], { ...answers, phone: '(212) 664-7666' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('000000');
  await dialog.locator('[type=submit]').click();
  await dialog.getByRole('button', { name: 'Go on without a code' }).click();
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-none')).sent.sms_verified).toBe('no');
});

test('the same wrong code is said again each time; a check whose dialog was closed does not go on', async ({ page }) => {
  await page.goto('/survey/v7-sms?s1=sms-closed');
  await walkSteps(page, [...v7, 'PhoneAndZip'], answers);
  const dialog = page.getByRole('dialog');
  const said = dialog.getByRole('alert');
  await dialog.getByRole('textbox').fill('12345');
  await page.keyboard.press('Enter');
  const first = await said.elementHandle();
  await page.keyboard.press('Enter');
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(said).toHaveText(/Verification failed/);

  const check = await hold(page, '**/two-step-verification/check');
  await dialog.getByRole('textbox').fill(rightCode);
  await dialog.locator('[type=submit]').click();
  await check.asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await check.release();
  await expect(page.getByLabel('Phone')).toBeEditable();
  await expect(screen(page, 'PhoneAndZip')).toBeVisible();
});

test('a new code that arrives before the answer that it was sent stands as it is typed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/survey/v7-sms?s1=sms-again');
  await walkSteps(page, [...v7, 'PhoneAndZip'], { ...answers, phone: '(212) 664-7667' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.route('**/two-step-verification/phone', (route) => route.fulfill({ json: { sent: true } }));
  const sending = await hold(page, '**/two-step-verification/phone');
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await sending.asked;
  await dialog.getByRole('textbox').fill('1234');
  await sending.release();
  await expect(dialog.getByText('New code has been sent!')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('1234');
});

test('a visitor is never stopped when codes cannot be sent', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/two-step-verification/phone', (route) => route.abort());
  await page.goto('/survey/v7-sms?s1=sms-down');
  await walkSteps(page, [...v7, 'PhoneAndZip'], answers);
  await page.waitForURL(/\/survey-thank-you-v7\//);
  expect((await server.leadBySubId('sms-down')).sent.sms_verified).toBe('no');
});

test('buyers are fetched, chosen by name, and named in the consent that is kept', async ({ page, server, partner }) => {
  await page.goto('/survey/v4nv-ep?s1=buyers');
  await walkSteps(page, toBuyers, answers);
  const shown = screen(page, 'PhoneAndBuyersConsent');
  await expect(shown.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await shown.locator('[type=submit]').click();
  const summary = shown.getByRole('alert').getByRole('link');
  await expect(summary).toHaveText(['Enter your phone number', 'Choose at least one company that may contact you']);
  await shown.getByRole('checkbox', { name: 'Midway Legal' }).click();
  await expect(summary).toHaveCount(0);
  await shown.locator('[name=phone]').fill(answers.phone ?? '');
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

test('who goes back while buyers are looked for is not carried along', async ({ page }) => {
  await page.goto('/survey/v4nv-ep?s1=buyers-back');
  await walkSteps(page, toBuyers.slice(0, -2), answers);
  await expect(screen(page, 'ZipCode')).toBeVisible();
  const search = await hold(page, '**/buyers/get-available');
  await answer(page, 'ZipCode', answers);
  await search.asked;
  await page.locator('[data-action=back]').click();
  await expect(screen(page, 'IncidentDescription')).toBeVisible();
  await search.release();
  await expect(screen(page, 'IncidentDescription')).toBeVisible();
});

test('without an answer of the buyers service the visitor gives the short consent', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route('**/buyers/get-available', (route) => route.abort());
  await page.goto('/survey/v4nv-rz?s1=no-buyers');
  await walkSteps(page, [...toBuyers, 'PhoneAbbreviatedTCPA'], answers);
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
  test(`the buyers of ${group} are fixed`, async ({ page }) => {
    await page.goto(`/survey/v4nv-${group}`);
    await walkSteps(page, toBuyers, answers);
    const names = screen(page, 'PhoneAndBuyersConsent').getByRole('checkbox');
    // and one for all of them
    await expect(names).toHaveCount(size + 1);
    await expect(names.nth(1)).toHaveAccessibleName('Auto Accident Team');
  });
}

for (const [affid, value] of [
  ['77', 'Maria'],
  ['78', ''],
] as const) {
  test(`contact data of the address is filled in where the pre-check says yes, and leaves the address (${affid})`, async ({
    page,
  }) => {
    await page.goto(`/f?affid=${affid}&first_name=Maria&phone=2126647665&s1=prefilled`);
    await expect(page).toHaveURL(/s1=prefilled/);
    await expect(page).not.toHaveURL(/Maria|212664/);
    await answer(page, 'StartPath', answers);
    await expect(page.getByLabel('First name')).toHaveValue(value);
  });
}

test('another language in the middle keeps the answers', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', answers);
  await page.getByLabel('First name').fill('Maria');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nombre')).toHaveValue('Maria');
});

/** Of somebody whom the one-page form can't help. */
const withLawyer = {
  ...answers,
  accident_type: 'Car Accident',
  injury_type: 'Whiplash',
  with_Lawyer: 'yes',
  address: '1 Example Street',
};

test('the one-page form says in place that it cannot help, and stays', async ({ page, server }) => {
  await page.goto('/form?s1=one-page-dq');
  await answer(page, 'OnePageForm', withLawyer);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t match you with a law firm right now' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/form');
  expect((await server.leadBySubId('one-page-dq')).said.with_Lawyer).toBe('yes');
});

test('what the one-page form could not send is sent from where it says that it cannot help', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.route('**/post-lead', (route) => route.abort());
  await page.goto('/form?s1=one-page-later');
  await answer(page, 'OnePageForm', withLawyer);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t match you with a law firm right now' })).toBeFocused();
  await page.unroute('**/post-lead');
  await expect.poll(() => server.leadsBySubId('one-page-later').then((leads) => leads.length), { timeout: 20_000 }).toBe(1);
});

test('the meter moves with the answers, and its level is on the thank-you address', async ({ page }) => {
  await page.goto('/survey?show-meter=yes');
  const meter = page.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuenow', '1');
  await walkSteps(
    page,
    [
      'StartPath',
      'AutoAccidentCaseWorth',
      'OtherDriversVehicleType',
      'WhenWasTheAccident',
      'AtFault',
      'WasUserInjured',
      'TypeOfMedicalTreatment',
    ],
    goodAnswers,
  );
  // 5000 at the start, 2500 for no fault, 4000 hurt, 6000 treated, 12000 in hospital
  await expect(meter).toHaveAttribute('aria-valuenow', '5');
  await walkSteps(page, ['PoliceReportFiled', 'HasLawyer', 'IncidentDescription', 'NameAndEmail', 'PhoneAndZip'], goodAnswers);
  await page.waitForURL(/[?&]cl=5(&|$)/);
  await expect(page.getByText('Compensation estimate: High Value')).toBeVisible();
});

test('a screen that loads later brings no stylesheet again that the page has already', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/survey/express');
  await walkSteps(page, ['StartPath', 'WhenWasTheAccident', 'AtFault', 'WasUserInjured', 'NameAndEmail'], goodAnswers);
  await expect(screen(page, 'PhoneAndZip').getByText('Last step')).toBeVisible();
  const inlined = await page.locator('link[disabled]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inlined.length).toBeGreaterThan(0);
  expect(asked.some((path) => path.endsWith('.css'))).toBe(true);
  expect(asked.filter((path) => inlined.includes(path))).toEqual([]);
});
