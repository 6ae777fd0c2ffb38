import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Modal } from '#design-system/components/Modal/Modal.tsx';
import { fieldName } from '#funnel/builder/differenceWords.ts';
import type { CallFailed } from '../../data/call.ts';
import { Line } from '../../parts/fields.tsx';
import { Button, Key, Note } from '../../parts/parts.tsx';
import * as styles from './dialog.css.ts';

/** Reads a refusal with what puts each problem right. */
export function Refusal({ of, children }: { readonly of: CallFailed; readonly children?: ReactNode }) {
  const { message, problems = [] } = of.refusal;
  const [first] = message.split('\n');
  return (
    <Note tone="wrong" said>
      {problems.length > 0 ? first : <span className={styles.lines}>{message}</span>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ path, field, problem, remedy }) => (
            <li key={`${path} ${field} ${problem}`}>
              <strong>{fieldName(field)}</strong>: {problem}. {remedy}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Note>
  );
}

interface ActDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the reason is at first. */
  readonly because?: string;
  /** What the button says. */
  readonly does: string;
  readonly isPending: boolean;
  readonly failure: CallFailed | null;
  /** Why it cannot be done now; undefined where it can. */
  readonly hindrance?: string | undefined;
  /** Beside a refusal: what to do about it. */
  readonly remedy?: ReactNode;
  /** Before the reason. */
  readonly children?: ReactNode;
  /** After the reason. */
  readonly more?: ReactNode;
  onDo(because: string): void;
  onClose(): void;
}

/** The key that does an act from anywhere in its dialog. */
const isDoKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** Asks for a reason and does an act: by its button, by Enter in the reason, or by Ctrl or Cmd and Enter. */
export function ActDialog(props: ActDialogProps) {
  const { title, text, does, isPending, failure, hindrance, remedy, children, more, onDo, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [because, setBecause] = useState(props.because ?? '');
  const [isTried, setTried] = useState(false);
  const lacksReason = because.trim() === '';
  function act(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (lacksReason) field.current?.focus();
    if (lacksReason || isPending || hindrance !== undefined) return;
    onDo(because.trim());
  }
  return (
    <Modal
      open
      title={title}
      text={text}
      closeLabel="Close"
      onClose={onClose}
      focusFirst={field}
      className={styles.dialog}
      onKeyDown={(event) => {
        if (!isDoKey(event)) return;
        event.preventDefault();
        act();
      }}
    >
      <form className={styles.form} onSubmit={act} noValidate>
        {children}
        <Line
          ref={field}
          id={`${id}why`}
          name="because"
          label="Why (kept in the history)"
          value={because}
          maxLength={300}
          required
          error={isTried && lacksReason ? 'Say why: the next person will want to know.' : undefined}
          onChange={setBecause}
        />
        {more}
        {failure && <Refusal of={failure}>{remedy}</Refusal>}
        <div className={styles.foot}>
          {isTried && hindrance !== undefined && (
            <p role="alert" className={styles.hindrance}>
              {hindrance}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" type="submit" aria-disabled={isPending || hindrance !== undefined}>
            {isPending ? 'A moment …' : does} <Key>Ctrl ↵</Key>
          </Button>
        </div>
      </form>
    </Modal>
  );
}
