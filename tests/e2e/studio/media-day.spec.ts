import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ArrivalCell } from '../../../lead-server/contract/experiments/arrival.ts';
import { dayAt } from '../../../lead-server/contract/experiments/zone-days.ts';
import { readConfig } from '../../../lead-server/src/settings/config.ts';
import type { ArrivalUpdate } from '../../../lead-server/src/store/arrival-store.ts';
import { openStore } from '../../../lead-server/src/store/open-store.ts';
import { studioSession } from '../../support/studio-session.ts';
import { expect, withSettings } from '../support/e2e-fixtures.ts';
import type { RunningServer } from '../support/e2e-server.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/walk-survey.ts';

const zone = 'America/New_York';
const test = withSettings({
  OPS_TOKEN: 'an-operations-token-of-these-tests-alone',
  BUSINESS_ZONE: zone,
  MEDIA_AFFIDS: 'ana=20,ana=21',
});
test.use({ hasTouch: false });
test.describe.configure({ mode: 'serial' });

const configOf = ({ dataDir }: RunningServer) => readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });

/** Visits of Ana's two affiliates, and of another's. */
async function countVisits(server: RunningServer): Promise<void> {
  const { store } = await openStore(configOf(server));
  const hour = Math.floor(Date.now() / 3_600_000);
  const cell = (affid: string, source: string): ArrivalCell => ({
    ...{ campaign: 'survey', version: 1, flow: 'main', affid, sub: '', source },
    ...{ device: 'phone', language: 'en', theme: '1' },
  });
  const visits = [cell('20', 'meta'), cell('21', 'google'), cell('30', 'meta')].flatMap((of, at) =>
    Array.from(
      { length: (at + 1) * 4 },
      (_, visitor): ArrivalUpdate => ({
        ...{ cell: of, hour, visitor: `v${visitor}`, exposed: true, step: 'StartPath', blocked: visitor === 3 },
        steps: [
          ['StartPath', ''],
          ['StartPath', 'AutoAccidentCaseWorth', 3],
          ...(visitor === 3 ? [['StartPath', 'error phone refused'] as const] : []),
        ],
        ...{ ending: visitor < 2 ? 'finished' : '', qualified: visitor < 2, leads: [] },
      }),
    ),
  );
  await store.recordVisits([], visits);
  await store.close();
}

/** Goes to a control by the Tab key alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it');
}
const enter = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};
/** Chooses of a list by its first letters. */
const choose = async (page: Page, list: Locator, letters: string) => {
  await tabTo(page, list);
  await page.keyboard.type(letters);
};

for (const width of [1280, 390])
  test(`a media buyer sees what their sources bring and cost, by keyboard, at ${width} px @long`, async ({
    page,
    server,
    context,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) await countVisits(server);
    const [name = '', value = ''] = (await studioSession(configOf(server), 'ana', 'media')).split('=');
    await context.addCookies([{ name, value, url: server.origin }]);
    const spendOfDay = `date,source,campaign,cost,affiliate\n${dayAt(zone, Date.now())},meta,/survey,60,20\n`;

    await page.goto('/studio/figures');
    await expect(page.getByText(/Affiliates 20, 21 alone/)).toBeVisible();
    await choose(page, page.getByRole('combobox', { name: 'Split by' }), 'aff');
    await expect(page).toHaveURL(/by=affid/);
    const table = page.getByRole('table', { name: 'Visits by affiliate' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^21 8/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Experiments' })).toHaveCount(0);

    // what stops people, and how long a step takes
    await expect(page.getByRole('row', { name: /Phone refused by its check/ })).toBeVisible();
    await enter(page, page.getByText('Start path', { exact: true }));
    await expect(page.getByText(/Half went on within 5.7 s/)).toBeVisible();

    // spend: what the file would do, then it is stored, and the focus is where it was
    const upload = page.getByRole('button', { name: 'Upload spend' });
    await page.keyboard.press('Control+Home');
    await enter(page, upload);
    const dialog = page.getByRole('dialog', { name: 'Spend' });
    await dialog
      .getByLabel(/A CSV file/)
      .setInputFiles({ name: 'spend.csv', mimeType: 'text/csv', buffer: Buffer.from(spendOfDay) });
    await expect(dialog.getByText(/1 rows, \$60.00/)).toBeVisible();
    await expectAccessible(page);
    await enter(page, dialog.getByRole('button', { name: 'Store it' }));
    await expect(dialog.getByText(/1 rows are stored/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upload).toBeFocused();
    if (width === 1280) await expect(table.getByRole('row', { name: /^20 4 .*\$60\.00 \$30\.00/ })).toBeVisible();

    // another measure, drawn and as a table
    await choose(page, page.getByRole('combobox', { name: 'Measure:' }), 'vis');
    await expect(
      page.getByRole('table', { name: 'Visits by day and affiliate' }).getByRole('cell', { name: '8', exact: true }),
    ).toHaveCount(1);
    await enter(page, table.getByRole('button', { name: /^Visits/ }));
    await expect(table.getByRole('columnheader', { name: /^Visits ↑/ })).toHaveAttribute('aria-sort', 'ascending');

    // the file is the table
    await page.keyboard.press('Control+Home');
    const csv = page.getByRole('button', { name: 'CSV' });
    const [download] = await Promise.all([page.waitForEvent('download'), enter(page, csv)]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['Affiliate', 'Visits', 'Qualified'],
      ['20', '4', '2'],
      ['21', '8', '2'],
    ]);

    // the question is kept by name
    await enter(page, page.getByRole('button', { name: 'Save view' }));
    await page.keyboard.type(`Mine at ${width}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'View:' })).toHaveValue(`Mine at ${width}`);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
