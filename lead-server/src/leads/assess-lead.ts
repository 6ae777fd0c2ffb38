import { setTimeout } from 'node:timers/promises';
import type { VisitedCampaign } from '#contract/campaign/campaign.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import { phoneDigits } from '#contract/fields/validation.ts';
import { buildLead, type LeadRecord, type ServerFacts, type Submission } from '#contract/lead/lead-record.ts';
import type { Site } from '#contract/site/site.ts';
import type { Visit } from '../experiments/visits.ts';
import type { CheckGibberish } from '../partners/gibberish.ts';
import { checkPhoneEmbedded } from '../partners/phone.ts';
import { isPhoneProof } from '../partners/two-step/proof.ts';
import type { LookUpZip } from '../partners/zip/service.ts';
import { unknownPlace, type ZipPlace } from '../partners/zip/table.ts';
import type { Vault } from '../vault/vault.ts';
import type { ReadLead, RefusedLead } from './read-lead.ts';
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

/** A lead with its record: what it says, and what the server found about it. */
export interface AssessedLead extends ReadLead {
  readonly record: LeadRecord;
  readonly receivedAt: Date;
  readonly visit: Visit | undefined;
}

export interface AssessmentOptions {
  readonly vault: Vault;
  readonly findPlace: (zip: string) => ZipPlace;
  /** Services that decide instead of what is embedded, where settings name them. A lead waits for them for a moment only. */
  readonly services?: {
    readonly lookUpZip?: LookUpZip | undefined;
    readonly checkGibberish?: CheckGibberish | undefined;
  };
  /** The version that a page's proof names; without it no proof is read. @throws StoreUnavailable */
  readonly provenCampaign?: (proof: string) => Promise<VisitedCampaign | undefined>;
  /** As `buildLead` asks for it. */
  readonly findCampaign: (affid: string, oid: string) => string;
  /** The site as it is now, then those of consents that a visit may still bring; the defaults without it. */
  readonly sites?: (() => readonly Site[]) | undefined;
  /** As `buildLead` asks for them. */
  readonly earlierBuyers?: (() => readonly Site['buyerGroups'][]) | undefined;
}

/** A partner that takes longer decides nothing: the visitor is waiting. */
const serviceTimeoutMs = 1500;

/** What a service says in time; undefined when it is late or fails. */
const within = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), setTimeout(ms, undefined, { ref: false })]);

async function placeOf({ findPlace, services }: AssessmentOptions, zip: string | undefined): Promise<ZipPlace> {
  const text = zip?.trim() ?? '';
  if (text === '') return unknownPlace;
  return (services?.lookUpZip && (await within(serviceTimeoutMs, services.lookUpZip(text)))) ?? findPlace(text);
}

/** What the server knows of a submission without asking its browser. */
async function factsOf(
  options: AssessmentOptions,
  submission: Submission,
  { address, userAgent, gpc }: ClientInfo,
  now: Date,
): Promise<ServerFacts> {
  const { vault, services, findCampaign, provenCampaign, sites, earlierBuyers } = options;
  const [site, ...earlierSites] = sites?.() ?? [];
  const { zip_code: zip, case_description: description, phone, sms_proof: proof, test } = submission;
  const { campaign_proof: ofCampaign } = submission;
  const [place, isGibberish, { line_type: lineType }, proven] = await Promise.all([
    placeOf(options, zip),
    description && services?.checkGibberish ? within(serviceTimeoutMs, services.checkGibberish(description)) : undefined,
    phone ? checkPhoneEmbedded(phone) : { line_type: '' },
    ofCampaign === undefined ? undefined : provenCampaign?.(ofCampaign),
  ]);
  const { city, state, state_long, county } = place;
  return {
    now,
    ipAddress: address,
    userAgent,
    place: place === unknownPlace ? undefined : { city, state, state_long, county },
    campaignOf: findCampaign,
    campaign: proven,
    isGibberish,
    lineType,
    site,
    earlierSites,
    earlierBuyers: earlierBuyers?.(),
    gpc: gpc || submission.gpc === '1',
    isTest: test !== undefined && isTestToken(vault, test),
    smsVerified: proof !== undefined && isPhoneProof(vault, `+1${phoneDigits(phone ?? '')}`, proof, now.getTime()),
  };
}

/** The second step of a lead: works out its record. See docs/spec/qualification.md#recomputed-by-the-server. */
export async function assessLead(
  options: AssessmentOptions,
  read: ReadLead,
  client: ClientInfo,
  receivedAt: Date,
): Promise<AssessedLead | RefusedLead> {
  const { submission, key, bodyHash } = read;
  const visit = client.visitOf?.(submission.flow);
  const facts = await factsOf(options, submission, client, receivedAt);
  const built = buildLead(submission, { ...facts, served: visit?.served ?? client.served });
  if (!built.ok) return { submission, refusal: built.refusal, key, bodyHash };
  return { ...read, record: built.value, receivedAt, visit };
}
