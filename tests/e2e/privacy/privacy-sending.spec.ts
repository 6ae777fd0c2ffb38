import { expect, test } from '../support/e2e-fixtures.ts';
import { addressOf, errorOf, fill, passCaptcha, path, send, sent } from '../support/privacy-form.ts';

test('without a network a request is stored encrypted on the device, and sent later, also after a reload', async ({
  page,
  server,
  context,
  consoleErrors,
}, { title }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const email = addressOf(title);
  await page.goto(path);
  await fill(page, email);
  await passCaptcha(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: sent })).toBeVisible();
  await expect(page.getByText('Your request is still on this device')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('survey');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const all = open.result.transaction('sealed').objectStore('sealed').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    return all.result.map((each: { data?: ArrayBuffer }) => (each.data ? new TextDecoder().decode(each.data) : '')).join();
  });
  expect(kept).not.toContain('maria');
  expect(await server.requestsOf(email)).toEqual([]);

  await context.setOffline(false);
  await page.goto('/survey');
  await expect.poll(() => server.requestsOf(email)).toMatchObject([{ request: { verdict: 'passed' } }]);
});

test(
  'a failing server shows the thanks, and the request is sent again from there',
  { tag: '@long' },
  async ({ page, server, consoleErrors }, { title }) => {
    consoleErrors.allow(/503/);
    const email = addressOf(title);
    await page.goto(path);
    await fill(page, email);
    await passCaptcha(page);
    await page.route('**/slack/send-message', (route) => route.fulfill({ status: 503, json: { error: {} } }), { times: 2 });
    await send(page);
    await expect(page.getByRole('heading', { name: sent })).toBeVisible();
    await expect(page.getByText('Your request has reached us.')).toBeVisible();
    expect(await server.requestsOf(email)).toHaveLength(1);
  },
);

test('an unreachable captcha lets the request through', { tag: '@long' }, async ({ page, server, consoleErrors }, { title }) => {
  consoleErrors.allow(/Failed to load resource/);
  const email = addressOf(title);
  await page.route('**/captcha', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText('The check is not available right now.')).toBeVisible();
  await fill(page, email);
  await send(page);
  await expect(page.getByRole('heading', { name: sent })).toBeVisible();
  await expect.poll(async () => (await server.requestsOf(email))[0]).toMatchObject({ state: 'unverified' });
});

test.describe('with reCAPTCHA', () => {
  // this server has no site key, so its policy does not allow Google's host
  test.use({ bypassCSP: true });

  test('the form sends the token, and an expired token has to be renewed', { tag: '@long' }, async ({ page }) => {
    const stub = `window.grecaptcha = {
      ready: (then) => then(),
      render: (place, options) => {
        place.innerHTML = '<button type="button" id="stub">I am not a robot</button>';
        place.firstChild.onclick = () => options.callback('from-google');
        window.expire = options['expired-callback'];
        return options.sitekey === 'site-key' ? 0 : 1;
      },
    };`;
    await page.route('**/captcha', (route) => route.fulfill({ json: { kind: 'recaptcha', siteKey: 'site-key' } }));
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: stub }),
    );
    await page.goto(path);
    await fill(page, 'recaptcha@example.com');
    await page.locator('#stub').click();
    await page.evaluate(() => (window as unknown as { expire(): void }).expire());
    await send(page);
    await expect(errorOf(page, 'captcha')).toHaveText('Please complete the reCaptcha');
    await page.locator('#stub').click();
    await expect(errorOf(page, 'captcha')).toHaveCount(0);
    const asked = page.waitForRequest((request) => request.url().endsWith('/slack/send-message'));
    await send(page);
    expect((await asked).postDataJSON()).toMatchObject({ reCaptchaToken: 'from-google' });
    await expect(page.getByRole('heading', { name: sent })).toBeVisible();
  });
});
