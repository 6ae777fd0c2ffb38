import type { ServerResponse } from 'node:http';

/** Milliseconds that a caller over its limit waits for its refusal. */
const holdMs = 1000;
/** The most refusals that wait at once: held connections must not become a flood of their own. */
const mostHeld = 1000;

let held = 0;

/**
 * Refuses late whoever calls too often (a tarpit): a flood over a few connections then takes no time from visitors. Beyond 1,000
 * at once it refuses immediately, and the connection ends with the answer.
 */
export function refuseLate(response: ServerResponse, refuse: () => void): void {
  if (held >= mostHeld) {
    response.setHeader('connection', 'close');
    refuse();
    return;
  }
  held += 1;
  const timer = setTimeout(refuse, holdMs);
  // the answer has left, or the caller has
  response.once('close', () => {
    held -= 1;
    clearTimeout(timer);
  });
}
