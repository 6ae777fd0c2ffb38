import { extremePaths } from '#contract/checker/covering-paths.ts';
import { contextsOf } from '#contract/checker/report.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { chosenOption, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
import { locales } from '#contract/text/locale.ts';
import type { PlainBrowser, PlainPage } from './plain-browser.ts';

/** The step that a page shows. */
export const stepOf = ({ document }: PlainPage): string => document.querySelector('[data-step]')?.getAttribute('data-step') ?? '';

/** Answers the shown step, which must be this one. */
export async function answerPlainly(
  browser: PlainBrowser,
  page: PlainPage,
  step: StepName,
  answers: Answers,
): Promise<PlainPage> {
  if (stepOf(page) !== publicStepName(step)) {
    const said = page.document.querySelector('main')?.textContent?.slice(0, 300);
    throw new Error(`${publicStepName(step)} expected, ${stepOf(page) || page.document.title} shown (${page.status}): ${said}`);
  }
  const definition = steps[step];
  if (definition.kind === 'choice') {
    const option = chosenOption(definition, answers);
    if (!option) throw new Error(`The answers choose no option of ${step}`);
    return browser.press(page, `[data-step] button[name="${option.name}"][value="${option.value}"]`);
  }
  const filled: Record<string, string> = Object.fromEntries(definition.fields.map((field) => [field, answers[field] ?? '']));
  const buyers = [...page.document.querySelectorAll('[name=selected_buyers]')].map((box) => box.getAttribute('value') ?? '');
  // all of them: the consent names them already
  const chosen = step === 'PhoneAndBuyersConsent' ? { selected_buyers: buyers } : {};
  return browser.press(page, '[data-step] button[type=submit]:not([name])', { ...filled, ...chosen });
}

/** The consent as the page shows it. */
export const shownConsentOf = ({ document }: PlainPage): string =>
  document.querySelector('[data-tf-element-role=consent-language]')?.textContent?.trim() ?? '';

/** A shortest and a longest path of a flow in each language; the others are the page's own walk, which has tests of its own. */
export const pathsOf = (flow: Flow) => {
  const now = new Date();
  const campaigns = new Map(contextsOf(flow).map(({ campaign = {} }) => [JSON.stringify(campaign), campaign]));
  const extremes = [...campaigns.values()].map((campaign) => extremePaths(flow, { now, campaign }));
  // the first and the last: a campaign with everything that it may ask
  const all = [...extremes.slice(0, 1), ...extremes.slice(1).slice(-1)];
  const walked = { en: all.map(([, longest]) => longest), es: extremes.slice(0, 1).map(([shortest]) => shortest) };
  return locales.flatMap((locale) =>
    walked[locale].map((path, at) => ({ ...path, locale, id: `${flow.id}-${locale}-${at + 1}` })),
  );
};

/** Of an address: nothing by which a person could be found. */
export const personal = /rivera|664|ana\.|ran(%20|\+)a(%20|\+)red|1(%20|\+)Main/i;
/** A sealed visit may hold any letters by chance. */
export const withoutSeal = (address: string) => address.replace(/visit=[^&]*/, '');
