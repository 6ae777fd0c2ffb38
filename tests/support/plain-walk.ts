import type { Answers } from '#contract/fields/fields.ts';
import { chosenOption, publicStepName, type StepName, steps } from '#contract/flow/steps.ts';
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
