import type { IncomingMessage } from 'node:http';
import { challengeHeader, proofHeader } from '#contract/api/proof.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Altcha } from '../partners/captcha/altcha.ts';

/** A browser's is a third of that. */
const longestProof = 4096;

/** Whether a request has a solution of a challenge of ours, which counts once. */
async function hasProof({ headers }: IncomingMessage, work: Altcha): Promise<boolean> {
  const token = headers[proofHeader];
  if (typeof token !== 'string' || token.length > longestProof) return false;
  const verdict = await work.check(token, '');
  // an earlier use cannot be checked: that stops no visitor
  return verdict === 'passed' || verdict === 'unknown';
}

/**
 * Asks clients near the limit of leads for a proof of work: about a second, which a page spends by itself. See
 * docs/spec/calls.md#proof-of-work.
 * @throws HttpError 428 with a challenge
 */
export const askForProof =
  (work: Altcha) =>
  async (request: IncomingMessage): Promise<void> => {
    if (await hasProof(request, work)) return;
    const challenge = Buffer.from(JSON.stringify(await work.challenge())).toString('base64');
    throw new HttpError(428, 'proof_needed', `Many leads come from this address. Solve the challenge in ${challengeHeader}.`, {
      headers: { [challengeHeader]: challenge },
    });
  };
