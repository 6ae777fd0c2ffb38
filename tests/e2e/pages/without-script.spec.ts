import type { Browser, Page } from '@playwright/test';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { flowById } from '#contract/flows/index.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { gateShare } from '../../support/long-form.ts';
import { campaignUrl } from '../support/campaign-url.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import type { RunningServer, StoredLead } from '../support/e2e-server.ts';
import { addressOf, fill as fillPrivacy, path as privacyPath, sent } from '../support/privacy-form.ts';
import { expectAccessible, expectNoSidewaysScroll, screenOf, walkSteps } from '../support/walk-survey.ts';

const plainPage = async (browser: Browser): Promise<Page> => (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** Fills in one field as the browser's own control. */
async function fill(page: Page, step: StepName, field: AnswerField, value: string): Promise<void> {
  const control = screenOf(page, step).locator(`:is(input:not([type=hidden]), select, textarea)[name="${field}"]`);
  const kind = await control.first().getAttribute('type');
  if (kind === 'radio') return screenOf(page, step).locator(`input[name="${field}"][value="${value}"]`).check();
  if ((await control.locator('option').count()) > 0) return void (await control.selectOption(value));
  return control.fill(value);
}

async function answer(page: Page, step: StepName, answers: Answers): Promise<void> {
  const shown = screenOf(page, step);
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const definition = steps[step];
  if (definition.kind === 'choice') {
    const { name, value } = chosenOption(definition, answers) ?? { name: '', value: '' };
    return shown.locator(`button[name="${name}"][value="${value}"]`).click();
  }
  for (const field of definition.fields) await fill(page, step, field, answers[field] ?? '');
  if (step === 'PhoneAndBuyersConsent') for (const box of await shown.getByRole('checkbox').all()) await box.check();
  await shown.locator('[type=submit]').click();
}

/** The longest way through a flow today. */
function longestOf(id: string) {
  const flow = flowById(id);
  if (!flow) throw new Error(`No flow ${id}`);
  const campaign = id === 'buyer-consent' ? { buyers_consent: true } : {};
  const [, longest] = extremePaths(flow, { now: new Date(), campaign });
  return { flow, ...longest };
}

/** A lead without the values that differ between visits. */
async function comparable(server: RunningServer, subId: string) {
  const {
    meta,
    said,
    sent: record,
    receipt,
  } = (await server.leadBySubId(subId)) as StoredLead & {
    readonly meta: Readonly<Record<string, unknown>>;
  };
  const { receivedAt: _, judgedAt: __, script, ...shared } = meta as Readonly<Record<string, unknown>>;
  const { time_on_steps, traffic_source, utm_source, sub_id, lp_subid1, user_agent, debug_id, ...fields } = record;
  return { script, lead: { meta: shared, said, fields, text: receipt.text } };
}

// every flow in both languages: tests/integration/plain-forms.test.ts
for (const [index, id] of gateShare(['v7', 'one-page', 'multi-step', 'buyer-consent'] as const, (each) =>
  /page|multi/.test(each),
).entries()) {
  for (const locale of gateShare(locales, (_, at) => at === index % 2)) {
    test(`${id}, ${locale}: the longest path without script ends in a lead and the thank-you page`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(120_000);
      const { flow, answers, steps: path, campaign } = longestOf(id);
      const page = await plainPage(browser);
      const subId = `plain-${id}-${locale}`;
      await page.goto(`${server.origin}${campaignUrl(flow, campaign)}?lang=${locale}&s1=${subId}`);
      for (const step of path) await answer(page, step, answers);
      await expect(page.locator('html')).toHaveAttribute('lang', locale satisfies Locale);
      await expect(page.locator('[data-step]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { script, lead } = await comparable(server, subId);
      expect([script, lead.meta.flow]).toEqual(['none', id]);
      await page.context().close();
    });
  }
}

test('visits with and without script make the same record, except for its mark', async ({ browser, page, server }) => {
  test.setTimeout(180_000);
  for (const id of gateShare(['insurance', 'estimate'], (each) => each === 'estimate')) {
    const { flow, answers, steps: path, campaign } = longestOf(id);
    const address = (subId: string) => `${server.origin}${campaignUrl(flow, campaign)}?s1=${subId}&gclid=g-1&theme=3`;
    await page.goto(address(`scripted-${id}`));
    await walkSteps(page, path, answers);
    await page.waitForURL(/thank-you/);
    const plain = await plainPage(browser);
    await plain.goto(address(`same-${id}`));
    for (const step of path) await answer(plain, step, answers);
    await plain.context().close();
    const [with_, without] = [await comparable(server, `scripted-${id}`), await comparable(server, `same-${id}`)];
    expect([with_.script, without.script]).toEqual([undefined, 'none']);
    expect(without.lead).toEqual(with_.lead);
  }
});

test('without script Back shows the previous question with its answer, and no address has personal data', async ({
  browser,
  server,
}) => {
  const { answers, steps: path } = longestOf('main');
  const page = await plainPage(browser);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(`${server.origin}/survey?s1=plain-back`);
  const until = path.indexOf('PhoneAndZip');
  for (const step of path.slice(0, until)) await answer(page, step, answers);
  await page.goBack();
  await expect(page.locator('input[name=first_name]')).toHaveValue(answers.first_name ?? '');
  await page.goBack();
  await expect(page.locator('textarea[name=case_description]')).toHaveValue(answers.case_description ?? '');
  await page.goForward();
  await answer(page, 'NameAndEmail', { ...answers, first_name: 'Marta' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('input[name=first_name]')).toHaveValue('Marta');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('summary', { hasText: 'Check or change your answers' }).click();
  await page.getByRole('button', { name: /^Change Was the accident your fault/ }).click();
  await expect(screenOf(page, 'AtFault').getByRole('button', { pressed: true })).toHaveCount(1);
  expect(addresses.filter((address) => /visit=|rivera|marta|664/i.test(address))).toEqual([]);
  await page.context().close();
});

test('a form without script lists its errors, passes axe and fits a phone’s width', async ({ browser, server }) => {
  const { answers, steps: path } = longestOf('main');
  const page = await plainPage(browser);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${server.origin}/survey?s1=plain-wrong`);
  for (const step of path.slice(0, path.indexOf('NameAndEmail'))) await answer(page, step, answers);
  await answer(page, 'NameAndEmail', { first_name: 'Ana', last_name: '', email: 'ana@' });
  await expect(page.locator('#email')).toHaveValue('ana@');
  await expect(page.locator('#email-error')).toBeVisible();
  await expect(page.locator('#last_name-error')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // axe is a script: it reads the same document in a page that runs some
  const reader = await browser.newPage();
  await reader.setContent((await page.content()).replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ''));
  await expectAccessible(reader);
  await reader.close();
  await page.locator('a[href="#email"]').click();
  await expect(page.locator('#email')).toBeFocused();
  await page.context().close();
});

test('a press before a late script is answered by the server, and the script takes over from there', async ({ page, server }) => {
  test.setTimeout(90_000);
  const { answers, steps: path } = longestOf('main');
  let late: (() => void)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/survey?s1=late`, { waitUntil: 'commit' });
  await answer(page, path[0] as StepName, answers);
  await expect(screenOf(page, path[1] as StepName)).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveURL(/at=/);
  await page.unroute('**/assets/*.js');
  for (const go of late) go();
  late = [];
  await page.reload();
  // the script has taken over: the address is the survey's own again
  await expect(page).toHaveURL(/survey\?s1=late$/);
  await walkSteps(page, path.slice(1), answers);
  await page.waitForURL(/thank-you/);
  const lead = await server.leadBySubId('late');
  expect(lead.said).toMatchObject({ start_path: 'start', first_name: answers.first_name });
});

test('values filled in before the script runs are kept', async ({ page }) => {
  let go: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/form', { waitUntil: 'commit' });
  await page.locator('input[name=first_name]').fill('Maria');
  await page.locator('input[name=police_report][value=yes]').check();
  await page.locator('input[name=phone]').fill('2126647612');
  go?.();
  await expect(page.locator('[role=radio][value=yes][id^=police_report]')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('input[name=first_name]')).toHaveValue('Maria');
  await expect(page.locator('input[name=phone]')).toHaveValue('(212) 664-7612');
});

test('the privacy form without script lists its errors, keeps the typed values, and is filed', async ({ browser, server }, {
  title,
}) => {
  const email = addressOf(title);
  const page = await plainPage(browser);
  await page.goto(`${server.origin}${privacyPath}?lang=es`);
  await page.locator('input[name=firstName]').fill('Maria');
  await page.locator('form [type=submit]').click();
  await expect(page.locator('#lastName-error')).toBeVisible();
  await expect(page.locator('input[name=firstName]')).toHaveValue('Maria');
  await fillPrivacy(page, email);
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL(/sent=yes/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect
    .poll(async () => (await server.requestsOf(email))[0])
    .toMatchObject({ state: 'unverified', request: { form: { firstName: 'Maria', optOutOfSaleOrSharingOfInformation: 'yes' } } });
  await page.goto(`${server.origin}${privacyPath}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(sent);
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL(/terms-of-use/);
  await page.context().close();
});
