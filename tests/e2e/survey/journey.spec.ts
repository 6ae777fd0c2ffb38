import type { Page } from '@playwright/test';
import { chosenOption, steps } from '#contract/flow/steps.ts';
import { gateShare } from '../../support/long-form.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { holdScripts } from '../support/hold-requests.ts';
import {
  answer,
  expectNoSidewaysScroll,
  goodAnswers,
  mainSteps,
  screenOf,
  stepsToFault,
  walkSteps,
} from '../support/walk-survey.ts';

const toTheEnd = mainSteps.slice(7);

test('a visit asks the server at most sixteen times until its last question', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin || asked.length === 0) asked.push(pathname);
  });
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, -1), goodAnswers);
  await expect(screenOf(page, 'PhoneAndZip')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(16);
});

test('Back keeps each answer, and a changed answer drops only the answers that depend on it', async ({ page, server }) => {
  await page.goto('/survey?s1=changed-mind');
  await walkSteps(page, [...stepsToFault, 'WasUserInjured', 'TypeOfMedicalTreatment'], goodAnswers);
  await expect(screenOf(page, 'PoliceReportFiled')).toBeVisible();
  await page.goBack();
  await expect(screenOf(page, 'TypeOfMedicalTreatment').locator('[value=hospital]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'WasUserInjured').locator('[value=Yes]')).toHaveAttribute('aria-pressed', 'true');
  await answer(page, 'WasUserInjured', { physical_injury: 'No' });
  await walkSteps(page, toTheEnd, goodAnswers);
  await page.waitForURL(/\/survey-thank-you\//);
  const lead = await server.leadBySubId('changed-mind');
  expect(lead.said.physical_injury).toBe('No');
  expect(lead.said.type_of_medical_treatment).toBeUndefined();
  expect(lead.said.at_Fault).toBe('no');
});

test('a reload resumes the visit at its step with its answers', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, [...stepsToFault, 'WasUserInjured'], goodAnswers);
  await expect(screenOf(page, 'TypeOfMedicalTreatment')).toBeVisible();
  await page.reload();
  await expect(screenOf(page, 'TypeOfMedicalTreatment')).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, 'WasUserInjured').locator('[value=Yes]')).toHaveAttribute('aria-pressed', 'true');
});

test('half-typed answers survive a reload', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await expect(screenOf(page, 'SocialDropPII')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
});

test('a new tab resumes the visit, and its Back goes to the previous question', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/survey');
  await walkSteps(page, stepsToFault, goodAnswers);
  await expect(screenOf(page, 'WasUserInjured')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/survey');
  await expect(screenOf(other, 'WasUserInjured')).toBeVisible();
  await other.locator('[data-action=back]').click();
  await expect(screenOf(other, 'AtFault')).toBeVisible();
});

test('the focus moves to each new heading, and the page scrolls to its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/survey');
  await page.evaluate(() => scrollTo(0, 200));
  await answer(page, 'StartPath', goodAnswers);
  await expect(screenOf(page, 'AutoAccidentCaseWorth').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const reducedMotion of gateShare(['reduce', 'no-preference'] as const, (each) => each === 'no-preference')) {
  test(`a control pressed by key stays in the accessibility tree for four seconds, alone of its screen, with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto('/survey');
    await answer(page, 'StartPath', goodAnswers);
    const pressed = screenOf(page, 'AutoAccidentCaseWorth').getByRole('button').first();
    const name = (await pressed.innerText()).trim();
    const kept = page.getByRole('button', { name });
    await pressed.press('Enter');
    await expect(screenOf(page, 'OtherDriversVehicleType').getByRole('heading', { level: 1 })).toBeFocused();
    // a screen reader that lost the old control before it has handled the news of the focus says nothing (Orca)
    await page.clock.fastForward(2000);
    await expect(kept).toHaveCount(1);
    await expect(kept).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.clock.fastForward(3000);
    await expect(kept).toHaveCount(0);
  });
}

test('a new question takes the focus at once, and typing right after it keeps the focus', async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, -2), goodAnswers);
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  // the email is checked first, so the network's response brings the next question, not the press itself
  const focused = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const watch = new MutationObserver(() => {
          // it is in the document before, unseen
          if (!document.getElementById('question-PhoneAndZip')?.checkVisibility({ visibilityProperty: true })) return;
          watch.disconnect();
          // in the same task, before anything is painted or typed
          queueMicrotask(() => resolve(document.activeElement?.id));
        });
        watch.observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
  );
  await answer(page, 'NameAndEmail', goodAnswers);
  expect(await focused).toBe('question-PhoneAndZip');
});

test('Back scrolls to the top, by the control and by the browser', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, 10), goodAnswers);
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  const isAtTop = () => page.evaluate(() => scrollY === 0);
  await page.locator('[data-action=back]').click();
  await expect(page.locator('#question-IncidentDescription')).toBeFocused();
  await expect.poll(isAtTop).toBe(true);
  await screenOf(page, 'IncidentDescription').locator('[type=submit]').click();
  await expect(screenOf(page, 'NameAndEmail')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#question-IncidentDescription')).toBeInViewport();
});

test("the progress bar never moves back on the visitor's screen", async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, stepsToFault, goodAnswers);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '15');
  await page.goBack();
  await expect(screenOf(page, 'AtFault')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '15');
});

/** Presses Tab until the focus is on the element that the selector names, as a keyboard user would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test('the survey can be finished by keyboard alone', async ({ page, server }) => {
  await page.goto('/survey?s1=keyboard');
  for (const step of mainSteps) {
    await expect(screenOf(page, step)).toBeVisible();
    const definition = steps[step];
    if (definition.kind === 'choice') {
      const option = chosenOption(definition, goodAnswers);
      await tabTo(page, `[data-step=${step}] button[name="${option?.name}"][value="${option?.value}"]`);
      await page.keyboard.press('Enter');
      continue;
    }
    for (const field of definition.fields) {
      await expect(page.locator(`[name=${field}]`)).toBeVisible();
      await tabTo(page, `[name=${field}]`);
      await page.keyboard.type(field === 'injury_month' ? 'January' : (goodAnswers[field] ?? ''));
    }
    await tabTo(page, `[data-step=${step}] [type=submit]`);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/\/survey-thank-you\//);
  expect((await server.leadBySubId('keyboard')).said.first_name).toBe('Maria');
});

test('Enter in a field submits the step', async ({ page }) => {
  await page.goto('/f');
  await answer(page, 'StartPath', goodAnswers);
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.keyboard.press('Enter');
  await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
});

test('at 320 px nothing scrolls sideways on any screen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/survey?lang=es');
  await walkSteps(page, mainSteps, goodAnswers, () => expectNoSidewaysScroll(page));
  await page.waitForURL(/\/survey-thank-you\//);
  await expectNoSidewaysScroll(page);
});

test('a tap before the script runs counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/survey', { waitUntil: 'commit' });
  await page.locator('[data-step=StartPath] button').click();
  release();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
});

test('a tap before the script runs counts after Back and a reload too', { tag: '@long' }, async ({ page }) => {
  await page.goto('/survey');
  await walkSteps(page, mainSteps.slice(0, 2), goodAnswers);
  for (const step of [mainSteps[1], mainSteps[0]]) {
    await page.locator('[data-action=back]').click();
    await expect(screenOf(page, step)).toBeVisible();
  }
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await answer(page, mainSteps[0], goodAnswers);
  release();
  await expect(screenOf(page, mainSteps[1])).toBeVisible();
  await page.locator('[data-action=back]').click();
  await expect(screenOf(page, mainSteps[0])).toBeVisible();
});

test('a double tap that began before the script ran answers one question', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Safari counts no clicks of a finger: one is just before hydration, one on the next screen
    const tap = (at: DOMRect) =>
      document.elementFromPoint(at.x + 40, at.y + 20)?.dispatchEvent(
        new PointerEvent('click', {
          bubbles: true,
          cancelable: true,
          detail: 1,
          pointerType: 'touch',
          clientX: at.x + 40,
          clientY: at.y + 20,
        }),
      );
    const { removeEventListener } = window;
    window.removeEventListener = function (this: Window, ...given: Parameters<typeof removeEventListener>) {
      const early = (window as unknown as { __tap?: unknown }).__tap;
      const box = document.querySelector('[data-step] button[name]')?.getBoundingClientRect();
      if (given[1] === early && box && !document.documentElement.dataset.taps) {
        document.documentElement.dataset.taps = '1';
        tap(box);
        new MutationObserver((_, watching) => {
          if (!document.querySelector('[data-step=AutoAccidentCaseWorth]')) return;
          watching.disconnect();
          requestAnimationFrame(() => {
            tap(box);
            document.documentElement.dataset.taps = '2';
          });
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }
      return removeEventListener.apply(this, given);
    } as typeof removeEventListener;
  });
  await page.goto('/survey');
  await expect(page.locator('html')).toHaveAttribute('data-taps', '2');
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
  await expect(screenOf(page, 'AutoAccidentCaseWorth').getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the language link keeps the traffic source, before the script runs and after the click is reported', async ({ page }) => {
  const other = page.getByRole('link', { name: /Español/ });
  const release = await holdScripts(page);
  await page.goto('/survey?affid=77&gclid=abc&email=maria%40example.com', { waitUntil: 'commit' });
  await other.click();
  await page.waitForURL(/lang=es/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ affid: '77', gclid: 'abc', lang: 'es' });
  release();
  await page.getByRole('link', { name: /English/ }).click();
  await page.waitForURL(/lang=en/);
  await answer(page, 'StartPath', goodAnswers);
  await page.evaluate(() => history.replaceState(history.state, '', `${location.href}&_ef_transaction_id=tx-1`));
  await other.click();
  await page.waitForURL(/lang=es/);
  expect(new URL(page.url()).searchParams.get('_ef_transaction_id')).toBe('tx-1');
});

for (const early of [true, false]) {
  const when = early ? 'before the script has come' : 'after an answer';
  test(`the lead has the referring site, also after a change of language ${when}`, { tag: '@long' }, async ({ page, server }) => {
    const subId = `came-from-${early ? 'early' : 'late'}`;
    await page.route('http://ads.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${server.origin}/survey?s1=${subId}">See if you have a claim</a>`,
      }),
    );
    await page.goto('http://ads.example/page?of=somebody');
    const release = early ? await holdScripts(page) : () => {};
    await page.getByRole('link').click();
    if (!early) {
      await answer(page, 'StartPath', goodAnswers);
      await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
    }
    await page.getByRole('link', { name: /Español/ }).click();
    await page.waitForURL(/lang=es/, { waitUntil: 'commit' });
    release();
    await walkSteps(page, early ? mainSteps : mainSteps.slice(1), goodAnswers);
    await page.waitForURL(/thank-you/);
    expect((await server.leadBySubId(subId)).sent.page_referer).toBe('http://ads.example');
  });
}

test('a browser without paint timing gets its script', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/survey');
  await page.locator('[data-step=StartPath] button').click();
  await expect(screenOf(page, 'AutoAccidentCaseWorth')).toBeVisible();
});
