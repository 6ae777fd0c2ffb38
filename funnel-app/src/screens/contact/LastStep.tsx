import type { Answers } from '#contract/fields/fields.ts';
import { LastStepHeader } from '#design-system/patterns/LastStepHeader/LastStepHeader.tsx';
import type { PageWords } from '../../content/content.ts';

/**
 * Over the form that ends a survey. assumed: the match variant is for visitors hurt and without a lawyer. See
 * docs/spec/screens.md#page-areas.
 */
export function LastStep({ answers, words }: { readonly answers: Answers; readonly words: PageWords['lastStep'] }) {
  const { physical_injury, with_Lawyer, police_report, who_was_hurt } = answers;
  if (physical_injury !== 'Yes' || with_Lawyer !== 'no') {
    return <LastStepHeader variant="default" eyebrow={words.eyebrow} title={words.title} />;
  }
  const { hurt, noLawyer, report } = words.points;
  const who = who_was_hurt === 'died' || who_was_hurt === 'family' ? who_was_hurt : 'self';
  const points = [hurt[who], noLawyer, ...(police_report === 'yes' ? [report] : [])];
  return <LastStepHeader variant="match" eyebrow={words.eyebrow} title={words.match} points={points} />;
}
