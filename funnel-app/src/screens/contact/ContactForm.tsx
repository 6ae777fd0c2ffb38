import { contactChecks } from '../checks/fieldChecks.ts';
import { consentExtras, shownConsent } from '../consent/shownConsent.ts';
import { FieldsForm } from '../form/FieldsForm.tsx';
import { maskedControls } from '../form/maskedControls.tsx';
import { useVerifiedAnswer } from '../phoneCode/useVerifiedAnswer.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { LastConsent } from './LastConsent.tsx';
import { LastStep } from './LastStep.tsx';

/** Forms with phone, ZIP or date; with the consent where they end the survey. */
export default function ContactForm(props: ScreenProps) {
  const { model, step, content, answers, last, sending, onAnswer } = props;
  const consent = shownConsent(model, step);
  const { busy, answer, modal } = useVerifiedAnswer(props, (values, extras) =>
    onAnswer(values, last ? { ...extras, ...consentExtras(consent) } : undefined),
  );
  return (
    <>
      {last && <LastStep answers={answers} words={content.lastStep} />}
      <FieldsForm
        {...props}
        controls={maskedControls}
        checks={contactChecks}
        busy={sending ? content.sending.title : busy}
        onAnswer={answer}
        consent={last && <LastConsent {...props} text={consent.text} />}
      />
      {modal}
    </>
  );
}
