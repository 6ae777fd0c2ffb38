import type { Locator, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { checkedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { goodAnswers, screenOf, stepsBeforeLast, v7Steps, variantAnswers, walkSteps } from '../support/walk-survey.ts';

// a browser paints autofilled fields on its own background; a theme can only cover it

/** Marks the inputs as autofilled. */
async function asFilledIn(page: Page, selector: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', {});
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill', '-webkit-autofill'] });
  }
  // The browser's own ground is there, under ours: blue, or its dark scheme's.
  await expect(page.locator(selector).first()).toHaveCSS('background-color', /^rgb\(232, 240, 254\)$|^rgba\(70, 90, 126, 0.4\)$/);
}

/** The colour between a field's edge and its text, as it is seen. */
async function groundOf(field: Locator): Promise<readonly number[]> {
  const { data, width, height } = PNG.sync.read(await field.screenshot());
  const middle = (Math.floor(height / 2) * width + 6) * 4;
  return [...data.subarray(middle, middle + 3)];
}

test('an autofilled field has the background of its theme, also when its value is rejected', async ({ page }) => {
  await page.goto('/survey?theme=8');
  await walkSteps(page, stepsBeforeLast.slice(0, stepsBeforeLast.indexOf('NameAndEmail')), goodAnswers);
  const email = screenOf(page, 'NameAndEmail').getByRole('textbox', { name: 'Email' });
  await email.fill('maria@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const refused = await groundOf(email);
  await email.fill('maria@example.com');
  const typed = await groundOf(email);
  await asFilledIn(page, 'input[type=email]');
  const filledIn = await groundOf(email);
  expect(filledIn).not.toEqual([232, 240, 254]);
  expect(filledIn).not.toEqual(typed);
  await email.fill('maria@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await groundOf(email)).toEqual(refused);
});

test('no theme shows the browser’s own background in an autofilled field', { tag: '@long' }, async ({ page }) => {
  for (const theme of checkedThemes) {
    await page.goto(`/form?theme=${theme}`);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('maria@example.com');
    const typed = await groundOf(email);
    await asFilledIn(page, 'input[type=email]');
    const filledIn = await groundOf(email);
    expect(filledIn, `theme ${theme}`).not.toEqual([232, 240, 254]);
    expect(filledIn, `theme ${theme}`).not.toEqual(typed);
  }
});

test('a code that the phone autofills appears in its cells', { tag: '@long' }, async ({ page }) => {
  await page.route('**/two-step-verification/phone', (route) => route.fulfill({ json: { sent: true } }));
  await page.goto('/survey/v7-sms');
  await walkSteps(page, [...v7Steps, 'PhoneAndZip'], variantAnswers);
  const code = page.getByRole('dialog').getByRole('textbox');
  await code.fill('123');
  const typed = PNG.sync.read(await code.screenshot({ animations: 'disabled' }));
  await asFilledIn(page, 'input[autocomplete=one-time-code]');
  const filledIn = PNG.sync.read(await code.screenshot({ animations: 'disabled' }));
  // but for the digits' own edges; the browser's ground would change some thousand
  expect(pixelmatch(typed.data, filledIn.data, undefined, typed.width, typed.height, { threshold: 0.02 })).toBeLessThan(20);
});
