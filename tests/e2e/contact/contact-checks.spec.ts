import type { Route } from '@playwright/test';
import { expect, test } from '../support/e2e-fixtures.ts';
import { holdRequest } from '../support/hold-requests.ts';
import { answer, goodAnswers, mainSteps, screenOf, stepsBeforeLast, walkSteps } from '../support/walk-survey.ts';

test('errors show under their fields, the summary takes the focus, and editing clears the errors', async ({ page }) => {
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

test('a running address check is announced, also when Enter in the field started it', async ({ page }) => {
  const check = await holdRequest(page, '**/api/validations/ipqs/email');
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  const form = screenOf(page, 'SocialDropPII');
  const said = form.getByRole('status').filter({ hasText: 'Checking' });
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill('maria@example.com');
  await expect(said).toHaveCount(0);
  // the region is there before its text: initial text of a live region is not announced
  await form.getByRole('status').evaluateAll((regions) => regions.map((region) => region.setAttribute('data-before', '')));
  await page.getByLabel('Email').press('Enter');
  await check.asked;
  await expect(said).toHaveCount(1);
  await expect(said).toHaveAttribute('data-before');
  await check.release();
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
});

test('a blocked address is accepted at the second try, and the Slack message does not contain it', async ({ page, server }) => {
  const { slack } = server.partners;
  const before = slack.received.length;
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  const disposable = { ...goodAnswers, email: 'someone@mailinator.com' };
  await answer(page, 'SocialDropPII', disposable);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Check it/);
  expect(slack.received).toHaveLength(before);
  await page.locator('[data-step=SocialDropPII] [type=submit]').click();
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
  await expect.poll(() => slack.received.length).toBe(before + 1);
  const { body } = slack.received[before] ?? { body: '' };
  expect(JSON.parse(body)).toEqual({ text: expect.stringContaining('blocked twice') });
  expect(body).not.toContain('mailinator');
});

test('failed checks let the visitor through, and the lead has the typed values', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|net::ERR/);
  const asked = new Set<string>();
  const fail = async (route: Route) => {
    asked.add(new URL(route.request().url()).pathname);
    await route.abort();
  };
  await page.route('**/api/validations/**', fail);
  await page.route('**/us/*', fail);
  await page.goto('/survey?s1=no-checks');
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect([...asked].sort()).toEqual(['/api/validations/ipqs/email', '/api/validations/ipqs/phone', '/us/10001']);
  const { email, phone, zip_code } = goodAnswers;
  const { said, sent } = await server.leadBySubId('no-checks');
  expect(said).toMatchObject({ email, phone, zip_code });
  // the server looks the ZIP up itself
  expect(sent).toMatchObject({ phone, state: 'NY', lead_is_qualified: 'yes' });
});

test('invisible characters in a pasted address are accepted and removed from the lead', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.goto('/survey?s1=unseen');
  await walkSteps(page, stepsBeforeLast.slice(0, -1), goodAnswers);
  // marks of direction, as Windows' contacts copy them, and a soft hyphen
  const answers = { ...goodAnswers, email: '\u202amar\u00adia@example.com\u202c' };
  await walkSteps(page, ['NameAndEmail', 'PhoneAndZip'], answers);
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('unseen')).said.email).toBe('maria@example.com');
});
