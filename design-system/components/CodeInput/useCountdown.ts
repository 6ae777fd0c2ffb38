import { useEffect, useState } from 'react';
import type { Clock } from '../clock.ts';

/** Whole seconds until `end` (milliseconds), updated each second; 0 once past. */
export function useCountdown(end: number, clock: Clock): number {
  const left = () => Math.max(0, Math.ceil((end - clock.now()) / 1000));
  const [, tick] = useState(0);
  const waiting = left() > 0;

  useEffect(() => {
    if (waiting) return clock.every(1000, () => tick((count) => count + 1));
  }, [waiting, clock]);

  return left();
}
