import { describe, expect } from 'vitest';
import { changed, it, soon } from './review-fixtures.ts';
import type { Case } from './visual-report.ts';

describe('the review page', () => {
  it('says when all cases have a verdict, and which files to commit', async ({ page, counts, say }) => {
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
  it('takes back the last verdict, and shows its case', async ({ desk, shown, say }) => {
    await say('a', '1 approved');
    await say('r', '1 rejected');
    expect(await shown()).toContain('three');
    await say('u', '1 approved, 0 rejected');
    expect(await shown()).toContain('two');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });

  it('takes back the verdict of the case shown, where there is no last one', async ({ open, say }) => {
    await say('a', '1 approved');
    await open();
    await say('u', '0 approved');
  });

  it('takes back the last verdict on a whole component', async ({ shown, say }) => {
    await say('A', '3 approved');
    await say('U', '0 approved');
    await say('R', '3 rejected');
    await say('u', '0 rejected');
    expect(await shown()).toContain('one');
  });
});

describe('a verdict', () => {
  it('is given once by a key that is held, or pressed again before it is saved', async ({ desk, page, counts }) => {
    await page.keyboard.down('a');
    for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await expect.poll(counts, soon).toContain('1 approved, 0 rejected');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
    // until the response, the page shows the case of the verdict
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

  it('is given once by a button on which Enter is held', async ({ desk, page, counts }) => {
    await page.getByRole('button', { name: 'Approve', exact: true }).focus();
    for (let repeats = 0; repeats < 10; repeats += 1) {
      await page.keyboard.down('Enter');
      await expect.poll(counts, soon).toContain('1 approved, 0 rejected');
    }
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });

  it('that cannot be sent is reported as not saved, and can be given again', async ({ desk, page, shown, say }) => {
    await page.context().setOffline(true);
    await say('a', 'That was not kept: the review does not answer.');
    expect(await shown()).toContain('one');
    await page.context().setOffline(false);
    await say('a', '1 approved');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });
});

describe('a verdict with a note', () => {
  it('stores its author and note, and clears the note for the next one', async ({ desk, page, open, say }) => {
    await page.getByLabel('Your name').fill('Maria');
    await page.getByLabel('Note').fill('too dark');
    await page.getByLabel('Note').press('Enter');
    await page.locator('#cases [aria-current]').focus();
    await say('r', '1 rejected');
    await say('a', '1 approved');
    expect(desk.read().cases.map(({ said }) => said)).toEqual([{ by: 'Maria', note: 'too dark' }, { by: 'Maria' }, undefined]);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await page.locator('#case > p').first().textContent()).toContain('rejected by Maria: too dark');
    await open();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Maria');
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

  it('judges ten causes by ten keys, in less than a minute', async ({ desk, page, open, counts, say }) => {
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

  it('moves from cause to cause', async ({ desk, page, open, shown }) => {
    desk.show(...many);
    await open();
    await page.keyboard.press('n');
    expect(await shown()).toContain('c8-0');
    await page.keyboard.press('N');
    expect(await shown()).toContain('c9-0');
  });
});
