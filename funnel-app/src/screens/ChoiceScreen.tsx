import {
  answersFor,
  baseStepOf,
  type ChoiceStep,
  chosenOption,
  type Option,
  type Step,
  type StepName,
  steps,
} from '#contract/flow/steps.ts';
import { type AnswerColumns, AnswerGrid } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { stepCopy } from '../content/stepCopy.ts';
import type { ScreenProps } from './screenProps.ts';

const variantOf = (step: StepName) => (steps[step] as Step).variant;

/** The order in which a step's answers are shown. The `lawyer` switch puts "yes, but I want a new lawyer" first (Core 1). */
function orderOptions(options: readonly Option[], { step, model }: ScreenProps): readonly Option[] {
  return baseStepOf(step) === 'HasLawyer' && model.switches.lawyer === 'rearranged' ? [...options].reverse() : options;
}

/** The time frames of the accident have a switch of their own (Core 1); the third variant's answers stand in two columns (Variants 2). */
function columnsOf({ step, model }: ScreenProps): AnswerColumns {
  const { grid, timeframe } = model.switches;
  if (step === 'SocialDropWhenWasTheAccident' && timeframe !== 'list') return timeframe === 'grid' ? 'two' : 'inline';
  return variantOf(step) === 'vw3' ? 'two' : grid;
}

/** Whether the answers are those of the social-media variant: lettered pills (the switch `redesign`, steps suffixed TikTok). */
const isSocial = ({ step, model }: ScreenProps) => model.switches.redesign === 'on' || variantOf(step) === 'tiktok';

/** A question that one tap answers. */
export function ChoiceScreen(props: ScreenProps) {
  const { step, headingId, content, answers, model, onAnswer } = props;
  const choice = steps[step] as ChoiceStep;
  const labels = stepCopy(content, step).options ?? {};
  const [only, another] = choice.options;
  if (only && !another) {
    // A question with one answer is an invitation: it looks like the call to action that it is.
    return (
      <Button name={only.name} value={only.value} fullWidth onClick={() => onAnswer(answersFor(only))}>
        {labels[only.id] ?? only.id}
      </Button>
    );
  }
  return (
    <AnswerGrid
      labelledBy={headingId}
      columns={columnsOf(props)}
      letters={isSocial(props)}
      rounded={isSocial(props) || model.switches.rounded === 'on'}
      chosen={chosenOption(choice, answers)?.id}
      options={orderOptions(choice.options, props).map(({ id, name, value }) => ({ id, name, value, label: labels[id] ?? id }))}
      onChoose={(id) => {
        const option = choice.options.find((each) => each.id === id);
        if (option) onAnswer(answersFor(option));
      }}
    />
  );
}
