import type { LeadRecord, Refusal } from '#contract/lead/lead-record.ts';
import type { Site } from '#contract/site/site.ts';
import type { DeliveryPlanner } from '../delivery/delivery-plan.ts';
import { leadArrival, type VisitEnd } from '../experiments/arrivals.ts';
import { cellsOf, type Visit } from '../experiments/visits.ts';
import { mailboxOf } from '../lib/email-identity.ts';
import { HttpError } from '../lib/http-error.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { NewDelivery, NewSubmission } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import {
  contactOf,
  decryptContent,
  encryptContent,
  lookupHashes,
  type SubmissionContent,
  sharesConsentText,
} from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import type { AssessedLead } from './assess-lead.ts';
import { createConsentTexts } from './consent-texts.ts';
import { leadFacts } from './lead-facts.ts';
import { hashesOfBody, hashOfBody, type RefusedLead } from './read-lead.ts';
import { refusedContent } from './refused-content.ts';
import type { RepeatGuard } from './repeat-guard.ts';

/** What POST /post-lead answers. It has nothing of the visitor in it. */
export interface LeadResponse {
  readonly id: string;
  readonly lead_is_qualified: 'yes' | 'no';
  readonly is_disqualified: boolean;
  readonly dq_reason: string;
  /** Whether a partner has the lead or will get it, and so may call. */
  readonly may_call: 'yes' | 'no';
}

export interface StoringOptions {
  readonly store: SubmissionStore;
  readonly vault: Vault;
  readonly group: GroupCommit;
  readonly plan: DeliveryPlanner;
  /** Counts the leads of each person; without it nobody's are. */
  readonly repeats?: Pick<RepeatGuard, 'isTooMany' | 'takeBack'>;
  /** Counts what is no lead, over all addresses. @returns whether it may be kept; without it all may */
  readonly mayKeepJunk?: () => boolean;
  /** As `AssessmentOptions` has it. */
  readonly sites?: (() => readonly Site[]) | undefined;
  /** Called with the stored deliveries, which may be due. */
  readonly onStored: (deliveries: readonly NewDelivery[]) => void;
  /** Called with the visit of a lead and its end. */
  readonly onEnded?: (visit: Visit, end: VisitEnd) => void;
}

/** The response to a stored lead. A test tells its visitor what a visitor would be told. */
function toLeadResponse(
  { plan, sites }: StoringOptions,
  id: string,
  record: LeadRecord,
  deliveries: readonly Pick<NewDelivery, 'destination' | 'state'>[],
): LeadResponse {
  const { sent, disqualification, meta } = record;
  const planned = meta.test ? plan.forLead({ ...leadFacts(record, false, sites?.()), isTest: false }) : deliveries;
  return {
    id,
    lead_is_qualified: sent.lead_is_qualified === 'yes' ? 'yes' : 'no',
    is_disqualified: disqualification !== undefined,
    dq_reason: sent.dq_reason ?? '',
    may_call: plan.mayCall(planned) ? 'yes' : 'no',
  };
}

const toHttpError = ({ code, message, field }: Refusal) =>
  new HttpError(422, code, message, field === undefined ? {} : { field });

/** What makes a lead another one: the answers, and who was agreed to. A reloaded page has another time. */
const identifyingParts = ({ said, sent, meta }: LeadRecord) =>
  JSON.stringify([said, meta.consent.text, sent['1_to_1_consent'], sent.selected_buyers]);

/** Which of the states of a kept lead it has: each is kept for its own time (privacy/retention.ts). */
const stateOf = ({ meta, disqualification }: LeadRecord) => (meta.test ? 'test' : disqualification ? 'disqualified' : 'accepted');

/** What every row has of its content. */
const sealedRow = (vault: Vault, id: string, receivedAt: number, content: SubmissionContent) => ({
  id,
  receivedAt,
  ...lookupHashes(vault, contactOf(content)),
  ...encryptContent(vault, id, content),
});

/** The response to a repeat: the same answers and consent are the same lead. @throws HttpError 409 for other ones, and an erased lead */
async function storedResponse(options: StoringOptions, key: string, lead: AssessedLead): Promise<LeadResponse> {
  const { store, vault } = options;
  const row = await store.byKey(key);
  if (row?.state === 'erased') throw new HttpError(409, 'erased', 'This lead was erased, as the person it was about had asked.');
  const content = row && decryptContent(vault, row);
  if (row && content?.is === 'lead') {
    const isSame = identifyingParts(content.record) === identifyingParts(lead.record);
    if (isSame || hashesOfBody(vault, lead.bodyText).includes(row.bodyHash))
      return toLeadResponse(options, row.id, content.record, row.deliveries);
  }
  throw new HttpError(409, 'key_reused', 'This Idempotency-Key was used with other answers.', { field: 'Idempotency-Key' });
}

export interface SubmissionWriter {
  /** Stores a lead, the last step. @throws HttpError 409 for a key with other answers or an erased lead */
  lead(lead: AssessedLead): Promise<LeadResponse>;
  /** Stores a refused lead under a key of its own: the visitor's stays free for the corrected one. @throws HttpError 422 always */
  refused(lead: RefusedLead, at: Date): Promise<never>;
  /** @param key of which one message is stored; its own without it */
  message(text: { readonly text: string; readonly asSent?: string }, id: string, at: Date, key?: string): Promise<void>;
}

/** Stores what comes in and hands its deliveries on. Its only state is which consent texts are stored. */
export function createSubmissionWriter(options: StoringOptions): SubmissionWriter {
  const { vault, store, plan, repeats, sites } = options;
  const consents = createConsentTexts(vault);

  async function write(row: NewSubmission): Promise<boolean> {
    const isStored = await options.group.add(row);
    if (!isStored) return false;
    options.onStored(row.deliveries);
    if (row.consent) consents.stored(row.consent);
    return true;
  }

  /**
   * Writes a row that counts as one more of its person. A lead that was not stored now is no repeat.
   * @returns its planned deliveries; undefined where its key was used before
   */
  async function writeCounted(
    lead: AssessedLead,
    row: ReturnType<typeof sealedRow>,
    end: VisitEnd,
  ): Promise<readonly NewDelivery[] | undefined> {
    const { record, receivedAt, key, bodyHash, visit } = lead;
    const isCounted = visit?.arrival && !visit.served.forced && !record.meta.test;
    const { version, text } = record.meta.consent;
    // one mailbox has many addresses
    const mailbox = mailboxOf(contactOf({ is: 'lead', record }).email);
    const mailboxMac = mailbox === '' ? '' : vault.keyedHash('mailbox', mailbox);
    const person = record.meta.test ? [] : [mailboxMac, row.phoneMac].filter((hash) => hash !== '');
    const repeated = repeats?.isTooMany(person, receivedAt.getTime()) ?? false;
    const deliveries = plan.forLead(leadFacts(record, repeated, sites?.()));
    let isStored = false;
    try {
      isStored = await write({
        ...row,
        kind: 'lead',
        state: stateOf(record),
        key,
        bodyHash,
        consent: sharesConsentText(record) ? consents.consentOf(version, text) : undefined,
        deliveries,
        arrival: isCounted ? leadArrival(visit.arrival, visit.visitor, end) : undefined,
        experiments: isCounted ? cellsOf(visit.served) : undefined,
      });
      return isStored ? deliveries : undefined;
    } finally {
      if (!isStored) repeats?.takeBack(person);
    }
  }

  return {
    async lead(lead) {
      const { record, olderKeys, key, receivedAt, visit } = lead;
      for (const older of olderKeys) if (await store.byKey(older)) return storedResponse(options, older, lead);
      const at = receivedAt.getTime();
      const row = sealedRow(vault, uuidv7(at), at, { is: 'lead', record });
      const end: VisitEnd = {
        id: row.id,
        reason: record.disqualification?.reason ?? '',
        qualified: record.sent.lead_is_qualified === 'yes',
      };
      const deliveries = await writeCounted(lead, row, end);
      if (!deliveries) return storedResponse(options, key, lead);
      if (visit && !record.meta.test) options.onEnded?.(visit, end);
      return toLeadResponse(options, row.id, record, deliveries);
    },
    async refused(lead, at) {
      const { key, bodyHash, refusal } = lead;
      if (!(options.mayKeepJunk?.() ?? true)) throw toHttpError(refusal);
      await write({
        ...sealedRow(vault, uuidv7(at.getTime()), at.getTime(), refusedContent(lead)),
        kind: 'lead',
        state: 'refused',
        key: `refused:${key}:${bodyHash}`,
        bodyHash,
        consent: undefined,
        deliveries: [],
      });
      throw toHttpError(refusal);
    },
    async message(content, id, at, key = id) {
      await write({
        ...sealedRow(vault, id, at.getTime(), { is: 'message', ...content }),
        kind: 'message',
        state: 'accepted',
        key: `message:${key}`,
        bodyHash: hashOfBody(vault, content.asSent ?? content.text),
        consent: undefined,
        deliveries: plan.forMessage(),
      });
    },
  };
}
