import { expect, withOperations } from '../support/e2e-fixtures.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

test('an owner takes somebody out: their session stops at the next call, and what they had planned says why', async ({
  page,
  browser,
  server,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  // before the sign-ins, and once a session is over
  consoleErrors.allow(/401 \(Unauthorized\)/);
  const context = await browser.newContext({ baseURL: server.origin });
  const leaver = await context.newPage();
  await signInAs(leaver, server, { name: 'lena', role: 'marketer', at: '/studio/campaigns' });
  await signInAs(page, server, { name: 'ada', role: 'admin', at: '/studio/campaigns' });

  const calls = await leaver.evaluate(async () => {
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    const call = async (name: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-studio': meta('studio-token') };
      const response = await fetch(`/studio/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, ...((await response.json()) as { readonly etag?: number }) };
    };
    const content = { path: '/fall', flow: 'main', oid: '90', affid: '10' };
    const saved = await call('saveDraft', { content, base: 0, etag: 0 });
    const planned = { path: '/fall', because: 'fall test', seen: { version: 0, etag: saved.etag }, at: Date.now() + 3_600_000 };
    return [saved.status, (await call('publish', planned)).status];
  });
  expect(calls).toEqual([200, 200]);

  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('listitem').filter({ hasText: 'lena' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }

  // by keyboard alone
  await page.getByRole('button', { name: 'Take out lena' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Why/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('she left on 3 May');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^lena is out, and their sessions have ended/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take out lena' })).toHaveCount(0);

  const after = await leaver.evaluate(
    async () =>
      (await fetch('/studio/api/today', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"since":0}' }))
        .status,
  );
  expect(after).toBe(401);
  await context.close();

  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText(/lena has left/i).first()).toBeVisible();
});
