import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import { privacyRequestPath } from '#contract/consent/privacy-request.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { type StepName, steps } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import { campaignUrl } from '../e2e/support/campaign-url.ts';
import { gateShare } from '../support/long-form.ts';
import { createPlainBrowser } from '../support/plain-browser.ts';
import { answerPlainly, pathsOf, personal, shownConsentOf, stepOf, withoutSeal } from '../support/plain-walk.ts';
import { requestsAt } from '../support/privacy-requests.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const settings = {
  FUNNEL_DIR: 'dist',
  SITE_FILE: 'tests/e2e/support/site.json',
  RATE_LEADS_PER_MINUTE: '0',
  RATE_CALLS_PER_MINUTE: '0',
};
let server: TestServer;
/** Its buyers can't be had, which leads to the common consent. */
let withoutBuyers: TestServer;
beforeAll(async () => {
  server = await startTestServer(settings);
  withoutBuyers = await startTestServer({ ...settings, BUYERS_URL: 'http://127.0.0.1:9' });
});
afterAll(async () => {
  await Promise.all([server.remove(), withoutBuyers.remove()]);
});

describe.each(flows)('$id without script', (flow) => {
  it('leads along its paths to a lead of each', async () => {
    const texts = new Map<string, string>();
    const all = pathsOf(flow);
    // in the gate one of each flow, in English and Spanish by turns
    const walkedInGate = flows.indexOf(flow) % 2 === 0 ? 0 : all.length - 1;
    const paths = gateShare(all, (_, at) => at === walkedInGate);
    for (const path of paths) {
      const { url } = flow.id === 'buyer-consent' && !path.campaign.buyers_consent ? withoutBuyers : server;
      const browser = createPlainBrowser(url);
      const combined = path.campaign.combined_last_step ? '&combined=on' : '';
      let page = await browser.open(`${campaignUrl(flow, path.campaign)}?lang=${path.locale}&s1=${path.id}${combined}`);
      for (const [at, step] of path.steps.entries()) {
        expect(page.document.documentElement.getAttribute('lang')).toBe(path.locale);
        if (at === path.steps.length - 1) texts.set(path.id, shownConsentOf(page));
        page = await answerPlainly(browser, page, step as StepName, path.answers);
      }
      expect(page.status, path.id).toBe(200);
      if (!(flow.options.showsResultInline && path.reason)) {
        expect(page.url.pathname, path.id).toMatch(/thank-you/);
        expect(page.url.searchParams.get('dq_reason') ?? undefined, path.id).toBe(path.reason);
      }
      expect(browser.visited.map(withoutSeal).filter((address) => personal.test(address))).toEqual([]);
      expect(browser.cookies.has('answers')).toBe(false);
    }
    const leads = [...(await server.leads()), ...(await withoutBuyers.leads())];
    for (const { id, answers, locale, reason, steps: asked } of paths) {
      const [lead, ...more] = leads.flatMap(({ kept }) =>
        kept.is === 'lead' && kept.record.sent.sub_id === id ? [kept.record] : [],
      );
      expect([id, more.length]).toEqual([id, 0]);
      expect(lead?.said).toMatchObject(Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')));
      expect(lead?.meta).toMatchObject({ flow: flow.id, locale, script: 'none' });
      expect(lead?.disqualification?.reason).toBe(reason);
      // as shown at the button, and known as ours; a survey that ends at a question asks for no consent
      expect(lead?.meta.consent).toEqual(
        steps[asked.at(-1) as StepName].kind === 'choice'
          ? { version: '', text: '', verified: false }
          : { version: expect.stringMatching(/-\d$/), text: texts.get(id), brands: 1 },
      );
      expect(lead?.sent.landing_page_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
    }
  }, 120_000);
});

it('a site without a buyer group asks for the common consent, and lists its own sponsors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = JSON.parse(readFileSync(settings.SITE_FILE, 'utf8'));
  const brands = { 'auto-accident': { ...site.brands?.['auto-accident'], sponsors: ['Firm A of Denver'] } };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, brands: { ...site.brands, ...brands }, buyerGroups: {} }));
  // a service would name buyers of Colorado
  const other = await startTestServer({
    ...settings,
    SITE_FILE: join(folder, 'site.json'),
    PARTNER_TABLES: 'partners.example.json',
    SPONSORS: 'Firm B',
  });
  try {
    const flow = flows.find(({ id }) => id === 'buyer-consent') as Flow;
    const [, path] = extremePaths(flow, { now: new Date(), campaign: {} });
    const browser = createPlainBrowser(other.url);
    let page = await browser.open('/survey/v4nv-d2');
    const answers = { ...path.answers, zip_code: '80202' };
    while (stepOf(page) !== '' && stepOf(page) !== 'PhoneAbbreviatedTCPA')
      page = await answerPlainly(browser, page, stepOf(page) as StepName, answers);
    expect(shownConsentOf(page)).toContain('its partner law firms');
    expect(page.document.querySelectorAll('[name=selected_buyers]')).toHaveLength(0);
    const sponsors = await (await fetch(`${other.url}/sponsors`)).text();
    expect(sponsors).toContain('Firm A of Denver');
    expect(sponsors).not.toContain('Firm B');
  } finally {
    await other.remove();
    rmSync(folder, { recursive: true });
  }
}, 60_000);

it('the meter of a flow that has one moves with the answers', async () => {
  const flow = flows.find(({ id }) => id === 'estimate') as Flow;
  const [, path] = extremePaths(flow, { now: new Date(), campaign: {} });
  const browser = createPlainBrowser(server.url);
  const levels = new Set<string | null | undefined>();
  let page = await browser.open(campaignUrl(flow, {}));
  for (const step of path.steps.slice(0, -1)) {
    page = await answerPlainly(browser, page, step as StepName, path.answers);
    levels.add(page.document.querySelector('[role=meter]')?.getAttribute('aria-valuenow'));
  }
  expect(levels.size).toBeGreaterThan(2);
}, 60_000);

describe('a form without script', () => {
  it('files one privacy request of a form pressed twice, and another of another form', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await browser.open(privacyRequestPath);
    const email = 'pressed.twice@example.com';
    const filled = {
      ...{ firstName: 'Ana', lastName: 'Rivera', address: '1 Main Street', city: 'Denver', state: 'CO', zip: '80202', email },
      ...{ phone: '(212) 664-7665', authorizedAgent: 'no', receiveInformationEmail: 'yes', agreeTerms: 'yes' },
    };
    const press = (more: Readonly<Record<string, string>>) =>
      browser.press(page, 'form button[type=submit]', { ...filled, ...more });
    const ends = await Promise.all([1, 2].map(() => press({ requestForInformation: 'yes' })));
    expect(ends.map(({ url }) => url.search)).toEqual(['?sent=yes', '?sent=yes']);
    await press({ requestToDeleteInformation: 'yes' });
    const filed = (await requestsAt(server)).filter(({ request }) => request.form.email === email);
    expect(filed).toHaveLength(2);
  });

  it('is refused to other sites, and starts again when its state is forged', async () => {
    const body = 'at=StartPath&start_path=start';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = await server.post('/survey', body, { ...type, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const forged = await fetch(`${server.url}/survey?at=AtFault&visit=AAABAAG`, { redirect: 'manual' });
    expect([forged.status, await forged.text()]).toEqual([200, expect.stringContaining('data-step="StartPath"')]);
    const elsewhere = await server.post('/terms-of-use', body, type);
    expect(elsewhere.status).toBe(404);
    const landing = await fetch(`${server.url}/survey`);
    expect([landing.headers.get('cache-control'), landing.headers.get('set-cookie')]).toEqual([
      expect.stringMatching(/^public/),
      null,
    ]);
  });
});
