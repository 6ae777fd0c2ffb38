import { useRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Pictogram } from '../Pictogram/Pictogram.tsx';
import * as styles from './Toast.css.ts';

export const toastTones = ['info', 'success', 'error'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
}

export interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  /** The name of the control that takes a message away. */
  dismissLabel: string;
  onDismiss(id: string): void;
}

const icons = { info: 'alert', success: 'check', error: 'alert' } as const satisfies Record<ToastTone, IconName>;

/**
 * Short messages about something that happened by itself ("You are offline; your answers are kept"). Put it on the page once and keep it
 * there, empty: a live region is read out only when its text comes after it. A message stays until it is dismissed, since not everyone
 * reads in five seconds. What is wrong with a field is said at the field and not here.
 */
export function ToastRegion({ toasts, dismissLabel, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);

  /** The focus stays among the messages, or returns to where it was. */
  function dismiss(id: string, at: number): void {
    const buttons = region.current?.querySelectorAll('button') ?? [];
    (buttons[at + 1] ?? buttons[at - 1] ?? region.current)?.focus({ preventScroll: true });
    onDismiss(id);
  }

  return (
    <div ref={region} className={styles.region} role="status" aria-atomic="false" tabIndex={-1}>
      {toasts.map(({ id, tone, text }, at) => (
        <div key={id} className={styles.toast[tone]}>
          <span className={styles.icon}>
            <Icon name={icons[tone]} />
          </span>
          <p className={styles.message}>{text}</p>
          <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={() => dismiss(id, at)}>
            <Pictogram name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
