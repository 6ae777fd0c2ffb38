import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { answersFor, chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { type FlowId, flowById } from '#contract/flows/index.ts';
import { hurt } from '#contract/testing/submissions.ts';
import { queryNameOf, switchNames } from '#design-system/switches/switches.ts';
import { pseudoLanguage, pseudoWords } from '#storybook/samples/pseudo.ts';
import type { BrandId } from '#themes/brands.ts';
import { brands } from '#themes/brands.ts';
import { logoVersion } from '#themes/logos/versions.ts';
import { parseSwitches } from '#themes/switches.ts';

import type { Campaign } from '../campaign/campaigns.ts';
import type { Content, ThankYouPageWords } from '../content/content.ts';
import { languages } from '../content/languages.ts';
import { thankYouWords } from '../content/thankYouWords.ts';
import { type LeadExtras, type Survey, walkSurvey, withLeadExtras } from '../journey/journey.ts';
import { surveyOf } from '../journey/surveyOf.ts';
import type { PageModel, SurveyModel } from '../model/pageModel.ts';
import { sampleBuyerGroups } from '../screens/buyers/sampleBuyerGroups.ts';

/** The page model of Storybook's toolbar, by the same parser as an address. */
export function modelFrom(globals: Readonly<Record<string, unknown>>): PageModel {
  // Storybook reads `theme:6` in its own address as a number.
  const said: Readonly<Record<string, unknown>> = {
    ...globals,
    ...('logo' in globals && { logo: logoVersion(String(globals.logo)) }),
  };
  const query = switchNames.flatMap((name) => (name in said ? [[queryNameOf(name), String(said[name])]] : []));
  const switches = parseSwitches(new URLSearchParams(query), {}, 'auto-accident');
  const { name, tagline, sellers, callNumber } = brands[switches.brand];
  return {
    locale: switches.lang,
    brand: {
      id: switches.brand satisfies BrandId,
      name,
      tagline: tagline[switches.lang],
      sellers: sellers[switches.lang],
      callNumber,
    },
    switches,
    year: 2026,
    sponsorsShown: true,
    optedOut: false,
    otherLanguage: `?lang=${switches.lang === 'en' ? 'es' : 'en'}`,
    carried: {},
  };
}

const pseudoContent = pseudoWords(languages.en);

/** The words in the toolbar's language. */
export const contentFrom = (globals: Readonly<Record<string, unknown>>): Content =>
  globals.lang === pseudoLanguage.value ? pseudoContent : languages[globals.lang === 'es' ? 'es' : 'en'];

/** More English words in the language of a content: the pseudo-language has no folder to take them from. */
export const wordsAs = <T>(content: Content, words: T): T => (content === pseudoContent ? pseudoWords(words) : words);

/** The words of the thank-you page in the toolbar's language. */
export const thankYouFrom = (globals: Readonly<Record<string, unknown>>): ThankYouPageWords =>
  wordsAs(contentFrom(globals), thankYouWords[globals.lang === 'es' ? 'es' : 'en']);

/** The page model of a survey, with what its campaign adds: to most stories that matters not. */
export const surveyModelFrom = (
  globals: Readonly<Record<string, unknown>>,
  flow: FlowId,
  { oid, affid, facts = [], buyers, thankYouPath, verifiesPhone = false }: Omit<Campaign, 'flow'> = { oid: '81', affid: '10' },
): SurveyModel => ({
  ...modelFrom(globals),
  flow,
  oid,
  affid,
  facts,
  buyers,
  fixedBuyers: buyers ? sampleBuyerGroups[buyers] : [],
  thankYouPath,
  verifiesPhone,
});

/** An invented visitor, who has answered everything: a story shows one of their screens. */
export const visitor: Answers = {
  ...hurt,
  other_drivers_vehicle_type: 'car',
  injury_month: '3',
  injury_year: '2025',
  get_started: 'start',
  in_motor_vehicle_accident: 'yes',
  accident_date_button: 'Within 6 Months',
  accident_type: 'Car Accident',
  specific_injury: 'Whiplash',
  required_medical_treatment: 'yes',
  will_require_medical_treatment: 'yes',
  willing_to_treat: 'yes',
  ticket_for: 'me',
  ticket_type: 'speeding',
  ticket_state: 'OH',
  injury_day: '9',
  ageGroup: '50_to_61',
  isUSCitizen: 'yes',
  pending_dui_charges: 'yes',
  type_of_alcohol_test_performed: 'breath',
  bac_level: 'not_sure',
  prior_alcohol_related_offense: 'no',
  case_description: 'The other driver ran a red light and hit my door. My neck and back hurt.',
  first_name: 'Maria',
  last_name: 'Example',
  email: 'maria@example.com',
  phone: '(212) 664-7665',
};

/** A screen of a flow, and the answers that lead to it. */
export interface Place {
  readonly viewing: StepName;
  readonly answers: Answers;
}

/** A person's answers to a step; the first option where they have none. */
function answered(name: StepName, person: Answers): Answers {
  const step = steps[name];
  if (step.kind === 'choice') return answersFor(chosenOption(step, person) ?? step.options[0]);
  return Object.fromEntries(step.fields.flatMap((field) => (person[field] === undefined ? [] : [[field, person[field]]])));
}

/** The screens that a person meets, in order. */
export function placesOf(survey: Survey, person: Answers): readonly Place[] {
  const places: Place[] = [];
  let answers: Answers = survey.opened ?? {};
  for (;;) {
    const { current } = walkSurvey(survey, answers);
    // a step still open after its answer is where the person's data ends
    if (!current || places.at(-1)?.viewing === current) return places;
    places.push({ viewing: current, answers });
    answers = { ...answers, ...answered(current, person) };
  }
}

/** Where the visitor first sees a step, or the last screen before one that is left out. */
export function placeAt(model: SurveyModel, step: StepName, person: Answers = visitor, noted: LeadExtras = {}): Place {
  const places = placesOf(withLeadExtras(surveyOf(model, flowById(model.flow) as Flow), noted), person);
  return places.find(({ viewing }) => viewing === step) ?? (places.at(-1) as Place);
}
