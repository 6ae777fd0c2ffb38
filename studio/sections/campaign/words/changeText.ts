import type { CampaignContent, CampaignTexts } from '#contract/campaign/campaign.ts';
import type { Locale } from '#contract/text/locale.ts';

type Proof = NonNullable<CampaignTexts['proof']>;

/** A text as it is stored: one line, its accents whole. A pasted line break is a blank. */
export const typed = (text: string): string => text.normalize('NFC').replaceAll(/[\r\n\t]+/g, ' ');

/** The campaign with one language's texts; what says nothing of its own is left out. */
function withLanguage(content: CampaignContent, locale: Locale, own: CampaignTexts): CampaignContent {
  const { texts = {}, ...rest } = content;
  const { [locale]: _, ...others } = texts;
  const all = Object.keys(own).length === 0 ? others : { ...others, [locale]: own };
  return Object.keys(all).length === 0 ? rest : { ...rest, texts: all };
}

/** Sets a text of the campaign's own; '' says ours again. */
export function changeText(
  content: CampaignContent,
  locale: Locale,
  name: Exclude<keyof CampaignTexts, 'proof'>,
  text: string,
): CampaignContent {
  const { [name]: _, ...others } = content.texts?.[locale] ?? {};
  return withLanguage(content, locale, text === '' ? others : { ...others, [name]: typed(text) });
}

/** Sets one promise; the others become the campaign's own as well, as ours are. All as ours again: none is its own. */
export function changeProof(content: CampaignContent, locale: Locale, at: number, text: string, ours: Proof): CampaignContent {
  const { proof = ours, ...others } = content.texts?.[locale] ?? {};
  const next = proof.map((each, index) =>
    index === at ? typed(text === '' ? (ours[at] ?? '') : text) : each,
  ) as unknown as Proof;
  const isOurs = next.every((each, index) => each === ours[index]);
  return withLanguage(content, locale, isOurs ? others : { ...others, proof: next });
}
