import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { Line } from './fields.tsx';
import { Button, Key, Note } from './parts.tsx';
import * as styles from './whyDialog.css.ts';

interface WhyDialogProps {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly text?: ReactNode;
  /** What the button says. */
  readonly does: string;
  readonly look?: 'main' | 'danger';
  readonly isPending: boolean;
  /** Why the server refused; '' where it did not. */
  readonly failure: string;
  /** Why it cannot be done now; undefined where it can. */
  readonly hindrance?: string | undefined;
  /** Before the reason. */
  readonly children?: ReactNode;
  onDo(because: string): void;
  onClose(): void;
}

const isDoKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Asks why, and does an act: by its button, by Enter in the reason, or by Ctrl or Cmd and Enter from anywhere. */
export function WhyDialog(props: WhyDialogProps) {
  const { title, text, does, look = 'main', isPending, failure, hindrance, children, onDo, onClose } = props;
  const id = useId();
  const [because, setBecause] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksReason = because.trim() === '';
  function act(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
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
          id={`${id}why`}
          label="Why (kept in the audit)"
          hint="Name nobody: others read it."
          value={because}
          maxLength={200}
          required
          data-first=""
          error={isTried && lacksReason ? 'Say why: the next person will want to know.' : undefined}
          onChange={setBecause}
        />
        {failure !== '' && (
          <Note tone="wrong" said>
            {failure}
          </Note>
        )}
        <div className={styles.foot}>
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
