import { clsx } from 'clsx';
import { type CSSProperties, forwardRef, type RefObject, useImperativeHandle, useRef } from 'react';
import { asciiDigits } from '../asciiDigits.ts';
import { Button } from '../Button/Button.tsx';
import { type Clock, systemClock } from '../clock.ts';
import { Field } from '../Field/Field.tsx';
import type { Native } from '../native.ts';
import * as styles from './CodeInput.css.ts';
import { useCountdown } from './useCountdown.ts';

export interface Resend {
  /** "Send a new code". */
  label: string;
  /** While it must be waited for: "You can ask for a new code in 24 s". */
  waiting(seconds: number): string;
  /** When another can be asked for, in milliseconds by the clock. */
  againAt: number;
  /** "New code has been sent!", once another was. */
  notice?: string | undefined;
  onResend(): void;
}

export interface CodeInputProps extends Native<'input', 'onChange'> {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** Such as "Incorrect code, make sure you have put in all the correct numbers.". */
  error?: string | undefined;
  /** How many digits a code has. */
  length: number;
  /** Up to so many digits. */
  value: string;
  resend?: Resend | undefined;
  clock?: Clock | undefined;
  /** Digits only, no more than a code has: other characters are dropped. */
  onChange(code: string): void;
}

/**
 * The code from a text message. One real input, so that autofill, paste and screen readers work; the cells are drawn behind it.
 * Attributes and ref are the input's.
 * See docs/spec/validation.md#phone-verification.
 */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(function CodeInput(
  { id, name, label, hint, error, length, value, resend, clock = systemClock, className, onChange, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error} describedBy={rest['aria-describedby']}>
        {({ className: _box, ...control }) => (
          // client only: the page's policy allows no inline style in HTML
          <div className={styles.frame} style={{ [styles.digits]: length } as CSSProperties}>
            <div className={styles.cells}>
              <input
                {...rest}
                {...control}
                ref={input}
                className={clsx(styles.input, className)}
                name={name}
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="done"
                aria-required
                value={value}
                onChange={(event) => onChange(asciiDigits(event.target.value).replace(/\D/g, '').slice(0, length))}
              />
              {Array.from({ length }, (_, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  key={place}
                  className={place === Math.min(value.length, length - 1) ? styles.next : styles.cell}
                  aria-hidden="true"
                />
              ))}
            </div>
          </div>
        )}
      </Field>
      {resend && <ResendControl {...resend} clock={clock} focusAfter={input} />}
    </div>
  );
});

function ResendControl({
  label,
  waiting,
  againAt,
  notice,
  onResend,
  clock,
  focusAfter,
}: Resend & { clock: Clock; focusAfter: RefObject<HTMLInputElement | null> }) {
  const left = useCountdown(againAt, clock);
  return (
    <div className={styles.resend}>
      <span role="status">{notice && <span className={styles.notice}>{notice}</span>}</span>
      {left > 0 ? (
        <span>{waiting(left)}</span>
      ) : (
        <Button
          variant="link"
          className={styles.resendButton}
          onClick={() => {
            onResend();
            // The control makes way for the seconds, and the next thing to do is to type.
            focusAfter.current?.focus();
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
