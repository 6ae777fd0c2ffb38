import type { CampaignTexts } from '#contract/campaign/campaign.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import type { FlowId } from '#contract/flows/index.ts';
import type { Locale } from '#contract/text/locale.ts';
import { withCampaignTexts } from './campaignWords.ts';
import type { Content, FlowQuestionWords, FlowWords, FormField, NotFoundWords } from './content.ts';
import { closed as enClosed } from './en/closed.ts';
import { fields as enFields } from './en/fields.ts';
import { flowWords as enFlows } from './en/flows.ts';
import { words as enWords } from './en/index.ts';
import { notFound as enNotFound } from './en/notFound.ts';
import { steps as enSteps } from './en/steps.ts';
import { closed as esClosed } from './es/closed.ts';
import { fields as esFields } from './es/fields.ts';
import { flowWords as esFlows } from './es/flows.ts';
import { words as esWords } from './es/index.ts';
import { notFound as esNotFound } from './es/notFound.ts';
import { steps as esSteps } from './es/steps.ts';

/** All the words of both languages: for the server and for stories. A page in a browser gets one language and one flow. */
export const languages: Readonly<Record<Locale, Content>> = {
  en: { ...enWords, steps: enSteps, fields: enFields },
  es: { ...esWords, steps: esSteps, fields: esFields },
};

export const notFoundWords: Readonly<Record<Locale, NotFoundWords>> = { en: enNotFound, es: esNotFound };
export const closedWords: Readonly<Record<Locale, NotFoundWords>> = { en: enClosed, es: esClosed };

/** What some flows say in words of their own. */
export const flowWords: Readonly<Record<Locale, FlowWords>> = { en: enFlows, es: esFlows };

const pick = <Name extends string, Copy>(from: Readonly<Record<Name, Copy>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Name, Copy>;

/**
 * The words of the flow's questions, in the flow's own wording where it has one.
 * @param texts the campaign's own, in place of those
 */
export function questionWordsOf(flow: Flow, locale: Locale, texts?: CampaignTexts): FlowQuestionWords {
  const { steps: common, fields } = languages[locale];
  const own = flowWords[locale][flow.id as FlowId] ?? {};
  const names = flow.steps.map(({ step }) => step);
  const words: FlowQuestionWords = {
    steps: pick({ ...common, ...own.steps }, names.map(baseStepOf)),
    fields: pick({ ...fields, ...own.fields }, names.flatMap(fieldsAsked)),
    ...(own.whatHappensNext && { whatHappensNext: own.whatHappensNext }),
  };
  return texts ? withCampaignTexts(words, flow, texts) : words;
}

/** All the words of a survey's page. */
export const surveyContent = (flow: Flow, locale: Locale, texts?: CampaignTexts): Content => ({
  ...languages[locale],
  ...questionWordsOf(flow, locale, texts),
});

/** What the step's form asks; nothing for one whose answers are buttons. */
function fieldsAsked(name: StepName): readonly FormField[] {
  const step: Step = steps[name];
  return step.kind === 'form' ? [...(step.fields as readonly FormField[]), ...(step.optional ?? [])] : [];
}
