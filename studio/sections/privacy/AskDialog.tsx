import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import * as styles from './privacy.css.ts';

interface AskProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the button says. */
  readonly does: string;
  readonly isPending: boolean;
  /** Why the server refused; '' where it did not. */
  readonly failure: string;
  readonly children?: ReactNode;
  onDo(): void;
  onClose(): void;
}

/** Asks for what a step needs, and writes it down. It needs no reason: what was done is the reason. */
export function AskDialog({ title, text, does, isPending, failure, children, onDo, onClose }: AskProps) {
  function act(event: FormEvent) {
    event.preventDefault();
    if (!isPending) onDo();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={act} noValidate>
        {text && <div>{text}</div>}
        {children}
        {failure !== '' && (
          <Note tone="wrong" said>
            {failure}
          </Note>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" aria-disabled={isPending}>
            {isPending ? 'A moment …' : does}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
