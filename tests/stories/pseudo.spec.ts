import { pseudoLanguage } from '#storybook/samples/pseudo.ts';
import { themeById } from '#themes/registry.ts';
import { violationsOf } from '../support/axe.ts';
import { gateShare } from '../support/long-form.ts';
import type { reflow } from './page-checks.ts';
import { expect, test } from './story-fixtures.ts';
import { themesOf } from './story-themes.ts';
import { acts, allStories } from './storybook.ts';

// A third language before there is one: every screen in words that are 40 % longer and run from right to left.

/** Stories that are in one language whatever the toolbar says. */
const inOwnLanguage = /(English|Spanish)( \(español\))?$/;
const screens = allStories().filter(
  (story) => story.title.startsWith('Pages/') && !acts(story) && !inOwnLanguage.test(`${story.title}: ${story.name}`),
);
const phone = { width: 390, height: 844 };

interface InPage {
  readonly storyChecks: { readonly reflow: typeof reflow };
}

/** Runs in the page. */
function setLanguage(lang: string): void {
  interface Channel {
    emit(event: string, payload: unknown): void;
  }
  (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { lang },
  });
}

test('there are screens to read', () => {
  expect(screens.length).toBeGreaterThan(30);
});

// neighbours share their parts
for (const story of gateShare(screens, (_, index) => index % 6 === 0)) {
  const { id, title, name } = story;
  test(`${title}: ${name}`, async ({ preview }) => {
    const { page } = preview;
    await page.setViewportSize(phone);
    await page.evaluate(setLanguage, pseudoLanguage.value);
    // what a story plays may look for English; what it leaves on the screen is read all the same
    const played = await preview.show(id).catch(String);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('#storybook-root').getByRole('heading').first()).toBeAttached();
    const faults = await page.evaluate(
      (ids) => {
        const { dataset } = document.documentElement;
        const worn = dataset.theme;
        const found = ids.map((theme) => {
          dataset.theme = theme;
          return [theme, (globalThis as unknown as InPage).storyChecks.reflow()] as const;
        });
        dataset.theme = worn;
        return Object.fromEntries(found.filter(([, each]) => each.length > 0));
      },
      themesOf(story).map((theme) => theme.id),
    );
    const named = Object.fromEntries(Object.entries(faults).map(([theme, each]) => [themeById(theme).name, each]));
    expect({ played, faults: named }).toEqual({ played, faults: {} });
    expect(await violationsOf(page, { part: true, without: [] })).toEqual([]);
    preview.takeErrors();
  });
}

test.afterEach(async ({ preview }) => {
  await preview.page.evaluate(setLanguage, 'en');
});
