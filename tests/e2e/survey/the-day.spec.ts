import { yearsOffered } from '#contract/fields/validation.ts';
import { gateShare } from '../../support/long-form.ts';
import { expect, withClock } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf, walkSteps } from '../support/walk-survey.ts';

// What day it is, the server says: here the last of a year, which is over in Guam already.

const moment = new Date('2026-12-31T20:00:00Z');
const test = withClock(moment);
const stepsToDate = mainSteps.slice(0, 3);

for (const clock of gateShare(['1970-01-02', '2019-06-01', '2035-06-01'], (day) => day === '2019-06-01')) {
  test(`a device whose clock says ${clock} offers the true years and sends a qualified lead`, async ({ page, server }) => {
    await page.clock.setFixedTime(`${clock}T12:00:00Z`);
    await page.goto(`/survey?s1=at-${clock}`);
    await walkSteps(page, stepsToDate, goodAnswers);
    await expect(screenOf(page, 'WhenWasTheAccident')).toBeVisible();
    const years = page.locator('[name=injury_year] option:not([value=""])');
    // the screen is made ready ahead, perhaps before a response has told the hour in which Guam's year ended
    expect([yearsOffered(moment), yearsOffered(new Date(moment.toISOString().slice(0, 10)))]).toContainEqual(
      await years.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    );
    const sent = page.waitForRequest('**/post-lead');
    await walkSteps(page, mainSteps.slice(3), { ...goodAnswers, injury_month: '10', injury_year: '2026' });
    const { finished_at } = (await sent).postDataJSON() as { finished_at: string };
    expect(finished_at).toMatch(/^2026-12-31T2/);
    await page.waitForURL(/thank-you/);
    await expect(page.locator('footer')).toContainText('© 2026');
    const lead = await server.leadBySubId(`at-${clock}`);
    expect(lead.said).toMatchObject({ injury_month: '10', injury_year: '2026' });
    expect(lead.sent).toMatchObject({ lead_is_qualified: 'yes', accident_limit_exceeded: '0' });
  });
}

test('a page that a cache held since last month takes the day from its first call', async ({ page }) => {
  await page.route(/\/survey$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"day":"2026-12-31"', '"day":"2026-11-15"');
    await route.fulfill({ response, body });
  });
  await page.goto('/survey');
  await walkSteps(page, stepsToDate, goodAnswers);
  await answer(page, 'WhenWasTheAccident', { injury_month: '12', injury_year: '2026' });
  await expect(screenOf(page, 'AtFault')).toBeVisible();
});

test.describe('in Guam, ten hours ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Guam' });
  test('the current month can be chosen', async ({ page }) => {
    await page.goto('/survey');
    await walkSteps(page, stepsToDate, goodAnswers);
    await answer(page, 'WhenWasTheAccident', { injury_month: '1', injury_year: '2027' });
    await expect(screenOf(page, 'AtFault')).toBeVisible();
  });
});

test('the error of a future month clears once the year is corrected', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, stepsToDate, goodAnswers);
  const [month, year] = [page.locator('[name=injury_month]'), page.locator('[name=injury_year]')];
  await month.selectOption('12');
  await year.selectOption('2027');
  await page.locator('[type=submit]').click();
  await expect(month).toHaveAttribute('aria-invalid', 'true');
  await year.selectOption('2026');
  await expect(month).not.toHaveAttribute('aria-invalid', 'true');
});
