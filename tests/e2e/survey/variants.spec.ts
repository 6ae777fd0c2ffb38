import { inLongForm } from '../../support/long-form.ts';
import { expect } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import { test } from '../support/variant-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf, variantAnswers, walkSteps } from '../support/walk-survey.ts';

for (const [affid, value] of [
  ['77', 'Maria'],
  ['78', ''],
] as const) {
  test(`contact data of the address fills the form after a positive pre-check, and is removed from the address (${affid})`, async ({
    page,
  }) => {
    await page.goto(`/f?affid=${affid}&first_name=Maria&phone=2126647665&s1=prefilled`);
    await expect(page).toHaveURL(/s1=prefilled/);
    await expect(page).not.toHaveURL(/Maria|212664/);
    await answer(page, 'StartPath', variantAnswers);
    await expect(page.getByLabel('First name')).toHaveValue(value);
  });
}

test('contact data is removed from an address with an extra slash, and the page shows', { tag: '@long' }, async ({
  page,
  server,
}) => {
  // a base address with a slash at its end, put before a path
  await page.goto(`${server.origin}//f?affid=77&first_name=Maria&phone=2126647665&s1=prefilled`);
  await expect(screenOf(page, 'StartPath')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/f?affid=77&s1=prefilled`);
  await page.goto(`${server.origin}//survey-thank-you/?email=maria@example.com&phone=2126647665&q=y`);
  await expect(page).toHaveURL(`${server.origin}/survey-thank-you/?q=y`);
});

test('contact data is removed from the address before a tap or the language link can copy it', async ({ page }) => {
  const code = await holdRequest(page, '**/assets/**.js');
  await page.goto('/survey?email=maria@example.com&phone=2126647665&first_name=Maria', { waitUntil: 'commit' });
  await page.locator('[data-step=StartPath] button').click();
  await code.release();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/survey?lang=es');
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'StartPath')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('typed values win over contact data of the address on a device with slow storage', { tag: '@long' }, async ({ page }) => {
  await page.goto('/f?affid=77');
  await answer(page, 'StartPath', variantAnswers);
  await page.getByLabel('Email').fill('typed@example.com');
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    Object.assign(window, { tell });
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      Object.defineProperty(request, 'onsuccess', {
        set: (then: (event: Event) => void) =>
          request.addEventListener('success', (event) => void told.then(() => then.call(request, event))),
      });
      return request;
    };
  });
  const checked = page.waitForResponse('**/buyers/check-affid-pre/**');
  await page.goto('/f?affid=77&email=link@example.com&last_name=Link');
  await checked;
  // the prefilled values have loaded by then
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
  await page.evaluate(() => (window as unknown as { tell(): void }).tell());
  await expect(page.getByLabel('Last name')).toHaveValue('Link');
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
});

test('a change of language during the survey keeps the answers', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', variantAnswers);
  await page.getByLabel('First name').fill('Maria');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByLabel('Nombre')).toHaveValue('Maria');
});

/** The answers of a visitor whom the one-page form disqualifies. */
const withLawyer = {
  ...variantAnswers,
  accident_type: 'Car Accident',
  injury_type: 'Whiplash',
  with_Lawyer: 'yes',
  address: '1 Example Street',
};

test('the one-page form shows a disqualification in place', async ({ page, server }) => {
  await page.goto('/form?s1=one-page-dq');
  await answer(page, 'OnePageForm', withLawyer);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t match you with a law firm right now' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/form');
  expect((await server.leadBySubId('one-page-dq')).said.with_Lawyer).toBe('yes');
});

test('an unsent one-page form is sent from its disqualification message', { tag: '@long' }, async ({
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

test('the meter moves with the answers, and the thank-you address has its level', async ({ page }) => {
  await page.goto('/survey?show-meter=yes');
  const meter = page.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuenow', '0');
  await expect(meter).toHaveAttribute('aria-valuetext', 'No answers yet');
  const untilTreated = mainSteps.indexOf('TypeOfMedicalTreatment') + 1;
  await walkSteps(page, mainSteps.slice(0, untilTreated), goodAnswers);
  // 5000 at the start, 2500 for no fault, 4000 hurt, 6000 treated, 12000 in hospital
  await expect(meter).toHaveAttribute('aria-valuenow', '5');
  await walkSteps(page, mainSteps.slice(untilTreated), goodAnswers);
  await page.waitForURL(/[?&]cl=5(&|$)/);
  await expect(page.getByText(/Compensation estimate: .*High Value/)).toBeVisible();
});

test('a screen loaded later requests no stylesheet that the page already has', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/survey/express');
  await walkSteps(page, ['StartPath', 'WhenWasTheAccident', 'AtFault', 'WasUserInjured', 'NameAndEmail'], goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip').getByText('Last step')).toBeAttached();
  const inlined = await page.locator('link[disabled]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inlined.length).toBeGreaterThan(0);
  expect(asked.some((path) => path.endsWith('.css'))).toBe(true);
  expect(asked.filter((path) => inlined.includes(path))).toEqual([]);
});

test('a visitor goes on when the extras beside the questions never load', async ({ page, server, consoleErrors }) => {
  test.skip(!inLongForm, 'it waits half a minute');
  // the server showed it: React makes the page anew without it
  consoleErrors.allow(/Minified React error #418/);
  await page.clock.install();
  const asked = page.waitForRequest('**/assets/Proof-*.js');
  await page.route('**/assets/Proof-*.js', () => {});
  await page.goto('/survey?proof=on&s1=no-proof');
  await asked;
  await page.clock.fastForward(6000);
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('no-proof')).toHaveLength(1);
});
