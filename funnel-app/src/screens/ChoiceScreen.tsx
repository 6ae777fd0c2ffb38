import { type ChoiceStep, chosenOption, type Option, steps, storedBy } from '#contract/steps.ts';
import { AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import type { ScreenProps } from './screen.ts';

/** The order in which a step's answers are shown. The `lawyer` switch puts "yes, but I want a new lawyer" first (Core 1). */
function ordered(options: readonly Option[], { step, switches }: ScreenProps): readonly Option[] {
  return step === 'HasLawyer' && switches.lawyer === 'rearranged' ? options.toReversed() : options;
}

/** A question that one tap answers. */
export function ChoiceScreen(props: ScreenProps) {
  const { step, headingId, content, answers, switches, onAnswer } = props;
  const choice = steps[step] as ChoiceStep;
  const labels = content.steps[step].options ?? {};
  return (
    <AnswerGrid
      labelledBy={headingId}
      columns={switches.grid}
      rounded={switches.rounded === 'on'}
      chosen={chosenOption(choice, answers)?.id}
      options={ordered(choice.options, props).map(({ id, name, value }) => ({ id, name, value, label: labels[id] ?? id }))}
      onChoose={(id) => {
        const option = choice.options.find((each) => each.id === id);
        if (option) onAnswer(storedBy(option));
      }}
    />
  );
}
