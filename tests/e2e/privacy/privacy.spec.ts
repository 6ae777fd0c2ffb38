import { requestRegions, requestTypes } from '#contract/consent/privacy-request.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { addressOf, box, errorOf, field, fill, passCaptcha, path, person, send, sent } from '../support/privacy-form.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

test('shows every error in its words, scrolls the first to 100 px from the top, and clears each on edit', async ({ page }) => {
  await page.goto(path);
  // the captcha needs the script: a press before it is answered by the server, which requires none
  await expect(page.locator('#person')).toBeVisible();
  await page.locator('#authorizedAgent').click();
  await send(page);
  const said: Record<string, string> = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    address: 'Address is required',
    city: 'City is required',
    state: 'State is required',
    zip: 'Zip is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    agentFirstName: 'Agent first name is required',
    agentLastName: 'Agent last name is required',
    agentEmail: 'Email is required',
    agentPhone: 'Agent phone number is required',
    agreeTermsAgent: 'Agent Terms are not checked',
    receiveInformation: 'At least one option must be selected',
    requests: 'At least one request must be selected',
    agreeTerms: 'Terms are not checked',
    captcha: 'Please complete the reCaptcha',
  };
  for (const [id, message] of Object.entries(said)) await expect(errorOf(page, id)).toHaveText(message);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(Object.keys(said).length);
  await expect(field(page, 'firstName')).toBeFocused();
  const top = await page.locator('label[for=firstName]').evaluate((label) => label.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(100);
  await expectAccessible(page);
  // the errors of a group lead to its first checkbox
  for (const [id, first] of [
    ['receiveInformation', 'receiveInformationEmail'],
    ['requests', requestTypes[0]],
  ] as const) {
    await page
      .getByRole('alert')
      .getByRole('link', { name: said[id] ?? '' })
      .click();
    await expect(page.locator(`#${first}`)).toBeFocused();
  }

  await field(page, 'firstName').fill('M');
  await expect(errorOf(page, 'firstName')).toHaveCount(0);
  await box(page, 'submitAnAppeal').click();
  await expect(errorOf(page, 'requests')).toHaveCount(0);
  for (const [name, text, message] of [
    ['email', 'maria@', 'Valid email is required'],
    ['phone', '212664', 'Phone number is incomplete'],
    ['agentPhone', '2', 'Agent phone number is incomplete'],
    ['agentEmail', 'x', 'Valid email is required'],
  ] as const) {
    await field(page, name).fill(text);
    await send(page);
    await expect(errorOf(page, name)).toHaveText(message);
  }
  // the number is required as it is written; doubts about it keep no request away
  await field(page, 'phone').fill('1112223333');
  await send(page);
  await expect(errorOf(page, 'zip')).toBeVisible();
  await expect(errorOf(page, 'phone')).toHaveCount(0);
});

test('the question about the agent is required', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await send(page);
  await expect(errorOf(page, 'authorizedAgent-group')).toHaveText('At least one option must be selected');
});

test('a pasted number in another notation is read whole by the mask', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await page.locator('#authorizedAgent').click();
  for (const name of ['phone', 'agentPhone']) {
    await field(page, name).click();
    await page.keyboard.insertText('+1 (212) 664-7665 ext. 12');
    await expect(field(page, name)).toHaveValue('(212) 664-7665');
  }
  await field(page, 'zip').click();
  await page.keyboard.insertText('ZIP 10001');
  await expect(field(page, 'zip')).toHaveValue('10001');
});

test('errors are listed in page order, and errors of the agent clear with the agent', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await page.locator('#authorizedAgent').click();
  await send(page);
  const links = page.getByRole('alert').getByRole('link');
  const places = await links.evaluateAll((all) =>
    all.map((link) => {
      const control = document.querySelector(link.getAttribute('href') ?? '');
      return [...document.querySelectorAll('*')].indexOf(control as Element);
    }),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await page.locator('#authorizedAgent-no').click();
  await expect(links.filter({ hasText: 'Agent' })).toHaveCount(0);
  await page.locator('#authorizedAgent').click();
  await expect(errorOf(page, 'agentFirstName')).toHaveCount(0);
});

test('masks phone and ZIP, and offers all regions', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('#person')).toBeVisible();
  await field(page, 'phone').pressSequentially('2126647665');
  await expect(field(page, 'phone')).toHaveValue('(212) 664-7665');
  await field(page, 'zip').pressSequentially('1000199');
  await expect(field(page, 'zip')).toHaveValue('10001');
  await expect(field(page, 'state').locator('option:not([value=""])')).toHaveCount(51 + 4 + 4);
  expect(requestRegions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['District of Columbia', 'Guam', 'Puerto Rico', 'Quebec', 'Ontario']),
  );
  // letters of a Canadian postal code have to fit
  await field(page, 'state').selectOption('QC');
  await field(page, 'zip').fill('H2X 1Y4');
  await expect(field(page, 'zip')).toHaveValue('H2X 1Y4');
});

test('sends the specified record without empty values; then the thanks take the focus', async ({ page, server }, { title }) => {
  const email = addressOf(title);
  let captchas = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/captcha') captchas += 1;
  });
  await page.goto(path);
  await fill(page, email);
  await passCaptcha(page);
  expect(captchas).toBe(1);
  const asked = page.waitForRequest((request) => request.url().endsWith('/slack/send-message'));
  await send(page);
  const body = (await asked).postDataJSON() as { formData: object; reCaptchaToken: string; type: string };
  expect(body).toEqual({
    type: 'do-not-sell-information-form',
    reCaptchaToken: expect.stringMatching(/.{50}/),
    formData: {
      ...person,
      email,
      state: 'NY',
      authorizedAgent: 'no',
      receiveInformationEmail: 'yes',
      receiveInformationMail: 'no',
      ...Object.fromEntries(requestTypes.map((type) => [type, 'no'])),
      optOutOfSaleOrSharingOfInformation: 'yes',
      agreeTerms: 'yes',
      project: 'MVA',
    },
  });
  await expect(page.getByRole('heading', { level: 1, name: sent })).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(async () => (await server.requestsOf(email))[0])
    .toMatchObject({ request: { verdict: 'passed', done: { optedOut: true } } });
  // from now on this browser loads nothing of advertisers either
  const settings = await page.evaluate(async () => (await fetch('/page-settings')).json());
  expect(settings).toMatchObject({ advertising: 'never' });
});

test('during sending every field is disabled and the button says so', { tag: '@long' }, async ({ page }) => {
  await page.goto(path);
  await fill(page, 'slow@example.com');
  await passCaptcha(page);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/slack/send-message', async (route) => {
    await held;
    await route.fulfill({ status: 200, json: { ok: true } });
  });
  await send(page);
  await expect(page.locator('form:not([action]) [type=submit]')).toContainText('Loading...');
  await expect(field(page, 'firstName')).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: sent })).toBeVisible();
});

test('the request can be filed by keyboard alone', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('#person')).toBeVisible();
  await field(page, 'firstName').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  const { firstName, lastName, address, city, zip } = person;
  for (const text of [firstName, lastName, address, city, 'New Y', zip, 'keys@example.com', '2126647612']) await type(text);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#authorizedAgent-no')).toBeChecked();
  await page.keyboard.press('Tab');
  for (const id of ['receiveInformationEmail', 'receiveInformationMail', ...requestTypes, 'agreeTerms', 'person']) {
    await expect(box(page, id)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('Checked. Thank you.')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: sent })).toBeVisible();
});

test('holds at 320 px, in Spanish, in another theme and brand, with a header of the logo only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${path}?lang=es&theme=10&brand=crash-compensation`);
  await expect(page.getByRole('heading', { level: 1, name: 'No vendan mi información' })).toBeVisible();
  await expect(page.getByText('Soy una persona')).toBeVisible();
  await page.locator('#authorizedAgent').click();
  await send(page);
  await expect(errorOf(page, 'firstName')).toHaveText('El nombre es obligatorio');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.locator('header a[href^="tel:"]')).toHaveCount(0);
});
