import { useEffect, useState } from 'react';
import { sendPending } from './pending.ts';

/** Milliseconds between tries to send what waits on the device; the last one repeats. */
const retryAfter = [3000, 5000, 15_000, 60_000] as const;

/** `nothing`: all was sent before; `waiting`: something is kept on the device; `sent`: it has arrived since. */
export type Delivery = 'nothing' | 'waiting' | 'sent';

/**
 * Sends what waits on the device for as long as the page is open, and says how it stands.
 * @param atFirst what is known before the first try: `waiting` where a try has just failed
 */
export function useDelivery(atFirst: 'nothing' | 'waiting' = 'nothing'): Delivery {
  const [delivery, setDelivery] = useState<Delivery>(atFirst);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let stopped = false;
    const attempt = async () => {
      clearTimeout(timer);
      const waiting = await sendPending();
      if (stopped) return;
      setDelivery((before) => (waiting > 0 ? 'waiting' : before === 'waiting' ? 'sent' : before));
      if (waiting > 0) {
        timer = setTimeout(attempt, retryAfter[Math.min(tries, retryAfter.length - 1)]);
        tries += 1;
      }
    };
    void attempt();
    addEventListener('online', attempt);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, []);
  return delivery;
}
