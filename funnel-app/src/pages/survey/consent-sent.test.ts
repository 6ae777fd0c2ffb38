// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#contract/checker/covering-paths.ts';
import { contextsOf } from '#contract/checker/report.ts';
import { consentParts } from '#contract/consent/consent-text.ts';
import { isKnownConsentText } from '#contract/consent/consent-verification.ts';
import { baseStepOf, type StepName } from '#contract/flow/steps.ts';
import { type FlowId, flows } from '#contract/flows/index.ts';
import { brandIds } from '#contract/site/site.ts';
import { locales } from '#contract/text/locale.ts';
import { surveyModelFrom } from '#storybook/samples/pages.ts';
import { gateShare } from '../../../../tests/support/long-form.ts';
import { disableRequests } from '../../api/request.ts';
import { surveyContent } from '../../content/languages.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { fixedBuyersExtras } from '../../screens/buyers/buyersConsent.ts';
import { sampleBuyerGroups } from '../../screens/buyers/sampleBuyerGroups.ts';
import { canEnd, StepScreen } from './stepScreens.tsx';

/** The first test of the file waits for the code of the screens. */
const firstLoad = { timeout: 20_000 };

let enableRequests = () => {};
beforeAll(() => {
  enableRequests = disableRequests();
});
afterAll(() => enableRequests());
afterEach(cleanup);

/** Each screen that can end a flow, with valid answers; in the gate one brand in each language. */
const endings = flows.flatMap((flow) =>
  flow.steps.flatMap(({ step }) => {
    if (!canEnd(flow, step)) return [];
    const { answers = {} } = pathTo(flow, step, contextsOf(flow)) ?? {};
    return locales.flatMap((locale) =>
      gateShare(brandIds.slice(0, 2), (_, index) => locales[index] === locale).map((brand) => ({
        flow,
        step,
        locale,
        brand,
        answers,
      })),
    );
  }),
);

/** Shows the last screen of a survey. @returns the submission, once sent */
async function showEnding({ flow, step, locale, brand, answers }: (typeof endings)[number], sellers?: readonly string[]) {
  const sent: LeadExtras[] = [];
  const model = surveyModelFrom({ lang: locale, brand }, flow.id as FlowId);
  const props = {
    flow,
    step: step as StepName,
    headingId: 'heading',
    content: surveyContent(flow, locale),
    answers,
    model: sellers ? { ...model, brand: { ...model.brand, sellers } } : model,
    last: true,
    leadExtras: fixedBuyersExtras(sampleBuyerGroups.d2),
    sending: false,
    onType: () => undefined,
    onRevisit: () => undefined,
    onAnswer: (_: unknown, leadExtras: LeadExtras = {}) => void sent.push(leadExtras),
  };
  render(createElement(Suspense, null, createElement(StepScreen, props)));
  const button = await waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>('form [type=submit]');
    if (!found) throw new Error(`${step} has no send button`);
    return found;
  }, firstLoad);
  return { sent, button };
}

/** The description of the send button, and the list of sellers below it. */
function consentAt(button: HTMLButtonElement): string {
  const id = button.getAttribute('aria-describedby');
  const consent = button.form?.querySelector(`#${id}`);
  const list = consent?.parentElement?.querySelector(`:scope > #${id} ~ details`)?.lastChild?.textContent;
  return [consent?.textContent, ...(list ? [list] : [])].join('\n\n');
}

async function press(button: HTMLElement, sent: readonly LeadExtras[]): Promise<void> {
  // a form asks about answers that contradict each other once
  for (let presses = 0; presses < 2 && sent.length === 0; presses += 1) await act(async () => fireEvent.click(button));
}

/** Chooses the buyers of these places in the list, where a screen has one. @returns their names */
function chooseBuyers(...places: readonly number[]): readonly string[] {
  const boxes = screen.queryAllByRole('checkbox').slice(1);
  const chosen = places.flatMap((place) => boxes[place] ?? []);
  for (const box of chosen) fireEvent.click(box);
  return chosen.map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent ?? '');
}

describe.each(endings)('the last screen $step of $flow.id, $locale, $brand', (ending) => {
  it('shows at its button the consent that it sends', async () => {
    const { sent, button } = await showEnding(ending);
    const chosen = chooseBuyers(1, 3);
    const shown = consentAt(button);
    await press(button, sent);
    const [{ tcpa = '', consent_version: version = '', selected_buyer_names } = {}] = sent;
    expect(tcpa).toBe(shown);
    const { locale, brand } = ending;
    expect(isKnownConsentText(shown, { version, locale, brand, chosen: chosen.join('|') })).toBe(true);
    if (ending.step === 'PhoneAndBuyersConsent') {
      expect(chosen).toHaveLength(2);
      expect(selected_buyer_names).toBe(chosen.join('|'));
      for (const name of chosen) expect(shown).toContain(name);
    } else expect(selected_buyer_names).toBeUndefined();
  });
});

const inEnglish = endings.filter(({ locale, brand }) => locale === 'en' && brand === brandIds[0]);
/** In the gate each screen once: of two flows it is the same component. */
const oneEach = gateShare(inEnglish, ({ step }, at) => inEnglish.findIndex((each) => each.step === step) === at);
describe.each(oneEach)('the last screen $step of $flow.id', (ending) => {
  it('shows every seller that it sends, where the sellers are a list', async () => {
    const many = 'ABCDEFGH'.split('').map((letter) => `Invented Law ${letter}`);
    const { sent, button } = await showEnding(ending, many);
    chooseBuyers(0);
    const shown = consentAt(button);
    await press(button, sent);
    expect(sent[0]?.tcpa).toBe(shown);
    const listed = !['PhoneAbbreviatedTCPA', 'PhoneAndBuyersConsent'].includes(baseStepOf(ending.step as StepName));
    expect(sent[0]?.consent_version === 'tcpa-list-1').toBe(listed);
    if (listed) for (const name of many) expect(consentParts(shown)[1]).toContain(name);
  });
});
