import type { Locator, Page } from '@playwright/test';
import { type CoveringPath, edgeCoveringPaths } from '#contract/checker/covering-paths.ts';
import { contextsOf } from '#contract/checker/report.ts';
import { smallestCover } from '#contract/checker/set-cover.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { leadKindOf } from '../../../lead-server/src/delivery/lead-kinds.ts';
import { inLongForm } from '../../support/long-form.ts';
import type { StandInPartner } from '../../support/stand-in-partner.ts';
import { campaignUrl } from '../support/campaign-url.ts';
import { expect, withClock } from '../support/e2e-fixtures.ts';
import { answer, expectAccessible, screenOf, walkSteps } from '../support/walk-survey.ts';

/**
 * The day of the visits, in the last tenth of a month. An accident of that month is then less than 14 days old, so every branch
 * can be taken.
 */
const now = new Date();
const tenth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCDate() < 10 ? 1 : 0), 10, 12));
const test = withClock(tenth);

interface Walk extends CoveringPath {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly id: string;
  /** Screens that no earlier walk reaches in this language: axe checks these. */
  readonly fresh: ReadonlySet<StepName>;
}

/** The paths that take every exit of a flow. */
function coverOf(flow: Flow): readonly CoveringPath[] {
  const [first, ...others] = contextsOf(flow);
  const sameDay = [first, ...others].filter((context) => context?.now === first?.now);
  return edgeCoveringPaths(
    flow,
    sameDay.map((context) => ({ ...context, now: tenth })),
  );
}

const paths = flows.flatMap((flow) => coverOf(flow).map((path, at) => ({ flow, ...path, id: `${flow.id}-${at + 1}` })));
/** Of the fewest paths that show every screen, 15: the first show most. Each flow is walked over HTTP, and each screen has stories. */
const pathsInGate = 6;
/** In the gate in English and Spanish by turns. The long form walks every path in both. */
const chosen = inLongForm
  ? locales.flatMap((locale) => paths.map((path) => ({ ...path, locale })))
  : smallestCover(paths.map(({ steps }) => new Set<string>(steps.map(publicStepName))))
      .slice(0, pathsInGate)
      .flatMap((index, at) =>
        paths.slice(index, index + 1).map((path) => ({ ...path, locale: locales[at % locales.length] as Locale })),
      );
const seen = new Set<string>();
const isFresh = (screen: string) => !seen.has(screen) && seen.add(screen);
const walks: readonly Walk[] = chosen.map((path) => ({
  ...path,
  id: `${path.id}-${path.locale}`,
  fresh: new Set(path.steps.filter((step) => isFresh(`${path.locale} ${publicStepName(step)}`))),
}));

/** The consent as the last screen shows it before sending; a survey that ends at a question asks for none. */
interface ShownConsent {
  readonly text: string;
  /** The buyers on offer and the ticked ones, by name. */
  readonly offered: readonly string[];
  readonly ticked: readonly string[];
}

async function consentShown(shown: Locator): Promise<ShownConsent> {
  const text = shown.locator('[data-tf-element-role=consent-language]');
  await expect(text).toBeVisible();
  const buyers = shown.locator('[role=checkbox]:not([id$="-all"])');
  const named = await buyers.evaluateAll((boxes) =>
    boxes.map((box) => ({
      name: document.querySelector(`label[for="${box.id}"]`)?.textContent ?? '',
      ticked: box.getAttribute('aria-checked') === 'true',
    })),
  );
  const ticked = named.filter((each) => each.ticked).map(({ name }) => name);
  return { text: (await text.innerText()).trim(), offered: named.map(({ name }) => name), ticked };
}

async function visit(page: Page, path: Walk): Promise<ShownConsent | undefined> {
  const { flow } = path;
  const query = `lang=${path.locale}&s1=${path.id}${path.campaign.combined_last_step ? '&combined=on' : ''}`;
  await page.goto(`${campaignUrl(flow, path.campaign)}?${query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', path.locale);
  await expect(page.locator(`[data-flow="${flow.id}"]`)).toBeVisible();
  const onScreen = async (step: StepName) => {
    await expect(screenOf(page, step).getByRole('heading', { level: 1 })).toBeVisible();
    if (path.fresh.has(step)) await expectAccessible(page);
  };
  const last = path.steps.at(-1) as StepName;
  await walkSteps(page, path.steps.slice(0, -1), path.answers, onScreen);
  await onScreen(last);
  let consent: ShownConsent | undefined;
  await answer(page, last, path.answers, async (shown) => {
    consent = await consentShown(shown);
  });
  await page.waitForURL(/thank-you/);
  const asked = new URL(page.url());
  expect(asked.searchParams.get('dq_reason') ?? undefined).toBe(path.reason);
  expect(asked.searchParams.get('lang')).toBe(path.locale === 'es' ? 'es' : null);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!consent && steps[last].kind !== 'choice') throw new Error(`${last} asks for no consent`);
  return consent;
}

for (const flow of flows) {
  for (const locale of locales) {
    const own = walks.filter((walk) => walk.flow === flow && walk.locale === locale);
    if (own.length === 0) continue;
    test(`${flow.id}, ${locale}: ${own.length} paths walked to the thank-you page, and their leads`, async ({
      page,
      server,
      consoleErrors,
    }) => {
      // A ceiling for a busy machine, where axe alone takes ten seconds a screen.
      test.setTimeout(60_000 + own.flatMap(({ steps }) => steps).length * 20_000);
      // Buyers that can't be had lead to the common consent.
      consoleErrors.allow(/Failed to load resource|net::ERR/);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      const agreedTo = new Map<string, ShownConsent | undefined>();
      for (const path of own) {
        // not by a route of Playwright's, which turns the cache off: every path would fetch the whole funnel again
        await network.send('Network.setBlockedURLs', { urls: path.campaign.buyers_consent ? [] : ['*/buyers/get-available*'] });
        agreedTo.set(path.id, await test.step(path.id, () => visit(page, path)));
      }
      const leads = await server.leads();
      const { caseType, project } = leadKindOf(flow.id);
      const { ingest, exchange, ownNames } = server.partners;
      /** The request that a partner received for one visit. */
      const gotBy = async (partner: StandInPartner, isOf: (body: string) => boolean) => {
        await expect.poll(() => partner.received.filter(({ body }) => isOf(body)).length).toBe(1);
        return JSON.parse(partner.received.find(({ body }) => isOf(body))?.body ?? '{}') as Record<string, string>;
      };
      for (const { id, answers } of own) {
        const [lead, ...more] = leads.filter(({ sent }) => sent.sub_id === id);
        expect(more).toEqual([]);
        expect(lead?.meta.flow).toBe(flow.id);
        const given = Object.entries(answers).filter(([, value]) => value !== '');
        expect(lead?.said).toMatchObject(Object.fromEntries(given));
        expect(lead?.said.phone).toBe(answers.phone);
        const agreed = agreedTo.get(id);
        if (!agreed) {
          expect(lead?.receipt.text).toBe('');
          expect(Object.values(await server.deliveriesOf(lead?.id ?? ''))).not.toContain('delivered');
          continue;
        }
        const { leadType } = leadKindOf(flow.id, lead?.sent.interested_in_psf === 'yes');
        const common = { flow: flow.id, lead_type: leadType, consent_version: expect.stringMatching(/-\d$/) };
        const { case_type = caseType, first_name, phone = '' } = lead?.sent ?? {};
        const isOf = (body: string) => body.includes(`"${id}"`);
        const atIngest = await gotBy(ingest, isOf);
        expect(atIngest).toMatchObject({ ...common, case_type, first_name, phone: phone.replace(/\D/g, '') });
        expect(atIngest.page_url).toMatch(/^http/);
        expect(Date.parse(atIngest.consent_time ?? '')).toBeGreaterThan(0);
        const expected = { Survey: flow.id, Kind: leadType, Case: case_type, GivenName: first_name, Vendor: 'survey' };
        expect(await gotBy(ownNames, isOf)).toMatchObject({ ...expected, Tel: phone.replace(/\D/g, '') });
        const deliveries = await server.deliveriesOf(lead?.id ?? '');
        expect(deliveries).toMatchObject({ ingest: 'delivered', 'own-names': 'delivered' });
        expect(Object.hasOwn(deliveries, 'exchange')).toBe(project !== undefined);
        expect(exchange.received.every(({ body }) => (JSON.parse(body) as { project?: string }).project === 'MVA')).toBe(true);
        const { text, offered, ticked } = agreed;
        expect(text).toMatch(locale === 'es' ? /acepto|permiso/i : /agree/i);
        expect(lead?.receipt.text).toBe(text);
        expect(lead?.sent.tcpa).toBe(text);
        if (offered.length > 0) {
          expect(lead?.sent).toMatchObject({ displayed_buyers: offered.join('|'), selected_buyer_names: ticked.join('|') });
        }
      }
    });
  }
}
