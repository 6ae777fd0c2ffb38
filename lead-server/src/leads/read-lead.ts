import { parseSubmission, type Refusal, type Submission } from '#contract/lead/lead-record.ts';
import { type JsonObject, toStorable } from '../lib/json.ts';
import type { Vault } from '../vault/vault.ts';
import { canonicalJson } from './canonical-json.ts';

/** A request's body, as it came and as the JSON object that it is. */
export interface RequestBody {
  readonly text: string;
  readonly body: JsonObject;
}

/** A body with the form of a submission. */
export interface ReadLead {
  readonly submission: Submission;
  /** What tells a repeat of it. */
  readonly key: string;
  /** Keys of a repeat stored before a change of data keys. */
  readonly olderKeys: readonly string[];
  readonly bodyText: string;
  readonly bodyHash: string;
}

/** A body that is no lead: of no submission, or of answers that finish no path. */
export interface RefusedLead {
  readonly submission: JsonObject;
  readonly refusal: Refusal;
  readonly key: string;
  readonly bodyHash: string;
}

/** Keyed: a body can be as little as a name and a number, and guessed from a plain hash. */
export const hashOfBody = (vault: Vault, text: string): string => vault.keyedHash('body', text);
export const hashesOfBody = (vault: Vault, text: string): readonly string[] => vault.keyedHashes('body', text);

/** The first step of a lead. @param givenKey the Idempotency-Key; a hash of the submission stands in */
export function readLead(
  vault: Vault,
  { text: bodyText, body }: RequestBody,
  givenKey: string | undefined,
): ReadLead | RefusedLead {
  const bodyHash = hashOfBody(vault, bodyText);
  const parsed = parseSubmission(body);
  if (!parsed.ok) {
    // an old page may send what is refused now, and its visitor has nothing to correct
    const submission = toStorable(body) as JsonObject;
    return { submission, refusal: parsed.refusal, key: givenKey ?? `body:${bodyHash}`, bodyHash };
  }
  const submission = parsed.value;
  // after a key change, a repeat without a key of its own has the hash under an older key
  const [key = '', ...olderKeys] = givenKey
    ? [givenKey]
    : hashesOfBody(vault, canonicalJson(submission)).map((hash) => `body:${hash}`);
  return { submission, key, olderKeys, bodyText, bodyHash };
}
