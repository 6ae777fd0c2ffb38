import { setTimeout } from 'node:timers/promises';
import { isAlert } from '#contract/api/alerts.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import { phoneDigits, truncate } from '#contract/fields/validation.ts';
import { agreementOf } from '#contract/lead/agreement.ts';
import { buildLead, type LeadRecord, parseSubmission, type Refusal, type Submission } from '#contract/lead/lead-record.ts';
import { defaultSite, isServed, type Site } from '#contract/site/site.ts';
import type { DeliveryPlanner } from '../delivery/delivery-plan.ts';
import type { Visit } from '../experiments/visits.ts';
import { sha256 } from '../lib/hash.ts';
import { HttpError } from '../lib/http-error.ts';
import { type JsonObject, toStorable } from '../lib/json.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { CheckGibberish } from '../partners/gibberish.ts';
import { isPhoneProof } from '../partners/two-step/proof.ts';
import type { LookUpZip } from '../partners/zip/service.ts';
import { unknownPlace, type ZipPlace } from '../partners/zip/table.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { NewConsent, NewDelivery, NewSubmission } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import {
  contactOf,
  decryptContent,
  encryptConsentText,
  encryptContent,
  lookupHashes,
  sharesConsentText,
} from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import { canonicalJson } from './canonical-json.ts';
import type { RepeatGuard } from './repeat-guard.ts';
import { isTestToken } from './test-visit.ts';

/** What is seen of the visitor beside the body. */
export interface ClientInfo {
  readonly address: string;
  readonly userAgent: string;
  /** Global Privacy Control: the lead is not sold. See docs/spec/consent.md#global-privacy-control. */
  readonly gpc: boolean;
  /** The visit in this flow that the lead comes of, as the server's own cookie says. */
  readonly visitOf?: (flow: string) => Visit | undefined;
  /** What its pages were made with, where no cookie says it: a visit without script. */
  readonly served?: ServedVariants | undefined;
}

/** What POST /post-lead answers. It has nothing of the visitor in it. */
export interface LeadResponse {
  readonly id: string;
  readonly lead_is_qualified: 'yes' | 'no';
  readonly is_disqualified: boolean;
  readonly dq_reason: string;
}

/** A request's body, as it came and as the JSON object that it is. */
export interface RequestBody {
  readonly text: string;
  readonly body: JsonObject;
}

export interface LeadIntake {
  /**
   * Stores a lead durably with its consent receipt and deliveries. The same key with the same answers gives the stored response.
   * @param key the Idempotency-Key header; a hash of the submission stands in
   * @throws HttpError 422 for a bad body or no possible path (both kept as refused), 409 for a key with other answers or an
   * erased lead. See docs/spec/storage.md#idempotency.
   */
  submitLead(sent: RequestBody, key: string | undefined, seen: ClientInfo): Promise<LeadResponse>;
  /** Stores a message for the team durably. Of an unknown text the team gets only the id. See docs/spec/calls.md#messages. */
  submitMessage(text: string): Promise<void>;
}

export interface LeadIntakeOptions {
  readonly store: SubmissionStore;
  readonly vault: Vault;
  readonly group: GroupCommit;
  readonly plan: DeliveryPlanner;
  readonly findPlace: (zip: string) => ZipPlace;
  /** Services that decide instead of what is embedded, where settings name them. A lead waits for them for a moment only. */
  readonly services?: {
    readonly lookUpZip?: LookUpZip | undefined;
    readonly checkGibberish?: CheckGibberish | undefined;
  };
  /** Counts the leads of each person; without it nobody's are. */
  readonly repeats?: Pick<RepeatGuard, 'isTooMany' | 'takeBack'>;
  /** As `buildLead` asks for it. */
  readonly findCampaign: (affid: string, oid: string) => string;
  /** The defaults without it. */
  readonly site?: Site | undefined;
  readonly now: () => Date;
  /** Called with the stored deliveries, which may be due. */
  readonly onStored: (deliveries: readonly NewDelivery[]) => void;
  /** Called with the visit of a lead and its disqualification, '' for none. */
  readonly onEnded?: (visit: Visit, reason: string) => void;
}

const toLeadResponse = (id: string, { sent, disqualification }: LeadRecord): LeadResponse => ({
  id,
  lead_is_qualified: sent.lead_is_qualified === 'yes' ? 'yes' : 'no',
  is_disqualified: disqualification !== undefined,
  dq_reason: sent.dq_reason ?? '',
});

const toHttpError = ({ code, message, field }: Refusal) =>
  new HttpError(422, code, message, field === undefined ? {} : { field });

/** What makes a lead another one: the answers, and who was agreed to. */
const identifyingParts = ({ said, sent, meta }: LeadRecord) => [
  said,
  meta.consent.text,
  sent['1_to_1_consent'],
  sent.selected_buyers,
];

/** A partner that takes longer decides nothing: the visitor is waiting. */
const serviceTimeoutMs = 1500;

/** What a service says in time; undefined when it is late or fails. */
const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), setTimeout(ms, undefined, { ref: false })]);

/** The most characters kept of what is no lead: enough to see what it was. */
const mostKept = 4000;
const contactFields = ['email', 'phone', 'first_name', 'last_name', 'flow'];

/** A refused body, cut where it is long: its contact stays whole, so that its person is found. */
function shortened(submission: JsonObject): JsonObject {
  const text = JSON.stringify(submission);
  if (text.length <= mostKept) return submission;
  const contact = contactFields.flatMap((name) => {
    const value = submission[name];
    return typeof value === 'string' && value.length <= 300 ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(contact), cut: truncate(text, mostKept) };
}

/** More different consent texts than this are no texts of ours. */
const maxCachedTexts = 1000;

/**
 * Takes leads and messages and stores them. Its only state is the hashes of stored consent texts. See
 * docs/spec/calls.md#post-lead.
 */
export function createLeadIntake(parts: LeadIntakeOptions): LeadIntake {
  const { store, vault, group, plan, findPlace, now } = parts;

  const { lookUpZip, checkGibberish } = parts.services ?? {};

  async function placeOf(zip: string | undefined): Promise<ZipPlace> {
    const text = zip?.trim() ?? '';
    if (text === '') return unknownPlace;
    return (lookUpZip && (await within(serviceTimeoutMs, lookUpZip(text)))) ?? findPlace(text);
  }

  async function factsFrom(submission: Submission, seen: ClientInfo, at: Date) {
    const { zip_code: zip, case_description: description, phone, sms_proof: proof, test } = submission;
    const [place, isGibberish] = await Promise.all([
      placeOf(zip),
      description && checkGibberish ? within(serviceTimeoutMs, checkGibberish(description)) : undefined,
    ]);
    const { city, state, state_long, county } = place;
    return {
      now: at,
      ipAddress: seen.address,
      userAgent: seen.userAgent,
      place: place === unknownPlace ? undefined : { city, state, state_long, county },
      campaignOf: parts.findCampaign,
      isGibberish,
      site: parts.site,
      gpc: seen.gpc || submission.gpc === '1',
      isTest: test !== undefined && isTestToken(vault, test),
      smsVerified: proof !== undefined && isPhoneProof(vault, `+1${phoneDigits(phone ?? '')}`, proof, at.getTime()),
    };
  }

  /** Keyed: a body can be as little as a name and a number, and guessed from a plain hash. */
  const hashOfBody = (body: string) => vault.keyedHash('body', body);
  const hashesOfBody = (body: string) => vault.keyedHashes('body', body);

  /** The last consent text and its hash: thousands of leads in a row have the same. */
  let last = { text: '', textHash: '' };
  /** Texts known to be stored, by hash. */
  const textsStored = new Set<string>();

  function consentOf(version: string, text: string): NewConsent {
    if (last.text !== text) last = { text, textHash: sha256(text) };
    const { textHash } = last;
    return { version, textHash, sealedText: textsStored.has(textHash) ? undefined : encryptConsentText(vault, textHash, text) };
  }

  async function keep(submission: NewSubmission): Promise<boolean> {
    const stored = await group.add(submission);
    if (stored) {
      parts.onStored(submission.deliveries);
      if (submission.consent?.sealedText) {
        if (textsStored.size === maxCachedTexts) textsStored.clear();
        textsStored.add(submission.consent.textHash);
      }
    }
    return stored;
  }

  /** Keeps a refused submission under its own key, so that the visitor's key stays free for the corrected one. */
  async function keepRefused(submission: JsonObject, refusal: Refusal, key: string, bodyHash: string, at: Date): Promise<never> {
    const id = uuidv7(at.getTime());
    const refused = { is: 'refused', submission: shortened(submission), refusal } as const;
    await keep({
      id,
      kind: 'lead',
      state: 'refused',
      key: `refused:${key}:${bodyHash}`,
      bodyHash,
      receivedAt: at.getTime(),
      ...lookupHashes(vault, contactOf(refused)),
      ...encryptContent(vault, id, refused),
      consent: undefined,
      deliveries: [],
    });
    throw toHttpError(refusal);
  }

  /** The same answers and consent are the same lead: a reloaded page has another time. */
  async function storedAnswer(key: string, text: string, record: LeadRecord): Promise<LeadResponse> {
    const found = await store.byKey(key);
    if (found?.state === 'erased')
      throw new HttpError(409, 'erased', 'This lead was erased, as the person it was about had asked.');
    const content = found && decryptContent(vault, found);
    const isSame =
      content?.is === 'lead' && JSON.stringify(identifyingParts(content.record)) === JSON.stringify(identifyingParts(record));
    if (!found || content?.is !== 'lead' || !(isSame || hashesOfBody(text).includes(found.bodyHash))) {
      throw new HttpError(409, 'key_reused', 'This Idempotency-Key was used with other answers.', { field: 'Idempotency-Key' });
    }
    return toLeadResponse(found.id, content.record);
  }

  return {
    async submitLead({ text: bodyText, body }, givenKey, seen) {
      const parsed = parseSubmission(body);
      const bodyHash = hashOfBody(bodyText);
      const at = now();
      if (!parsed.ok) {
        // an old page may send what is refused now, and its visitor has nothing to correct
        return keepRefused(toStorable(body) as JsonObject, parsed.refusal, givenKey ?? `body:${bodyHash}`, bodyHash, at);
      }
      const submission = parsed.value;
      // after a key change, a repeat without a key of its own has the hash under an older key
      const [key = '', ...olderKeys] = givenKey
        ? [givenKey]
        : hashesOfBody(canonicalJson(submission)).map((hash) => `body:${hash}`);
      const visit = seen.visitOf?.(submission.flow);
      const built = buildLead(submission, { ...(await factsFrom(submission, seen, at)), served: visit?.served ?? seen.served });
      if (!built.ok) return keepRefused(submission, built.refusal, key, bodyHash, at);

      const record = built.value;
      for (const older of olderKeys) if (await store.byKey(older)) return storedAnswer(older, bodyText, record);
      const id = uuidv7(at.getTime());
      const content = { is: 'lead', record } as const;
      const { version, text, verified } = record.meta.consent;
      const hashes = lookupHashes(vault, contactOf(content));
      const counted = record.meta.test ? [] : [hashes.emailMac, hashes.phoneMac].filter((hash) => hash !== '');
      const repeated = parts.repeats?.isTooMany(counted, at.getTime()) ?? false;
      // a try that was not stored comes again, and is no repeat
      const takeBack = (failure: unknown): never => {
        parts.repeats?.takeBack(counted);
        throw failure;
      };
      const stored = await keep({
        id,
        kind: 'lead',
        // kept for a shorter time (privacy/retention.ts)
        state: record.meta.test ? 'test' : record.disqualification ? 'disqualified' : 'accepted',
        key,
        bodyHash,
        receivedAt: at.getTime(),
        ...hashes,
        ...encryptContent(vault, id, content),
        consent: sharesConsentText(record) ? consentOf(version, text) : undefined,
        deliveries: plan.forLead({
          flow: record.meta.flow,
          isTest: record.meta.test === true,
          badWords: record.sent.bad_words === 'yes',
          gpc: record.meta.gpc === true,
          honeypotFilled: record.meta.honeypotFilled === true,
          state: record.sent.state ?? '',
          agreement: agreementOf(record, parts.site ?? defaultSite),
          qualified: record.sent.lead_is_qualified === 'yes',
          consentKnown: verified !== false,
          repeated,
          served: isServed(parts.site?.servedStates ?? [], record.sent.state),
          disqualifiedBy: record.disqualification?.reason ?? '',
        }),
      }).catch(takeBack);
      if (!stored) {
        parts.repeats?.takeBack(counted);
        return storedAnswer(key, bodyText, record);
      }
      if (visit && !record.meta.test) parts.onEnded?.(visit, record.disqualification?.reason ?? '');
      return toLeadResponse(id, record);
    },

    async submitMessage(asSent) {
      const at = now().getTime();
      const id = uuidv7(at);
      const message = isAlert(asSent) ? { text: asSent } : { text: `A message was recorded: ${id}`, asSent };
      await keep({
        id,
        kind: 'message',
        state: 'accepted',
        key: `message:${id}`,
        bodyHash: hashOfBody(asSent),
        receivedAt: at,
        emailMac: '',
        phoneMac: '',
        ...encryptContent(vault, id, { is: 'message', ...message }),
        consent: undefined,
        deliveries: plan.forMessage(),
      });
    },
  };
}
