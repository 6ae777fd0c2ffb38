import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { contrast, over, parseColor } from '#design-system/theme/contrast.ts';
import { themeById } from '#themes/registry.ts';
import { gateShare } from '../../support/long-form.ts';
import { themesByTurns } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf } from '../support/walk-survey.ts';

// Tokens' contrast is computed (tests/themes). Where words lie on a drawing it is measured here, in pixels.

interface Words {
  readonly text: string;
  readonly ink: string;
  /** 3 for large words, else 4.5 (WCAG 1.4.3). */
  readonly least: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Every line of words in the window, with its ink. */
function wordsInView(): Words[] {
  const found: Words[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('noscript, script, style, [inert], :disabled')) continue;
    // in a box of one pixel: for screen readers
    let holder: Element | null = element;
    while (holder && holder.getBoundingClientRect().width > 1) holder = holder.parentElement;
    if (holder) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 3 || height < 3 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !(element.contains(top) || top.contains(element))) continue;
      found.push({ text: text.slice(0, 40), ink: color, least: isLarge ? 3 : 4.5, box: { x, y, width, height } });
    }
  }
  return found;
}

/** The words on the page with too little contrast to the pixels behind them. */
async function faintWords(page: Page, where: string): Promise<string[]> {
  const words = await page.evaluate(wordsInView);
  await page.evaluate(() => {
    const withoutWords = new CSSStyleSheet();
    withoutWords.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }',
    );
    document.adoptedStyleSheets.push(withoutWords);
  });
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return words.flatMap(({ text, ink, least, box }) => {
    const against: number[] = [];
    for (let y = Math.ceil(box.y); y < box.y + box.height; y += 2) {
      for (let x = Math.ceil(box.x); x < box.x + box.width; x += 2) {
        const [r = 0, g = 0, b = 0] = picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
        const ground = [r, g, b, 1] as const;
        against.push(contrast(over(parseColor(ink), ground), ground));
      }
    }
    // a line or a stroke that crosses a line box hides no letter
    const seen = against.sort((one, other) => one - other)[Math.floor(against.length * 0.08)] ?? 21;
    return seen < least ? [`${where}: "${text}" ${seen.toFixed(2)}, at least ${least}`] : [];
  });
}

/** In the gate the default brand’s light and another kind’s dark. */
const looks = themesByTurns('contrast').flatMap((id, index) =>
  gateShare(
    [
      { id, scheme: 'light', name: themeById(id).name },
      { id, scheme: 'dark', name: `${themeById(id).name}, dark,` },
    ],
    (_, at) => at === index % 2,
  ),
);

for (const { id, scheme, name } of looks) {
  test(`${name} keeps its words readable over its drawings`, async ({ page }) => {
    const faint: string[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/survey?theme=${id}&scheme=${scheme}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      faint.push(...(await faintWords(page, `start at ${width}`)));
    }
    for (const step of mainSteps) {
      await expect(screenOf(page, step)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      if (step === 'OtherDriversVehicleType') faint.push(...(await faintWords(page, 'question')));
      if (step === 'PhoneAndZip') {
        await expect(page.locator('[type=submit]:visible')).toBeVisible();
        faint.push(...(await faintWords(page, 'last step')));
      }
      await answer(page, step, goodAnswers);
    }
    await page.waitForURL(/thank-you/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    faint.push(...(await faintWords(page, 'thank-you')));
    expect(faint).toEqual([]);
  });
}
