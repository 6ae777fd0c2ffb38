import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { flows } from '#contract/flows/index.ts';
import { parseSubmission } from '#contract/lead/lead-record.ts';
import { visitorLaunchOptions } from '../../support/chromium.ts';
import { expect } from '../support/e2e-fixtures.ts';
import { test } from '../support/tracking-fixtures.ts';
import {
  answer,
  expectAccessible,
  goodAnswers,
  mainSteps,
  screenOf,
  stepsBeforeLast,
  walkSteps,
} from '../support/walk-survey.ts';

/** The third variant's steps of an injured visitor. */
const thirdSteps = flows.find(({ id }) => id === 'third')?.steps.map(({ step }) => step) ?? [];

interface Seen {
  readonly clicked?: Readonly<Record<string, string>>;
  readonly loadedScripts?: readonly string[];
}
const seen = (page: Page) =>
  page.evaluate(() => {
    const { clicked, loadedScripts } = window as unknown as Seen;
    return { clicked, loadedScripts };
  });
const from = (context: BrowserContext, country: string, more: Readonly<Record<string, string>> = {}) =>
  context.setExtraHTTPHeaders({ 'x-country': country, ...more });
/** Waits for the certificates, which load for everybody: whatever loads at once has been requested by then. */
const certificates = (page: Page) => expect(page.locator('#leadid_token')).toHaveValue(/^01234567/);

test.describe('where no tracking consent is needed', () => {
  test.beforeEach(({ context }) => from(context, 'US', { 'x-subdivision': 'NY' }));

  test('click, certificates and number reach the page, the address and the lead', async ({ page, server }) => {
    await page.goto('/survey?oid=85&affid=20&s1=track-all&sub2=b&sub5={click}&uid=u-1&source_id=s-1&utm_source=mail');
    await expect(page).toHaveURL(/[?&]_ef_transaction_id=tx-0123456789/);
    expect((await seen(page)).clicked).toEqual({
      offer_id: '85',
      affiliate_id: '20',
      sub1: 'track-all',
      sub2: 'b',
      uid: 'u-1',
      source_id: 's-1',
    });
    await expect(page.locator('a[href="tel:+18885550123"]').first()).toBeVisible();
    await expect(page.locator('footer a[href="tel:+18885550123"]')).toHaveText(/\(888\) 555-0123/);
    await certificates(page);
    await walkSteps(page, stepsBeforeLast, goodAnswers);
    // the certificates record the form and its exact consent, in a label with Jornaya's input
    const consent = page.locator('form[data-tf-element-role=offer] label[data-tf-element-role=consent-language]');
    await expect(consent.locator('input#leadid_tcpa_disclosure')).toBeAttached();
    const shown = await consent.textContent();
    const posted = page.waitForRequest('**/post-lead');
    await answer(page, 'PhoneAndZip', goodAnswers);
    const body = (await posted).postDataJSON();
    expect(parseSubmission(body)).toMatchObject({ ok: true, value: body });
    await page.waitForURL(/\/survey-thank-you\//);
    expect(new URL(page.url()).searchParams.get('ef_transaction_id')).toBe('tx-0123456789');
    const { sent, receipt } = await server.leadBySubId('track-all');
    expect(receipt.text).toBe(shown);
    expect(sent).toMatchObject({
      oid: '85',
      affid: '20',
      sub_id2: 'b',
      click_id: '',
      uid: 'u-1',
      source_id: 's-1',
      utm_source: 'mail',
      ef_transaction_id: 'tx-0123456789',
      trusted_form_cert_id: expect.stringMatching(/0123456789abcdef0123456789abcdef01234567$/),
      leadid_token: '01234567-89AB-CDEF-0123-456789ABCDEF',
      time_on_steps: expect.stringMatching(/^StartPath:\d+,.*,PhoneAndZip:\d+$/),
    });
  });

  for (const [what, files] of [
    ['the code that fetches them', '**/assets/later-*.js'],
    ['the settings', '**/page-settings?*'],
    ['a script of others', '**/trustedform.js*'],
  ] as const) {
    test(`the certificates load after ${what} failed once`, { tag: '@long' }, async ({ page, consoleErrors }) => {
      consoleErrors.allow(/Failed to load resource/);
      let asked = 0;
      await page.route(files, (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      });
      await page.goto('/survey');
      await certificates(page);
      await expect(page.locator('[name=xxTrustedFormCertUrl]').first()).toHaveValue(/cert\.trustedform\.com/);
      expect(asked).toBeGreaterThan(1);
    });
  }

  test('each script loads only once its step is completed with the matching answer', async ({ page }) => {
    await page.goto('/survey?s1=steps');
    await certificates(page);
    expect((await seen(page)).loadedScripts).toBeUndefined();
    await answer(page, 'StartPath', goodAnswers);
    await expect.poll(async () => (await seen(page)).loadedScripts).toEqual(['advertising']);
    // Google's consent mode: denied before anything of theirs could be there, granted once it may load
    const told = await page.evaluate(() =>
      (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((command) => JSON.stringify([...command])),
    );
    expect(told).toEqual([
      expect.stringMatching(/^\["consent","default",\{"ad_storage":"denied",/),
      expect.stringMatching(/^\["consent","update",\{"ad_storage":"granted",/),
    ]);
    await walkSteps(page, stepsBeforeLast.slice(1, 6), { ...goodAnswers, physical_injury: 'No' });
    await expect(screenOf(page, 'PoliceReportFiled')).toBeVisible();
    expect((await seen(page)).loadedScripts).toEqual(['advertising']);
    await page.goBack();
    await answer(page, 'WasUserInjured', goodAnswers);
    await expect.poll(async () => (await seen(page)).loadedScripts).toEqual(['advertising', 'pixel']);
  });

  test('a click without a response is given up, and the server is asked for the transaction', { tag: '@long' }, async ({
    page,
    others,
  }) => {
    others.clickHangs(true);
    try {
      await page.clock.install();
      await page.goto('/survey?s1=tag-hangs');
      await expect.poll(() => others.asked().includes('/scripts/main.js')).toBe(true);
      await page.waitForFunction(() => 'EF' in window);
      await page.clock.fastForward(6000);
      await expect(page).toHaveURL(/_ef_transaction_id=tx-from-the-helper/);
      // a visit keeps its incoming transaction: that click is the affiliate's
      const settings = page.waitForResponse('**/page-settings?*');
      await page.goto('/survey?s1=comes-with-one&_ef_transaction_id=tx-of-the-affiliate');
      await settings;
      await page.waitForFunction(() => 'EF' in window);
      await page.clock.fastForward(6000);
      const posted = page.waitForRequest('**/post-lead');
      await walkSteps(page, mainSteps, goodAnswers);
      expect((await posted).postDataJSON().ef_transaction_id).toBe('tx-of-the-affiliate');
      // closing a browser during this navigation, under a test clock, can hang until the test times out
      await page.waitForURL(/survey-thank-you/);
    } finally {
      others.clickHangs(false);
    }
  });

  test('a disqualified visitor gets the partner page in a new tab without opener; a qualified one gets none', async ({
    page,
    context,
    server,
  }) => {
    await page.goto('/survey?s1=offer&affid=20');
    await expect(page).toHaveURL(/_ef_transaction_id/);
    const opened = context.waitForEvent('page');
    await walkSteps(page, mainSteps, {
      ...goodAnswers,
      with_Lawyer: 'yes',
      lawyer_redirect_reason: 'have_attorney|yes',
    });
    const partner = await opened;
    await partner.waitForLoadState();
    expect(await partner.evaluate(() => window.opener)).toBeNull();
    expect(Object.fromEntries(new URL(partner.url()).searchParams)).toEqual({
      cid: '7',
      a: '9',
      campaign_id: '7016',
      affid: '20',
      sub_id: 'offer',
      ef_transaction_id: 'tx-0123456789',
    });
    await page.waitForURL(/q=n/);
    expect((await server.leadBySubId('offer')).sent.dq_reason).toBe('have_attorney|yes');
    await partner.close();

    await page.goto('/survey?s1=no-offer');
    await walkSteps(page, mainSteps, goodAnswers);
    await page.waitForURL(/q=y/);
    expect(context.pages()).toHaveLength(1);
  });
});

test('with a pop-up blocker the thank-you page links to the tracker of the third variant', { tag: '@long' }, async ({
  server,
}) => {
  // the headless shell has no blocker, and Playwright turns off the full browser's
  const browser = await chromium.launch({ ...visitorLaunchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    await from(context, 'US', { 'x-subdivision': 'NY' });
    const page = await context.newPage();
    await page.goto('/survey/vw?s1=tracked');
    await expect(page).toHaveURL(/_ef_transaction_id/);
    await walkSteps(page, thirdSteps, { ...goodAnswers, with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' });
    await page.waitForURL(/q=n/);
    const addresses = () => context.pages().map((each) => new URL(each.url()).pathname);
    await expect.poll(addresses).toContain('/offer');
    expect(addresses()).not.toContain('/tracker');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /advertisement of a partner/ }).click();
    const tracker = await opened;
    await tracker.waitForLoadState();
    expect(Object.fromEntries(new URL(tracker.url()).searchParams)).toEqual({
      from: 'survey',
      sub1: '107_tracked',
      sub2: 'have_attorney|yes',
    });
  } finally {
    await browser.close();
  }
});

test.describe('with Global Privacy Control', () => {
  const expectNothing = async (page: Page) => {
    await page.goto('/survey?s1=gpc');
    await certificates(page);
    await answer(page, 'StartPath', goodAnswers);
    await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
    expect(await seen(page)).toEqual({});
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))).toEqual(
      expect.not.arrayContaining(['/scripts/main.js', '/advertising.js', '/pixel.js']),
    );
    expect(page.url()).not.toContain('_ef_transaction_id');
  };

  test('the header signal stops every advertiser', async ({ page, context }) => {
    await from(context, 'US', { 'sec-gpc': '1' });
    const [answered] = await Promise.all([page.waitForResponse('**/page-settings?*'), expectNothing(page)]);
    expect(await answered.json()).toMatchObject({ advertising: 'never', clickScript: '', scripts: {}, offerPage: '' });
  });

  test('the browser signal alone stops every advertiser', { tag: '@long' }, async ({ page, context }) => {
    await from(context, 'US');
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await expectNothing(page);
  });

  test('the browser signal alone stores the lead unsold, and promises no call', async ({ page, server }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/survey?s1=gpc-lead');
    await walkSteps(page, mainSteps, goodAnswers);
    await page.waitForURL(/thank-you/);
    await expect(page.getByText('we have not sent your answers to a law firm')).toBeVisible();
    await expect(page.getByText('You are opted out')).toBeVisible();
    const { id } = await server.leadBySubId('gpc-lead');
    expect(await server.deliveriesOf(id)).toMatchObject({ exchange: 'held', ingest: 'held' });
  });
});

test.describe('where the region needs tracking consent', () => {
  test.beforeEach(({ context }) => from(context, 'US', { 'x-subdivision': 'WA' }));
  const question = (page: Page) => page.getByRole('region', { name: 'Advertising cookies' });

  test('no script loads before consent; after it all due scripts load, and consent is not asked again', async ({ page }) => {
    await page.goto('/survey?s1=asked');
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await answer(page, 'StartPath', goodAnswers);
    await certificates(page);
    expect(await seen(page)).toEqual({});
    await question(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(async () => (await seen(page)).loadedScripts).toEqual(['advertising']);
    await expect(page).toHaveURL(/_ef_transaction_id/);
    await page.goto('/survey/yt');
    await expect.poll(async () => (await seen(page)).clicked).toBeDefined();
    await expect(question(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [375, 667],
    [320, 256],
  ] as const) {
    test(`the consent question hides no focused control, at ${width} by ${height} (WCAG 2.4.11)`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/survey');
      await expect(question(page)).toBeVisible();
      // the names of hidden focused controls; undefined once the focus has left the page
      const focused = () =>
        page.evaluate(() => {
          const control = document.activeElement;
          if (!control || control === document.body) return undefined;
          const { left, top, width, height } = control.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          const isSeen = at !== null && (control.contains(at) || at.contains(control));
          return { name: control.textContent, isSeen };
        });
      const hidden: (string | null)[] = [];
      let stops = 0;
      for (; stops < 60; stops += 1) {
        await page.keyboard.press('Tab');
        const at = await focused();
        if (!at) break;
        if (!at.isSeen) hidden.push(at.name);
      }
      expect(stops).toBeGreaterThan(8);
      expect(hidden).toEqual([]);
    });
  }

  test('the consent question is not printed', { tag: '@long' }, async ({ page }) => {
    await page.goto('/survey');
    await expect(question(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('an answer by keyboard returns the focus to the survey question', { tag: '@long' }, async ({ page }) => {
    await page.goto('/survey');
    await question(page).getByRole('button', { name: 'No', exact: true }).press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('#question-StartPath')).toBeFocused();
  });

  test('a refusal is stored, also in Spanish', { tag: '@long' }, async ({ page }) => {
    await page.goto('/survey?lang=es');
    const question = page.getByRole('region', { name: 'Cookies de publicidad' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toHaveCount(0);
    const again = page.waitForResponse('**/page-settings?*');
    await page.reload();
    expect(await (await again).json()).toMatchObject({ advertising: 'never', scripts: {} });
  });
});
