import { RadioGroup } from '#design-system/components/RadioGroup/RadioGroup.tsx';
import { multiStepChecks, onePageChecks } from '../checks/fieldChecks.ts';
import { consentExtras, shownConsent } from '../consent/shownConsent.ts';
import { type ControlProps, type Controls, choicesOf } from '../form/controls.tsx';
import { FieldsForm } from '../form/FieldsForm.tsx';
import { maskedControls } from '../form/maskedControls.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { LastConsent } from './LastConsent.tsx';

function RadioControl({ field, form, content }: ControlProps) {
  const choices = choicesOf(field, content);
  return (
    <RadioGroup
      {...(({ label, ...rest }) => ({ ...rest, legend: label }))(form.control(field))}
      options={choices}
      layout={choices.length < 3 ? 'inline' : 'stack'}
      required
    />
  );
}

const controls: Controls = {
  ...maskedControls,
  physical_injury: RadioControl,
  at_Fault: RadioControl,
  police_report: RadioControl,
  with_Lawyer: RadioControl,
  doctor_treatment: RadioControl,
};

/** The one-page form and the multi-step form: questions as fields. See docs/spec/flows.md#forms. */
export default function LongForm(props: ScreenProps) {
  const { model, step, last, onAnswer } = props;
  const consent = shownConsent(model, step);
  return (
    <FieldsForm
      {...props}
      controls={controls}
      checks={step === 'OnePageForm' ? onePageChecks : multiStepChecks}
      consent={last && <LastConsent {...props} text={consent.text} />}
      onAnswer={(values, _, extras) => onAnswer(values, last ? { ...extras, ...consentExtras(consent) } : undefined)}
    />
  );
}
