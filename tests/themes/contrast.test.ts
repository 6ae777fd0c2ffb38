import { describe, expect, it } from 'vitest';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';

describe.each(allThemeIds.map((id) => ({ id, name: themeById(id).name })))('contrast in $name', ({ id }) => {
  it.each(contrastPairs.map((pair) => ({ ...pair, name: `${pair.ink} on ${pair.ground}` })))(
    '$name is at least $need : 1, or what the theme promises',
    ({ ratio, need }) => {
      const { textContrast = 4.5 } = themeById(id);
      expect(ratio(allTokens[id])).toBeGreaterThanOrEqual(need === 4.5 ? textContrast : need);
    },
  );
});
