import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { expect, withServer as test } from '../e2e/support/e2e-fixtures.ts';
import { field, path as privacyPath } from '../e2e/support/privacy-form.ts';
import { answer, goodAnswers, mainSteps, screenOf, v7Steps, variantAnswers, walkSteps } from '../e2e/support/walk-survey.ts';
import { inLongForm } from '../support/long-form.ts';
import { missingForOrca, type Orca, withOrca } from './orca.ts';

// A walk with Orca, by keyboard. What it says is approved text in spoken/; SPOKEN=approve writes it anew.

const missing = missingForOrca.length > 0 ? `: left out, as there is no ${missingForOrca.join(', ')}` : '';

/** Keys, Orca's own modes, and the groups around a control, which it names in one walk and not in the next. */
const besides = /^(tab|return|leaving .*|main content|form|Focus mode|Browse mode|opens menu|.* panel)[ .]*$/;
const heardBy = async (orca: Orca) => (await orca.heard()).filter((utterance) => !besides.test(utterance));

/** What it says next, however late on a busy machine. @param until how that begins @throws after 30 s of silence */
async function nextHeard(orca: Orca, until = ''): Promise<readonly string[]> {
  const all: string[] = [];
  const unheard = async () => {
    all.push(...(await heardBy(orca)));
    return all.some((utterance) => utterance.startsWith(until)) ? '' : `not among: ${all.join(' / ')}`;
  };
  await expect.poll(unheard, { timeout: 30_000 }).toBe('');
  return all.slice(all.findIndex((utterance) => utterance.startsWith(until)));
}

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
        await page.locator('h1').first().click();
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
  // its title was heard in one walk of four: not yet known whether Orca or the walk misses it
  test.fixme(`Orca reads the dialog that asks for a code, ${locale}${missing}`, async ({ server }) => {
    const said: string[] = [];
    await withOrca(async (orca, browser) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: null });
      await page.goto(`${server.origin}/survey/v7-sms?lang=${locale}`);
      await page.locator('h1').first().click();
      await walkSteps(page, v7Steps, variantAnswers);
      await orca.heard();
      await answer(page, 'PhoneAndZip', variantAnswers);
      const dialog = page.getByRole('dialog');
      // before it, the typing of the step
      said.push(...(await nextHeard(orca, (await dialog.getByRole('heading').innerText()).trim())));
      const controls = await dialog.locator('button:visible, input:visible, a:visible').count();
      for (let at = 0; at < controls; at++) {
        orca.press('Tab');
        said.push((await nextHeard(orca)).join(' '));
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
    });
    expectApproved(`code-${locale}`, said);
  });

  test(`Orca reads the carousel, and each testimonial that its buttons bring, ${locale}${missing}`, async ({ server }) => {
    const said: string[] = [];
    await withOrca(async (orca, browser) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 700 } });
      await page.goto(`${server.origin}/survey?proof=on&lang=${locale}`);
      await page.locator('h1').first().click();
      await orca.heard();
      const buttons = page.locator('section[aria-roledescription] button');
      for (let at = 0; at < (await buttons.count()); at++) {
        await buttons.nth(at).focus();
        said.push((await nextHeard(orca)).join(' '));
        orca.press('Return');
        // quote and name come in either order
        const brought = (await nextHeard(orca)).toSorted();
        said.push(...brought.map((utterance) => `    ${utterance}`));
      }
      expect(said.length).toBeGreaterThan(2);
    });
    expectApproved(`carousel-${locale}`, said);
  });
}
