import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import * as dialog from './dialog.css.ts';
import { Line } from './fields.tsx';
import { Button, Key, Note } from './parts.tsx';
import * as styles from './whyDialog.css.ts';

export interface WhyDialogProps {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly text?: ReactNode;
  /** Where the reason is kept, for people to read it. */
  readonly keptIn?: 'audit' | 'history';
  /** What the reason is at first. */
  readonly because?: string;
  /** What the button says. */
  readonly does: string;
  readonly look?: 'main' | 'danger';
  readonly isPending: boolean;
  /** Why the server refused; '' where it did not. */
  readonly failure: ReactNode;
  /** Why it cannot be done now; undefined where it can. */
  readonly hindrance?: string | undefined;
  /** Before the reason. */
  readonly children?: ReactNode;
  /** After the reason. */
  readonly more?: ReactNode;
  onDo(because: string): void;
  onClose(): void;
}

/** The key that does an act from anywhere in its dialog. */
const isDoKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Asks why, and does an act: by its button, by Enter in the reason, or by Ctrl or Cmd and Enter from anywhere. */
export function WhyDialog(props: WhyDialogProps) {
  const {
    title,
    text,
    keptIn = 'audit',
    does,
    look = 'main',
    isPending,
    failure,
    hindrance,
    children,
    more,
    onDo,
    onClose,
  } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [because, setBecause] = useState(props.because ?? '');
  const [isTried, setTried] = useState(false);
  const lacksReason = because.trim() === '';
  function act(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (lacksReason) field.current?.focus();
    if (!lacksReason && !isPending && hindrance === undefined) onDo(because.trim());
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={act}
        noValidate
        onKeyDown={(event) => {
          if (!isDoKey(event)) return;
          event.preventDefault();
          act();
        }}
      >
        {text && <div>{text}</div>}
        {children}
        <Line
          ref={field}
          id={`${id}why`}
          name="because"
          label={`Why (kept in the ${keptIn})`}
          hint={keptIn === 'audit' ? 'Name nobody: others read it.' : undefined}
          value={because}
          maxLength={keptIn === 'audit' ? 200 : 300}
          required
          data-first=""
          error={isTried && lacksReason ? 'Say why: the next person will want to know.' : undefined}
          onChange={setBecause}
        />
        {more}
        {typeof failure !== 'string' && failure}
        {typeof failure === 'string' && failure !== '' && (
          <Note tone="wrong" said>
            {failure}
          </Note>
        )}
        <div className={dialog.foot}>
          {isTried && hindrance !== undefined && (
            <p role="alert" className={styles.hindrance}>
              {hindrance}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look={look} type="submit" aria-disabled={isPending || hindrance !== undefined}>
            {isPending ? 'A moment …' : does} <Key>Ctrl ↵</Key>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
