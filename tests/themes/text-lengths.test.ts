import { expect, it } from 'vitest';
import { locales } from '#contract/text/locale.ts';
import { measuredFrom, measuredLengths } from '#funnel/campaign/textLengths.ts';
import { lookName, textLimits } from '#funnel/campaign/textLimits.ts';
import { textNames } from '#funnel/content/campaignWords.ts';
import { themeIds } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';
import { textLengthSources } from '../drawings/text-length-sources.ts';

it('the lengths of own words were measured of the themes and faces as they are: else `npm run lengths`', () => {
  expect(measuredFrom).toBe(textLengthSources());
});

it('every look in both languages has room for each text', () => {
  const looks = themeIds.flatMap((theme) => valuesOf('font').map((font) => lookName({ theme, font })));
  expect(Object.keys(measuredLengths).sort()).toEqual(looks.sort());
  for (const locale of locales) {
    const { headline, subhead, button, header, proof } = textLimits(locale, []);
    expect(headline).toBeGreaterThanOrEqual(24);
    expect(subhead).toBeGreaterThanOrEqual(60);
    for (const short of [button, header, proof]) expect(short).toBeGreaterThanOrEqual(8);
    for (const lengths of Object.values(measuredLengths)) expect(lengths[locale]).toHaveLength(textNames.length);
  }
});
