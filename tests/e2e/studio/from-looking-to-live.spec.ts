import { expect, withOperations } from '../support/e2e-fixtures.ts';
import { lookToLive, signIn } from '../support/marketer.ts';
import { expectAccessible } from '../support/walk-survey.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });
// a page of its own, in which one campaign is made
test.describe.configure({ mode: 'serial' });

/** From looking at a campaign to a new one that visitors get, in milliseconds. */
const mostMs = 60_000;

test('a marketer looks, copies, changes and publishes within a minute', async ({ page, server, consoleErrors }) => {
  test.setTimeout(150_000);
  // before the sign-in
  consoleErrors.allow(/401 \(Unauthorized\)/);
  await signIn(page);
  await expect(page.getByRole('link', { name: '/survey/fb', exact: true })).toBeVisible();
  await expectAccessible(page);
  const began = Date.now();
  await lookToLive(page, () => expectAccessible(page));
  await expect(page.getByText(/live on 1 of 1 servers?/i)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(mostMs);

  const answered = await fetch(`${server.origin}/fb-fall`);
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('data-theme="2"');
});
