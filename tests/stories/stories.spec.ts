import { themeById, themeIds } from '#themes/registry.ts';
import { coversEveryTheme } from '../../.storybook/pictureModes.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from './story-fixtures.ts';
import { allStories, desktop, phone, playsOnDesktop, wearsThemes } from './storybook.ts';
import { faultsOf, type ThemeRule } from './theme-checks.ts';

const themes: ThemeRule[] = themeIds.map((id) => ({
  id,
  // The stricter rule leaves to the other what fails even that.
  rules: themeById(id).textContrast === 7 ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
}));

/**
 * A page's colours are those of its parts, which are checked in every theme. So a page itself is checked in the brand's theme,
 * the dark, the strict and the boxless one. `npm run test:themes` checks every story in all twelve.
 */
const someThemes = themes.filter(({ id }) => ['1', '6', '10', '12'].includes(id));
const inAll = Boolean(process.env.ALL_IN_EVERY_THEME);

for (const story of allStories()) {
  const { id, title, name } = story;
  test(`${title}: ${name}`, async ({ preview }) => {
    const { page } = preview;
    await preview.show(id);
    const { a11y, chromatic } = await preview.parametersOf(id);
    const without = a11y?.config?.rules?.flatMap((rule) => (rule.enabled ? [] : [rule.id])) ?? [];
    // Whole pages are asked for their landmarks end to end.
    if (a11y?.test !== 'off') expect(await violationsOf(page, { part: true, without })).toEqual([]);
    if (wearsThemes(story)) {
      // Drawn a moment after the story (.storybook/samples/pseudoStates.ts); were it not, the state would pass unseen.
      await expect(page.locator('.pseudo-hover-all')).toHaveCount(/^(Hovered|Pressed)$/.test(name) ? 1 : 0);
      const looked = inAll || !/^(Pages|Flows)\//.test(title) ? themes : someThemes;
      // what shows layout alone, by its pictures, has its colours in the stories beside it
      const coloured = inAll || coversEveryTheme(chromatic?.modes ?? {}) ? looked : looked.slice(0, 1);
      expect(await faultsOf(page, looked, coloured)).toEqual({});
    }
    if (playsOnDesktop(story)) {
      await page.setViewportSize(desktop);
      await preview.showAgain(id).finally(() => page.setViewportSize(phone));
    }
    expect(preview.takeErrors()).toEqual([]);
  });
}
