import { useId, useRef } from 'react';
import { useLayoutEffect } from '../../motion/olderReact.ts';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  title: string;
  text?: string | undefined;
  open: boolean;
}

/** Covers the screen while the answers are sent. See docs/spec/screens.md#loading-overlay. */
export function LoadingOverlay({ open, ...words }: LoadingOverlayProps) {
  return open ? <OpenOverlay {...words} /> : null;
}

/** A native modal dialog: it makes the page inert, holds the focus and returns it. */
function OpenOverlay({ title, text }: Omit<LoadingOverlayProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // a layout effect: a dialog returns the focus only while it is in the page
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      className={styles.overlay}
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy="true"
      // There is nothing to go back to until the sending has ended.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      <div className={styles.content} role="status">
        <div className={styles.spinner} aria-hidden="true" />
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </dialog>
  );
}
