import { expect, test } from './e2e-fixtures.ts';
import { answer, goodAnswers, mainSteps, screenOf } from './walk-survey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// in themes 10 and 6 the words of the level have 1.41:1 and less on the card's ground
for (const theme of ['10', '6']) {
  test(`theme ${theme}: the words of the meter's level are on its marker in every frame`, async ({ page }) => {
    await page.goto(`/survey?theme=${theme}&show-meter=yes&proof=on`);
    await expect(page.getByRole('meter')).toBeVisible();
    const offTheirGround = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const found: string[] = [];
          const levels = new Set<string>();
          let [left, compared] = [40, 0];
          const look = () => {
            const meter = document.querySelector('[role=meter]');
            const level = meter?.getAttribute('aria-valuenow') ?? '';
            const [, marker, labels] = meter?.children ?? [];
            const words = labels?.children[7 - Number(level)]?.getBoundingClientRect();
            const ground = marker?.getBoundingClientRect();
            levels.add(level);
            if (words && ground) {
              compared += 1;
              if (Math.abs(words.top - ground.top) > 1) found.push(`level ${level}: ${words.top} ${ground.top}`);
            }
            if (levels.size > 2) left -= 1;
            if (left > 0) requestAnimationFrame(look);
            else resolve(compared > 0 ? found : ['nothing was compared']);
          };
          look();
        }),
    );
    for (const step of mainSteps.slice(0, 8)) {
      await expect(screenOf(page, step)).toBeVisible();
      await answer(page, step, goodAnswers);
    }
    expect(await offTheirGround).toEqual([]);
  });
}
