import { useState } from 'react';
import { twoStepLimits } from '#contract/api/limits.ts';
import { PhoneVerificationModal } from '#design-system/patterns/PhoneVerificationModal/PhoneVerificationModal.tsx';
import { checkCode, requestCode } from '../../api/twoStep.ts';
import type { PageWords } from '../../content/content.ts';
import type { LeadExtras } from '../../journey/journey.ts';
import { useIsCurrent } from '../form/useIsCurrent.ts';

export interface VerifyPhoneProps {
  readonly phone: string;
  /** When another code can be asked for, in milliseconds since 1970. */
  readonly againAt: number;
  readonly words: PageWords['verification'];
  /** Called once: with the proof of the phone, or without when the visitor goes on unverified. */
  readonly onDone: (proof?: LeadExtras) => void;
  readonly onClose: () => void;
}

const { resendMs, codeLength } = twoStepLimits;

/** A number that no line breaks. */
const withoutLineBreaks = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/**
 * The dialog for the phone code. A failure on our side lets the visitor go on. See docs/spec/validation.md#phone-verification.
 */
export default function VerifyPhone({ phone, againAt: firstAgainAt, words, onDone, onClose }: VerifyPhoneProps) {
  const [againAt, setAgainAt] = useState(firstAgainAt);
  const [code, setCode] = useState('');
  const [checking, setChecking] = useState(false);
  const [said, setSaid] = useState<{ readonly error?: string; readonly notice?: string }>({});
  // Something went wrong once: from then on the visitor may go on without a code.
  const [stuck, setStuck] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const stillHere = useIsCurrent();

  const fail = (error: string) => {
    setAttempts((count) => count + 1);
    setSaid({ error });
  };

  const resend = async () => {
    setStuck(true);
    setSaid({});
    setAgainAt(Date.now() + resendMs);
    // at once: the code may arrive, and be typed, before the answer to this
    setCode('');
    const at = await requestCode(phone);
    if (at === undefined) return fail(words.failed);
    setAgainAt(at);
    setSaid({ notice: words.newCodeSent });
  };

  const check = async () => {
    if (code.length < codeLength) return fail(words.failed);
    setChecking(true);
    setSaid({});
    const verdict = await checkCode(phone, code);
    if (!stillHere()) return;
    if (verdict.is === 'approved') return onDone({ sms_proof: verdict.proof });
    if (verdict.is === 'unavailable') return onDone();
    setChecking(false);
    setStuck(true);
    fail(verdict.is === 'incorrect' ? words.incorrect : words.spent);
  };

  return (
    <PhoneVerificationModal
      open
      title={words.title}
      text={words.text(withoutLineBreaks(phone))}
      closeLabel={words.close}
      codeLabel={words.codeLabel}
      hint={words.codeHint}
      error={said.error}
      attempts={attempts}
      code={code}
      codeLength={codeLength}
      resend={{ label: words.resend, waiting: words.waiting, againAt, notice: said.notice, onResend: resend }}
      submitLabel={words.submit}
      loading={checking}
      loadingLabel={words.checking}
      onCode={(typed) => {
        // the code stays until it is checked
        if (checking) return;
        setCode(typed);
        setSaid({});
      }}
      onSubmit={() => void check()}
      onClose={onClose}
      wayOut={stuck ? { label: words.without, onClick: () => onDone() } : undefined}
    />
  );
}
