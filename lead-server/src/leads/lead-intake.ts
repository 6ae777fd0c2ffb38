import { isAlert } from '#contract/api/alerts.ts';
import { HttpError } from '../lib/http-error.ts';
import { uuidv7 } from '../lib/uuid.ts';
import { type AssessmentOptions, assessLead, type ClientInfo } from './assess-lead.ts';
import { type RequestBody, readLead } from './read-lead.ts';
import { createSubmissionWriter, type LeadResponse, type StoringOptions } from './store-lead.ts';

export interface LeadIntake {
  /**
   * Stores a lead durably with its consent receipt and deliveries. The same key with the same answers gives the stored response.
   * @param key the Idempotency-Key header; a hash of the submission stands in
   * @throws HttpError 422 for a bad body or no possible path (both kept as refused), 409 for a key with other answers or an
   * erased lead. See docs/spec/storage.md#idempotency.
   */
  submitLead(sent: RequestBody, key: string | undefined, client: ClientInfo): Promise<LeadResponse>;
  /** Stores a message for the team durably. Of an unknown text the team gets only the id. See docs/spec/calls.md#messages. */
  submitMessage(text: string): Promise<void>;
  /** Stores a message of the server's own; one key is stored once, whichever server has it. */
  tell(text: string, key: string): Promise<void>;
}

export interface LeadIntakeOptions extends AssessmentOptions, StoringOptions {
  readonly now: () => Date;
}

/** Takes leads and messages: reads, assesses and stores them. See docs/spec/calls.md#post-lead. */
export function createLeadIntake(options: LeadIntakeOptions): LeadIntake {
  const { vault, now } = options;
  const write = createSubmissionWriter(options);
  return {
    async submitLead(sent, givenKey, client) {
      const at = now();
      const read = readLead(vault, sent, givenKey);
      if ('refusal' in read) return write.refused(read, at);
      const assessed = await assessLead(options, read, client, at);
      if ('refusal' in assessed) return write.refused(assessed, at);
      return write.lead(assessed);
    },
    async submitMessage(asSent) {
      const at = now();
      const id = uuidv7(at.getTime());
      if (!isAlert(asSent) && !(options.mayKeepJunk?.() ?? true))
        throw new HttpError(429, 'too_many', 'Too many messages came in this hour.');
      await write.message(isAlert(asSent) ? { text: asSent } : { text: `A message was recorded: ${id}`, asSent }, id, at);
    },
    async tell(text, key) {
      const at = now();
      await write.message({ text }, uuidv7(at.getTime()), at, key);
    },
  };
}
