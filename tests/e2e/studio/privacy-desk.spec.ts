import type { Page } from '@playwright/test';
import { leadBody } from '../../support/lead-body.ts';
import { expect, operationsToken, stores, withOperations, withOperationsOver } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const desk = { viewport: { width: 1280, height: 900 }, hasTouch: false } as const;
const maria = { email: 'maria.marlow@example.com', phone: '(206) 624-7665' };
const ann = { email: 'ann.whitfield@example.com', phone: '(206) 624-7111' };
const because = 'ticket 81';

async function stored(server: RunningServer, person: { readonly email: string; readonly phone: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const posted = await fetch(`${server.origin}/post-lead`, { method: 'POST', headers, body: JSON.stringify(leadBody(person)) });
  return ((await posted.json()) as { readonly id: string }).id;
}

interface Typed {
  readonly asks: string;
  readonly region: string;
  readonly email: string;
  readonly phone?: string;
  readonly agent?: string;
}

/** Goes to a control by Tab, as who has no mouse. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  for (let tries = 0; tries < 80; tries += 1) {
    if (await control.evaluate((each) => each === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No number of tabs leads there');
}

/** Enters a request that came by letter; its own page opens. */
async function enter(page: Page, { asks, region, email, phone = '', agent }: Typed): Promise<void> {
  await page.getByRole('link', { name: 'New, by phone or letter' }).click();
  await page.getByRole('radio', { name: 'Letter' }).check({ force: true });
  await page.getByLabel('Where they live').selectOption({ label: region });
  await page.getByRole('checkbox', { name: asks, exact: true }).check();
  await page.getByLabel('Email that they used').fill(email);
  await page.getByLabel('Phone that they used').fill(phone);
  if (agent !== undefined) {
    await page.getByRole('checkbox', { name: 'An agent asks for them' }).check();
    await page.getByLabel('Agent’s email').fill(agent);
  }
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByRole('heading', { name: 'Steps' })).toBeVisible();
}

/** Does the act of a dialog, with its reason. */
async function confirm(page: Page, button: RegExp | string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const why = dialog.getByLabel(/^Why/);
  if ((await why.count()) > 0) await why.fill(because);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}
const act = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Writes the letter down as sent, and closes the request. */
async function answerAndClose(page: Page, as: string): Promise<void> {
  await act(page, 'I sent it myself …');
  await confirm(page, 'It went out');
  await act(page, 'Close …');
  await page.getByRole('dialog').getByLabel('What became of it').selectOption({ label: as });
  await confirm(page, /^Close it/);
  await expect(page.getByText('Closed').first()).toBeVisible();
}

const gate = withOperations();
gate.describe('in the gate', () => {
  gate.use(desk);
  gate('a request by letter is entered and opened by its number, with the keyboard alone', async ({ page, consoleErrors }) => {
    // before the sign-in
    consoleErrors.allow(/401 \(Unauthorized\)/);
    await page.goto('/studio/privacy');
    await page.getByLabel('Operations token').fill(operationsToken);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No request waits', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: 'New, by phone or letter' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Delete' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Email that they used'));
    await page.keyboard.type('nobody.atall@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Came by phone, entered by token')).toBeVisible();
    await expect(page.getByText('Make sure whose request it is')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^P-/ })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: /^P-/ })).toBeFocused();
  });
});

for (const store of stores) {
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const)
    gate.describe(`a day of a privacy officer on ${store} at ${width} px, ${scheme}, @long`, () => {
      // a server of its own: what one day erases, the other still needs
      const test = withOperationsOver(store);
      test.use({ viewport: { width, height: 900 }, hasTouch: false, colorScheme: scheme });
      test('four requests of three laws, one by an agent, one nobody', async ({ page, server, consoleErrors }) => {
        test.setTimeout(240_000);
        // before the sign-in
        consoleErrors.allow(/401 \(Unauthorized\)/);
        const good = async () => {
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        };
        const leads = await Promise.all([maria, ann].map((person) => stored(server, person)));
        // who has a lead is told: none is on its way any more
        for (const lead of leads)
          await expect.poll(() => server.deliveriesOf(lead)).toMatchObject({ exchange: 'delivered', ingest: 'delivered' });
        await signInAs(page, server, { name: `paul-${width}`, role: 'privacy', at: '/studio/privacy' });
        await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();

        // California: not to be sold, done at once; the partner is told by hand
        await enter(page, { ...maria, asks: 'Do not sell', region: 'California' });
        await expect(page.getByText(/California Consumer Privacy Act/).first()).toBeVisible();
        const told = page.getByRole('button', { name: / was told on …$/ });
        await expect(told.first()).toBeVisible();
        await good();
        for (let left = (await told.count()) - 1; left >= 0; left -= 1) {
          await told.first().click();
          await confirm(page, 'Told');
          await expect(told).toHaveCount(left);
        }
        await answerAndClose(page, 'Answered');

        // Texas: a copy, by an agent
        await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
        await enter(page, { ...ann, asks: 'A copy', region: 'Texas', agent: 'ada.agent@example.com' });
        await act(page, 'Seen …');
        await confirm(page, 'Seen');
        await act(page, 'I made sure …');
        await confirm(page, 'Write it down');
        await act(page, 'Carry it out …');
        await confirm(page, /^Carry it out/);
        const download = page.waitForEvent('download');
        await act(page, 'Save the files …');
        await confirm(page, /^Save both/);
        expect((await download).suggestedFilename()).toMatch(/^P-.*\.(html|json)$/);
        await act(page, 'It was given …');
        await confirm(page, 'It was given');
        await good();
        await answerAndClose(page, 'Answered');

        // Nevada: the email of one and the phone of another
        await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
        await page.getByRole('link', { name: 'New, by phone or letter' }).click();
        await page.getByRole('checkbox', { name: 'Delete' }).check();
        await page.getByLabel('Where they live').selectOption({ label: 'Nevada' });
        await page.getByLabel('Email that they used').fill(ann.email);
        await page.getByLabel('Phone that they used').fill(maria.phone);
        await page.getByRole('button', { name: 'Enter it' }).click();
        await expect(page.getByText('they may be two people')).toBeVisible();
        await page.getByRole('radio', { name: 'Who has the email' }).check({ force: true });
        await good();
        await page.getByRole('button', { name: 'Enter it' }).click();
        await act(page, 'Carry it out …');
        await confirm(page, /^Carry it out/);
        await expect(page.getByText(/1 lead erased/)).toBeVisible();

        // nobody: answered all the same
        await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
        await enter(page, { asks: 'Delete', region: 'Texas', email: 'nobody.atall@example.com' });
        await expect(page.getByText('No lead is on file by this email or phone.')).toBeVisible();
        await answerAndClose(page, 'We have nothing of theirs');
        await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
        await expect(page.getByRole('link', { name: /^P-/ })).toHaveCount(1);
        await good();

        // who may not is told who may
        await page.context().clearCookies();
        await signInAs(page, server, { name: `olga-${width}`, role: 'operator', at: '/studio/privacy' });
        await expect(page.getByText(/for the roles privacy or admin/)).toBeVisible();
      });
    });
}
