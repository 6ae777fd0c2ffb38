import type { Page } from '@playwright/test';
import { extremePaths } from '#contract/checker/covering-paths.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { type StepName, steps } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import { campaignUrl } from '../e2e/support/campaign-url.ts';
import { expect } from '../e2e/support/e2e-fixtures.ts';
import { path as privacyPath, send } from '../e2e/support/privacy-form.ts';
import { answer, goodAnswers, mainSteps, screenOf, v7Steps, variantAnswers, walkSteps } from '../e2e/support/walk-survey.ts';

/** Reads the page as it is now. */
export type Read = (where: string) => Promise<void>;

interface Walk {
  readonly path: string;
  readonly steps: readonly StepName[];
  readonly answers: Answers;
}

/** Paths that together have every step there is: each flow's longest, the one with most that is new first. */
export function everyStep(): readonly Walk[] {
  const longest = flows.map((flow) => {
    const [, path] = extremePaths(flow, { now: new Date(), campaign: { buyers_consent: true } });
    return { path: campaignUrl(flow, path.campaign), steps: path.steps, answers: path.answers };
  });
  const seen = new Set<StepName>();
  const walks: Walk[] = [];
  for (const _ of longest) {
    const fresh = ({ steps: own }: Walk) => own.filter((step) => !seen.has(step)).length;
    const [most] = longest.toSorted((one, other) => fresh(other) - fresh(one));
    if (!most || fresh(most) === 0) break;
    walks.push(most);
    for (const step of most.steps) seen.add(step);
  }
  return walks;
}

/** A step of each kind, with the extras of a page. */
export const everyKind: Walk = { path: '/survey?show-meter=yes&proof=on', steps: mainSteps, answers: goodAnswers };

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Every form refused, then filled in; every screen as loaded; folded parts unfolded. @param isNew whether a step is to be read */
export async function readWalk(
  page: Page,
  { path, steps: all, answers }: Walk,
  query: string,
  read: Read,
  isNew: (step: StepName) => boolean = () => true,
): Promise<void> {
  await page.goto(withQuery(path, query));
  for (const step of all) {
    await expect(screenOf(page, step)).toBeVisible();
    if (isNew(step)) {
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
      });
      await read(step);
      if (steps[step].kind !== 'choice') {
        await screenOf(page, step).locator('[type=submit]').click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await read(`${step}, refused`);
      }
    }
    await answer(page, step, answers);
  }
  await page.waitForURL(/thank-you/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await read('the end');
}

/** The dialog that asks for a code. @param phone another than a moment ago, which is sent none so soon */
export async function readCode(page: Page, query: string, read: Read, phone: string): Promise<void> {
  await page.goto(withQuery('/survey/v7-sms', query));
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], { ...variantAnswers, phone });
  await expect(page.getByRole('dialog')).toBeVisible();
  await read('the code');
}

/** Pages beside the survey. */
export async function readPages(page: Page, query: string, read: Read): Promise<void> {
  for (const path of ['/privacy-policy', '/accessibility', '/survey/nothing-here', '/survey-thank-you/?q=y']) {
    await page.goto(withQuery(path, query));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await read(path);
  }
  await page.goto(withQuery(privacyPath, query));
  await send(page);
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await read(`${privacyPath}, refused`);
}
