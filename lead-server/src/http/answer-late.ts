import type { ServerResponse } from 'node:http';

/** Milliseconds that a caller over its limit waits for an answer. */
const holdMs = 1000;
/** The most answers that wait at once: held connections must not become a flood of their own. */
const mostHeld = 1000;

let held = 0;

/**
 * Delays the responses to a client over its limit (a tarpit): a flood over a few connections then slows no visitor.
 * Beyond 1,000 at once the answer is immediate, and the connection ends with it.
 */
export function answerLate(response: ServerResponse, answer: () => void): void {
  if (held >= mostHeld) {
    response.setHeader('connection', 'close');
    answer();
    return;
  }
  held += 1;
  const timer = setTimeout(answer, holdMs);
  // the answer has left, or the caller has
  response.once('close', () => {
    held -= 1;
    clearTimeout(timer);
  });
}
