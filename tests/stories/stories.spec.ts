import { coversEveryTheme } from '../../.storybook/pictureModes.ts';
import { violationsOf } from '../support/axe.ts';
import { inLongForm } from '../support/long-form.ts';
import { expect, test } from './story-fixtures.ts';
import { themesOf } from './story-themes.ts';
import { allStories, desktop, phone, playsOnDesktop, wearsThemes } from './storybook.ts';
import { faultsOf } from './theme-checks.ts';

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
      const rings = expect(page.locator('.pseudo-focus-visible'));
      await (name === 'Focused' ? rings.not : rings).toHaveCount(0);
      const looked = themesOf(story);
      // what shows layout alone, by its pictures, has its colours in the stories beside it
      const coloured = inLongForm || coversEveryTheme(chromatic?.modes ?? {}) ? looked : looked.slice(0, 1);
      expect(await faultsOf(page, looked, coloured)).toEqual({});
    }
    if (playsOnDesktop(story)) {
      await page.setViewportSize(desktop);
      await preview.showAgain(id).finally(() => page.setViewportSize(phone));
    }
    expect(preview.takeErrors()).toEqual([]);
  });
}
