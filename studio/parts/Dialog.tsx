import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './dialog.css.ts';
import { Icon } from './icons.tsx';
import { keepFocus } from './keepFocus.ts';

interface DialogProps {
  readonly title: string;
  /** Closed by Escape, by a press beside it or by its control. Without it the dialog stays until its reason is gone. */
  readonly onClose?: () => void;
  /** `bare`: the title is for readers of the screen alone. `sheet`: over the lower half of a phone; the upper stays in sight. */
  readonly look?: 'box' | 'bare' | 'sheet';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while it is there: the browser's own, which holds the focus and gives it back. It needs no style element, which
 * the studio's policy refuses. What has `data-first` takes the focus; without it the title does, and is read out.
 */
export function Dialog({ title, onClose, look = 'box', className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first]') ?? shown?.querySelector('h2'))?.focus();
    // before it leaves the page: the browser gives the focus back on closing alone
    return () => {
      shown?.close();
      keepFocus();
    };
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
  const isBare = look === 'bare';
  return (
    <dialog ref={dialog} className={styles.dialog[look]} aria-labelledby={name}>
      <div className={isBare ? styles.hidden : styles.head}>
        <h2 id={name} className={styles.title} tabIndex={isBare ? undefined : -1}>
          {title}
        </h2>
        {onClose && !isBare && (
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={clsx(styles.body, !isBare && styles.padded, className)}>{children}</div>
    </dialog>
  );
}
