import type { Locator, Page } from '@playwright/test';
import { inLongForm } from '../../support/long-form.ts';
import { checkedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { goodAnswers, insuranceSteps, mainSteps, v7Steps, variantAnswers, walkSteps } from '../support/walk-survey.ts';

/** How a visitor may have enlarged the page, and the window that is left of it. */
const enlargements = [
  { name: 'text at twice its size with spacing', width: 390, height: 844, fontSize: '200%', isSpaced: true },
  { name: 'spacing alone', width: 360, height: 740, fontSize: '', isSpaced: true },
  { name: 'zoom of 400 %', width: 320, height: 256, fontSize: '', isSpaced: false },
] as const;

/** Texts, filled fields and controls that are not whole in the window's width, or whose focus is out of sight. */
function cutOff(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]')
    );
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} px`] : [];
  for (const element of [...document.body.querySelectorAll('*')].filter(isShown)) {
    if (element instanceof HTMLInputElement && element.scrollWidth > element.clientWidth + 1) {
      found.push(`value cut: ${element.name} ${element.scrollWidth} px in ${element.clientWidth}`);
    }
    // a carousel's own slides wait beside it
    if (element.closest('[aria-roledescription]')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const [start, end] = [Math.min(...rects.map(({ left }) => left)), Math.max(...rects.map(({ right }) => right))];
      // what follows the last letter is no text
      const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
      // a turned letter's own margin
      if (end - spacing > clientWidth + 4) found.push(`to ${Math.round(end)} px: ${nameOf(element)}`);
      if (start < -4) found.push(`from ${Math.round(start)} px: ${nameOf(element)}`);
    }
  }
  return found;
}

/** Controls that are not whole in the window where they have the focus, and fit it (WCAG 2.4.11). */
async function hiddenFocus(): Promise<string[]> {
  const found: string[] = [];
  const controls = 'main :is(a[href], button, input, select, textarea, summary)';
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (
      element.closest('[aria-hidden=true], [inert]') ||
      element.tabIndex < 0 ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    element.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { top, bottom, height } = element.getBoundingClientRect();
    const isCut = top < -1 || bottom > innerHeight + 1;
    if (isCut && height < innerHeight)
      found.push(`focus from ${Math.round(top)} to ${Math.round(bottom)} px: ${element.textContent}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return found;
}

/** The cut-off texts on the page, in each enlargement, and the controls whose focus is out of sight. */
async function faultsOf(page: Page, where: string, seesFocus = true): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, width, height, fontSize, isSpaced } of enlargements) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      ({ size, spaced }) => {
        document.documentElement.style.fontSize = size;
        const sheet = new CSSStyleSheet();
        if (spaced)
          sheet.replaceSync(
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
          );
        document.adoptedStyleSheets = [sheet];
      },
      { size: fontSize, spaced: isSpaced },
    );
    const found = [...(await page.evaluate(cutOff)), ...(seesFocus ? await page.evaluate(hiddenFocus) : [])];
    faults.push(...found.map((fault) => `${where}, ${name}: ${fault}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 390, height: 844 });
  return faults;
}

for (const [path, steps, answers] of (
  [
    ['/survey?show-meter=yes&proof=on', mainSteps, goodAnswers],
    ['/survey/v7?lang=es', [...v7Steps, 'PhoneAndZip'], variantAnswers],
    ['/surveyv5nv?redesign=on&theme=3', insuranceSteps, variantAnswers],
  ] as const
).filter(([path]) => inLongForm || path.includes('lang=es'))) {
  test(`nothing is cut off on any screen of ${path} where text is larger or spaced (WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11)`, async ({
    page,
  }) => {
    const faults: string[] = [];
    await page.goto(path);
    await walkSteps(page, steps, answers, async (step) => {
      faults.push(...(await faultsOf(page, step)));
    });
    await page.waitForURL(/thank-you/);
    // its script puts the focus on the heading, and the copy of the answers below
    await expect(page.locator('main summary')).toBeVisible();
    faults.push(...(await faultsOf(page, 'the end')));
    expect(faults).toEqual([]);
  });
}

test('nothing is cut off in the filled-in one-page form and on pages of text', { tag: '@long' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const faults: string[] = [];
  for (const path of [
    '/form',
    '/do-not-sell-my-information',
    '/privacy-policy',
    '/survey/nothing-here',
    '/survey-thank-you/?q=y',
  ]) {
    await page.goto(path);
    for (const [label, value] of [
      ['email', 'maria@example.com'],
      ['phone', '(212) 664-7665'],
    ] as const) {
      const field = page.locator(`main [name=${label}]:visible`);
      if ((await field.count()) > 0) await field.fill(value);
    }
    faults.push(...(await faultsOf(page, path)));
  }
  expect(faults).toEqual([]);
});

test('no heading is cut off at the start or the end of any theme where text is larger or spaced', async ({ page }) => {
  const faults: string[] = [];
  for (const theme of checkedThemes) {
    for (const path of [`/survey?theme=${theme}`, `/survey?theme=${theme}&lang=es`, `/survey-thank-you/?q=y&theme=${theme}`]) {
      await page.goto(path);
      faults.push(...(await faultsOf(page, path, false)).filter((fault) => fault.includes(' h1 ')));
    }
  }
  expect(faults).toEqual([]);
});

/** That an element is seen, and the whole of it within a window of this width. */
async function expectWithinWidth(element: Locator, width: number): Promise<void> {
  await expect(element).toBeVisible();
  const box = (await element.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  expect(box.width).toBeGreaterThan(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

test('text at 200 % neither overflows nor overlaps where the columns begin (WCAG 1.4.4)', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/survey?lang=es&theme=9&proof=on');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectWithinWidth(page.getByRole('link', { name: /^Llame ahora/ }), 640);
  // the text of a fact is no wider than the fact
  const facts = page.getByRole('listitem').filter({ hasText: '$20,000' }).locator('xpath=../li');
  await expect(facts).toHaveCount(3);
  for (const fact of await facts.all()) {
    expect(await fact.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('text at 200 % keeps the language link visible at 320 px (WCAG 1.4.4, 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, other] of [
    ['/survey', 'Español'],
    ['/survey?lang=es', 'English'],
  ] as const) {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectWithinWidth(page.getByRole('banner').getByRole('link', { name: other }), 320);
  }
});
