import { expect, test } from '../support/e2e-fixtures.ts';
import { goodAnswers, mainSteps, screenOf, walkSteps } from '../support/walk-survey.ts';

for (const lang of ['en', 'es'])
  test(`a tap on a starter writes its sentence, and the tips open (${lang})`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/survey?lang=${lang}`);
    await walkSteps(page, mainSteps.slice(0, 9), goodAnswers);
    const form = screenOf(page, 'IncidentDescription');
    const box = form.getByRole('textbox');
    await expect(form.getByRole('listitem').first()).toBeHidden();
    await form.locator('summary').click();
    await expect(form.getByRole('listitem').first()).toBeVisible();
    const starters = form.getByRole('group').getByRole('button');
    const [first, second] = await starters.allTextContents();
    await starters.nth(0).tap();
    await expect(box).toBeFocused();
    await page.keyboard.type('It was raining');
    await starters.nth(1).tap();
    await expect(box).toHaveValue(`${first}. It was raining. ${second}. `);
    await form.locator('[type=submit]').click();
    await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  });
