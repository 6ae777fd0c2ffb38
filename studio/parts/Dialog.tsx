import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './dialog.css.ts';
import { Icon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  /** Closed by Escape, by a press beside it or by its control. Without it the dialog stays until its reason is gone. */
  readonly onClose?: () => void;
  /** The title is for readers of the screen alone. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while it is there: the browser's own, which holds the focus and gives it back. It needs no style element, which
 * the studio's policy refuses.
 */
export function Dialog({ title, onClose, bare = false, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // the title is read out first, unless a field waits to be filled in
    (shown?.querySelector<HTMLElement>('[data-first]') ?? shown?.querySelector('h2'))?.focus();
    // before it leaves the page: the browser gives the focus back on closing alone
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const shown = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current?.();
    };
    const onPress = (event: Event) => event.target === shown && close.current?.();
    shown?.addEventListener('cancel', onCancel);
    shown?.addEventListener('click', onPress);
    return () => {
      shown?.removeEventListener('cancel', onCancel);
      shown?.removeEventListener('click', onPress);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={name}>
      <div className={clsx(styles.inside, !bare && styles.padded, className)}>
        <h2 id={name} className={bare ? styles.hidden : styles.title} tabIndex={bare ? undefined : -1}>
          {title}
        </h2>
        {children}
        {onClose && !bare && (
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </dialog>
  );
}
