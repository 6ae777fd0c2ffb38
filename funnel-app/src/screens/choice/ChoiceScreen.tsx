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
import { AnswerGrid, type AnswerLayout } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { stepCopy } from '../../content/stepCopy.ts';
import { PlainForm } from '../plain/PlainFields.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { pictureOf } from './answerPictures.ts';

const variantOf = (step: StepName) => (steps[step] as Step).variant;

/** The order of a step's answers; the `lawyer` switch puts the new lawyer first. */
function orderOptions(options: readonly Option[], { step, model }: ScreenProps): readonly Option[] {
  return baseStepOf(step) === 'HasLawyer' && model.switches.lawyer === 'rearranged' ? [...options].reverse() : options;
}

/** Time frames have a switch of their own; the third variant has two columns. */
function layoutOf({ step, model }: ScreenProps): AnswerLayout {
  const { grid, timeframe } = model.switches;
  if (step === 'SocialDropWhenWasTheAccident' && timeframe !== 'list') return timeframe;
  return variantOf(step) === 'vw3' || grid === 'two' ? 'grid' : 'stack';
}

/** Whether the answers are the social-media variant's pills. */
const isSocial = ({ step, model }: ScreenProps) => model.switches.redesign === 'on' || variantOf(step) === 'tiktok';

/** A question that one tap answers. */
export function ChoiceScreen(props: ScreenProps) {
  const { step, headingId, content, answers, model, onAnswer } = props;
  const choice = steps[step] as ChoiceStep;
  const labels = stepCopy(content, step).options ?? {};
  const [only, another] = choice.options;
  if (only && !another) {
    // a question with one answer looks like a call to action
    return (
      <PlainForm step={step} model={model}>
        <Button type="submit" name={only.name} value={only.value} fullWidth onClick={() => onAnswer(answersFor(only))}>
          {labels[only.id] ?? only.id}
        </Button>
      </PlainForm>
    );
  }
  return (
    <PlainForm step={step} model={model}>
      <AnswerGrid
        labelledBy={headingId}
        layout={layoutOf(props)}
        letters={isSocial(props)}
        rounded={isSocial(props) || model.switches.rounded === 'on'}
        chosen={chosenOption(choice, answers)?.id}
        options={orderOptions(choice.options, props).map(({ id, name, value }) => ({
          id,
          name,
          value,
          label: labels[id] ?? id,
          icon: pictureOf(step, id),
        }))}
        onChoose={(id) => {
          const option = choice.options.find((each) => each.id === id);
          if (option) onAnswer(answersFor(option));
        }}
      />
    </PlainForm>
  );
}
