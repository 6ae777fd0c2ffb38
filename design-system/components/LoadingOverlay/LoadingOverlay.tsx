import { useId, useLayoutEffect, useRef } from 'react';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  title: string;
  text?: string | undefined;
  open: boolean;
}

/** Covers the whole screen while the lead is sent (Core 2). */
export function LoadingOverlay({ open, ...words }: LoadingOverlayProps) {
  return open ? <OpenOverlay {...words} /> : null;
}

/** A modal dialog of the browser's own: it makes the page behind inert, holds the focus and gives it back. */
function OpenOverlay({ title, text }: Omit<LoadingOverlayProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect: a dialog gives the focus back only while it is still in the page.
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
