import type { Answers } from '#contract/fields.ts';
import type { StepName } from '#contract/steps.ts';
import type { Content } from '../content/content.ts';
import type { SurveyModel } from '../pages/model.ts';

/** What every screen gets: the words, the answers so far, and the two things that a visitor can do with a question. */
export interface ScreenProps {
  readonly step: StepName;
  readonly headingId: string;
  readonly content: Content;
  readonly answers: Answers;
  readonly model: SurveyModel;
  /** Keeps what is being typed. */
  readonly onType: (given: Answers) => void;
  /** Answers the question. */
  readonly onAnswer: (given: Answers) => void;
}
