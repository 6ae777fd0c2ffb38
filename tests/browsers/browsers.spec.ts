import { By, until } from 'selenium-webdriver';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import { flows } from '#contract/flows/index.ts';
import { campaignUrl } from '../e2e/support/campaign-url.ts';
import { expect, withServer } from '../e2e/support/e2e-fixtures.ts';
import type { StoredLead } from '../e2e/support/e2e-server.ts';
import { goodAnswers, stepsBeforeLast, stepsToFault } from '../e2e/support/walk-survey.ts';
import { gateShare } from '../support/long-form.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox-driver.ts';
import { answer, arrive, find, patience, screenOf, walkSteps } from './walk-survey-webdriver.ts';
import { startWebKit } from './webkit-driver.ts';

/**
 * Most visitors have an iPhone, whose every browser is WebKit. One visit, from first question to stored lead, uses what the page
 * asks of it: database, keys, history, and calls that outlive the page.
 */
const test = withServer.extend<object, { readonly browserAtWork: Browser }>({
  browserAtWork: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { project }) => {
      const started = await (project.name === 'webkit' ? startWebKit : startFirefox)();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
});

// these two have two of five screens; all flows take minutes
for (const flow of gateShare(flows, ({ id }) => id === 'insurance' || id === 'third')) {
  test(`${flow.id}: the longest path ends in a stored lead`, async ({ browserAtWork: { driver }, server }) => {
    const [, path] = extremePaths(flow, { now: new Date(), campaign: { buyers_consent: true } });
    await driver.get(`${server.origin}${campaignUrl(flow, path.campaign)}?lang=en&s1=browser-${flow.id}`);
    await walkSteps(driver, path.steps, path.answers);
    await driver.wait(until.urlContains('thank-you'), patience);
    const { said, meta }: StoredLead = await server.leadBySubId(`browser-${flow.id}`);
    expect(meta.flow).toBe(flow.id);
    expect(said.phone).toBe(path.answers.phone);
  });
}

test('a reload during an answer resumes after it, and Back returns to the answer', async ({
  browserAtWork: { driver },
  server,
}) => {
  await driver.get(`${server.origin}/survey?s1=browser-again`);
  await walkSteps(driver, stepsToFault.slice(0, -1), goodAnswers);
  const button = await (await arrive(driver, 'AtFault', false)).findElement(By.css('[value=no]'));
  await driver.executeScript('arguments[0].click(); location.reload()', button);
  await driver.wait(until.stalenessOf(button), patience);
  await find(driver, screenOf('WasUserInjured'));
  await driver.navigate().back();
  const given = await (await arrive(driver, 'AtFault', false)).findElement(By.css('[value=no]'));
  expect(await given.getAttribute('aria-pressed')).toBe('true');
});

test('a lead submitted while the server is down is stored on the device and sent at the next visit', async ({
  browserAtWork: { driver },
  server,
}) => {
  await driver.get(`${server.origin}/yt?s1=browser-away`);
  await walkSteps(driver, stepsBeforeLast, goodAnswers);
  const last = await arrive(driver, 'PhoneAndZip', false);
  await server.stop();
  await answer(driver, last, 'PhoneAndZip', goodAnswers);
  await driver.wait(until.urlContains('thank-you'), patience);
  // at once, but after its live region: a screen reader announces text added to one
  const status = await find(driver, 'main p[role=status]');
  await driver.wait(until.elementTextContains(status, 'still on this device'), 1000);
  await server.start();
  await driver.get(`${server.origin}/yt`);
  await expect.poll(() => server.leadsBySubId('browser-away').then(({ length }) => length), { timeout: patience }).toBe(1);
});
