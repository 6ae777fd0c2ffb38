import { useEffect, useState } from 'react';
import { failureReference, sendPending } from './pending.ts';

/** Milliseconds between tries to send what waits on the device; the last one repeats. */
const retryAfter = [3000, 5000, 15_000, 60_000] as const;

export interface Delivery {
  /** `nothing`: all was sent before; `waiting`: something is kept on the device; `sent`: it has arrived since. */
  readonly is: 'nothing' | 'waiting' | 'sent';
  /** What the visitor can name to us, where the server answered that it failed; '' otherwise. */
  readonly reference: string;
}

/**
 * Sends what waits on the device for as long as the page is open, and says how it stands.
 * @param atFirst what is known before the first try: `waiting` where a try has just failed
 */
export function useDelivery(atFirst: 'nothing' | 'waiting' = 'nothing'): Delivery {
  const [delivery, setDelivery] = useState<Delivery>({ is: atFirst, reference: failureReference() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let stopped = false;
    let trying = false;
    const attempt = async () => {
      if (trying) return;
      trying = true;
      clearTimeout(timer);
      const waiting = await sendPending();
      trying = false;
      if (stopped) return;
      const reference = failureReference();
      setDelivery(({ is }) => ({ is: waiting > 0 ? 'waiting' : is === 'waiting' ? 'sent' : is, reference }));
      if (waiting > 0) {
        timer = setTimeout(attempt, retryAfter[Math.min(tries, retryAfter.length - 1)]);
        tries += 1;
      }
    };
    // A network that comes and goes says so many times: one try goes on, and the next comes soon after it.
    const onOnline = () => {
      tries = 0;
      void attempt();
    };
    void attempt();
    addEventListener('online', onOnline);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, []);
  return delivery;
}
