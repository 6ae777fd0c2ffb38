import { answersFor, type ChoiceStep, chosenOption, steps } from '#contract/flow/steps.ts';
import { AccidentType } from '#design-system/patterns/AccidentType/AccidentType.tsx';
import type { AccidentPicture } from '#design-system/patterns/AccidentType/accidentPictures.ts';
import { stepCopy } from '../../content/stepCopy.ts';
import { PlainForm } from '../plain/PlainFields.tsx';
import type { ScreenProps } from '../screenProps.ts';

/** The drawing of each kind of accident, by option id. */
const drawings: Readonly<Record<string, AccidentPicture>> = {
  'Car Accident': 'car',
  'Truck Accident': 'truck',
  'Motorcycle Accident': 'motorcycle',
  'Pedestrian Accident': 'pedestrian',
  'Rideshare Accident': 'taxi',
};

/** The kind of accident, as drawings to tap. See docs/spec/screens.md#page-areas. */
export default function TilesScreen({ step, headingId, content, answers, model, onAnswer }: ScreenProps) {
  const choice = steps[step] as ChoiceStep;
  const labels = stepCopy(content, step).options ?? {};
  return (
    <PlainForm step={step} model={model}>
      <AccidentType
        labelledBy={headingId}
        chosen={chosenOption(choice, answers)?.id}
        options={choice.options.map(({ id, name, value }) => ({
          id,
          name,
          value,
          label: labels[id] ?? id,
          icon: drawings[id] ?? 'more',
        }))}
        onChoose={(id) => {
          const option = choice.options.find((each) => each.id === id);
          if (option) onAnswer(answersFor(option));
        }}
      />
    </PlainForm>
  );
}
