import type { Locator, Page } from '@playwright/test';
import type { ArrivalCell } from '#contract/experiments/arrival.ts';
import { campaignOf } from '#funnel/campaign/campaigns.ts';
import type { ArrivalUpdate } from '../../../lead-server/src/store/arrival-store.ts';
import { openSqliteStore } from '../../../lead-server/src/store/sqlite/store.ts';
import type { VisitUpdate } from '../../../lead-server/src/store/visit-store.ts';
import { violationsOf } from '../../support/axe.ts';
import { expect, operationsToken, withOperations } from '../support/e2e-fixtures.ts';
import { expectNoSidewaysScroll } from '../support/walk-survey.ts';

const test = withOperations();
test.describe.configure({ mode: 'serial' });

const hourMs = 3_600_000;

/** Visits of the last three hours of eight days: today half as many of them qualify as before. */
function fallenVisits(campaign: string, now: number): readonly ArrivalUpdate[] {
  const cell: ArrivalCell = {
    ...{ campaign, version: 1, flow: 'main', affid: '10', sub: '', source: '' },
    ...{ device: 'phone', language: 'en', theme: '1' },
  };
  const hour = Math.floor(now / hourMs);
  return Array.from({ length: 8 * 3 * 150 }, (_, at): ArrivalUpdate => {
    const [day, back, visit] = [Math.floor(at / 450), Math.floor(at / 150) % 3, at % 150];
    const isQualified = visit < (day === 0 ? 3 : 15);
    return {
      ...{ cell, hour: hour - 1 - back - 24 * day, visitor: `v${at}`, exposed: true, blocked: false, leads: [] },
      steps: [['AtFault', '']],
      ...{ step: 'AtFault', ending: isQualified ? 'finished' : '', qualified: isQualified },
    };
  });
}

/** Visits of a variant that began today, some of which finish. */
const variantVisits = (
  flow: string,
  experiment: string,
  variant: string,
  all: number,
  finished: number,
): readonly VisitUpdate[] =>
  Array.from({ length: all }, (_, at) => ({
    cells: [{ flow, experiment, variant }],
    visitor: `${variant}-${at}`,
    day: Math.floor(Date.now() / (24 * hourMs)),
    ...{ exposed: true, step: 'AtFault', blocked: false, steps: [], reason: '' },
    ending: at < finished ? 'finished' : '',
  }));

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let times = 0; times < 200; times += 1) {
    if (await control.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${control}`);
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Engines of accessibility find nothing, in light and dark, and nothing sticks out. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
}

for (const [width, path] of [
  [1280, '/survey/fb'],
  [390, '/survey/vw'],
] as const) {
  test(`a marketer sees a fall, asks figures, compares, watches and ships, by keys alone at ${width} px @long`, async ({
    page,
    server,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    // before the sign-in
    consoleErrors.allow(/401 \(Unauthorized\)/);
    const key = path.replaceAll('/', '');
    const name = `day at ${width}`;
    const experiment = name.replaceAll(' ', '-');
    const flow = campaignOf(path)?.flow ?? '';
    const store = await openSqliteStore({ file: `${server.dataDir}/leads.db`, readOnly: false });
    await store.recordVisits([], fallenVisits(key, Date.now()));

    // Today says that it fell
    await page.goto('/studio');
    const token = page.getByLabel('Operations token');
    if (await token.isVisible()) {
      await token.focus();
      await page.keyboard.type(operationsToken);
      await page.keyboard.press('Enter');
    }
    const see = page.getByRole('link', { name: `See where: ${path} lost half of its qualified share or more` });
    await expect(see).toBeVisible();
    await expectSound(page);

    // figures
    await press(page, see);
    await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`campaign=${key}`));
    await expectSound(page);

    // an experiment from the campaign
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await press(page, page.getByRole('link', { name: path, exact: true }));
    // a phone has what is reviewed in a sheet
    if (width === 390) await press(page, page.getByRole('button', { name: 'Checks' }));
    await press(page, page.getByRole('button', { name: 'Compare in an experiment' }));
    const dialog = page.getByRole('dialog', { name: 'Compare in an experiment' });
    await tabTo(page, dialog.getByLabel('Name', { exact: true }));
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByLabel('Value', { exact: true }).last());
    await page.keyboard.press('ArrowDown');
    await expectSound(page);
    await press(page, dialog.getByRole('button', { name: 'Review and publish' }));
    await tabTo(page, page.getByRole('dialog').getByLabel(/^Why/));
    await page.keyboard.type('the share fell');
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Publish/ }));
    await expect(page.getByText(/live on 1 of 1 servers?/i)).toBeVisible();

    // watched until it is named
    await store.recordVisits([
      ...variantVisits(flow, experiment, 'as-it-was', 1500, 150),
      ...variantVisits(flow, experiment, 'new-look', 1500, 300),
    ]);
    await store.close();
    await page.goto('/studio/experiments');
    await press(page, page.getByRole('link', { name: `Day at ${width}`, exact: true }));
    await expect(page.getByText('New look wins: it may be shipped.')).toBeVisible();
    await expectSound(page);

    // shipped: a publication like any other
    await press(page, page.getByRole('button', { name: 'Ship the winner' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Ship New look' }));
    await expect(page.getByText(/New look was shipped on/)).toBeVisible();
    await page.goto(`/studio/campaigns/${key}/history`);
    await expect(page.getByText(/New look won Day at/).first()).toBeVisible();
    await expectSound(page);
  });
}
