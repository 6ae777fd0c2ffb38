import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/mediaQueries.ts';

/** Milliseconds that a tapped answer shows as chosen before the next screen. */
const holdMs = 150;

/**
 * Shows a tapped answer as given for a moment, and then gives it. Keys and reduced motion do not wait; of several taps the
 * first counts.
 * @param chosen the id of the answer given before, if any
 */
export function useHeldChoice(chosen: string | undefined, onChoose: (id: string) => void) {
  const [held, hold] = useState<{ readonly id: string; readonly over: string | undefined }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** The answer to show as given. */
    shown: held && held.over === chosen ? held.id : chosen,
    choose(id: string, { detail }: MouseEvent) {
      if (timer.current !== undefined) return;
      if (detail === 0 || prefersReducedMotion()) return latest.current(id);
      hold({ id, over: chosen });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        latest.current(id);
      }, holdMs);
      try {
        navigator.vibrate?.(8);
      } catch {
        // a frame may not vibrate, and need not
      }
    },
  };
}
