import type { CampaignContent } from '#contract/campaign/campaign.ts';
import type { Locale } from '#contract/text/locale.ts';
import { type Brand, type BrandId, brandIds, brands } from '#themes/brands.ts';
import { valuesOf } from '#themes/switches.ts';
import { type TextName, textNames } from '../content/campaignWords.ts';
import { measuredLengths } from './textLengths.ts';

/** The most letters of each text, and of one word of the headline. */
export type TextLimits = Readonly<Record<TextName | 'word', number>>;

/** The order of the measured lengths. */
export const limitNames = [...textNames, 'word'] as const;

/** What decides how wide letters are: a theme's id and the font switch. */
export interface TextLook {
  readonly theme: string;
  readonly font: string;
}

/** Names a look in the measured lengths. */
export const lookName = ({ theme, font }: TextLook): string => (font === 'theme' ? theme : `${theme} ${font}`);

type Switched = Readonly<Record<string, unknown>>;

/** The values of a switch that visitors of a campaign can get: its own or the brands', and those of its experiments. */
function valuesSeen(
  { switches = {}, experiments = [] }: Pick<CampaignContent, 'switches' | 'experiments'>,
  name: string,
  usual: readonly string[],
): readonly string[] {
  const own = (switches as Switched)[name];
  const varied = experiments.flatMap(({ variants }) => variants.map((variant) => (variant.switches as Switched)[name]));
  const seen = [...(own === undefined ? usual : [own]), ...varied].filter((each) =>
    valuesOf(name as 'theme').includes(String(each)),
  );
  return [...new Set(seen.map(String))];
}

/** The looks that a campaign's visitors can get. Its brand is the host's where the campaign names none. */
export function looksOf(content: Pick<CampaignContent, 'switches' | 'experiments'>): readonly TextLook[] {
  const brand = (content.switches as Switched | undefined)?.brand;
  const own = brandIds.includes(brand as BrandId) ? [brand as BrandId] : brandIds;
  const usual = own.map((id): Brand['theme'] => brands[id].theme);
  return valuesSeen(content, 'theme', usual).flatMap((theme) =>
    valuesSeen(content, 'font', ['theme']).map((font) => ({ theme, font })),
  );
}

/** The most letters of each text that every one of the looks has room for at 320 px; of all looks without any. */
export function textLimits(locale: Locale, looks: readonly TextLook[]): TextLimits {
  const known = looks.map(lookName).filter((name) => Object.hasOwn(measuredLengths, name));
  const measured = (known.length > 0 ? known : Object.keys(measuredLengths)).map((name) => measuredLengths[name]?.[locale] ?? []);
  return Object.fromEntries(
    limitNames.map((name, at) => [name, Math.min(...measured.map((lengths) => lengths[at] ?? 0))]),
  ) as Record<TextName | 'word', number>;
}
