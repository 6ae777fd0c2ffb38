import { clsx } from 'clsx';
import { forwardRef, useId, useImperativeHandle, useRef } from 'react';
import { useLayoutEffect } from '../../theme/olderReact.ts';
import { inTurn, type Native } from '../native.ts';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps extends Native<'dialog'> {
  title: string;
  text?: string | undefined;
  open: boolean;
}

/** Covers the screen while the answers are sent. See docs/spec/screens.md#loading-overlay. */
export const LoadingOverlay = forwardRef<HTMLDialogElement, LoadingOverlayProps>(function LoadingOverlay({ open, ...rest }, ref) {
  return open ? <OpenOverlay {...rest} ref={ref} /> : null;
});

/** A native modal dialog: it makes the page inert, holds the focus and returns it. */
const OpenOverlay = forwardRef<HTMLDialogElement, Omit<LoadingOverlayProps, 'open'>>(function OpenOverlay(
  { title, text, className, onCancel, onKeyDown, ...rest },
  ref,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  // a layout effect: a dialog returns the focus only while it is in the page
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      {...rest}
      className={clsx(styles.overlay, className)}
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy="true"
      // There is nothing to go back to until the sending has ended.
      onCancel={inTurn(onCancel, (event) => event.preventDefault())}
      onKeyDown={inTurn(onKeyDown, (event) => {
        if (event.key === 'Escape') event.preventDefault();
      })}
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
});
