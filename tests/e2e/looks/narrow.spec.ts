import { checkedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf } from '../support/walk-survey.ts';

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('two columns of answers stay two in every theme, and no word is cut', async ({ page }) => {
    await page.goto('/survey');
    await answer(page, 'StartPath', goodAnswers);
    const answers = screenOf(page, 'AutoAccidentCaseWorth').locator('button[name]');
    await expect(answers).toHaveCount(4);
    for (const theme of checkedThemes) {
      await page.goto(`/survey?grid=two&theme=${theme}`);
      await expect(answers).toHaveCount(4);
      const boxes = await answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(boxes).size, `theme ${theme}`).toBe(2);
      const cut = await answers.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
      );
      expect(cut, `theme ${theme}`).toEqual([]);
    }
  });

  test('the Spanish header is not cut off in any theme, also beside a logo on a plate', async ({ page }) => {
    for (const theme of checkedThemes) {
      for (const logo of ['v1.1', 'v1.2']) {
        await page.goto(`/survey?lang=es&theme=${theme}&logo=${logo}`);
        const call = await page.getByRole('banner').getByText('Llame ahora').boundingBox();
        expect(call?.width, `theme ${theme}`).toBeGreaterThan(60);
        const { gap, plated } = await page.locator('header a[href^="tel:"]').evaluate((link) => {
          const drawn = link.previousElementSibling?.firstElementChild as HTMLElement;
          const between = link.getBoundingClientRect().left - drawn.getBoundingClientRect().right;
          return { gap: between, plated: getComputedStyle(drawn).backgroundColor !== 'rgba(0, 0, 0, 0)' };
        });
        // an unplated logo's own clear space counts
        expect(gap, `theme ${theme}, ${logo}`).toBeGreaterThanOrEqual(plated ? 8 : 0);
      }
    }
  });

  test('the footer’s call number stays on one line', { tag: '@long' }, async ({ page }) => {
    for (const lang of ['en', 'es']) {
      await page.goto(`/survey?lang=${lang}`);
      const number = page.getByRole('contentinfo').locator('a[href^="tel:"]');
      expect(await number.evaluate((link) => new Set([...link.getClientRects()].map(({ top }) => top)).size)).toBe(1);
      await expect(number).toHaveCSS('white-space', 'nowrap');
    }
  });
});
