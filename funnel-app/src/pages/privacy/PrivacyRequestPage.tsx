import { useCallback, useEffect, useRef, useState } from 'react';
import { privacyMessageType, toFormData } from '#contract/consent/privacy-request.ts';
import { ErrorSummary } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import { type PrivacyFormState, PrivacyRequestForm } from '#design-system/patterns/PrivacyRequestForm/PrivacyRequestForm.tsx';
import type { PageWords } from '../../content/content.ts';
import type { PrivacyContent } from '../../content/privacy.ts';
import { uuidv7 } from '../../lib/ids.ts';
import { privacyPath, submit } from '../../submission/pendingSubmissions.ts';
import { useDelivery, useDeliveryText } from '../../submission/useDelivery.ts';
import { saveAdvertisingAnswer } from '../../tracking/advertisingConsent/advertisingAnswer.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { setDocumentTitle } from '../frame/setDocumentTitle.ts';
import { type CaptchaResult, PersonCheck } from './PersonCheck.tsx';
import { PrivacyFields } from './PrivacyFields.tsx';
import * as styles from './PrivacyRequestPage.css.ts';
import type { PrivacyModel } from './privacyModel.ts';
import { usePrivacyForm } from './usePrivacyForm.ts';

interface PageProps {
  readonly model: PrivacyModel;
  readonly content: PageWords;
  readonly words: PrivacyContent;
}

/** The privacy form and, once sent or kept, the thanks in its place. See docs/spec/screens.md#privacy-form. */
export function PrivacyRequestPage({ model, content, words }: PageProps) {
  const [state, setState] = useState<PrivacyFormState>(model.sent ? 'sent' : 'idle');
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    if (state === 'sent') setDocumentTitle(document.querySelector('h1'), model.brand.name);
  }, [state, model.brand.name]);
  return (
    <PageFrame model={model} content={content} logoOnly>
      {state === 'sent' && <Delivery words={words} unsent={unsent} />}
      <Request model={model} words={words} state={state} onState={setState} onUnsent={() => setUnsent(true)} />
    </PageFrame>
  );
}

interface RequestProps {
  readonly model: PrivacyModel;
  readonly words: PrivacyContent;
  readonly state: PrivacyFormState;
  readonly onState: (state: PrivacyFormState) => void;
  /** Called when the server was unreachable. */
  readonly onUnsent: () => void;
}

function Request({ model, words, state, onState, onUnsent }: RequestProps) {
  const [captcha, setCaptcha] = useState<CaptchaResult>();
  const form = usePrivacyForm(words, captcha !== undefined, model.given);
  const { forget } = form;
  // one visit makes one request, however often it has to be sent
  const key = useRef<string>(undefined);

  const onCaptcha = useCallback(
    (result: CaptchaResult) => {
      setCaptcha(result);
      if (result) forget('captcha');
    },
    [forget],
  );

  const send = async () => {
    if (!form.check()) return;
    onState('sending');
    key.current ??= uuidv7();
    const reCaptchaToken = typeof captcha === 'object' ? captcha.token : '';
    const given = toFormData(form.form);
    if (given.optOutOfSaleOrSharingOfInformation === 'yes') saveAdvertisingAnswer('no');
    const request = { formData: given, reCaptchaToken, type: privacyMessageType };
    if (!(await submit(key.current, request, { path: privacyPath }))) onUnsent();
    // shown even if the post failed: the device keeps the request and sends it
    onState('sent');
  };

  return (
    <PrivacyRequestForm
      heading={words.title}
      intro={words.intro.map((text) => (
        <p key={text} className={styles.intro}>
          {text}
        </p>
      ))}
      state={state}
      summary={<ErrorSummary title={words.errorSummary} errors={form.summary} focusKey={form.attempts} />}
      submitLabel={words.submit}
      loadingLabel={words.sending}
      sentMessage={words.sent}
      onSubmit={() => void send()}
    >
      <PrivacyFields state={form} content={words} />
      <div data-scripted>
        <PersonCheck content={words.captcha} locale={model.locale} error={form.errors.captcha} onResult={onCaptcha} />
      </div>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </PrivacyRequestForm>
  );
}

/** Above the thanks, for as long as the request has not reached the server. */
function Delivery({ words, unsent }: { readonly words: PrivacyContent; readonly unsent: boolean }) {
  const delivery = useDelivery(unsent ? 'waiting' : 'nothing');
  return (
    <p role="status" className={styles.delivery[delivery.is]}>
      {useDeliveryText(delivery, { ...words, sent: words.arrived })}
    </p>
  );
}
