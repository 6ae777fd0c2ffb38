import type { BrowserContext, Page } from '@playwright/test';
import { splitCamelCase } from '#funnel/builder/reachableScreens.ts';
import { answersInTwo } from '#funnel/campaign/experiments.ts';
import { expect, operationsToken, withOperations } from '../support/e2e-fixtures.ts';
import {
  answer,
  expectAccessible,
  expectNoSidewaysScroll,
  goodAnswers,
  mainSteps,
  screenOf,
  walkSteps,
} from '../support/walk-survey.ts';

const test = withOperations();

/** The variant that a document was made with. */
async function variantOf(page: Page): Promise<string> {
  const { model } = JSON.parse((await page.locator('#page-model').textContent()) ?? '') as {
    model: { switches: { grid: string } };
  };
  return model.switches.grid;
}

/** Every beacon that the page sends, as text. */
function beacons(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') sent.push(request.postData() ?? '');
  });
  return sent;
}
/** The experiment's page in the studio, which asks for the token first. */
const figures = async (page: Page) => {
  const address = `/studio/experiments/surveyyt/${answersInTwo.name}`;
  await page.goto(address);
  const tokenField = page.getByLabel('Operations token');
  if (await tokenField.isVisible()) {
    await tokenField.fill(operationsToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/(ops|studio)/);
    await page.goto(address);
  }
};

test('a visit is counted by step in its variant, its lead has the variant, and the operators see both', async ({
  page,
  server,
  consoleErrors,
}) => {
  // the operators' page asks for the token first
  consoleErrors.allow(/401 \(Unauthorized\)/);
  const sent = beacons(page);
  await page.goto('/survey/yt?s1=counted');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await walkSteps(page, mainSteps.slice(0, -2), goodAnswers);
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  // validation keeps the visitor here once
  await answer(page, 'NameAndEmail', { ...goodAnswers, email: 'not an address' });
  await expect.poll(() => sent.join()).toContain('["blocked","NameAndEmail"');
  await walkSteps(page, mainSteps.slice(-2), goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);

  const lead = await server.leadBySubId('counted');
  const { served } = lead.meta as unknown as { served: { assignment: Record<string, string>; switches: Record<string, string> } };
  const variant = served.assignment[answersInTwo.name] as string;
  expect(['one', 'two']).toContain(variant);
  expect(served.switches.grid ?? 'one').toBe(variant);
  // names of steps, and nothing that was said on them
  for (const [name, value] of Object.entries(goodAnswers)) if (value.length > 4) expect(sent.join(), name).not.toContain(value);

  const arm = page.getByRole('region', { name: 'Variants' });
  await expect(async () => {
    await figures(page);
    await expect(arm.getByText('100.0 % of visits')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByText('Where visits end, by variant').click();
  const steps = page.getByRole('region', { name: 'Where visits end' });
  for (const step of mainSteps)
    await expect(steps.getByRole('rowheader', { name: splitCamelCase(step), exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((each) => each.name === name)?.value;

test('a reload and a second tab keep the visitor and the variant', async ({ page, context }) => {
  const looks = async (where: Page) => {
    await Promise.all([where.waitForResponse('**/page-settings?*'), where.goto('/survey/yt')]);
    return [await cookieOf(context, 'visit-main'), await cookieOf(context, 'visitor'), await variantOf(where)];
  };
  const first = await looks(page);
  expect(first[0]).toBeTruthy();
  expect(await looks(page)).toEqual(first);
  expect(await looks(await context.newPage())).toEqual(first);
  // no script can read the visitor's id
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/visit/);
});

test('a variant is set in the first byte, before any request of the page', async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/page-settings?*', (route) => route.abort());
  await page.goto('/survey/yt');
  const first = await variantOf(page);
  expect(await cookieOf(context, `variant-${answersInTwo.name}`)).toBe(first);
  for (let times = 0; times < 4; times += 1) {
    await page.reload();
    expect(await variantOf(page)).toBe(first);
  }
});

/** Waits for the page's idle work: it asks for the settings just before it sends events. */
const idle = (page: Page) => page.waitForRequest('**/page-settings?*');

test('a visitor with Global Privacy Control has no id, gets the campaign without variant, and sends no events', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  const sent = beacons(page);
  await Promise.all([idle(page), page.goto('/survey/yt')]);
  await walkSteps(page, mainSteps.slice(0, 4), goodAnswers);
  await expect(screenOf(page, 'AtFault')).toBeVisible();
  // events wait for the page to be left
  await page.goto('/privacy-policy');
  expect(sent).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('visit'))).toEqual([]);
});

test('a variant requested by address is shown, and sends no events', { tag: '@long' }, async ({ page, context }) => {
  const sent = beacons(page);
  await Promise.all([idle(page), page.goto('/survey/yt?variant=answers-in-two.two')]);
  await walkSteps(page, mainSteps.slice(0, 1), goodAnswers);
  const answers = screenOf(page, 'AutoAccidentCaseWorth').locator('button[name]');
  const tops = await answers.evaluateAll((all) => all.slice(0, 2).map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(tops[0]).toBe(tops[1]);
  await walkSteps(page, mainSteps.slice(1, 4), goodAnswers);
  await page.goto('/privacy-policy');
  expect(sent).toEqual([]);
  // it is no visitor's own
  expect(await cookieOf(context, `variant-${answersInTwo.name}`)).toBeUndefined();
});

test('a visit goes on when events cannot be sent', { tag: '@long' }, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/events|ERR_FAILED|Failed to load resource/);
  await page.route('**/events', (route) => route.abort());
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: () => false }));
  await page.goto('/survey/yt?s1=unheard');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('unheard')).meta).toHaveProperty('served');
});
