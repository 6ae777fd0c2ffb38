import { useState } from 'react';
import { withoutContactOrText } from '#contract/fields/fields.ts';
import { placeOfZip } from '../../api/contactChecks.ts';
import { FieldsForm } from '../form/FieldsForm.tsx';
import { maskedControls } from '../form/maskedControls.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { findBuyers } from './availableBuyers.ts';
import { availableBuyersExtras, fixedBuyersExtras } from './buyersConsent.ts';

/** The ZIP, by which buyers are fetched unless the campaign fixes them. See docs/spec/flows.md#buyer-consent. */
export default function ZipForBuyers(props: ScreenProps) {
  const { model, answers, onAnswer } = props;
  const [searching, setSearching] = useState(false);
  const search = async (zip: string) => {
    if (model.fixedBuyers) return fixedBuyersExtras(model.fixedBuyers);
    const place = await placeOfZip(zip);
    // nothing is agreed to yet: no name, no contact, no free text
    return availableBuyersExtras(await findBuyers({ ...withoutContactOrText(answers), zip_code: zip, ...place }));
  };
  return (
    <FieldsForm
      {...props}
      controls={maskedControls}
      checks={{}}
      busy={searching}
      onAnswer={async (values, current) => {
        setSearching(true);
        const leadExtras = await search(values.zip_code ?? '');
        setSearching(false);
        if (current()) onAnswer(values, leadExtras);
      }}
    />
  );
}
