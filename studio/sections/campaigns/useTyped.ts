import { useEffect, useRef, useState } from 'react';

/** How long nothing is typed before the address keeps it, in milliseconds. */
const quietMs = 250;

/**
 * The text of a search field at each keystroke, while the address follows in the pauses.
 * @param asked what the address asks for
 */
export function useTyped(asked: string, onAsk: (text: string) => void): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const ask = useRef(onAsk);
  ask.current = onAsk;
  useEffect(() => {
    // the address was changed by something else: a link, or the way back
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      ask.current(typed);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
