import { useEffect, useState } from 'react';
import { failureReference, type SendResult, type Settled, sendPending } from './pendingSubmissions.ts';

/** Milliseconds between tries to send pending submissions; the last one repeats. */
const retryAfter = [3000, 5000, 15_000, 60_000] as const;

export interface Delivery extends Settled {
  /** `waiting`: a submission is pending on the device; `lost`: it expired unsent. */
  readonly is: 'nothing' | 'waiting' | 'sent' | 'lost';
  /** The log reference where the server failed; '' otherwise. */
  readonly reference: string;
}

/** A device that could not be read leaves the state unchanged. */
function nextState(before: Delivery['is'], found: SendResult | undefined): Delivery['is'] {
  if (!found) return before;
  if (found.waiting > 0) return 'waiting';
  if (before !== 'waiting') return before;
  return found.lost > 0 ? 'lost' : 'sent';
}

/** Sends pending submissions while the page is open. @param atFirst the known state, `waiting` after a failed try */
export function useDelivery(atFirst: 'nothing' | 'waiting' = 'nothing'): Delivery {
  const [delivery, setDelivery] = useState<Delivery>({ is: atFirst, reference: failureReference() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let is: Delivery['is'] = atFirst;
    let settled: Settled = {};
    let tries = 0;
    let stopped = false;
    let trying = false;
    const attempt = async () => {
      if (trying) return;
      trying = true;
      clearTimeout(timer);
      const found = await sendPending();
      trying = false;
      if (stopped) return;
      is = nextState(is, found);
      if (found?.mayCall !== undefined) settled = { mayCall: found.mayCall };
      setDelivery({ is, reference: failureReference(), ...settled });
      if (is === 'waiting') {
        timer = setTimeout(attempt, retryAfter[Math.min(tries, retryAfter.length - 1)]);
        tries += 1;
      }
    };
    // an unstable network reports itself often: one try at a time
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
  }, [atFirst]);
  return delivery;
}

interface DeliveryWords {
  readonly waiting: (reference: string) => string;
  readonly sent: string;
  readonly lost: string;
}

/** The delivery's state as one text: in a translated page React could not remove a second one. */
function deliveryText({ is, reference }: Delivery, words: DeliveryWords): string {
  if (is === 'waiting') return words.waiting(reference);
  return is === 'nothing' ? '' : words[is];
}

/** Milliseconds that a screen reader is given to find the page's live region. */
const regionDelayMs = 100;

/** The text for a live region, set a moment after the region: initial content is not read out. */
export function useDeliveryText(delivery: Delivery, words: DeliveryWords): string {
  const text = deliveryText(delivery, words);
  const [shown, show] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => show(text), regionDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
