import { descriptionRemaining, maxLengths } from '#contract/validation.ts';
import { TextArea } from '#design-system/components/TextArea/TextArea.tsx';
import { FormScreen } from './FormScreen.tsx';
import type { ScreenProps } from './screen.ts';
import { useForm } from './useForm.ts';

const fields = ['case_description'] as const;

/** The case description with its length counter (Core 2; Variants 5: 20 characters at least). */
export default function IncidentDescription({ step, content, answers, onType, onAnswer }: ScreenProps) {
  const form = useForm({ fields, answers, content, onType, onAnswer });
  const remaining = descriptionRemaining(answers.case_description ?? '');
  return (
    <FormScreen content={content} form={form} submit={content.steps[step].submit ?? content.next}>
      <TextArea
        {...form.control('case_description')}
        counter={content.descriptionCounter(remaining)}
        counterMet={remaining === 0}
        maxLength={maxLengths.case_description}
        rows={5}
        required
      />
    </FormScreen>
  );
}
