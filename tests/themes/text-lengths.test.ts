import { expect, it } from 'vitest';
import { locales } from '#contract/text/locale.ts';
import { measuredFrom, measuredLengths } from '#funnel/campaign/textLengths.ts';
import { limitNames, lookName, textLimits } from '#funnel/campaign/textLimits.ts';
import { themeIds } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';
import { textLengthSources } from '../drawings/text-length-sources.ts';

it('the lengths of own words were measured of the themes and faces as they are: else `npm run lengths`', () => {
  expect(measuredFrom).toBe(textLengthSources());
});

it('every look in both languages has room for each text', () => {
  const looks = themeIds.flatMap((theme) => valuesOf('font').map((font) => lookName({ theme, font })));
  expect(Object.keys(measuredLengths).sort()).toEqual(looks.sort());
  for (const locale of locales)
    for (const theme of themeIds)
      for (const font of valuesOf('font')) {
        const { headline, subhead, button, header, proof, word } = textLimits(locale, [{ theme, font }]);
        // a theme's own face suits it; another may be wider
        const isOwn = font === 'theme';
        const lacking = Object.entries({
          headline: headline >= (isOwn ? 24 : 12),
          subhead: subhead >= (isOwn ? 60 : 20),
          short: [button, header, proof].every((length) => length >= 8),
          word: word >= 10,
        }).filter(([, holds]) => !holds);
        expect({ theme, font, locale, lacking }).toEqual({ theme, font, locale, lacking: [] });
        expect(measuredLengths[lookName({ theme, font })]?.[locale]).toHaveLength(limitNames.length);
      }
});
