import { expect, test } from './fixtures.ts';
import { answer, beforeTheLast, goodAnswers, mainSteps, screen, walkSteps } from './survey.ts';

test('the thank-you address has what the specification lists, and loses email and phone at once', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()));
  await page.goto('/survey?affid=20&s1=abc');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
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

test('a visitor who has a lawyer is told so honestly, and the lead says why', async ({ page, server }) => {
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

test('a script that fills in every field gets no sale: its lead is kept for a person to look at', async ({ page, server }) => {
  await page.goto('/survey?s1=script');
  await walkSteps(page, beforeTheLast, goodAnswers);
  const hidden = page.locator('[data-step=PhoneAndZip] input[name=website]');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await hidden.fill('http://buy.example.com');
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const lead = await server.leadBySubId('script');
  expect(server.deliveriesOf(lead.id)).toMatchObject({ exchange: 'held', ingest: 'held' });
});

test('two presses on the submit control give one lead', async ({ page, server }) => {
  await page.goto('/survey?s1=double');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await page.getByLabel('Phone number').fill('2126647665');
  await page.getByLabel('ZIP code').fill('10001');
  await page.locator('[data-step=PhoneAndZip] [type=submit]').dblclick();
  await page.waitForURL(/\/survey-thank-you\//);
  expect(await server.leadsBySubId('double')).toHaveLength(1);
});

test('the lead is on its way before anything is waited for, also in a browser without URL.canParse', async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(URL, 'parse');
  });
  await page.goto('/survey?s1=at-once');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(screen(page, 'PhoneAndZip')).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let checked = false;
  // the first look-up is the field's own check; the one at the end is never answered until the lead is stored
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

test('a device whose database never answers holds nobody up: the lead is sent, and the thank-you page comes', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/survey?s1=hangs');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//, { timeout: 20_000 });
  expect(await server.leadsBySubId('hangs')).toHaveLength(1);
});

test('server down at submit: the visitor reaches the thank-you page, and the lead is sent when the server is back', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto('/survey?s1=outage');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(screen(page, 'PhoneAndZip')).toBeVisible();
  // The thank-you page comes from the same server: only the calls are cut, as a network that fails in between would.
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await expect(page.getByRole('status')).toContainText('still on this device');
  // nobody has the answers, so nobody can call about them
  await expect(page.getByText('may call you soon')).toHaveCount(0);
  expect(await server.leadsBySubId('outage')).toHaveLength(0);
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status')).toContainText('reached us', { timeout: 20_000 });
  await expect(page.getByText('may call you soon')).toBeVisible();
  expect((await server.leadBySubId('outage')).said.email).toBe('maria@example.com');
});

test('an ending without the server has a name of its own, and one press of Back leads out of the survey', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto('/privacy-policy');
  await page.goto('/survey');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(page).toHaveTitle('How can a legal team reach you? | Auto Accident Team');
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status')).toContainText('still on this device');
  await expect(page).toHaveTitle('Thank you for your answers. | Auto Accident Team');
  // the other language says the same, and begins no survey
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('href', /^\/survey-thank-you\/\?.*lang=es/);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('one press of Back leads out of a survey of one page too, which ended without the server', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto('/privacy-policy');
  await page.goto('/form');
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  const more = { injury_day: '2', address: '1 Example Street', accident_type: 'Car Accident', injury_type: 'Whiplash' };
  await answer(page, 'OnePageForm', { ...goodAnswers, ...more, when_seek_medical_treatment: 'first_week' });
  await expect(page.getByText('still on this device')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('a network that comes and goes sends what waits once at a time', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.goto('/survey?s1=comes-and-goes');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(screen(page, 'PhoneAndZip')).toBeVisible();
  let cut = 0;
  await page.route('**/post-lead', (route) => {
    cut += 1;
    return route.abort();
  });
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status')).toContainText('still on this device');
  // the survey's own try, and the one that the thank-you page begins with
  await expect.poll(() => cut).toBe(2);
  await page.unroute('**/post-lead');
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/post-lead')) tries += 1;
  });
  await page.evaluate(() => {
    for (let times = 0; times < 5; times += 1) dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('status')).toContainText('reached us');
  expect(tries).toBe(1);
  expect(await server.leadsBySubId('comes-and-goes')).toHaveLength(1);
});

test('server really stopped at submit: the visitor reaches the thank-you page all the same, and the lead follows, once', async ({
  page,
  server,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto('/survey?s1=stopped');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await server.stop();
  try {
    await answer(page, 'PhoneAndZip', goodAnswers);
    await page.waitForURL(/\/survey-thank-you\/\?.*q=y/);
    await expect(page).not.toHaveURL(/maria/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('still on this device');
    await page.close();
  } finally {
    await server.start();
  }
  const next = await context.newPage();
  await next.goto('/survey');
  await expect.poll(() => server.leadsBySubId('stopped').then((leads) => leads.length), { timeout: 20_000 }).toBe(1);
  await next.reload();
  await expect(screen(next, 'StartPath')).toBeVisible();
  expect(await server.leadsBySubId('stopped')).toHaveLength(1);
});

test('two tabs of one visit that each go on to the end: nothing that either sends is lost', async ({ page, context, server }) => {
  await page.goto('/survey?s1=two-tabs');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await expect(screen(page, 'PhoneAndZip')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/survey?s1=two-tabs');
  await expect(screen(second, 'PhoneAndZip')).toBeVisible();
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await answer(second, 'PhoneAndZip', { ...goodAnswers, phone: '(310) 266-4766', zip_code: '90012' });
  await second.waitForURL(/\/survey-thank-you\//);
  const phones = (await server.leadsBySubId('two-tabs')).map(({ said }) => said.phone);
  expect(phones.toSorted()).toEqual(['(212) 664-7665', '(310) 266-4766']);
});

for (const [ends, cutOff] of [
  ['both', 2],
  ['the first', 1],
] as const) {
  test(`two tabs of one visit, of which ${ends} can't reach the server: each is sent, and says so of its own`, async ({
    page,
    context,
    server,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
    const visit = `two-tabs-off-${cutOff}`;
    await page.goto(`/survey?s1=${visit}`);
    await walkSteps(page, beforeTheLast, goodAnswers);
    const second = await context.newPage();
    await second.goto(`/survey?s1=${visit}`);
    await expect(screen(second, 'PhoneAndZip')).toBeVisible();
    const tabs = [page, second].slice(0, cutOff);
    for (const tab of tabs) await tab.route('**/post-lead', (route) => route.abort('connectionrefused'));
    await answer(page, 'PhoneAndZip', goodAnswers);
    await expect(page.getByRole('status')).toContainText('still on this device');
    await answer(second, 'PhoneAndZip', { ...goodAnswers, phone: '(310) 266-4766', zip_code: '90012' });
    if (cutOff === 2) await expect(second.getByRole('status')).toContainText('still on this device');
    else await second.waitForURL(/\/survey-thank-you\//);
    for (const tab of tabs) await tab.unroute('**/post-lead');
    for (const tab of tabs) await expect(tab.getByRole('status')).toContainText('reached us', { timeout: 60_000 });
    const phones = (await server.leadsBySubId(visit)).map(({ said }) => said.phone);
    expect(phones.toSorted()).toEqual(['(212) 664-7665', '(310) 266-4766']);
  });
}

test('what waits on the device is encrypted, and erased once the server has it', async ({ page, server, consoleErrors }) => {
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
  await page.goto('/survey?s1=vault');
  await walkSteps(page, beforeTheLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort());
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status')).toContainText('still on this device');
  const waiting = await kept();
  expect(waiting).toContain('key false');
  expect(waiting).toHaveLength(2);
  expect(waiting.join()).not.toContain('maria');
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status')).toContainText('reached us', { timeout: 20_000 });
  expect(await kept()).toEqual(['key false']);
  expect(await server.leadsBySubId('vault')).toHaveLength(1);
});

test('errors stand under their fields, a summary takes the focus, and editing clears them', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.locator('[data-step=SocialDropPII] [type=submit]').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your answers' });
  await expect(summary.locator('..')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription(/Enter your email address/);
  await summary.getByRole('link', { name: 'Enter your email address' }).click();
  await expect(email).toBeFocused();
  await email.fill('maria@example.com');
  await expect(email).not.toHaveAccessibleDescription(/Enter your email address/);
});

test('an address blocked once is let through the second time, and Slack hears of it, not whose it was', async ({
  page,
  server,
}) => {
  const { slack } = server.partners;
  const before = slack.received.length;
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  const disposable = { ...goodAnswers, email: 'someone@mailinator.com' };
  await answer(page, 'SocialDropPII', disposable);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Check it/);
  expect(slack.received).toHaveLength(before);
  await page.locator('[data-step=SocialDropPII] [type=submit]').click();
  await expect(screen(page, 'OtherDriversVehicleType')).toBeVisible();
  await expect.poll(() => slack.received.length).toBe(before + 1);
  const { body } = slack.received[before] ?? { body: '' };
  expect(JSON.parse(body)).toEqual({ text: expect.stringContaining('blocked twice') });
  expect(body).not.toContain('mailinator');
});

test('checks that fail let the visitor through', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.route('**/api/validations/**', (route) => route.abort());
  await page.route('**/us/*', (route) => route.abort());
  await page.goto('/survey');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
});
