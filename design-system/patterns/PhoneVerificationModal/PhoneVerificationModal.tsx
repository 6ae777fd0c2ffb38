import { forwardRef, type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput, type Resend } from '../../components/CodeInput/CodeInput.tsx';
import type { Clock } from '../../components/clock.ts';
import { SingleErrorContext } from '../../components/Field/Field.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { Native } from '../../components/native.ts';
import { Stack } from '../Stack/Stack.tsx';

export interface PhoneVerificationModalProps extends Native<'div', 'onSubmit'> {
  open: boolean;
  title: string;
  /** Which number the code went to. */
  text: ReactNode;
  closeLabel: string;
  codeLabel: string;
  hint?: string | undefined;
  /** The last check's error, or that the code is too short. */
  error?: string | undefined;
  /** How many checks have failed: the error is read out at each. */
  attempts?: number | undefined;
  code: string;
  /** How many digits it has. */
  codeLength: number;
  resend: Resend;
  clock?: Clock | undefined;
  submitLabel: string;
  /** The code is being checked. */
  loading: boolean;
  loadingLabel: string;
  onCode(code: string): void;
  onSubmit(): void;
  onClose(): void;
  /** A way on without the code, for whom none arrives. */
  wayOut?: { label: string; onClick(): void } | undefined;
}

/** Asks for the code sent to the visitor's phone. Load it lazily. See docs/spec/validation.md#phone-verification. */
export const PhoneVerificationModal = forwardRef<HTMLDivElement, PhoneVerificationModalProps>(function PhoneVerificationModal(
  {
    open,
    title,
    text,
    closeLabel,
    codeLabel,
    hint,
    error,
    attempts = 1,
    code,
    codeLength,
    resend,
    clock,
    submitLabel,
    loading,
    loadingLabel,
    onCode,
    onSubmit,
    onClose,
    wayOut,
    ...rest
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal {...rest} ref={ref} open={open} title={title} text={text} closeLabel={closeLabel} focusFirst={input} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) onSubmit();
        }}
      >
        <Stack>
          <SingleErrorContext.Provider value={attempts}>
            <CodeInput
              id="code"
              name="code"
              label={codeLabel}
              hint={hint}
              error={error}
              length={codeLength}
              value={code}
              resend={resend}
              clock={clock}
              ref={input}
              onChange={onCode}
            />
          </SingleErrorContext.Provider>
          <Button type="submit" fullWidth loading={loading} loadingLabel={loadingLabel}>
            {submitLabel}
          </Button>
          {wayOut && (
            <Button variant="link" fullWidth onClick={wayOut.onClick}>
              {wayOut.label}
            </Button>
          )}
        </Stack>
      </form>
    </Modal>
  );
});
