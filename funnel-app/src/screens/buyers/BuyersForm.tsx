import { useState } from 'react';
import { plainFields } from '#contract/api/plain-page.ts';
import { BuyerList } from '#design-system/components/BuyerList/BuyerList.tsx';
import { contactChecks } from '../checks/fieldChecks.ts';
import { Consent } from '../consent/Consent.tsx';
import { ReviewAnswers } from '../contact/ReviewAnswers.tsx';
import { FieldsForm } from '../form/FieldsForm.tsx';
import { maskedControls } from '../form/maskedControls.tsx';
import { useVerifiedAnswer } from '../phoneCode/useVerifiedAnswer.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { buyersChoice, idOfBuyer } from './buyersChoice.ts';

const listId = 'selected_buyers';

/**
 * The last step of buyer-consent: the phone, and the buyers by name. None is preselected. See
 * docs/spec/flows.md#buyer-consent.
 */
export default function BuyersForm(props: ScreenProps) {
  const { model, content, leadExtras, errors, onAnswer } = props;
  const words = content.buyers;
  const plain = model.plain?.chosen ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(plain);
  const { buyers, agreed, consent, leadExtras: choice } = buyersChoice(model, leadExtras, chosen);
  const { busy, answer, modal } = useVerifiedAnswer(props, (values, extras) => onAnswer(values, { ...choice, ...extras }));
  return (
    <>
      <FieldsForm
        {...props}
        controls={maskedControls}
        checks={contactChecks}
        busy={busy}
        agreedTo={consent.text}
        onAnswer={answer}
        more={agreed.length === 0 ? [{ fieldId: listId, message: words.required }] : []}
        consent={(tried) => (
          <>
            <ReviewAnswers {...props} />
            <input type="hidden" name={plainFields.named} value={plain.join(' ')} />
            <BuyerList
              id={listId}
              name={listId}
              legend={words.legend}
              hint={words.hint}
              error={tried && agreed.length === 0 ? words.required : errors?.[listId]}
              buyers={buyers.map((buyer) => ({ id: idOfBuyer(buyer), name: buyer.name }))}
              value={chosen}
              selectAllLabel={words.selectAll}
              counter={words.count(agreed.length, buyers.length)}
              consent={<Consent text={consent.text} content={content} model={model} />}
              onChange={setChosen}
            />
          </>
        )}
      />
      {modal}
    </>
  );
}
