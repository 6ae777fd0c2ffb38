import { clsx } from 'clsx';
import { forwardRef, type ReactNode, type Ref, useEffect, useState } from 'react';
import { part } from '../../theme/parts.ts';
import { visuallyHidden } from '../base.css.ts';
import type { Native } from '../native.ts';
import * as styles from './Button.css.ts';
import { Slot } from './Slot.tsx';

export const buttonVariants = ['primary', 'ghost', 'link'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export interface ButtonProps extends Native<'button'> {
  variant?: ButtonVariant | undefined;
  /** The action is under way: the button keeps width and focus and takes no second press. */
  loading?: boolean | undefined;
  /** Read out while loading, in the page's language; without it the label stays. */
  loadingLabel?: string | undefined;
  fullWidth?: boolean | undefined;
  /** `submit` for the one that sends the form round it. */
  type?: 'button' | 'submit' | undefined;
  /** HTML's own; while an action runs take `loading`, which keeps the focus. */
  disabled?: boolean | undefined;
  /** The one element in it, such as a link, gets the button's looks and attributes. It cannot be loading. */
  asChild?: boolean | undefined;
  children?: ReactNode;
}

/** Milliseconds of a wait before a screen reader is told: news of a shorter one would cut off those of the next screen. */
const tellAfterMs = 700;

function useLasts(loading: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(setLasts, tellAfterMs, true);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [loading]);
  return loading && lasts;
}

/**
 * A button, or with `type="submit"` a step's submit control. Attributes and ref are the button's.
 * While loading it stays focusable, so that a screen reader keeps its place, and a live region says that it waits (WCAG 4.1.3).
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    loading = false,
    loadingLabel,
    fullWidth = false,
    type = 'button',
    asChild = false,
    className,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const lasts = useLasts(loading);
  const looks = {
    ...(variant === 'primary' && part('button')),
    ...rest,
    className: clsx(styles.button[variant], fullWidth && styles.fullWidth, loading && styles.loading, className),
  };
  if (asChild)
    return (
      <Slot {...looks} slotRef={ref as Ref<never>} onClick={onClick}>
        {children}
      </Slot>
    );
  return (
    <>
      <button
        {...looks}
        ref={ref}
        type={type}
        aria-disabled={loading || rest['aria-disabled']}
        onClick={(event) => {
          if (loading) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {loading && <span className={styles.spinner} aria-hidden="true" />}
        <span>{loading && loadingLabel ? loadingLabel : children}</span>
      </button>
      {loadingLabel && (
        <span role="status" className={visuallyHidden}>
          {lasts && loadingLabel}
        </span>
      )}
    </>
  );
});
