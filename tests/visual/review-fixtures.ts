import { chromium, type Page } from '@playwright/test';
import { it as base, expect } from 'vitest';
import { launchOptions } from '../support/chromium.ts';
import type { Case, Report } from './report.ts';
import { type Desk, openReview } from './review/review-server.ts';
import { applyVerdict } from './verdicts.ts';

/** A case of one component whose picture differs in 40 pixels. */
export const changed = (name: string): Case => ({
  shot: { story: `button--${name}`, title: 'Button', name, file: '', mode: 'harbor 390', theme: '1', lang: 'en', width: 390 },
  kind: 'changed',
  before: 'before',
  after: `after-${name}`,
  difference: {
    pixels: 40,
    share: 0.01,
    largest: 255,
    box: { x: 0, y: 0, width: 8, height: 5 },
    cause: '#000000 to #ff0000',
    picture: 'difference',
  },
});

interface DeskInMemory extends Desk {
  /** The verdict of each case, in their order. */
  verdicts(): readonly Case['verdict'][];
  /** Puts these cases in the place of those that the review has. */
  show(...cases: readonly Case[]): void;
}

/** Stores verdicts in memory, as the files would. */
function deskOf(cases: readonly Case[]): DeskInMemory {
  const reportOf = (all: readonly Case[]): Report => ({ chromium: '156', isProof: true, cases: all });
  let kept: Parameters<typeof applyVerdict>[0] = { report: reportOf(cases), approved: new Map() };
  return {
    read: () => kept.report,
    judge(said) {
      kept = applyVerdict(kept, said);
    },
    show(...others) {
      kept = { ...kept, report: reportOf(others) };
    },
    verdicts: () => kept.report.cases.map(({ verdict }) => verdict),
  };
}

/** As soon as a busy machine can. */
export const soon = { timeout: 10_000 };

async function load(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.locator('.cases [aria-current]').waitFor();
}

/**
 * A test of the visual review's page in a real browser, with three cases of one component: one, two, three.
 * `open` loads the page anew. `shown` is the name of the case on it, `counts` its words on how many are judged.
 * `say` presses a key that gives a verdict, and waits for the page's message.
 */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch(launchOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('desk', () => deskOf(['one', 'two', 'three'].map(changed)))
  .extend('review', async ({ desk }, { onCleanup }) => {
    const review = await openReview(desk, 0);
    onCleanup(() => review.close());
    return review;
  })
  .extend('page', async ({ browser, review }, { onCleanup }) => {
    const page = await browser.newPage();
    onCleanup(() => page.close());
    await load(page, review.origin);
    return page;
  })
  .extend(
    'open',
    ({ page, review }) =>
      () =>
        load(page, review.origin),
  )
  .extend(
    'shown',
    ({ page }) =>
      () =>
        page.locator('h2').textContent(),
  )
  .extend(
    'counts',
    ({ page }) =>
      () =>
        page.getByRole('status').textContent(),
  )
  .extend('say', ({ page, counts }) => async (key: string, then: string) => {
    await page.keyboard.press(key);
    await expect.poll(counts, soon).toContain(then);
  });
