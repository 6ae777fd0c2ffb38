import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import MaskedField from '#design-system/components/MaskedField/MaskedField.tsx';
import { phoneIsValid } from '../calls/checks.ts';
import { consentShown } from '../journey/consent.ts';
import { pair } from './FormScreen.css.ts';
import { FormScreen } from './FormScreen.tsx';
import type { ScreenProps } from './screen.ts';
import { type Errors, useForm } from './useForm.ts';

const fields = ['phone', 'zip_code'] as const;

/** The last step: phone and ZIP, and the consent that pressing the button gives. */
export default function PhoneAndZip({ step, content, answers, model, onType, onAnswer }: ScreenProps) {
  const check = async ({ phone }: { readonly phone: string }): Promise<Errors> =>
    (await phoneIsValid(phone)) ? {} : { phone: content.phoneRefused };
  const form = useForm({ fields, answers, content, onType, onAnswer, check });
  return (
    <FormScreen
      content={content}
      form={form}
      submit={content.steps[step].submit ?? content.next}
      consent={<ConsentNotice>{consentShown(model).text}</ConsentNotice>}
    >
      <div className={pair}>
        <MaskedField {...form.control('phone')} mask="phone" autoComplete="tel-national" required />
        <MaskedField {...form.control('zip_code')} mask="zip" autoComplete="postal-code" required />
      </div>
    </FormScreen>
  );
}
