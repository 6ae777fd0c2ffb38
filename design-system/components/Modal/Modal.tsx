import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import * as styles from './Modal.css.ts';

/** Milliseconds that the dialog itself has the focus, before what is in it has. */
const announceDelayMs = 150;

export interface ModalProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** The name of the close control. */
  closeLabel: string;
  /** Closed by its control, by Escape or by a press beside it. */
  onClose(): void;
  /** What takes the focus as it opens, such as the one field in it; without it the title does, and is read out. */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * A dialog over the page, which it makes inert (Radix): it holds the focus and gives it back to where it was.
 * It brings Radix with it, so load it lazily.
 */
export function Modal({ open, title, text, closeLabel, onClose, focusFirst, children }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Scrim>
          <Content
            className={styles.content}
            {...(!text && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement;
              // The dialog first: a screen reader that loses the page behind looks for a place by itself, finds what is first in the dialog,
              // and says nothing when the focus comes there; it would go on taking what is typed for commands of its own (Orca).
              const dialog = event.currentTarget as HTMLElement;
              dialog.focus();
              setTimeout(() => {
                // not from where a visitor who was quicker has gone
                if (document.activeElement === dialog) (focusFirst?.current ?? heading.current)?.focus();
              }, announceDelayMs);
            }}
            // Radix gives the focus back to a trigger of its own, and here anything may have opened it.
            onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
          >
            <Title className={styles.title} ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {text && <Description className={styles.text}>{text}</Description>}
            <div className={styles.body}>{children}</div>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Pictogram name="close" />
            </button>
          </Content>
        </Scrim>
      </Portal>
    </Root>
  );
}

/** Holds the page behind where it is: it does not scroll, and has no more room than before where its scroll bar was. */
function Scrim({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { clientWidth, style } = document.documentElement;
    const bar = innerWidth - clientWidth;
    style.overflow = 'hidden';
    style.paddingInlineEnd = `${bar}px`;
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('padding-inline-end');
    };
  }, []);
  return <div className={styles.scrim}>{children}</div>;
}
