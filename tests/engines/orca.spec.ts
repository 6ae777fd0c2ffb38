import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { expect, withServer as test } from '../e2e/support/e2e-fixtures.ts';
import { field, path as privacyPath } from '../e2e/support/privacy-form.ts';
import { goodAnswers, mainSteps, screenOf } from '../e2e/support/walk-survey.ts';
import { inLongForm } from '../support/long-form.ts';
import { missingForOrca, type Orca, withOrca } from './orca.ts';

// A walk with Orca, by keyboard. What it says is approved text in spoken/; SPOKEN=approve writes it anew.

const missing = missingForOrca.length > 0 ? `: left out, as there is no ${missingForOrca.join(', ')}` : '';

/** Keys, Orca's own modes, and the groups around a control, which it names in one walk and not in the next. */
const besides = /^(tab|return|leaving .*|main content|form|Focus mode|Browse mode|opens menu|.* panel)[ .]*$/;
const heardBy = async (orca: Orca) => (await orca.heard()).filter((utterance) => !besides.test(utterance));

/** Fills in the step's fields and focuses the control that answers it. @returns what Orca says of each at its focus */
async function focusAnswer(page: Page, orca: Orca, step: StepName): Promise<readonly string[]> {
  const shown = screenOf(page, step);
  const definition = steps[step];
  const names: string[] = [];
  const focus = async (control: Locator) => {
    await control.focus();
    names.push((await heardBy(orca)).join(' '));
  };
  if (definition.kind === 'choice') {
    const option = chosenOption(definition, goodAnswers);
    await focus(shown.locator(`button[name="${option?.name}"][value="${option?.value}"]`));
    return names;
  }
  for (const name of definition.fields) {
    const control = shown.locator(`:is(input:not([type=radio]), select, textarea)[name="${name}"]`);
    await focus(control);
    const value = goodAnswers[name] ?? '';
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
    // what it says of the typing
    await orca.heard();
  }
  await focus(shown.locator('[type=submit]'));
  return names;
}

/** Compares with the approved text, which SPOKEN=approve writes. */
function expectApproved(name: string, said: readonly string[]): void {
  const file = join(import.meta.dirname, 'spoken', `${name}.txt`);
  const text = `${said.join('\n')}\n`;
  if (process.env.SPOKEN === 'approve') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

test.beforeEach(() => {
  test.skip(missing !== '');
  test.setTimeout(10 * 60_000);
});

for (const locale of inLongForm ? ['en', 'es'] : []) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`Orca reads each new question of main, ${locale}, with motion ${reducedMotion}${missing}`, async ({ server }) => {
      const said: string[] = [];
      const unread: string[] = [];
      await withOrca(async (orca, browser) => {
        const page = await browser.newPage({ reducedMotion, viewport: null });
        await page.goto(`${server.origin}/survey?lang=${locale}`);
        await page.locator('h1').click();
        await orca.heard();
        for (const [at, step] of mainSteps.slice(0, -1).entries()) {
          said.push(...(await focusAnswer(page, orca, step)));
          orca.press('Return');
          const heading = screenOf(page, mainSteps[at + 1] as StepName).getByRole('heading', { level: 1 });
          await expect(heading).toBeFocused();
          const text = (await heading.innerText()).trim();
          const heard = await heardBy(orca);
          if (!heard.some((utterance) => utterance.startsWith(text))) unread.push(text);
          said.push(...heard.map((utterance) => `    ${utterance}`));
        }
      });
      expect(unread).toEqual([]);
      expectApproved(`main-${locale}`, said);
    });

  test(`Orca names each control of the privacy form, ${locale}${missing}`, async ({ server }) => {
    const said: string[] = [];
    await withOrca(async (orca, browser) => {
      const page = await browser.newPage({ viewport: null });
      await page.goto(`${server.origin}${privacyPath}?lang=${locale}`);
      await page.locator('h1').first().click();
      await orca.heard();
      await field(page, 'firstName').focus();
      const submit = page.locator('form:not([action]) [type=submit]');
      for (let at = 0; at < 40; at++) {
        said.push((await heardBy(orca)).join(' '));
        if (await submit.evaluate((element) => element === document.activeElement)) break;
        orca.press('Tab');
      }
      await expect(submit).toBeFocused();
    });
    expectApproved(`privacy-${locale}`, said);
  });
}
