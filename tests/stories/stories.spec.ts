import { themeById, themeIds } from '#themes/registry.ts';
import { expect, test } from './fixtures.ts';
import { faultsOf, type ThemeRule } from './looks.ts';
import { allStories } from './storybook.ts';

const themes: ThemeRule[] = themeIds.map((id) => ({
  id,
  // The stricter rule leaves to the other what fails even that.
  rules: themeById(id).textContrast === 7 ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
}));

/**
 * What a page shows of colour is in its parts, which are looked at in every theme: a page itself is in the brand's own, the dark, the strict
 * and the boxless one. `npm run test:themes` looks at every page in all twelve.
 */
const pageThemes = process.env.PAGES_IN_EVERY_THEME ? themes : themes.filter(({ id }) => ['1', '6', '10', '12'].includes(id));

for (const { id, title, name } of allStories()) {
  test(`${title}: ${name}`, async ({ preview }) => {
    await preview.show(id);
    // Drawn a moment after the story (samples/states.ts); were it not, the state would pass unseen.
    await expect(preview.page.locator('.pseudo-hover-all')).toHaveCount(/^(Hovered|Pressed)$/.test(name) ? 1 : 0);
    expect(await faultsOf(preview.page, /^(Pages|Flows)\//.test(title) ? pageThemes : themes)).toEqual({});
    expect(preview.takeErrors()).toEqual([]);
  });
}
