import { hasOneAnswer } from '#contract/flow/steps.ts';
import { barStyle } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { type Journey, type Survey, walkSurvey } from '../journey/journey.ts';

/** The style of the progress that a screen draws. The page's script sets the same on its elements; without script this one holds. */
export function drawnProgress(survey: Survey, { answers, viewing, progress }: Journey): string {
  const position = walkSurvey(survey, answers).path.indexOf(viewing) + (hasOneAnswer(survey.flow.steps[0].step) ? 0 : 1);
  return [
    `[data-screen]{--share:${progress / 100};--step:${Math.max(1, position)}}`,
    `[data-screen] [role=progressbar]>:first-child{transform:${barStyle(Math.round(progress))}}`,
  ].join('');
}
