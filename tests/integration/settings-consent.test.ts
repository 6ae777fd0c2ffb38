import { expect, it, onTestFinished } from 'vitest';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { main } from '#contract/flows/main.ts';
import { onePage } from '#contract/flows/one-page.ts';
import { createPlainBrowser, type PlainPage } from '../support/plain-browser.ts';
import { answerPlainly, shownConsentOf } from '../support/plain-walk.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { studioPerson } from '../support/studio-person.ts';

const joined = 'Alder & Vance';
const because = 'a test';

/** The longest path of a flow that ends with a consent. */
const pathOf = (flow: Flow) => extremePaths(flow, { now: new Date(), campaign: {} })[1];

it('a visit without script agrees to the sellers that it began with, whoever joins meanwhile', { timeout: 120_000 }, async () => {
  const server = await startTestServer({
    FUNNEL_DIR: 'dist',
    OPS_TOKEN: 'an-invented-operations-token',
    ...{ RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' },
  });
  onTestFinished(server.remove);
  const adam = await studioPerson(server, 'adam', 'admin');
  const [long, short] = [pathOf(main), pathOf(onePage)];
  const browser = createPlainBrowser(server.url);
  /** Walks on, up to the last step or through it. */
  const walk = async (from: PlainPage, at: number, until: number) => {
    let page = from;
    for (const step of long.steps.slice(at, until)) page = await answerPlainly(browser, page, step as StepName, long.answers);
    return page;
  };
  const middle = 2;
  const begun = await walk(await browser.open('/survey?s1=begun'), 0, middle);
  const other = createPlainBrowser(server.url);
  const open = await other.open('/form?s1=open');
  const before = shownConsentOf(open);

  const sellers = { en: [joined], es: [joined] };
  const content = { brands: { 'auto-accident': { sellers } } };
  const { etag } = await adam.does('saveSettings', { kind: 'brands', content, base: 1, etag: 0 });
  await adam.does('publishSettings', { kind: 'brands', because, seen: { version: 1, etag }, sawConsents: true });
  await expect.poll(async () => shownConsentOf(await createPlainBrowser(server.url).open('/form')), slowTest).toContain(joined);

  const last = await walk(begun, middle, long.steps.length - 1);
  expect(shownConsentOf(last)).not.toContain(joined);
  const [, ended] = [
    await walk(last, long.steps.length - 1, long.steps.length),
    await answerPlainly(other, open, short.steps[0] as StepName, short.answers),
  ];
  expect(ended.status).toBe(200);
  const fresh = createPlainBrowser(server.url);
  const now = await fresh.open('/form?s1=fresh');
  await answerPlainly(fresh, now, short.steps[0] as StepName, { ...short.answers, email: 'fresh@example.com' });

  const records = (await server.leads()).flatMap(({ kept }) => (kept.is === 'lead' ? [kept.record] : []));
  const consentOf = (id: string) => records.find(({ sent }) => sent.sub_id === id)?.meta.consent;
  expect(consentOf('begun')).toEqual({ version: 'tcpa-2', text: shownConsentOf(last), brands: 1 });
  expect(consentOf('open')).toEqual({ version: 'tcpa-2', text: before, brands: 1 });
  expect(consentOf('fresh')).toEqual({ version: 'tcpa-2', text: shownConsentOf(now), brands: 2 });
});
