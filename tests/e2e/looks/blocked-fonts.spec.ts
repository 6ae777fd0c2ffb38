import { themeIds } from '#themes/registry.ts';
import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Of the gate: the two narrowest faces, whose fallbacks are fitted the most. */
const themes = gateShare(themeIds, (id) => ['1', '7'].includes(id));

/** Runs in the page: what of the start screen is cut, or outside the window. */
function startFaults(): readonly string[] {
  const { clientWidth, scrollWidth, clientHeight } = document.documentElement;
  const linesOf = (selector: string) => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(selector) as Element);
    return [...words.getClientRects()].filter(({ width }) => width > 1);
  };
  const button = document.querySelector('[data-step=StartPath] button')?.getBoundingClientRect() as DOMRect;
  const brandTops = new Set(linesOf('[data-part=logo] > * > :last-child > :first-child').map(({ top }) => Math.round(top)));
  const faults = {
    'the page scrolls sideways': scrollWidth > clientWidth,
    'the heading is cut': linesOf('h1').some(({ left, right }) => left < 0 || right > clientWidth),
    'the button is outside the window': button.left < 0 || button.right > clientWidth || button.bottom > clientHeight,
    'the brand takes more than two lines': brandTops.size > 2,
  };
  return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [name] : []));
}

test('with every font blocked, the start screen keeps its heading and button in the window', async ({ browser, server }) => {
  test.slow();
  for (const viewport of windows) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.route(/\.woff2$/, (route) => route.abort());
    // the heading's face is inside the document
    await page.addInitScript(() => Object.assign(document.fonts, { add: () => document.fonts }));
    for (const theme of themes) {
      await page.goto(`${server.origin}/survey?theme=${theme}`);
      expect([theme, viewport.width, await page.evaluate(startFaults)]).toEqual([theme, viewport.width, []]);
    }
    await page.close();
  }
});
