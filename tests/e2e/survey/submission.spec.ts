import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import {
  answer,
  goodAnswers,
  insuranceSteps,
  mainSteps,
  screenOf,
  shortSteps,
  shortStepsBeforeLast,
  shortSurvey,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

test('the thank-you page takes at most 16 files and 10 calls to reach; its address has the specified parameters, and loses email and phone at once', async ({
  page,
}) => {
  const addresses: string[] = [];
  const files: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
    if (addresses.length > 1 || !request.url().startsWith('http')) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') || request.isNavigationRequest()) files.push(pathname);
    else calls.push(pathname);
  });
  await page.goto('/survey?affid=20&s1=abc');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(16);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(10);
  const asked = new URL(addresses.find((each) => each.includes('thank-you')) ?? '');
  expect(asked.search.startsWith('??')).toBe(false);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    email: 'maria@example.com',
    city: 'New York',
    state: 'NY',
    zip_code: '10001',
    state_long: 'New York',
    affid: '20',
    sub_id: 'abc',
    q: 'y',
  });
  const shown = new URL(page.url());
  expect([...shown.searchParams.keys()]).not.toContain('email');
  expect([...shown.searchParams.keys()]).not.toContain('phone');
});

for (const refusal of gateShare(['throws', 'does nothing'], (each) => each === 'does nothing')) {
  test(`a history that ${refusal} leaves neither email nor phone in the thank-you address`, async ({ page, server }) => {
    const subId = `history-${refusal.replace(' ', '-')}`;
    await page.addInitScript((how) => {
      const refuse = () => {
        if (how === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
    }, refusal);
    await page.goto(`${shortSurvey}?s1=${subId}`);
    await walkSteps(page, shortSteps, goodAnswers);
    await page.waitForURL((url) => url.pathname.includes('thank-you') && !/email|phone/.test(url.search));
    await expect(page.getByText('See a copy of what you sent')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('sub_id')).toBe(subId);
    expect((await server.leadBySubId(subId)).said.email).toBe('maria@example.com');
  });
}

test('the thank-you page keeps brand, theme, logo, font and round buttons of the survey', { tag: '@long' }, async ({ page }) => {
  const look = () =>
    page.locator('header a[href^="tel:"]').evaluate((button) => {
      const { theme, brand, logo, font } = document.documentElement.dataset;
      return { theme, brand, logo, font, radius: getComputedStyle(button).borderRadius };
    });
  await page.goto('/survey?brand=crash-compensation&theme=4&logo=v2.2&font=lora&rounded=on');
  const ofSurvey = await look();
  expect(ofSurvey).toMatchObject({ theme: '4', brand: 'crash-compensation', logo: 'v2.2', font: 'lora' });
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await look()).toEqual(ofSurvey);
});

test('the thank-you page offers a copy of the answers in the words of the survey', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/survey/es?s1=copy');
  await walkSteps(page, insuranceSteps, { ...goodAnswers, specific_injury: 'Burns', who_was_hurt: '' });
  await page.waitForURL(/thank-you/);
  await page.getByText('Ver una copia de lo que envió').click();
  const copy = page.locator('details');
  await expect(copy).toContainText('Quemaduras');
  await expect(copy).toContainText('maria@example.com');
  await expect(copy).toContainText((await server.leadBySubId('copy')).receipt.text);
  await expect(copy.getByRole('button', { name: 'Imprimir o guardar' })).toBeVisible();
});

test('many sellers are a list under the consent, and are stored as part of it', async ({ page, server }) => {
  await page.goto(`${shortSurvey}?s1=sellers&brand=crash-compensation`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(page.getByText('each of the 8 companies in the list')).toBeVisible();
  await page.getByText('See the list of companies').click();
  await expect(page.getByText(/Invented Law A, .* and Invented Law H/)).toBeVisible();
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/thank-you/);
  const { receipt, meta } = await server.leadBySubId('sellers');
  expect(receipt.text).toContain('Invented Law H');
  expect(meta).toMatchObject({ consent: { version: 'tcpa-list-1' } });
  expect(meta).not.toHaveProperty('consent.verified');
});

test('the last button is described by its consent', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${shortSurvey}?s1=described`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  const button = screenOf(page, 'PhoneAndZip').getByRole('button', { name: 'Send my answers' });
  await expect(button).toHaveAccessibleDescription(/^By selecting the button on this screen, I agree/);
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('described')).receipt.text).toMatch(/^By selecting the button on this screen, I agree/);
});

test('a visitor who has a lawyer is told why there is no help, and the lead has the reason', async ({ page, server }) => {
  await page.goto('/survey?s1=lawyer');
  await walkSteps(page, mainSteps, {
    ...goodAnswers,
    with_Lawyer: 'yes',
    lawyer_redirect_reason: 'have_attorney|yes',
  });
  await page.waitForURL(/q=n/);
  expect(new URL(page.url()).searchParams.get('dq_reason')).toBe('have_attorney|yes');
  await expect(page.getByText('not be able to take your case')).toBeVisible();
  expect((await server.leadBySubId('lawyer')).said.with_Lawyer).toBe('yes');
});

test('a lead of a script that fills in every field is held for review', async ({ page, server }) => {
  await page.goto(`${shortSurvey}?s1=script`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  const hidden = page.locator('[data-step=PhoneAndZip] input[name=website]');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await hidden.fill('http://buy.example.com');
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const lead = await server.leadBySubId('script');
  expect(await server.deliveriesOf(lead.id)).toMatchObject({ exchange: 'held', ingest: 'held' });
});

test('in a flow without overlay the button says that the answers are being sent', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/f?s1=no-overlay');
  const before = ['StartPath', 'SocialDropPII', 'OtherDriversVehicleType', ...stepsBeforeLast.slice(3, -1)] as const;
  await walkSteps(page, before, goodAnswers);
  const posting = await holdRequest(page, '**/post-lead');
  await answer(page, 'PhoneAndZip', goodAnswers);
  await posting.asked;
  await expect(page.locator('[data-step=PhoneAndZip] [type=submit]')).toHaveText('Sending your answers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await Promise.all([page.waitForURL(/\/survey-thank-you\//), posting.release().catch(() => {})]);
  expect(await server.leadsBySubId('no-overlay')).toHaveLength(1);
});

test('two presses on the submit control give one lead', async ({ page, server }) => {
  await page.goto(`${shortSurvey}?s1=double`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.getByLabel('Phone number').fill('2126647665');
  await page.getByLabel('ZIP code').fill('10001');
  await page.locator('[data-step=PhoneAndZip] [type=submit]').dblclick();
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('double')).toHaveLength(1);
});

test('the lead is sent before any wait, also in a browser without URL.canParse', async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(URL, 'parse');
  });
  await page.goto(`${shortSurvey}?s1=at-once`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let checked = false;
  // the first look-up is the field's own check; the one at the end gets no response until the lead is stored
  await page.route('**/us/*', async (route) => {
    if (checked) await held;
    checked = true;
    await route.continue().catch(() => undefined);
  });
  // the page gives the look-up up by itself after some seconds
  let isOver = false;
  page.on('requestfailed', (request) => {
    isOver ||= request.url().includes('/us/');
  });
  const sentBefore = page.waitForRequest('**/post-lead').then(() => !isOver);
  await answer(page, 'PhoneAndZip', goodAnswers);
  expect(await sentBefore).toBe(true);
  await expect.poll(() => server.leadsBySubId('at-once').then((leads) => leads.length)).toBe(1);
  release();
  await page.waitForURL(/\/survey-thank-you\//);
});

test('with a hanging device database the lead is sent, and the thank-you page shows', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(`${shortSurvey}?s1=hangs`);
  await walkSteps(page, shortSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//, { timeout: 20_000 });
  expect(await server.leadsBySubId('hangs')).toHaveLength(1);
});

test('a pending submission is encrypted on the device, and erased once the server has it', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const open = indexedDB.open('survey');
          open.onsuccess = () => {
            const store = open.result.transaction('sealed').objectStore('sealed');
            const values = store.getAll();
            values.onsuccess = () => {
              const plain = values.result.map((value) =>
                value instanceof CryptoKey ? `key ${value.extractable}` : String.fromCharCode(...new Uint8Array(value.data)),
              );
              resolve(plain);
            };
          };
        }),
    );
  await page.goto(`${shortSurvey}?s1=vault`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort());
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
  const waiting = await kept();
  expect(waiting).toContain('key false');
  expect(waiting).toHaveLength(2);
  expect(waiting.join()).not.toContain('maria');
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1, { timeout: 20_000 });
  expect(await kept()).toEqual(['key false']);
  expect(await server.leadsBySubId('vault')).toHaveLength(1);
});

for (const value of ['eyJpdiI6IjEifQ%3D%3D', '100%zz']) {
  test(`a lead is sent despite a cookie of the same name by another application of the domain: ${value}`, {
    tag: '@long',
  }, async ({ page, context, server }) => {
    // many frameworks call theirs so; the server sets none beside it
    await context.addCookies([{ name: 'XSRF-TOKEN', value, url: server.origin }]);
    const name = `cookie-${value.length}`;
    await page.goto(`${shortSurvey}?s1=${name}`);
    await walkSteps(page, shortSteps, goodAnswers);
    await expect(page.getByRole('heading', { name: 'Thank you. We have your answers.' })).toBeVisible();
    expect(await server.leadsBySubId(name)).toHaveLength(1);
  });
}

test('a thank-you page that fails to load replaces "Sending your answers" once they are sent', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/privacy-policy');
  await page.goto(`${shortSurvey}?s1=no-page`);
  // an empty answer leaves the page as it is, and so does a press on Stop
  await page.route('**/survey-thank-you/**', (route) => route.fulfill({ status: 204 }));
  await walkSteps(page, shortSteps, goodAnswers);
  await expect(page.getByRole('heading', { name: 'Thank you. We have your answers.' })).toBeFocused();
  await expect(page.getByText('Sending your answers')).toHaveCount(0);
  await expect(page).toHaveURL(/\/survey-thank-you\/\?/);
  await expect(page).not.toHaveURL(/maria/);
  expect(await server.leadsBySubId('no-page')).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('an ending that fails once keeps the last screen, and the next press sends the same lead', { tag: '@long' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/an ending that fails/);
  await page.goto(`${shortSurvey}?s1=fails-once`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.evaluate(() => {
    let failures = 1;
    Object.defineProperty(navigator, 'onLine', {
      get() {
        failures -= 1;
        if (failures >= 0) throw new Error('an ending that fails');
        return true;
      },
    });
  });
  const failed = page.waitForEvent('pageerror');
  await answer(page, 'PhoneAndZip', goodAnswers);
  expect((await failed).message).toContain('an ending that fails');
  await screenOf(page, 'PhoneAndZip').locator('[type=submit]').click();
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('fails-once')).toHaveLength(1);
});
