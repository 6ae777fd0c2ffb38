import { type ReactNode, useState } from 'react';
import type { Answers } from '#contract/fields.ts';
import { codeLength } from '#design-system/components/CodeInput/CodeInput.tsx';
import { PhoneVerificationModal } from '#design-system/patterns/PhoneVerificationModal/PhoneVerificationModal.tsx';
import { checkCode, sendCode } from '../calls/twoStep.ts';
import type { PageWords } from '../content/content.ts';
import type { Noted } from '../journey/visit.ts';
import type { ScreenProps } from './screen.ts';

/** Milliseconds between two codes (Variants 9). */
const cooldown = 30_000;

/** A number that no line breaks. */
const inOnePiece = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

interface Verifying {
  readonly values: Answers;
  readonly sentAt: number;
  readonly code: string;
  readonly checking: boolean;
  readonly error?: string | undefined;
  readonly notice?: string | undefined;
  /** Something went wrong once: from then on the visitor may go on without a code. */
  readonly stuck: boolean;
}

/**
 * Shows that the phone is the visitor's own (Variants 4, "Phone verification"): a code is sent, and asked for in a dialog. Whatever fails
 * on our side lets the visitor go on; the lead then simply is not verified.
 * @param words `content.verification`.
 * @param done called once, with what goes along with the lead when the code was right.
 */
function usePhoneVerification(words: PageWords['verification'], done: (values: Answers, noted?: Noted) => void) {
  const [starting, setStarting] = useState(false);
  const [state, setState] = useState<Verifying>();
  const phone = state?.values.phone ?? '';
  const change = (part: Partial<Verifying>) => setState((before) => before && { ...before, ...part });
  const goOn = (values: Answers, noted?: Noted) => {
    setState(undefined);
    done(values, noted);
  };

  /** Asks for a code; resolves to when it counts as sent, or to undefined when there is none to wait for. */
  const send = async (to: string): Promise<number | undefined> => {
    const request = await sendCode(to);
    if (request.is === 'unavailable') return undefined;
    return request.is === 'sent' ? Date.now() : Date.now() + request.waitMs - cooldown;
  };

  const start = async (values: Answers) => {
    setStarting(true);
    const sentAt = await send(values.phone ?? '');
    setStarting(false);
    if (sentAt === undefined) return goOn(values);
    setState({ values, sentAt, code: '', checking: false, stuck: false });
  };

  const resend = async () => {
    change({ sentAt: Date.now(), notice: undefined, error: undefined, stuck: true });
    const sentAt = await send(phone);
    if (sentAt === undefined) change({ error: words.failed });
    else change({ sentAt, code: '', notice: words.newCodeSent });
  };

  const check = async ({ values, code }: Verifying) => {
    if (code.length < codeLength) return change({ error: words.failed, notice: undefined });
    change({ checking: true, error: undefined, notice: undefined });
    const verdict = await checkCode(phone, code);
    if (verdict.is === 'approved') return goOn(values, { sms_proof: verdict.proof });
    if (verdict.is === 'unavailable') return goOn(values);
    change({ checking: false, stuck: true, error: verdict.is === 'incorrect' ? words.incorrect : words.spent });
  };

  const modal = state && (
    <PhoneVerificationModal
      open
      title={words.title}
      text={words.text(inOnePiece(phone))}
      closeLabel={words.close}
      codeLabel={words.codeLabel}
      hint={words.codeHint}
      error={state.error}
      code={state.code}
      resend={{ label: words.resend, waiting: words.waiting, sentAt: state.sentAt, notice: state.notice, onResend: resend }}
      submitLabel={words.submit}
      checking={state.checking}
      checkingLabel={words.checking}
      onCode={(code) => change({ code, error: undefined })}
      onSubmit={() => void check(state)}
      onClose={() => setState(undefined)}
      wayOut={state.stuck ? { label: words.without, onClick: () => goOn(state.values) } : undefined}
    />
  );
  return { starting, start, modal };
}

/**
 * How a form with a phone answers: at once, or where the campaign says so after the phone was verified.
 * @param answered called once, with what proves the phone, if anything does.
 */
export function useVerifiedAnswer(
  { model, last, content }: ScreenProps,
  answered: (values: Answers, proof?: Noted) => void,
): { readonly busy: boolean; readonly answer: (values: Answers) => void; readonly modal: ReactNode } {
  const { starting, start, modal } = usePhoneVerification(content.verification, answered);
  return { busy: starting, answer: last && model.verifiesPhone ? start : answered, modal };
}
