import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { expect, withServer as test } from '../e2e/support/e2e-fixtures.ts';
import { goodAnswers, mainSteps, screenOf } from '../e2e/support/walk-survey.ts';
import { inLongForm } from '../support/long-form.ts';
import { missingForOrca, startOrca } from './orca.ts';

// A walk with Orca, keys alone. What it says is kept as approved text in spoken/; SPOKEN=approve writes it anew.

const missing = missingForOrca.length > 0 ? `: left out, as there is no ${missingForOrca.join(', ')}` : '';
const approvedFolder = join(import.meta.dirname, 'spoken');

/** Puts the focus where a visitor's Tab key would bring it, and fills in fields. */
async function prepare(page: Page, step: StepName): Promise<void> {
  const shown = screenOf(page, step);
  const definition = steps[step];
  if (definition.kind === 'choice') {
    const option = chosenOption(definition, goodAnswers);
    return shown.locator(`button[name="${option?.name}"][value="${option?.value}"]`).focus();
  }
  for (const field of definition.fields) {
    const control = shown.locator(`:is(input:not([type=radio]), select, textarea)[name="${field}"]`);
    const value = goodAnswers[field] ?? '';
    if ((await control.evaluate(({ tagName }) => tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
  await shown.locator('[type=submit]').focus();
}

for (const locale of ['en', 'es'])
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`Orca reads each new question of main, ${locale}, with motion ${reducedMotion}${missing}`, async ({ server }) => {
      test.skip(!inLongForm || missing !== '');
      test.setTimeout(10 * 60_000);
      const orca = await startOrca();
      const browser = await chromium.launch({
        headless: false,
        executablePath: '/usr/bin/chromium',
        env: orca.environment as Record<string, string>,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--force-renderer-accessibility'],
      });
      const said: string[] = [];
      const unread: string[] = [];
      try {
        const page = await browser.newPage({ reducedMotion, viewport: null });
        await page.goto(`${server.origin}/survey?lang=${locale}`);
        await page.locator('h1').click();
        await orca.heard();
        for (const [at, step] of mainSteps.slice(0, -1).entries()) {
          await prepare(page, step);
          const before = await orca.heard();
          orca.press('Return');
          const heading = screenOf(page, mainSteps[at + 1] as StepName).getByRole('heading', { level: 1 });
          await expect(heading).toBeFocused();
          const after = await orca.heard();
          said.push(`# ${step}`, ...before, '> Return', ...after, '');
          const text = (await heading.innerText()).trim();
          if (!after.some((each) => each.startsWith(text))) unread.push(text);
        }
      } finally {
        await browser.close();
        await orca.stop();
      }
      expect(unread).toEqual([]);
      const file = join(approvedFolder, `main-${locale}.txt`);
      if (process.env.SPOKEN === 'approve') {
        mkdirSync(approvedFolder, { recursive: true });
        writeFileSync(file, said.join('\n'));
      }
      expect(said.join('\n')).toBe(readFileSync(file, 'utf8'));
    });
