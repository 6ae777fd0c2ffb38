import type { Locator, Page } from '@playwright/test';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { expect, operationsToken, withOperations } from '../support/e2e-fixtures.ts';
import { callAs, framed } from '../support/marketer.ts';

const test = withOperations();
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

/** Controls of a page of the studio at most: who does not reach one by Tab has gone round. */
const mostTabs = 150;

/** A person with a keyboard and nothing else. */
const typist = (page: Page) => {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Goes on by Tab until a control has the focus, and sees where it is. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await control.evaluate((node) => node === document.activeElement)) {
        expect(await control.evaluate((node) => node.matches(':focus-visible'))).toBe(true);
        return;
      }
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${control}`);
  }
  const menu = page.getByRole('button', { name: 'More acts' });
  const dialog = page.getByRole('dialog');
  return {
    press,
    reach,
    menu,
    dialog,
    type: (text: string) => page.keyboard.type(text),
    does: async (control: Locator) => {
      await reach(control);
      await press('Enter');
    },
    /** Opens the menu of a campaign's acts and chooses one. */
    async chooses(name: string): Promise<void> {
      await reach(menu);
      await press('Enter');
      const entry = page.getByRole('menuitem', { name });
      for (let downs = 0; downs < 10 && !(await entry.evaluate((node) => node === document.activeElement)); downs += 1)
        await press('ArrowDown');
      await expect(entry).toBeFocused();
      await press('Enter');
    },
    /** Says why in the dialog that is open, and does its act. */
    async saysWhy(because: string): Promise<void> {
      await expect(dialog.getByLabel(/^Why/)).toBeFocused();
      await page.keyboard.type(because);
      // what a publication waits for
      await expect(dialog.getByRole('button', { name: 'A moment' })).toHaveCount(0);
      await press('Enter');
      await expect(dialog).toBeHidden();
    },
    /** The next radio button of a group that has the focus in its checked one. */
    async next(group: Locator): Promise<void> {
      await reach(group.locator('input:checked'));
      await press('ArrowRight');
    },
  };
};

test('every act on campaigns by keyboard alone, and the focus is where it belongs after each @long', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  // before the sign-in, and a stale save
  consoleErrors.allow(/401 \(Unauthorized\)|409 \(Conflict\)/);
  const { press, reach, type, does, chooses, saysWhy, next, menu, dialog } = typist(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const theme = page.getByRole('group', { name: /^Theme/ });
  const live = (version: number) => page.getByText(new RegExp(`version ${version} is live on 1 of 1 server`, 'i'));

  await page.goto('/studio/campaigns');
  await reach(page.getByLabel('Operations token'));
  await type(operationsToken);
  await press('Enter');

  // find, and look
  await expect(page.getByRole('link', { name: '/survey/fb', exact: true })).toBeVisible();
  await press('/');
  await expect(page.getByRole('searchbox', { name: 'Find campaigns' })).toBeFocused();
  await type('y/fb');
  await does(page.getByRole('link', { name: '/survey/fb', exact: true }));
  await expect(heading('/survey/fb')).toBeFocused();
  await expect(page).toHaveTitle('/survey/fb · Studio');

  // a copy of it
  await chooses('Copy as new');
  await expect(heading('New campaign')).toBeFocused();
  await reach(page.getByLabel('Name', { exact: true }));
  await type('fb keys');
  await expect(page.getByText('/fb-keys is free')).toBeVisible();
  await does(page.getByRole('button', { name: 'Make the draft' }));
  await expect(heading('/fb-keys')).toBeFocused();

  // its look, screens and devices
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
  await press('2');
  await expect(page).toHaveURL(/on=desktop/);
  await press(']', '1');
  await expect(page).toHaveURL(/on=phone/);
  await next(theme);

  // live: the dialog gives the focus back to where it was
  await press('Control+Enter');
  await saysWhy('by keyboard');
  await expect(live(1)).toBeVisible();
  await expect(theme.locator('input:checked')).toBeFocused();

  // planned, and not
  await press('ArrowRight');
  const schedule = page.getByRole('button', { name: 'Schedule' });
  await does(schedule);
  await expect(dialog.getByLabel('Day and time')).toBeVisible();
  await saysWhy('planned by keyboard');
  await expect(page.getByText(/^Version 2 goes live/)).toBeVisible();
  await expect(schedule).toBeFocused();
  await does(page.getByRole('button', { name: 'Cancel it' }));
  await expect(page.getByText(/^Version 2 goes live/)).toHaveCount(0);
  await expect(heading('/fb-keys')).toBeFocused();

  // paused, and open again; Escape does nothing
  await chooses('Pause …');
  await expect(dialog.getByLabel(/^Why/)).toBeFocused();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await chooses('Pause …');
  await saysWhy('paused by keyboard');
  await expect(page.getByText(/^Paused on 1 of 1|^Paused$/).first()).toBeVisible();
  await expect(menu).toBeFocused();
  await chooses('Resume …');
  await saysWhy('opened by keyboard');
  await expect(page.getByText(/open again with version 1/i)).toBeVisible();
  await expect(menu).toBeFocused();

  // an earlier one is brought back: its button is gone by then
  await does(page.getByRole('link', { name: 'History' }));
  await does(page.getByRole('button', { name: 'Bring back version 2' }));
  await saysWhy('brought back by keyboard');
  await expect(live(2)).toBeVisible();
  await expect(heading('/fb-keys')).toBeFocused();

  // a file
  await press('g', 'c');
  await expect(heading('Campaigns')).toBeFocused();
  await does(page.getByRole('link', { name: 'New campaign' }));
  const way = page.getByRole('group', { name: 'Begin with' });
  await next(way);
  await next(way);
  await reach(page.getByLabel(/^A file of campaigns/));
  const chooser = page.waitForEvent('filechooser');
  await press('Enter');
  const rows = ['one', 'two'].map((name) => `/file-${name},main,81,10`);
  const buffer = Buffer.from(['path,flow,oid,affid', ...rows].join('\r\n'));
  await (await chooser).setFiles({ name: 'two.csv', mimeType: 'text/csv', buffer });
  await does(page.getByRole('button', { name: 'Save 2 drafts' }));
  await expect(page.getByText('2 drafts are saved.')).toBeVisible();
  await expect(heading('New campaign')).toBeFocused();

  // two people on one draft
  await press('Control+k');
  await expect(page.getByPlaceholder('Go to, find, do …')).toBeFocused();
  await type('/file-two');
  await press('Enter');
  await expect(heading('/file-two')).toBeFocused();
  await next(theme);
  await expect(page.getByText(/^saved \d/)).toBeVisible();
  const { draft } = (await callAs(page, 'campaign', { path: '/file-two' })) as StudioAnswer<'campaign'>;
  const content = { ...draft?.content, switches: { theme: '9' } };
  await callAs(page, 'saveDraft', { content, base: 0, etag: draft?.etag });
  await press('ArrowRight');
  await expect(page.getByText('Both of you changed one field.')).toBeVisible();
  await reach(page.getByRole('radio', { name: /^Yours:/ }));
  await press('Space');
  await does(page.getByRole('button', { name: 'Merge' }));
  await expect(page.getByText('Both of you changed one field.')).toHaveCount(0);
  await expect(heading('/file-two')).toBeFocused();
  await expect(page.getByText(/^saved \d/)).toBeVisible();
});
