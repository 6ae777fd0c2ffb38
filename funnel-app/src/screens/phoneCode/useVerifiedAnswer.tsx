import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Answers } from '#contract/fields/fields.ts';
import { requestCode, twoStepTimeoutMs } from '../../api/twoStep.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { FormAnswer } from '../form/useForm.ts';
import type { ScreenProps } from '../screenProps.ts';
import type { VerifyPhoneProps } from './VerifyPhone.tsx';

interface Verifying {
  readonly values: Answers;
  readonly extras: LeadExtras;
  readonly againAt: number;
  readonly Dialog: ComponentType<VerifyPhoneProps>;
}

const loadDialog = () => import('./VerifyPhone.tsx');

/**
 * How a form with a phone answers: at once, or after the phone is verified.
 * @param answered called once, with the form's extras and the proof if any
 */
export function useVerifiedAnswer(
  { model, last, content }: ScreenProps,
  answered: (values: Answers, extras: LeadExtras) => void,
): { readonly busy: boolean; readonly answer: FormAnswer; readonly modal: ReactNode } {
  const [busy, setBusy] = useState(false);
  const [verifying, setVerifying] = useState<Verifying>();

  const verifies = last && model.verifiesPhone;
  useEffect(() => {
    // ahead of its turn: a failed load is tried again later
    if (verifies) loadDialog().catch(() => undefined);
  }, [verifies]);

  const verify: FormAnswer = async (values, current, extras) => {
    setBusy(true);
    // Without its code the dialog can't be shown: that is a failure of ours too. So it is where a file that was cut off on its way exports nothing.
    const dialog = withTimeout(loadDialog(), twoStepTimeoutMs).then(
      (loaded) => loaded.default as typeof loaded.default | undefined,
      () => undefined,
    );
    const [againAt, Dialog] = await Promise.all([requestCode(values.phone ?? ''), dialog]);
    setBusy(false);
    if (!current()) return;
    if (againAt === undefined || !Dialog) return answered(values, extras);
    setVerifying({ values, extras, againAt, Dialog });
  };

  const close = () => setVerifying(undefined);
  const modal = verifying && (
    <verifying.Dialog
      phone={verifying.values.phone ?? ''}
      againAt={verifying.againAt}
      words={content.verification}
      onDone={(proof) => {
        close();
        answered(verifying.values, { ...verifying.extras, ...proof });
      }}
      onClose={close}
    />
  );
  return { busy, answer: verifies ? verify : (values, _, extras) => answered(values, extras), modal };
}
