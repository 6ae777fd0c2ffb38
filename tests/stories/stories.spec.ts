import { themeById, themeIds } from '#themes/registry.ts';
import { expect, test } from './fixtures.ts';
import { faultsOf, type ThemeRule } from './looks.ts';
import { allStories } from './storybook.ts';

const themes: ThemeRule[] = themeIds.map((id) => ({
  id,
  // The stricter rule leaves to the other what fails even that.
  rules: themeById(id).textContrast === 7 ? ['color-contrast', 'color-contrast-enhanced'] : ['color-contrast'],
}));

for (const { id, title, name } of allStories()) {
  test(`${title}: ${name}`, async ({ preview }) => {
    await preview.show(id);
    expect(await faultsOf(preview.page, themes)).toEqual({});
    expect(preview.takeErrors()).toEqual([]);
  });
}
