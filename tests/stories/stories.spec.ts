import { themeById } from '#themes/registry.ts';
import { coversEveryTheme } from '../../.storybook/pictureModes.ts';
import { violationsOf } from '../support/axe.ts';
import { gateShare, inLongForm } from '../support/long-form.ts';
import { checkedThemes } from '../support/theme-share.ts';
import { expect, test } from './story-fixtures.ts';
import { themesOf } from './story-themes.ts';
import { acts, allStories, desktop, type Entry, phone, playsOnDesktop, takesFocus, unrestOf, wearsThemes } from './storybook.ts';
import { faultsOf } from './theme-checks.ts';

/**
 * In the gate a few of the sheets that repeat, in twelve frames, a story that is checked by itself; a page of each kind of theme;
 * every fourth map of a flow, and every second screen of the other flows.
 */
const sheetsInGate = [
  ...['start-screen', 'last-step', 'question-in-the-dark', 'text-field'].map((sheet) => `foundations-in-every-theme--${sheet}`),
  ...checkedThemes.map((id) => `foundations-theme--${themeById(id).name.toLowerCase()}`),
];
/** One of so many. */
const shares: Readonly<Record<string, number>> = { 'Flows/Maps': 4, 'Pages/Screens of other flows': 2 };
const isSheet = ({ title }: Entry) => /^Foundations\/(In every theme|Theme)$/.test(title);
const checked = gateShare(allStories(), (story, index) =>
  isSheet(story) ? sheetsInGate.includes(story.id) : index % (shares[story.title] ?? 1) === 0,
);

for (const story of checked) {
  const { id, title, name } = story;
  test(`${title}: ${name}`, async ({ preview }) => {
    const { page } = preview;
    await preview.show(id);
    // how far a page is scrolled is asked where it has room (as-named.spec.ts)
    if (!acts(story) && !takesFocus(story)) expect((await unrestOf(page)).focused).toBe('');
    const { a11y, chromatic } = await preview.parametersOf(id);
    const without = a11y?.config?.rules?.flatMap((rule) => (rule.enabled ? [] : [rule.id])) ?? [];
    // Whole pages are asked for their landmarks end to end.
    if (a11y?.test !== 'off')
      expect(
        await violationsOf(page, { part: true, without: wearsThemes(story) ? [...without, 'color-contrast'] : without }),
      ).toEqual([]);
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
