import type { PlainPage } from '#contract/api/plain-page.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { StepName } from '#contract/flow/steps.ts';
import type { Content } from '../content/content.ts';
import type { LeadExtras } from '../journey/journey.ts';
import type { SurveyModel } from '../model/pageModel.ts';

/** The props of every screen. */
export interface ScreenProps {
  readonly step: StepName;
  readonly headingId: string;
  readonly content: Content;
  readonly answers: Answers;
  readonly flow: Flow;
  readonly model: SurveyModel;
  /** Answering it can end the survey: it shows the consent. */
  readonly last: boolean;
  /** The page's data beside the answers (buyers, a verified phone). */
  readonly leadExtras: LeadExtras;
  /** It was answered and is being sent, and no overlay says so. */
  readonly sending: boolean;
  /** The server's errors of the form sent without script. */
  readonly errors?: PlainPage['errors'] | undefined;
  /** Stores typed values. */
  readonly onType: (given: Answers) => void;
  /** Answers the question. `leadExtras` goes along with the lead, and is no answer. */
  readonly onAnswer: (given: Answers, leadExtras?: LeadExtras) => void;
  /** Shows an earlier step again, to change its answer. */
  readonly onRevisit: (step: StepName) => void;
}
