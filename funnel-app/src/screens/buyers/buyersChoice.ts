import { type Consent, consentText } from '#contract/consent/consent-text.ts';
import type { Buyer } from '#contract/site/buyer.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import type { SurveyModel } from '../../model/pageModel.ts';
import { consentExtras } from '../consent/shownConsent.ts';
import { buyersFrom, chosenBuyersExtras } from './buyersConsent.ts';

/** A buyer's id on the page: its first. */
export const idOfBuyer = ({ ids }: Buyer): string => ids[0] ?? '';

/**
 * The consent to the buyers chosen, and what the lead keeps of the choice. Nobody chosen: the text names all of them, and nobody
 * is agreed to. See docs/spec/flows.md#buyer-consent.
 * @param chosen ids, in any order
 */
export function buyersChoice(
  { locale, brand }: Pick<SurveyModel, 'locale' | 'brand'>,
  leadExtras: LeadExtras,
  chosen: readonly string[],
): {
  readonly buyers: readonly Buyer[];
  readonly agreed: readonly Buyer[];
  readonly consent: Consent;
  readonly leadExtras: LeadExtras;
} {
  const buyers = buyersFrom(leadExtras);
  const agreed = buyers.filter((buyer) => chosen.includes(idOfBuyer(buyer)));
  const consent = consentText({
    version: 'buyers-1',
    locale,
    brandName: brand.name,
    sellers: (agreed.length > 0 ? agreed : buyers).map(({ name }) => name),
  });
  const proposed = (leadExtras.selected_buyers ?? '').split('|');
  const extras = chosenBuyersExtras(
    buyers,
    buyers.filter(({ ids }) => proposed.includes(ids.join(','))),
    agreed,
  );
  return { buyers, agreed, consent, leadExtras: { ...extras, ...consentExtras(consent) } };
}
