import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { forwardRef, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../theme/olderReact.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as styles from './Modal.css.ts';

/** Milliseconds that the dialog itself has the focus, before its content. */
const announceDelayMs = 150;

export interface ModalProps extends Native<'div'> {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** The name of the close control. */
  closeLabel: string;
  /** Closed by its control, by Escape or by a press beside it. */
  onClose(): void;
  /** Takes the focus on opening; without it the title does and is read out. */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A modal dialog (Radix) that holds the focus and returns it. Load it lazily. Attributes and ref are the dialog's. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal(
  { open, title, text, closeLabel, onClose, focusFirst, className, children, ...rest },
  ref,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const announcing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(announcing.current), []);
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Scrim>
          <Content
            {...rest}
            ref={ref}
            className={clsx(styles.content, className)}
            {...(!text && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement;
              // the dialog first: Orca else stays in browse mode and takes typing for commands
              const dialog = event.currentTarget as HTMLElement;
              dialog.focus();
              announcing.current = setTimeout(() => {
                // not from a control that a quick visitor has focused since
                if (document.activeElement === dialog) (focusFirst?.current ?? heading.current)?.focus();
              }, announceDelayMs);
            }}
            // Radix would focus its own trigger, and anything may have opened this
            onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
          >
            {/* the page behind is hidden while it is open, and so is its h1 */}
            <Title className={styles.title} ref={heading} tabIndex={-1} asChild>
              <h1>{title}</h1>
            </Title>
            {text && <Description className={styles.text}>{text}</Description>}
            <div className={styles.body}>{children}</div>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </Content>
        </Scrim>
      </Portal>
    </Root>
  );
});

/** Keeps the page behind from scrolling or shifting. */
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
