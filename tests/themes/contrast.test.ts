import { describe, expect, it } from 'vitest';
import { colorsIn, contrast, over, parseColor, type Rgba } from '#design-system/theme/contrast.ts';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { moreContrast } from '#design-system/theme/moreContrast.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { allTokens } from '#themes/allTokens.ts';
import { allThemeIds, themeById } from '#themes/registry.ts';

/** Enough to see the end of the track; the fill, at 3:1, shows the progress. */
const emptyTrack = 1.15;
const white: Rgba = [255, 255, 255, 1];

/** A theme as who asks for more contrast sees it (theme/global.css.ts). */
const withMoreContrast = ({ color, ...others }: ThemeTokens): ThemeTokens => ({
  ...others,
  color: { ...color, ...Object.fromEntries(Object.entries(moreContrast).map(([name, other]) => [name, color[other]])) },
});

describe.each(allThemeIds.map((id) => ({ id, name: themeById(id).name })))('contrast in $name', ({ id }) => {
  it.each(contrastPairs.map((pair) => ({ ...pair, name: `${pair.ink} on ${pair.ground}` })))(
    '$name is at least $need : 1, or what the theme promises',
    ({ ratio, need }) => {
      const { textContrast = 4.5 } = themeById(id);
      expect(ratio(allTokens[id])).toBeGreaterThanOrEqual(need === 4.5 ? textContrast : need);
    },
  );

  it('where more is asked for, lines are as dark as text must be, and no pair has less than before', () => {
    const before = allTokens[id];
    const after = withMoreContrast(before);
    const worse = contrastPairs.filter(({ ratio, need }) => ratio(after) < Math.min(ratio(before), need === 3 ? 4.5 : 7));
    expect(worse.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([]);
    const lines = ['border', 'fieldBorder', 'answerBorder', 'ghostBorder'] as const;
    const ground = parseColor(before.color.surface);
    expect(lines.filter((line) => contrast(over(parseColor(after.color[line]), ground), ground) < 4.5)).toEqual([]);
  });

  it('the empty part of a bar or meter shows on card and page, by its own ground or by a line', () => {
    const { color, border, image } = allTokens[id];
    const under = [parseColor(color.page), parseColor(color.surface), ...colorsIn(image.page)];
    const least = (ink: string) =>
      Math.min(...under.map((ground) => over(ground, white)).map((ground) => contrast(over(parseColor(ink), ground), ground)));
    const line = border.progress === '0' ? 1 : least(color.border);
    expect(Math.max(line / 3, least(color.progressTrack) / emptyTrack)).toBeGreaterThanOrEqual(1);
  });
});
