import type { Flow } from '#contract/flow/flow.ts';
import { campaignFacts } from '#contract/flow/guards.ts';
import type { SurveyModel } from '../model/pageModel.ts';
import { type Survey, withoutStart } from './journey.ts';

/** The flow, with the facts of switches and campaign for its guards. */
export function surveyOf(model: SurveyModel, flow: Flow): Survey {
  const survey: Survey = { flow, campaign: campaignFacts(model) };
  return model.switches.start === 'question' ? withoutStart(survey) : survey;
}
