import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { consentShown } from '../journey/consent.ts';
import { FieldsForm } from './FieldsForm.tsx';
import { contactChecks } from './fieldChecks.ts';
import { maskedControls } from './maskedControls.tsx';
import type { ScreenProps } from './screen.ts';
import { usePhoneVerification } from './usePhoneVerification.tsx';

/** Forms that ask for the phone, the ZIP or a date: where they end the survey, with the consent that pressing the button gives. */
export default function ContactForm(props: ScreenProps) {
  const { model, content, last, onAnswer } = props;
  const verification = usePhoneVerification(content.verification, onAnswer);
  const verifies = last && model.verifiesPhone;
  return (
    <>
      <FieldsForm
        {...props}
        controls={maskedControls}
        checks={contactChecks}
        busy={verification.starting}
        onAnswer={verifies ? verification.start : onAnswer}
        consent={last && <ConsentNotice>{consentShown(model).text}</ConsentNotice>}
      />
      {verification.modal}
    </>
  );
}
