import { type Consent, consentText } from '#contract/consent.ts';
import type { SurveyModel } from '../pages/model.ts';

/** The consent text that this page shows, and its version (decisions 8). */
export const consentShown = ({ locale, brand }: SurveyModel): Consent =>
  consentText({ locale, brandName: brand.name, sellers: brand.sellers });
