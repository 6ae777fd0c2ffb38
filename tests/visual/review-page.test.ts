import { PNG } from 'pngjs';
import { describe, expect } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { gateShare } from '../support/long-form.ts';
import type { Case } from './report.ts';
import { changed, it, soon } from './review-fixtures.ts';

const picture = (height: number) => PNG.sync.write(new PNG({ width: 1280, height, fill: true }), { deflateLevel: 1 });
const [before, after] = [picture(2800), picture(3200)];
/** Cases of causes of their own. */
const withCause = (name: string, cause: string): Case => {
  const one = changed(name);
  return { ...one, difference: { ...(one.difference as NonNullable<Case['difference']>), cause } };
};

describe('the review page', () => {
  it.for(gateShare([1920, 1280, 768, 360], (width) => width === 1280 || width === 360))(
    'at %i px each control does its work by a click',
    async (width, { page, desk, open, shown, counts }) => {
      await page.setViewportSize({ width, height: width < 800 ? 800 : 720 });
      await page.route('**/pictures/*', (route) =>
        route.fulfill({ contentType: 'image/png', body: route.request().url().includes('before') ? before : after }),
      );
      // a narrow page shows no keys
      const button = (name: string) =>
        page.getByRole('button', { name: new RegExp(`^${name.slice(0, -2)}( ${name.slice(-1)})?$`) });
      const click = (name: string) => button(name).click({ timeout: 5000 });
      const two = withCause('other', '2 px longer');
      const cases = [...['one', 'two', 'three'].map(changed), { ...two, shot: { ...two.shot, title: 'Field' } }];
      const verdicts = async (...expected: Case['verdict'][]) => expect.poll(() => desk.verdicts(), soon).toEqual(expected);
      desk.show(...cases);
      await open();
      await click('Approve a');
      await verdicts('approved', undefined, undefined, undefined);
      await click('Take back u');
      await verdicts(undefined, undefined, undefined, undefined);
      await click('Reject r');
      await click('Approve cause g');
      await verdicts('rejected', 'approved', 'approved', undefined);
      await click('Approve all shown s');
      await verdicts('rejected', 'approved', 'approved', 'approved');
      expect(await counts()).toBe('All done: 3 approved, 1 rejected. Commit tests/visual/approved.tsv.');
      desk.show(...cases);
      await open();
      await click('Reject component R');
      await verdicts('rejected', 'rejected', 'rejected', undefined);
      await click('Previous k');
      await click('Take back component U');
      await verdicts(undefined, undefined, undefined, undefined);
      await click('Approve component A');
      await verdicts('approved', 'approved', 'approved', undefined);
      await click('Reject all shown S');
      await verdicts('approved', 'approved', 'approved', 'rejected');
      desk.show(...cases);
      await open();
      await click('Reject cause G');
      await verdicts('rejected', 'rejected', 'rejected', undefined);
      await click('Previous cause N');
      await click('Next j');
      expect(await shown()).toContain('two');
      await click('Next cause n');
      expect(await shown()).toContain('Field');
      for (const way of ['Only what differs 2', 'Slider 3', 'Blink 4', 'Only after 5', 'Side by side 1', 'Actual size z']) {
        await click(way);
        expect(await button(way).getAttribute('aria-pressed')).toBe('true');
      }
      await page.getByLabel('Component').selectOption('Field');
      expect(await page.getByRole('button', { name: /^Button, / }).count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.getByRole('link', { name: 'Open in Storybook' }).getAttribute('href')).toBe(
        'storybook/?path=/story/button--other&globals=theme:1;lang:en',
      );
      // at its end the verdicts' bar lies over nothing
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it.for(gateShare([1920, 1280, 360], (width) => width === 1280))(
    'at %i px each filter, list, field and picture takes a click',
    async (width, { page, desk, open, shown, say }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.route('**/pictures/*', (route) => route.fulfill({ contentType: 'image/png', body: after }));
      const one = changed('one');
      desk.show(one, changed('two'), withCause('other', '2 px longer'));
      await open();
      await page.getByRole('button', { name: /^2 px longer/ }).click();
      expect(await shown()).toContain('other');
      await page.getByRole('button', { name: /^#000000 to #ff0000/ }).click();
      await page.getByRole('button', { name: /^Button, two/ }).click();
      expect(await shown()).toContain('two');
      for (const [filter, value] of [
        ['Theme', 'harbor'],
        ['Size of change', '0.1 to 5 %'],
        ['Verdict', 'to do'],
      ] as const)
        await page.getByLabel(filter).selectOption(value);
      await page.getByRole('button', { name: /^Slider/ }).click();
      await page.getByLabel('How much of the picture after is shown').click({ position: { x: 2, y: 8 } });
      expect(Number(await page.getByLabel('How much of the picture after is shown').inputValue())).toBeLessThan(20);
      await page.getByRole('button', { name: /^Blink/ }).click();
      await page.getByRole('button', { name: 'Before / after' }).click();
      await page.getByRole('button', { name: /^Only after/ }).click();
      await page.getByAltText('After').click({ position: { x: 40, y: 30 } });
      await page.getByLabel('Name').click();
      await page.keyboard.type(' Maria');
      await page.getByLabel('Note').click();
      await page.keyboard.type('too dark');
      await page.keyboard.press('Enter');
      await say('r', '1 rejected');
      // the page counts a verdict before the review has it
      await expect
        .poll(() => desk.read().cases[1]?.said, soon)
        .toMatchObject({ note: 'too dark', place: { x: expect.any(Number) } });
      await page.locator('summary').click();
      expect(await page.locator('.history').innerText()).toContain('too dark');
      await page.getByLabel('letters and numbers are keys').click();
      await page.keyboard.press('a');
      expect(desk.verdicts()).toEqual([undefined, 'rejected', undefined]);
      const [story] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Open in Storybook' }).click(),
      ]);
      expect(story.url()).toContain('/storybook/?path=/story/button--');
      await story.close();
    },
  );

  it('a key is about the picture shown when it is pressed, while earlier verdicts are on their way', async ({
    page,
    desk,
    shown,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/verdict', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('a');
    expect(await shown()).toContain('two');
    await page.keyboard.press('r');
    expect(await shown()).toContain('three');
    await page.keyboard.press('a');
    expect(desk.verdicts()).toEqual([undefined, undefined, undefined]);
    answer();
    await expect.poll(() => desk.verdicts(), soon).toEqual(['approved', 'rejected', 'approved']);
  });

  it('a held key gives one verdict', async ({ page, desk, counts }) => {
    for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('a');
    await page.keyboard.up('a');
    await expect.poll(counts, soon).toContain('1 approved, 0 rejected');
    // the page counts a verdict before the review has it
    await expect.poll(() => desk.verdicts(), soon).toEqual(['approved', undefined, undefined]);
  });

  it('a verdict that cannot be sent is taken back with those behind it', async ({ page, desk, shown, counts, say }) => {
    await page.context().setOffline(true);
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await expect.poll(counts, soon).toContain('That was not kept: the review does not answer.');
    expect(await shown()).toContain('one');
    await page.context().setOffline(false);
    await say('a', '1 approved');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined]);
  });

  it('approve cause leaves what the filters hide, failed cases, and those of an earlier run', async ({
    page,
    desk,
    open,
    say,
  }) => {
    const hidden = changed('hidden');
    desk.show(
      changed('one'),
      { ...hidden, shot: { ...hidden.shot, mode: 'ink 390' } },
      { ...changed('failed'), kind: 'failed' },
      { ...changed('earlier'), earlier: true },
    );
    await open();
    await page.getByLabel('Theme').selectOption('harbor');
    await page.locator('.cases [aria-current]').focus();
    await say('g', '1 approved');
    expect(desk.verdicts()).toEqual(['approved', undefined, undefined, undefined]);
  });

  it('a note carries its author and its place on the picture, and is in the history', async ({ page, desk, open, say }) => {
    await page.route('**/pictures/*', (route) => route.fulfill({ contentType: 'image/png', body: after }));
    await open();
    await page.getByLabel('Name').fill('Maria');
    await page.keyboard.press('Enter');
    await page.keyboard.press('5');
    await page.getByAltText('After').click({ position: { x: 60, y: 30 } });
    await page.keyboard.press('c');
    await page.keyboard.type('too dark');
    await page.keyboard.press('Enter');
    await say('r', '1 rejected');
    const { said } = desk.read().cases[0] as Case;
    expect(said).toMatchObject({ by: 'Maria', note: 'too dark', place: { x: expect.any(Number), y: expect.any(Number) } });
    expect(desk.read().history).toMatchObject([{ by: 'Maria', verdict: 'rejected', pictures: 1, note: 'too dark' }]);
    await open();
    await page.locator('summary').click();
    expect(await page.locator('.history').textContent()).toContain(
      'Maria rejected 1 picture: Button, one: harbor 390 · too dark',
    );
  });

  it('the list is one tab stop, and Space and Page Down scroll the pictures', async ({ page, shown }) => {
    await page.addStyleTag({ content: '.figures { height: 5000px }' });
    const top = () => page.locator('.pictures').evaluate((each) => each.scrollTop);
    await page.locator('.cause').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await shown()).toContain('two');
    await page.keyboard.press('PageDown');
    expect(await top()).toBeGreaterThan(100);
    await page.locator('.cases [aria-current]').focus();
    await page.keyboard.press('Shift+Space');
    expect(await top()).toBe(0);
  });

  it('letters can be turned off, and stay off', async ({ desk, page, open }) => {
    await page.getByLabel('letters and numbers are keys').uncheck();
    await open();
    await page.keyboard.press('a');
    await page.keyboard.press('2');
    expect(await page.getByRole('button', { name: 'Side by side 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(desk.verdicts()).toEqual([undefined, undefined, undefined]);
  });

  it('in forced colours the chosen case and view differ from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'));
    expect(await ground('.cases [aria-current]')).not.toBe(await ground('.cases ol button:not([aria-current])'));
  });
});
