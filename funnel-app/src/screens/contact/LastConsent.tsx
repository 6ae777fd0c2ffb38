import { ConsentNotice } from '#design-system/components/ConsentNotice/ConsentNotice.tsx';
import { Consent } from '../consent/Consent.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { ReviewAnswers } from './ReviewAnswers.tsx';

/** Over the button that ends the survey: the answers to review, and the consent. */
export function LastConsent({ text, ...props }: ScreenProps & { readonly text: string }) {
  return (
    <>
      <ReviewAnswers {...props} />
      <ConsentNotice>
        <Consent text={text} content={props.content} model={props.model} />
      </ConsentNotice>
    </>
  );
}
