import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import { campaignUrl } from '../e2e/support/campaign-url.ts';
import { createPlainBrowser, type PlainPage } from '../support/plain-browser.ts';
import { answerPlainly, pathsOf, personal, shownConsentOf, stepOf, withoutSeal } from '../support/plain-walk.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const settings = {
  FUNNEL_DIR: 'dist',
  SITE_FILE: 'tests/e2e/support/site.json',
  RATE_LEADS_PER_MINUTE: '0',
  RATE_CALLS_PER_MINUTE: '0',
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(settings);
});
afterAll(() => server.remove());

describe('a visit without script', () => {
  const main = flows.find(({ id }) => id === 'main') as Flow;
  const whole = () => pathsOf(main).find(({ reason, locale }) => reason === undefined && locale === 'en');
  const walkTo = async (browser: ReturnType<typeof createPlainBrowser>, address: string, until: StepName) => {
    const { steps, answers } = whole() as NonNullable<ReturnType<typeof whole>>;
    let page = await browser.open(address);
    for (const step of steps) {
      if (step === until) return page;
      page = await answerPlainly(browser, page, step as StepName, answers);
    }
    return page;
  };
  const leadsOf = async (subId: string) =>
    (await server.leads()).filter(({ kept }) => kept.is === 'lead' && kept.record.sent.sub_id === subId);

  it('shows each error at its field, with the typed values', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=wrong', 'NameAndEmail');
    const typed = { first_name: 'Ana <b>', last_name: '', email: 'ana@' };
    const again = await browser.press(page, '[data-step] button[type=submit]:not([name])', typed);
    expect([again.status, stepOf(again)]).toEqual([422, 'NameAndEmail']);
    expect(again.headers.get('cache-control')).toBe('private, no-store');
    const heading = page.document.querySelector('h1')?.textContent ?? '-';
    expect(page.document.title.startsWith(`${heading} | `)).toBe(true);
    expect(again.document.title).toBe(`Error: ${page.document.title}`);
    const field = (name: string) => again.document.querySelector(`input[name=${name}]`);
    expect(field('first_name')?.getAttribute('value')).toBe('Ana <b>');
    expect(field('email')?.getAttribute('value')).toBe('ana@');
    for (const name of ['last_name', 'email']) {
      expect(field(name)?.getAttribute('aria-invalid')).toBe('true');
      expect(again.document.getElementById(`${name}-error`)?.textContent).not.toBe('');
      expect(again.document.querySelector(`a[href="#${name}"]`)).not.toBeNull();
    }
    expect(field('first_name')?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says on the last screen what is left to do, not that questions come', async () => {
    const page = await walkTo(createPlainBrowser(server.url), '/survey?s1=cards', 'PhoneAndZip');
    const text = page.document.body.textContent;
    expect(text).toContain('You send your answers');
    expect(text).not.toContain('One at a time');
  });

  it('stamps a lead with the switches that do something in its flow', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?timeframe=grid&grid=two&s1=stamped', 'PhoneAndZip');
    await answerPlainly(browser, page, 'PhoneAndZip', whole()?.answers ?? {});
    const [lead] = await leadsOf('stamped');
    const meta = lead?.kept.is === 'lead' ? lead.kept.record.meta : undefined;
    expect(meta?.switches).toMatchObject({ grid: 'two' });
    expect([meta?.switches.timeframe, meta?.served?.switches.timeframe]).toEqual([undefined, undefined]);
    expect(meta?.served?.switches).toEqual({ grid: 'two' });
  });

  it.each([
    ['en', 'do not wait for a call', 'may call you soon'],
    ['es', 'no espere una llamada', 'le llame pronto'],
  ])('tells a visitor whose lead is held in their state that nobody calls (%s)', async (lang, said, promised) => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, `/survey?lang=${lang}&s1=held-${lang}`, 'PhoneAndZip');
    const ended = await answerPlainly(browser, page, 'PhoneAndZip', { phone: '(206) 624-7665', zip_code: '98101' });
    expect(ended.url.searchParams.get('call')).toBe('no');
    expect(ended.document.querySelector('main')?.textContent).toContain(said);
    expect(ended.document.querySelector('main')?.textContent).not.toContain(promised);
    expect(ended.document.querySelector('a[hreflang], [lang] a[href*="lang="]')?.getAttribute('href')).toContain('call=no');
  });

  it.each([
    ['have_attorney|yes', ['one may call you', 'have one.'], []],
    ['have_attorney|yes_but_I_want_a_new_lawyer', ['say so at the start of the call'], ['while you have one']],
  ])('tells a visitor with %s that partners get their answers', async (reason, said, unsaid) => {
    const found = pathsOf(main).find((path) => path.locale === 'en' && path.reason === undefined);
    const answers = { ...found?.answers, with_Lawyer: 'yes', lawyer_redirect_reason: reason };
    const browser = createPlainBrowser(server.url);
    let page = await browser.open(`/survey?s1=lawyer`);
    while (stepOf(page) !== '') page = await answerPlainly(browser, page, stepOf(page) as StepName, answers);
    const text = page.document.querySelector('main')?.textContent;
    for (const each of said) expect(text).toContain(each);
    for (const each of unsaid) expect(text).not.toContain(each);
  });

  it('goes back by the page and by the browser, with the answer kept, and a change leads on', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=back', 'AtFault');
    const before = await browser.press(page, '[data-action=back]');
    expect(stepOf(before)).toBe('WhenWasTheAccident');
    expect(before.document.querySelector('select[name=injury_month] option[selected]')).not.toBeNull();
    expect(stepOf(await browser.open(page.url.href))).toBe('AtFault');
    const earlier = await browser.open(`${page.url.pathname}?s1=back&at=OtherDriversVehicleType`);
    expect(earlier.document.querySelector('[aria-pressed=true]')?.getAttribute('value')).toBe('car');
    const next = await browser.press(earlier, 'button[value=truck]');
    expect(stepOf(next)).toBe('WhenWasTheAccident');
  });

  it('keeps a typed phone and ZIP while an earlier answer is changed', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=change', 'PhoneAndZip');
    const typed = { phone: '212-664-76', zip_code: '10001' };
    const earlier = await browser.press(page, 'button[name=revisit][value=NameAndEmail]', typed);
    expect(stepOf(earlier)).toBe('NameAndEmail');
    const { answers } = whole() as NonNullable<ReturnType<typeof whole>>;
    const last = await answerPlainly(browser, earlier, 'NameAndEmail', answers);
    const typedIn = (name: string) => last.document.querySelector(`input[name=${name}]`)?.getAttribute('value');
    expect([stepOf(last), typedIn('phone'), typedIn('zip_code')]).toEqual(['PhoneAndZip', '212-664-76', '10001']);
    expect(browser.visited.map(withoutSeal).filter((address) => personal.test(address))).toEqual([]);
  });

  it('draws its progress by the style of the document', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=share', 'AtFault');
    const percent = Number(page.document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'));
    const [, share, number] = /--share:([\d.]+);--step:(\d+)/.exec(page.html) ?? [];
    expect([Math.round(Number(share) * 100), number]).toEqual([percent, '4']);
    const start = await browser.open('/survey?s1=share-0');
    expect(start.html).toMatch(/--share:0;--step:1/);
  });

  it('works without cookies, by its forms alone', async () => {
    const browser = createPlainBrowser(server.url, { cookies: false });
    const page = await walkTo(browser, '/survey?s1=no-cookies', 'PhoneAndZip');
    const back = await browser.press(page, '[data-action=back]');
    expect(back.document.querySelector('input[name=first_name]')?.getAttribute('value')).toBe('Ana');
    const { answers, steps } = whole() as NonNullable<ReturnType<typeof whole>>;
    let last = back;
    for (const step of steps.slice(steps.indexOf('NameAndEmail'))) last = await answerPlainly(browser, last, step, answers);
    expect(last.url.pathname).toMatch(/thank-you/);
    expect(browser.visited.map(withoutSeal).filter((address) => personal.test(address))).toEqual([]);
    expect((await leadsOf('no-cookies')).length).toBe(1);
  });

  it('makes one lead of a last form sent twice', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=twice', 'PhoneAndZip');
    const { answers } = whole() as NonNullable<ReturnType<typeof whole>>;
    const ends = await Promise.all([1, 2].map(() => answerPlainly(browser, page, 'PhoneAndZip', answers)));
    expect(ends.map(({ url }) => url.pathname)).toEqual(['/survey-thank-you/', '/survey-thank-you/']);
    expect((await leadsOf('twice')).length).toBe(1);
  });

  it('can do no work for a lead: past the free half of its limit it waits, and keeps what was typed', async () => {
    const limited = await startTestServer({ ...settings, RATE_LEADS_PER_MINUTE: '2' });
    try {
      const end = async (subId: string) => {
        const browser = createPlainBrowser(limited.url);
        const page = await walkTo(browser, `/survey?s1=${subId}`, 'PhoneAndZip');
        return answerPlainly(browser, page, 'PhoneAndZip', whole()?.answers ?? {});
      };
      expect((await end('free')).url.pathname).toMatch(/thank-you/);
      const waits = await end('near');
      expect([waits.status, stepOf(waits)]).toEqual([503, 'PhoneAndZip']);
      expect(waits.document.querySelector('input[name=phone]')?.getAttribute('value')).toMatch(/664/);
      expect(await limited.leads()).toHaveLength(1);
    } finally {
      await limited.remove();
    }
  });

  it('asks once about an unknown ZIP', async () => {
    const browser = createPlainBrowser(server.url);
    const page = await walkTo(browser, '/survey?s1=zip', 'PhoneAndZip');
    const filled = { phone: '212-664-7665', zip_code: '00000' };
    const asked = await browser.press(page, '[data-step] button[type=submit]:not([name])', filled);
    expect([asked.status, asked.document.getElementById('zip_code-error')?.textContent]).toEqual([
      422,
      expect.stringMatching(/ZIP/),
    ]);
    expect(asked.document.querySelector('input[name=phone]')?.getAttribute('value')).toBe('(212) 664-7665');
    const end = await browser.press(asked, '[data-step] button[type=submit]:not([name])');
    expect(end.url.pathname).toMatch(/thank-you/);
  });

  it("shows the consent with the chosen buyers' names before it is agreed to", async () => {
    const flow = flows.find(({ id }) => id === 'buyer-consent') as Flow;
    const campaign = { buyers_consent: true };
    const path = extremePaths(flow, { now: new Date(), campaign }).find(({ reason }) => reason === undefined);
    const { steps, answers } = path as NonNullable<typeof path>;
    const browser = createPlainBrowser(server.url);
    let page: PlainPage = await browser.open(`${campaignUrl(flow, campaign)}?s1=chosen`);
    for (const step of steps.slice(0, -1)) page = await answerPlainly(browser, page, step, answers);
    const [first, ...others] = [...page.document.querySelectorAll('[name=selected_buyers]')].map(
      (box) => box.getAttribute('value') ?? '',
    );
    expect(others.length).toBeGreaterThan(0);
    const submit = '[data-step] button[type=submit]:not([name])';
    const none = await browser.press(page, submit, { phone: answers.phone ?? '' });
    expect(none.document.getElementById('selected_buyers-error')?.textContent).toMatch(/./);
    const named = await browser.press(none, submit, { selected_buyers: [first ?? ''] });
    expect([named.status, shownConsentOf(named) === shownConsentOf(page)]).toEqual([422, false]);
    const end = await browser.press(named, submit);
    expect(end.url.pathname).toMatch(/thank-you/);
    const [lead] = await leadsOf('chosen');
    const record = lead?.kept.is === 'lead' ? lead.kept.record : undefined;
    expect(record?.meta.consent).toMatchObject({ text: shownConsentOf(named) });
    expect(record?.sent.selected_buyers_number).toBe('1');
  });

  it('keeps a lead whose request has no readable host, as of the site itself', async () => {
    const flow = flows.find(({ id }) => id === 'one-page') as Flow;
    const [, { answers }] = extremePaths(flow, { now: new Date() });
    const body = new URLSearchParams({ at: 'OnePageForm', ...answers }).toString();
    const head = 'POST /form?s1=no-host HTTP/1.1\r\nhost: "><b>\r\nconnection: close\r\n';
    const type = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`;
    expect(await sendRaw(server.url, head + type + body)).toMatch(/^HTTP\/1\.1 303 /);
    const [lead] = await leadsOf('no-host');
    expect(lead?.kept).toMatchObject({
      record: { sent: { landing_page_url: expect.stringMatching(/^http:\/\/localhost:\d+\/form/) } },
    });
  });
});
