import { type Consent, consentText, currentConsentVersion } from '#contract/consent/consent-text.ts';
import { baseStepOf, type StepName } from '#contract/flow/steps.ts';
import type { SurveyModel } from '../pages/pageModel.ts';

/** The consent text that this step shows, and its version (decisions 8). Where buyers are named, BuyersForm words it by the choice. */
export const shownConsent = ({ locale, brand }: SurveyModel, step: StepName): Consent =>
  consentText({
    version: baseStepOf(step) === 'PhoneAbbreviatedTCPA' ? 'tcpa-short-1' : currentConsentVersion,
    locale,
    brandName: brand.name,
    sellers: brand.sellers,
  });
