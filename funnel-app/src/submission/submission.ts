import type { Answers } from '#contract/fields/fields.ts';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import type { Visit } from '../journey/visit/savedVisit.ts';
import type { SurveyModel } from '../model/pageModel.ts';
import type { Submission } from './pendingSubmissions.ts';

/** The page's data of a finished visit beside the answers. */
interface SubmissionPlace {
  readonly now: Date;
  /** Of partners' scripts. */
  readonly leadFields: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly path: string;
  /** The site that the visitor came from, '' where it is not known. */
  readonly referer: string;
  readonly gpc: boolean;
}

/** The flat record that is posted: answers that count, and the page's own data. Pure. See docs/spec/lead-record.md#answers. */
export function submissionOf(model: SurveyModel, visit: Visit, counted: Answers, place: SubmissionPlace): Submission {
  return {
    ...visit.tracking,
    ...place.leadFields,
    ...counted,
    flow: model.flow,
    facts: model.facts,
    finished_at: place.now.toISOString(),
    ...(place.gpc && { gpc: '1' }),
    ...(model.test && { test: model.test }),
    ...(model.campaignProof && { campaign_proof: model.campaignProof }),
    ...(model.wordsVersion && { words_version: model.wordsVersion }),
    language: model.locale,
    brand: model.brand.id,
    switches: Object.fromEntries(Object.entries(model.switches).filter(([name]) => !model.idleSwitches.includes(name))),
    landing_page: place.origin,
    page_url: place.origin + place.path,
    page_referer: place.referer,
    time_on_steps: Object.entries(visit.seconds)
      .map(([step, seconds]) => `${publicStepName(step as StepName)}:${seconds}`)
      .join(','),
    // Among them the consent as it was shown.
    ...visit.leadExtras,
  };
}
