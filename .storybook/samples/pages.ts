import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import { type FlowId, flowById } from '#contract/flows/index.ts';
import { queryNameOf, switchNames } from '#design-system/switches/switches.ts';
import { previewPage, previewSurvey } from '#funnel/builder/previewModel.ts';
import { type Place, placesOf, visitor } from '#funnel/builder/sampleVisit.ts';
import type { Campaign } from '#funnel/campaign/campaigns.ts';
import type { Content, ThankYouPageWords } from '#funnel/content/content.ts';
import { languages, surveyContent } from '#funnel/content/languages.ts';
import { thankYouWords } from '#funnel/content/thankYouWords.ts';
import { type LeadExtras, withLeadExtras } from '#funnel/journey/journey.ts';
import { surveyOf } from '#funnel/journey/surveyOf.ts';
import type { PageModel, SurveyModel } from '#funnel/model/pageModel.ts';
import { logoVersion } from '#themes/logos/versions.ts';
import { parseSwitches, type Switches } from '#themes/switches.ts';
import { pseudoLanguage, pseudoWords } from './pseudo.ts';

/** What Storybook's toolbar says. */
type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's switches, by the same parser as an address. */
function switchesFrom(globals: Globals): Switches {
  // Storybook reads `theme:6` in its own address as a number.
  const said: Globals = { ...globals, ...('logo' in globals && { logo: logoVersion(String(globals.logo)) }) };
  const query = switchNames.flatMap((name) => (name in said ? [[queryNameOf(name), String(said[name])]] : []));
  return parseSwitches(new URLSearchParams(query), {}, 'auto-accident');
}

export const modelFrom = (globals: Globals): PageModel => previewPage(switchesFrom(globals));

/** The page model of a survey, with what its campaign adds: to most stories that matters not. */
export const surveyModelFrom = (
  globals: Globals,
  flow: FlowId,
  campaign: Omit<Campaign, 'flow'> = { oid: '81', affid: '10' },
): SurveyModel => previewSurvey(switchesFrom(globals), { ...campaign, flow });

/** Words in the toolbar's language. */
const wordsFrom = <T>({ lang }: Globals, words: (locale: 'en' | 'es') => T): T =>
  lang === pseudoLanguage.value ? pseudoWords(words('en')) : words(lang === 'es' ? 'es' : 'en');

/** The words of the pages; with a flow, those of its questions too. */
export const contentFrom = (globals: Globals, flow?: FlowId): Content =>
  wordsFrom(globals, (locale) => (flow ? surveyContent(flowById(flow) as Flow, locale) : languages[locale]));

export const thankYouFrom = (globals: Globals): ThankYouPageWords => wordsFrom(globals, (locale) => thankYouWords[locale]);

/** Where the visitor first sees a step, or the last screen before one that is left out. */
export function placeAt(model: SurveyModel, step: StepName, person: Answers = visitor, leadExtras: LeadExtras = {}): Place {
  const places = placesOf(withLeadExtras(surveyOf(model, flowById(model.flow) as Flow), leadExtras), person);
  return places.find(({ viewing }) => viewing === step) ?? (places.at(-1) as Place);
}
