import { useState } from 'react';
import { consentText } from '#contract/consent/consent-text.ts';
import { BuyerList } from '#design-system/components/BuyerList/BuyerList.tsx';
import { buyersFrom, chosenBuyersExtras } from '../journey/buyersConsent.ts';
import type { LeadExtras } from '../journey/savedVisit.ts';
import { Consent } from './Consent.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { contactChecks } from './fieldChecks.ts';
import { maskedControls } from './maskedControls.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import type { ScreenProps } from './screenProps.ts';
import { useVerifiedAnswer } from './useVerifiedAnswer.tsx';

const listId = 'selected_buyers';

/**
 * The last step of buyer-consent: the phone, and by name who may call. Nobody is preselected. See
 * docs/spec/flows.md#buyer-consent.
 */
export default function BuyersForm(props: ScreenProps) {
  const { model, content, noted, onAnswer } = props;
  const words = content.buyers;
  const buyers = buyersFrom(noted);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const idOf = ({ ids }: (typeof buyers)[number]) => ids[0] ?? '';
  const agreed = buyers.filter((buyer) => chosen.includes(idOf(buyer)));
  const consent = consentText({
    version: 'buyers-1',
    locale: model.locale,
    brandName: model.brand.name,
    sellers: (agreed.length > 0 ? agreed : buyers).map(({ name }) => name),
  });
  const proposed = (noted.selected_buyers ?? '').split('|');
  const choice: LeadExtras = {
    ...chosenBuyersExtras(
      buyers,
      buyers.filter(({ ids }) => proposed.includes(ids.join(','))),
      agreed,
    ),
    tcpa: consent.text,
    consent_version: consent.version,
  };
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
            <BuyerList
              id={listId}
              name={listId}
              legend={words.legend}
              hint={words.hint}
              error={tried && agreed.length === 0 ? words.required : undefined}
              buyers={buyers.map((buyer) => ({ id: idOf(buyer), name: buyer.name }))}
              chosen={chosen}
              selectAllLabel={words.selectAll}
              count={words.count(agreed.length, buyers.length)}
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
