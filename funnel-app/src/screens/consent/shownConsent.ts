import { type Consent, consentText } from '#contract/consent/consent-text.ts';
import { baseStepOf, type StepName } from '#contract/flow/steps.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import type { SurveyModel } from '../../model/pageModel.ts';

/**
 * The consent text of this step. BuyersForm words it by the choice where buyers are named. See
 * docs/spec/consent.md#consent-text.
 */
export const shownConsent = ({ locale, brand }: SurveyModel, step: StepName): Consent =>
  consentText({
    ...(baseStepOf(step) === 'PhoneAbbreviatedTCPA' && { version: 'tcpa-short-1' }),
    locale,
    brandName: brand.name,
    sellers: brand.sellers,
  });

/** The lead's fields of a given consent. */
export const consentExtras = ({ text, version }: Consent): LeadExtras => ({ tcpa: text, consent_version: version });
