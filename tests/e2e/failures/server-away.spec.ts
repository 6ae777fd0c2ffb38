import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf, shortStepsBeforeLast, shortSurvey, walkSteps } from '../support/walk-survey.ts';

// A submission while the server is out of reach.

test('with the server down at submit the visitor reaches the thank-you page, and the lead is sent later', {
  tag: '@long',
}, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto(`${shortSurvey}?s1=outage`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  // the thank-you page comes from the same server, so only the calls are cut
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
  // the answers did not arrive, so no call is promised
  await expect(page.getByText('may call you soon')).toHaveCount(0);
  expect(await server.leadsBySubId('outage')).toHaveLength(0);
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByText('may call you soon')).toBeVisible();
  expect((await server.leadBySubId('outage')).said.email).toBe('maria@example.com');
});

test('a lead that arrives later and is held tells its visitor of no call', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto(shortSurvey);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', { ...goodAnswers, zip_code: '98101' });
  await page.waitForURL(/\/survey-thank-you\//);
  await page.unroute('**/post-lead');
  await expect(page.getByText('do not wait for a call')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('may call you soon')).toHaveCount(0);
});

test('a held lead ends on a page that promises no call, in both languages', async ({ page }) => {
  await page.goto(shortSurvey);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await answer(page, 'PhoneAndZip', { ...goodAnswers, zip_code: '98101' });
  await page.waitForURL(/\/survey-thank-you\/.*call=no/);
  await expect(page.getByText('do not wait for a call')).toBeVisible();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByText('no espere una llamada')).toBeVisible();
});

test('an ending without the server announces in its live region that the answers are waiting', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto(shortSurvey);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  const readOut = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new MutationObserver((changes) => {
          // a text that comes into the region, or one of its own that changes
          const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
          const told = regions.find((each) => each?.matches('main p[role=status]'));
          if (told?.textContent) resolve(told.textContent);
          // a live region that arrives with its text, as a slow screen reader would find it
          else if (document.querySelector('main p[role=status]')?.textContent) resolve('nothing');
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your answers.' })).toBeFocused();
  expect(await readOut).toContain('still on this device');
});

test('an ending without the server has its own title, and one press of Back leaves the survey', { tag: '@long' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto('/privacy-policy');
  await page.goto(shortSurvey);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(page).toHaveTitle('How can a legal team reach you? | Auto Accident Team');
  await page.route('**/post-lead', (route) => route.abort('connectionrefused'));
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
  await expect(page).toHaveTitle('Thank you for your answers. | Auto Accident Team');
  // the other language says the same, and begins no survey
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('href', /^\/survey-thank-you\/\?.*lang=es/);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('one press of Back leaves a one-page survey that ended without the server', { tag: '@long' }, async ({
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

test('a flapping network starts one send of a pending submission at a time', { tag: '@long' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  await page.goto(`${shortSurvey}?s1=comes-and-goes`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  let cut = 0;
  await page.route('**/post-lead', (route) => {
    cut += 1;
    return route.abort();
  });
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
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
  await expect(page.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1);
  expect(tries).toBe(1);
  expect(await server.leadsBySubId('comes-and-goes')).toHaveLength(1);
});

test('with the server process stopped at submit the visitor reaches the thank-you page, and one lead follows', async ({
  page,
  server,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
  await page.goto(`${shortSurvey}?s1=stopped`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await server.stop();
  try {
    await answer(page, 'PhoneAndZip', goodAnswers);
    await page.waitForURL(/\/survey-thank-you\/\?.*q=y/);
    await expect(page).not.toHaveURL(/maria/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
    await page.close();
  } finally {
    await server.start();
  }
  const next = await context.newPage();
  await next.goto('/survey');
  await expect.poll(() => server.leadsBySubId('stopped').then((leads) => leads.length), { timeout: 20_000 }).toBe(1);
  await next.reload();
  await expect(screenOf(next, 'StartPath')).toBeVisible();
  expect(await server.leadsBySubId('stopped')).toHaveLength(1);
});

test('two tabs of one visit that both reach the end lose neither submission', async ({ page, context, server }) => {
  await page.goto(`${shortSurvey}?s1=two-tabs`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${shortSurvey}?s1=two-tabs`);
  await expect(screenOf(second, 'PhoneAndZip')).toBeVisible();
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
  test(`two tabs of one visit, of which ${ends} can't reach the server: each is sent, and each page reports its own`, {
    tag: '@long',
  }, async ({ page, context, server, consoleErrors }) => {
    consoleErrors.allow(/Failed to load resource|net::ERR|Failed to fetch/);
    const visit = `two-tabs-off-${cutOff}`;
    await page.goto(`${shortSurvey}?s1=${visit}`);
    await walkSteps(page, shortStepsBeforeLast, goodAnswers);
    const second = await context.newPage();
    await second.goto(`${shortSurvey}?s1=${visit}`);
    await expect(screenOf(second, 'PhoneAndZip')).toBeVisible();
    const tabs = [page, second].slice(0, cutOff);
    for (const tab of tabs) await tab.route('**/post-lead', (route) => route.abort('connectionrefused'));
    await answer(page, 'PhoneAndZip', goodAnswers);
    await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
    await answer(second, 'PhoneAndZip', { ...goodAnswers, phone: '(310) 266-4766', zip_code: '90012' });
    if (cutOff === 2) await expect(second.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
    else await second.waitForURL(/\/survey-thank-you\//);
    for (const tab of tabs) await tab.unroute('**/post-lead');
    for (const tab of tabs)
      await expect(tab.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1, { timeout: 60_000 });
    const phones = (await server.leadsBySubId(visit)).map(({ said }) => said.phone);
    expect(phones.toSorted()).toEqual(['(212) 664-7665', '(310) 266-4766']);
  });
}

test("an extension's fetch that ignores abort signals does not keep the overlay open", { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    // as wrappers that ignore abort signals: the request is never aborted
    window.fetch = (address, given) => fetch(address, { ...given, signal: null });
  });
  await page.goto(`${shortSurvey}?s1=own-fetch`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', () => {}, { times: 1 });
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1);
  expect(await server.leadsBySubId('own-fetch')).toHaveLength(1);
});

test('a browser that refuses history writes still reads the contact data of the address and reaches an ending', {
  tag: '@long',
}, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  // Safari refuses after a hundred entries in half a minute; extensions break it for good
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse });
  });
  await page.goto(`${shortSurvey}?s1=no-history&email=maria@example.com`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', (route) => route.abort());
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('status').filter({ hasText: 'still on this device' })).toHaveCount(1);
  await page.unroute('**/post-lead');
  await expect(page.getByRole('status').filter({ hasText: 'reached us' })).toHaveCount(1);
  expect(await server.leadsBySubId('no-history')).toHaveLength(1);
});

test('a network lost right after the answers were accepted leaves a thank-you page that says they arrived', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  // whatever the page was still loading when the network went
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${shortSurvey}?s1=gone-after`);
  await walkSteps(page, shortStepsBeforeLast, goodAnswers);
  await page.route('**/post-lead', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await answer(page, 'PhoneAndZip', goodAnswers);
  await expect(page.getByRole('heading', { name: 'Thank you. We have your answers.' })).toBeVisible();
  await expect(page.getByText('may call you soon')).toBeVisible();
  await expect(page).toHaveURL(/\/survey-thank-you\/\?/);
  expect(await server.leadsBySubId('gone-after')).toHaveLength(1);
});
