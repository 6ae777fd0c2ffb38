import type { Page } from '@playwright/test';
import { themeById } from '#themes/registry.ts';
import { themesByTurns } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf } from '../support/walk-survey.ts';

// Rules for every theme on a phone, however it arranges a page. See docs/decisions/0020-parts.md.

const small = { width: 360, height: 640 };

interface Faults {
  readonly found: string[];
  readonly expectAtMost: (what: string, figure: number, most: number) => void;
  readonly expectAtLeast: (what: string, figure: number, least: number) => void;
}

function collectFaults(): Faults {
  const found: string[] = [];
  return {
    found,
    expectAtMost: (what, figure, most) => figure > most && found.push(`${what}: ${Math.round(figure)}, at most ${most}`),
    expectAtLeast: (what, figure, least) => figure < least && found.push(`${what}: ${figure}, at least ${least}`),
  };
}

/** Where an element ends, in pixels from the top of the page. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

const fontsLoaded = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/** How many answers are whole in the window, over its bar. */
const answersInView = (page: Page) =>
  page
    .locator('[data-part="answer"]')
    .evaluateAll(
      (answers) =>
        answers.map((each) => each.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    );

/** Pixels that a page is wider than a window of 320. */
async function widerThan320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize(small);
  return wider;
}

for (const id of themesByTurns('reach')) {
  test(`${themeById(id).name} keeps its controls in a phone’s reach`, async ({ page }) => {
    const { found, expectAtLeast, expectAtMost } = collectFaults();
    await page.setViewportSize(small);
    await page.goto(`/survey?theme=${id}`);
    // a font that loads late is left out of the first visit, and this machine has no fallback of its size
    await fontsLoaded(page);
    await page.reload();
    await fontsLoaded(page);
    expectAtMost('the start’s heading ends', await bottomOf(page, 'h1'), small.height);
    expectAtMost('the start’s button ends', await bottomOf(page, 'main [data-part="button"]'), small.height);
    expectAtMost('the start is wider', await widerThan320(page), 0);
    for (const step of mainSteps) {
      await expect(screenOf(page, step)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await fontsLoaded(page);
      if (step === 'OtherDriversVehicleType') {
        expectAtMost('a question’s bar ends', await bottomOf(page, 'header'), 96);
        expectAtLeast('answers in view', await answersInView(page), 6);
        expectAtMost('a question is wider', await widerThan320(page), 0);
        await page.setViewportSize({ width: 740, height: 360 });
        expectAtLeast('answers in view of a low window', await answersInView(page), 1);
        await page.setViewportSize(small);
      }
      if (step === 'PhoneAndZip') {
        await expect(page.locator('[type=submit]:visible')).toBeVisible();
        expectAtMost('the last button ends', await bottomOf(page, '[type=submit]'), 1.5 * small.height);
        expectAtMost('the last step is wider', await widerThan320(page), 0);
        break;
      }
      await answer(page, step, goodAnswers);
    }
    expect(found).toEqual([]);
  });
}
