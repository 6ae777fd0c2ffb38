import type { Page } from '@playwright/test';
import { legalPages } from '#funnel/content/legal.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { fill, passCaptcha, path as privacyForm, send, sent } from '../support/privacy-form.ts';
import { test as withThirdParties } from '../support/tracking-fixtures.ts';
import { goodAnswers, mainSteps, walkSteps } from '../support/walk-survey.ts';

/** Every violation of a policy, on this page and those after it. */
async function violations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition, sample }) =>
      (window as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${location.pathname}: ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  return seen;
}

const policyOf = (headers: Readonly<Record<string, string>>) => headers['content-security-policy'] ?? '';
const trusted = "require-trusted-types-for 'script';trusted-types accident-survey";

test('a survey runs to its end under enforced hashes and Trusted Types', async ({ page, server }) => {
  const seen = await violations(page);
  const response = await page.goto('/survey/yt?s1=strict&theme=7');
  const policy = policyOf(response?.headers() ?? {});
  expect(policy).toContain(trusted);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']{44}'){3};style-src 'self'( 'sha256-[^']{44}'){4};/);
  await walkSteps(page, mainSteps, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await server.leadBySubId('strict')).said.email).toBe(goodAnswers.email);
  expect(seen).toEqual([]);
});

test('a script outside the policy is blocked, and its report is accepted', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Content Security Policy|requires 'Trusted/);
  // the Reporting API sends over https only, and when it likes: the older way is tried here
  await page.route('/survey', async (route) => {
    const response = await route.fetch();
    const policy = policyOf(response.headers()).replace(';report-to csp', '');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const reported = page.waitForRequest('**/csp-report', { timeout: 30_000 });
  await page.goto('/survey');
  const outcome = await page.evaluate(() => {
    const tried: string[] = [];
    const sink = (name: string, work: () => void) => {
      try {
        work();
      } catch (failure) {
        tried.push(`${name}: ${(failure as Error).name}`);
      }
    };
    sink('markup', () => {
      document.body.innerHTML = '<p>';
    });
    sink('address', () => {
      document.createElement('script').src = 'https://scripts.example/a.js';
    });
    sink('handler', () => document.body.setAttribute('onclick', 'window.ran = true'));
    const inline = document.createElement('style');
    inline.textContent = 'body { opacity: 0.5 }';
    document.head.append(inline);
    return { tried, opacity: getComputedStyle(document.body).opacity };
  });
  expect(outcome).toEqual({ tried: ['markup: TypeError', 'address: TypeError', 'handler: TypeError'], opacity: '1' });
  expect((await (await reported).response())?.status()).toBe(200);
});

test('forms, legal pages and the 404 page violate no policy', { tag: '@long' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404 \(Not Found\)/);
  const seen = await violations(page);
  for (const path of [
    '/form',
    '/f',
    '/survey/es',
    '/survey/tt',
    '/survey/v4nv-d1',
    ...legalPages.map((id) => `/${id}`),
    '/nowhere',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto(privacyForm);
  await fill(page, 'maria.strict@example.com');
  await passCaptcha(page);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  expect(seen).toEqual([]);
});

withThirdParties(
  'scripts of partners run where they are configured; Trusted Types are reported only',
  async ({ page, others }) => {
    await page.setExtraHTTPHeaders({ 'x-country': 'US', 'x-subdivision': 'CA' });
    const seen = await violations(page);
    const response = await page.goto('/survey?s1=with-partners');
    const headers = response?.headers() ?? {};
    expect(policyOf(headers)).not.toContain('trusted-types');
    expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'");
    await walkSteps(page, mainSteps, goodAnswers);
    await page.waitForURL(/\/survey-thank-you\//);
    expect(others.asked()).toEqual(expect.arrayContaining(['/scripts/main.js', '/trustedform.js', '/leadid.js']));
    expect(seen.filter((each) => each.includes('enforce'))).toEqual([]);
    // no partner's script is loaded there
    const thanks = await page.reload();
    expect(policyOf(thanks?.headers() ?? {})).toContain(trusted);
  },
);

test('visitors with different click ids get the same bytes, and no document sets a cookie', { tag: '@long' }, async ({
  server,
  browser,
}) => {
  const bodies: string[] = [];
  for (const query of ['gclid=one&s1=a&affid=12', 'fbclid=two&s2=b']) {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    const response = await page.goto(`/survey?${query}`);
    expect(response?.headers()).not.toHaveProperty('set-cookie');
    expect(response?.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=300, stale-while-revalidate=\d+/);
    bodies.push(String(await response?.text()));
    // the page's own requests fetch its settings
    await page.waitForResponse('**/page-settings?*');
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['XSRF-TOKEN', 'visitor', 'visit-main']));
    await context.close();
  }
  expect(bodies[0]).toBe(bodies[1]);
});

test('a cached page is not sent again until it changes', async ({ request }) => {
  const ask = (path: string, etag?: string) =>
    request.get(path, { headers: { 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) } });
  const first = await ask('/survey?gclid=1');
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]{22}-br\d+"$/);
  // also once it is packed smaller, as another address of the same page, and without its cookie
  for (const path of ['/survey', '/survey?gclid=2', '/survey?s1=x']) expect((await ask(path, etag)).status()).toBe(304);
  expect((await ask('/survey?theme=3', etag)).status()).toBe(200);
  expect((await ask('/survey', '"another"')).status()).toBe(200);
});
