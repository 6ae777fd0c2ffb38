import type { CampaignTexts } from '#contract/campaign/campaign.ts';
import type { Locale } from '#contract/text/locale.ts';

export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };

/** What each text is called, and where it stands. */
export const places: Readonly<
  Record<keyof CampaignTexts, { readonly name: string; readonly about: string; readonly rows: number }>
> = {
  headline: { name: 'Headline', about: 'The question or sentence that a visitor reads first.', rows: 2 },
  subhead: { name: 'Subhead', about: 'Under the headline: what happens, and what it costs.', rows: 4 },
  button: { name: 'Button', about: 'Begins the survey.', rows: 1 },
  proof: { name: 'Proof', about: 'Three short promises under the button. Own words for one take over all three.', rows: 1 },
  header: { name: 'Header', about: 'Beside the phone number at the top, where the brand has one.', rows: 1 },
};
/** As they are read on the page. */
export const placeOrder = [
  'headline',
  'subhead',
  'button',
  'proof',
  'header',
] as const satisfies readonly (keyof CampaignTexts)[];
