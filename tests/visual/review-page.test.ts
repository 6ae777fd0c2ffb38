import { type Browser, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contrast, parseColor } from '#design-system/theme/contrast.ts';
import { violationsOf } from '../support/axe.ts';
import { launchOptions } from '../support/chromium.ts';
import { type Desk, openReview } from './review/review-server.ts';
import { applyVerdict } from './verdicts.ts';
import type { Case } from './visual-report.ts';

const changed = (name: string): Case => ({
  shot: { story: `button--${name}`, title: 'Button', name, file: '', mode: 'harbor 390', theme: '1', lang: 'en', width: 390 },
  kind: 'changed',
  before: 'before',
  after: `after-${name}`,
  difference: {
    pixels: 40,
    share: 0.01,
    box: { x: 0, y: 0, width: 8, height: 5 },
    cause: '#000000 to #ff0000',
    picture: 'difference',
  },
});

/** Keeps what is said in memory, as the files would. */
function deskOf(
  cases: readonly Case[],
): Desk & { verdicts(): readonly Case['verdict'][]; show(...cases: readonly Case[]): void } {
  let kept: Parameters<typeof applyVerdict>[0] = {
    report: { chromium: '156', lock: 'a', cases },
    approved: new Map(),
  };
  return {
    read: () => kept.report,
    judge(said) {
      kept = applyVerdict(kept, said);
    },
    show(...others) {
      kept = { ...kept, report: { chromium: '156', lock: 'a', cases: others } };
    },
    verdicts: () => kept.report.cases.map(({ verdict }) => verdict),
  };
}

/** As soon as a busy machine can. */
const soon = { timeout: 10_000 };

let browser: Browser;
let page: Page;
let desk: ReturnType<typeof deskOf>;
let review: Awaited<ReturnType<typeof openReview>>;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());
beforeEach(async () => {
  desk = deskOf(['one', 'two', 'three'].map(changed));
  review = await openReview(desk, 0);
  page = await browser.newPage();
  await open();
});
afterEach(async () => {
  await page.close();
  review.close();
});

async function open(): Promise<void> {
  await page.goto(review.origin);
  await page.locator('#cases button').first().waitFor();
}
/** What scrolls. */
const pictures = '.scrolled';
const shown = () => page.locator('h2').textContent();
const counts = () => page.locator('#counts').textContent();
/** Presses a key that says something, and waits until the page tells what stands then. */
async function say(key: string, then: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(counts, soon).toContain(then);
}

describe('the review page', () => {
  it('says when all is done, and what to commit', async () => {
    await say('a', '1 approved, 0 rejected');
    await say('r', '1 approved, 1 rejected');
    await page.getByLabel('Verdict').selectOption('to do');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const done = 'All done: 2 approved, 1 rejected. Commit tests/visual/approved.tsv.';
    await expect.poll(counts, soon).toBe(done);
    expect(await page.locator('#case').textContent()).toBe(done);
    for (const name of ['Approve all shown', 'Reject all shown']) {
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
    }
  });
});

describe('taking back by key', () => {
  it('is about the last verdict, and goes back to its case', async () => {
    await say('a', '1 approved');
    await say('r', '1 rejected');
    expect(await shown()).toContain('three');
    await say('u', '1 approved, 0 rejected');
    expect(await shown()).toContain('two');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });

  it('is about the case shown, where nothing was said last', async () => {
    await say('a', '1 approved');
    await open();
    await say('u', '0 approved');
  });

  it('is about the whole component that was judged last', async () => {
    await say('A', '3 approved');
    await say('U', '0 approved');
    await say('R', '3 rejected');
    await say('u', '0 rejected');
    expect(await shown()).toContain('one');
  });
});

describe('a verdict', () => {
  it('is said once by a key that is held, or pressed again before it is kept', async () => {
    await page.keyboard.down('a');
    for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await expect.poll(counts, soon).toContain('1 approved, 0 rejected');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
    // until one is answered, the page shows what it is about
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/verdict', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    answer();
    await expect.poll(counts, soon).toContain('1 approved, 1 rejected');
    expect(desk.verdicts()).toEqual(['approved', 'rejected', undefined]);
    expect(await page.locator('#back').textContent()).toBe('Take back 1 rejected');
  });

  it('is said once by a button on which Enter is held', async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).focus();
    for (let repeats = 0; repeats < 10; repeats += 1) {
      await page.keyboard.down('Enter');
      await expect.poll(counts, soon).toContain('1 approved, 0 rejected');
    }
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });

  it('that cannot be sent is said not to be kept, and can be said again', async () => {
    await page.context().setOffline(true);
    await say('a', 'That was not kept: the review does not answer.');
    expect(await shown()).toContain('one');
    await page.context().setOffline(false);
    await say('a', '1 approved');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });
});

describe('a verdict with a note', () => {
  const said = () => desk.read().cases.map((each) => each.said);

  it('keeps who gave it and why, and leaves the note to one verdict', async () => {
    await page.getByLabel('Your name').fill('Maria');
    await page.getByLabel('Note').fill('too dark');
    await page.getByLabel('Note').press('Enter');
    await page.locator('#cases [aria-current]').focus();
    await say('r', '1 rejected');
    await say('a', '1 approved');
    expect(said()).toEqual([{ by: 'Maria', note: 'too dark' }, { by: 'Maria' }, undefined]);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await page.locator('#case > p').first().textContent()).toContain('rejected by Maria: too dark');
    await open();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Maria');
  });
});

describe('by keyboard', () => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  it('the list is one stop, and its arrow keys take the focus along', async () => {
    await page.getByRole('button', { name: 'Reject all shown' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toContain('Button, one');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('Button, two');
    await page.keyboard.press('Enter');
    expect(await focused()).toContain('Button, two');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Open in Storybook');
  });

  it('the focus stays on what was pressed, or goes to what stands beside it', async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).focus();
    await say('Enter', '1 approved');
    expect(await focused()).toBe('Approve');
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Take back', exact: true }).focus();
    await say('Enter', '0 approved');
    expect(await focused()).toBe('Approve');
    await say('r', '1 rejected');
    await page.locator('#back').focus();
    await say('Enter', '0 rejected');
    expect(await focused()).toContain('Button, one');
    await page.getByLabel('Verdict').selectOption('to do');
    await page.getByRole('button', { name: 'Approve all shown' }).focus();
    await say('Enter', '3 approved');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('case');
  });

  it('Escape takes the list of keys away from what has the focus under it', async () => {
    const keys = page.locator('summary');
    const isOpen = () => page.locator('details').evaluate((each) => (each as HTMLDetailsElement).open);
    await keys.press('Enter');
    expect(await isOpen()).toBe(true);
    const under = page.getByRole('button', { name: 'Actual size' });
    await under.focus();
    const isSeen = () =>
      under.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === each;
      });
    expect(await isSeen()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await isSeen()).toBe(true);
    expect(await focused()).toBe('Actual size');
    await keys.press('Enter');
    await page.getByLabel('letters and numbers are keys').press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe('Keys');
  });

  it('Space and Page Down scroll the pictures, from the list too', async () => {
    const top = () => page.evaluate((query) => document.querySelector(query)?.scrollTop ?? 0, pictures);
    await page.addStyleTag({ content: '.picture { height: 5000px }' });
    await page.keyboard.press('PageDown');
    expect(await top()).toBeGreaterThan(200);
    await page.locator('#cases [aria-current]').focus();
    await page.keyboard.press('Shift+Space');
    expect(await top()).toBe(0);
    await page.keyboard.press('Space');
    expect(await top()).toBeGreaterThan(200);
  });
});

describe('keys of one letter', () => {
  it('can be turned off, and stay so', async () => {
    await page.locator('summary').click();
    await page.getByLabel('letters and numbers are keys').uncheck();
    await page.reload();
    await page.locator('#cases button').first().focus();
    await page.keyboard.press('a');
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowDown');
    expect(await shown()).toContain('two');
    expect(await page.locator('[aria-pressed=true]').textContent()).toBe('Side by side');
    expect(desk.verdicts()).toEqual([undefined, undefined, undefined]);
    await page.locator('summary').click();
    await page.getByLabel('letters and numbers are keys').check();
    await page.locator('#cases [aria-current]').focus();
    await say('a', '1 approved');
  });
});

describe('in the colours of the person who looks', () => {
  it('the case and the way to look that are chosen differ from the others', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'));
    expect(await ground('#cases [aria-current]')).not.toBe(await ground('#cases button:not([aria-current])'));
  });
});

describe('the focus', () => {
  it('shows on the dark bar too, by three to one', async () => {
    await page.locator('#cases button').first().press('Shift+Tab');
    const [ring, bar] = await page.locator('summary').evaluate((summary) => {
      (summary as HTMLElement).focus();
      const { outlineColor } = getComputedStyle(summary);
      return [outlineColor, getComputedStyle(summary.closest('header') as Element).backgroundColor] as const;
    });
    expect(contrast(parseColor(ring), parseColor(bar))).toBeGreaterThanOrEqual(3);
  });
});

describe('the pictures', () => {
  const drawn = (height: number) => PNG.sync.write(new PNG({ width: 1280, height, fill: true }), { deflateLevel: 1 });
  // Long ones with a change far down; the one after is longer, as where something was added.
  const [before, after] = [drawn(2800), drawn(3200)];
  const top = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().top);
  const inView = (selector: string) =>
    page.locator(selector).evaluate((each) => {
      const [box, seen] = [each.getBoundingClientRect(), document.querySelector('.scrolled')?.getBoundingClientRect()];
      return seen !== undefined && box.height > 0 && box.top >= seen.top && box.bottom <= seen.bottom;
    });

  beforeEach(async () => {
    const wide = changed('wide');
    const box = { x: 1100, y: 2600, width: 60, height: 20 };
    desk.show({ ...wide, shot: { ...wide.shot, width: 1280 }, difference: { ...wide.difference!, box } });
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/png', body: route.request().url().endsWith('before') ? before : after }),
    );
  });

  it.each([1280, 768])('stand side by side at %i px, with the change and the verdict buttons in view', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await open();
    const change = '.boxed .box';
    await expect.poll(() => inView(change), soon).toBe(true);
    expect(await top('figure:nth-child(1)')).toBe(await top('figure:nth-child(2)'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('PageDown');
    expect(
      await page.getByRole('button', { name: 'Approve', exact: true }).evaluate((each) => each.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('z');
    await expect.poll(() => inView(change), soon).toBe(true);
    expect(
      await page
        .locator('figure img')
        .first()
        .evaluate((each) => each.clientWidth),
    ).toBe(1280);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are scrolled together at actual size, each as far as it goes', async () => {
    await open();
    await page.keyboard.press('z');
    const tops = () => page.locator('.frame').evaluateAll((frames) => frames.map((each) => each.scrollTop));
    // Each goes to the change once its picture is there.
    await expect.poll(() => page.locator('.box').count(), soon).toBe(2);
    await expect.poll(async () => new Set(await tops()).size, soon).toBe(1);
    await page
      .locator('.frame')
      .nth(1)
      .evaluate((each) => each.scrollTo(0, 1000));
    await expect.poll(tops, soon).toEqual([1000, 1000]);
    await page
      .locator('.frame')
      .nth(1)
      .evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect.poll(async () => (await tops())[0], soon).toBeGreaterThan(1800);
    const [shorter = 0, longer = 0] = await tops();
    expect(longer - shorter).toBe(400);
  });

  it('come in turn where they blink', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await page.keyboard.press('4');
    const shownAfter = page.getByAltText('After');
    await expect.poll(() => shownAfter.isVisible(), soon).toBe(true);
    await page.getByRole('button', { name: 'Before / after' }).click();
    expect(await shownAfter.isVisible()).toBe(false);
  });
});

describe('a review of many', () => {
  /** Ten causes, from two to eleven pictures each. */
  const many = Array.from({ length: 10 }, (_, cause) =>
    Array.from({ length: cause + 2 }, (_each, at): Case => {
      const one = changed(`c${cause}-${at}`);
      return { ...one, difference: { ...(one.difference as object), cause: `${cause + 1} px longer` } as Case['difference'] };
    }),
  ).flat();

  it('judges ten causes by ten keys, in less than a minute', async () => {
    desk.show(...many);
    await open();
    await expect.poll(() => page.locator('.group').count()).toBe(10);
    expect(await page.locator('.group').first().textContent()).toBe('10 px longer: 11 pictures');
    const began = performance.now();
    const told = { g: 0, G: 0 };
    for (let at = 0; at < 10; at += 1) {
      const key = at % 3 === 2 ? 'G' : 'g';
      told[key] += 11 - at;
      await say(key, `${told.g} approved, ${told.G} rejected`);
    }
    expect(await counts()).toContain('All done: 47 approved, 18 rejected');
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  it('goes from cause to cause', async () => {
    desk.show(...many);
    await open();
    await page.keyboard.press('n');
    expect(await shown()).toContain('c8-0');
    await page.keyboard.press('N');
    expect(await shown()).toContain('c9-0');
  });
});

describe('the review server', () => {
  const verdictFrom = (address: string, origin: string, host: string) =>
    page.request.post(`${address}/verdict`, { headers: { origin, host }, data: { keys: [], version: 'old' } });

  it('answers to this machine’s names alone', async () => {
    const { port } = new URL(review.origin);
    const named = await page.request.get(review.origin, { headers: { host: `rebound.example:${port}` } });
    expect(named.status()).toBe(403);
    expect((await page.request.get(`http://127.0.0.1:${port}/`)).status()).toBe(200);
  });

  it('works at any host that it is served at, and for its own page alone', async () => {
    const open = await openReview(desk, 0, '0.0.0.0');
    const at = open.origin.replace('localhost', '127.0.0.1');
    expect((await verdictFrom(at, 'https://review.example', 'review.example')).status()).toBe(409);
    expect((await verdictFrom(at, 'https://other.example', 'review.example')).status()).toBe(403);
    open.close();
  });
});
