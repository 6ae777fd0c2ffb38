import { factsOf, type VisitedCampaign } from '../campaign/campaign.ts';
import { isKnownConsentText } from '../consent/consent-verification.ts';
import type { ServedVariants } from '../experiments/experiment.ts';
import { type ContradictedField, contradictionsIn } from '../fields/contradictions.ts';
import {
  type AnswerField,
  type Answers,
  answerFields,
  buyerFields,
  type Lead,
  type LeadField,
  type Place,
} from '../fields/fields.ts';
import { isOptionalField } from '../fields/optional-fields.ts';
import { isBlank, validateField } from '../fields/validation.ts';
import { type Walk, walk } from '../flow/engine.ts';
import type { Flow } from '../flow/flow.ts';
import { campaignFacts, type SettableFact } from '../flow/guards.ts';
import { type StepName, steps } from '../flow/steps.ts';
import { flowById } from '../flows/index.ts';
import type { RoutingRule } from '../rules/routing-rules.ts';
import { defaultBuyer } from '../site/buyer.ts';
import { defaultSite, type Site } from '../site/site.ts';
import type { Locale } from '../text/locale.ts';
import { isRealNameByList } from '../text/text-rules.ts';
import { assessLead } from './assessment.ts';
import { certificateUrl } from './certificate.ts';
import { evaluatedAt } from './evaluated-at.ts';
import { honeypot } from './honeypot.ts';
import type { Disqualification } from './qualification.ts';
import type { Refusal, Result, Submission } from './submission.ts';
import { cleanTracking, defaultSubId, partnerSubId, trackingFieldNames } from './tracking.ts';

export { parseSubmission, type Refusal, type Result, type Submission } from './submission.ts';

/** The server's own facts, which override the browser's. */
export interface ServerFacts {
  readonly now: Date;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The ZIP's place; undefined when the look-up failed: the lead is kept all the same. */
  readonly place?: Place | undefined;
  /** Gives the partner's campaign of an offer, '' for none. Pure. See docs/spec/validation.md#names. */
  readonly campaignOf?: (affid: string, oid: string) => string;
  /** The verdict of a gibberish service on the description; our own model's without it. */
  readonly isGibberish?: 'yes' | 'no' | undefined;
  /** Whether the visitor proved that the phone is theirs. See docs/spec/validation.md#phone-verification. */
  readonly smsVerified?: boolean;
  /** The kind of the phone's line, such as `Wireless`; '' without a phone. */
  readonly lineType?: string;
  /** Global Privacy Control: the visitor refused to be sold or shared. */
  readonly gpc?: boolean;
  /** The visit was opened for a test. See docs/spec/submission.md#test-visits. */
  readonly isTest?: boolean;
  /** The operator's facts of the site; the defaults without them. */
  readonly site?: Site | undefined;
  /** The site with earlier brands, whose pages a visit may still have open. */
  readonly earlierSites?: readonly Site[] | undefined;
  /** Fixed buyers of the last days, which a visit may still show. */
  readonly earlierBuyers?: readonly Site['buyerGroups'][] | undefined;
  /** The campaign that the visit's page was of, by the server's own signature; undefined for pages without one. */
  readonly campaign?: VisitedCampaign | undefined;
  /** The served variants; undefined when the visit must not be tracked. */
  readonly served?: ServedVariants | undefined;
}

/** A lead as it is kept: plain JSON data. See docs/spec/lead-record.md#own-answers-stay. */
export interface LeadRecord {
  /** The visitor's own answers, and nothing else. */
  readonly said: Answers;
  /** The flat record that partners get: routed answers, flags, place, tracking, consent text. */
  readonly sent: Lead;
  /** The rules that made `sent` differ from `said`, in the order applied. */
  readonly rules: readonly RoutingRule[];
  readonly disqualification?: Disqualification;
  readonly meta: {
    readonly flow: string;
    /** The address and version that the visitor saw. */
    readonly campaign?: { readonly path: string; readonly version: number };
    /** The destinations that this version allows; all without them. */
    readonly destinations?: readonly string[];
    readonly path: readonly StepName[];
    readonly locale: Locale;
    readonly brand: string;
    /** By the browser: where they differ from `served`, the visitor saw something else than was served. */
    readonly switches: Readonly<Record<string, string>>;
    /** By the server: experiment variants, and the switches of the page. */
    readonly served?: ServedVariants;
    /** `verified` false: no page of ours shows this text, so no seller counts as named. See docs/spec/consent.md#known-texts. */
    readonly consent: {
      readonly version: string;
      readonly text: string;
      readonly verified?: false;
      /** The version of the brands (settings) whose sellers the text names. See docs/spec/settings.md#consents. */
      readonly brands?: number;
    };
    readonly pageUrl: string;
    /** ISO 8601, UTC. */
    readonly receivedAt: string;
    /** The moment that its dates were counted against: when the visitor finished (evaluated-at.ts). Not in records of before it was kept. */
    readonly judgedAt?: string;
    /** The hidden field was filled in (honeypot.ts): most likely by a script. */
    readonly honeypotFilled?: true;
    /** The version of the words on the screens. See docs/spec/consent.md#lead-file. */
    readonly words?: string;
    /** Steps whose answers the visitor changed, in that order. */
    readonly changed?: readonly string[];
    /** Fields whose answers contradict others, though the visitor was asked. See docs/spec/qualification.md#contradictions. */
    readonly contradictions?: readonly ContradictedField[];
    /** The visit went on without script: forms that the server answered. */
    readonly script?: 'none';
    /** Sent with Global Privacy Control. */
    readonly gpc?: true;
    /** Of a test visit: never sold, and in no figure. */
    readonly test?: true;
    /** The letters of the name speak against it, and the list of real names for it. See docs/spec/validation.md#names. */
    readonly nameByList?: true;
  };
}

const answerNames: ReadonlySet<string> = new Set(Object.keys(answerFields));
const buyerNames: ReadonlySet<string> = new Set(Object.keys(buyerFields));
const isAnswer = (name: string): name is AnswerField => answerNames.has(name);
const isBuyerField = (name: string): name is keyof typeof buyerFields => buyerNames.has(name);

/** The trimmed answers of a submission; an empty one is no answer. */
function answersIn(submission: Submission): Answers {
  const answers: Partial<Record<AnswerField, string>> = {};
  for (const name in submission) {
    if (!isAnswer(name)) continue;
    const value = submission[name]?.trim();
    if (value && !isBlank(value)) answers[name] = value;
  }
  return answers;
}

/** The field for which the walk stopped at a step that was not answered. */
function missingField(step: StepName, answers: Answers, now: Date): AnswerField {
  const definition = steps[step];
  if (definition.kind === 'choice') return definition.options[0].name;
  return definition.fields.find((field) => validateField(field, answers[field] ?? '', { answers, now })) ?? definition.fields[0];
}

/** Why a walk is no finished path; undefined when it is one. */
function notAPathRefusal(flow: Flow, { current, parked }: Walk, answers: Answers, now: Date) {
  const code = 'not_a_path' as const;
  if (current !== undefined) {
    const field = missingField(current, answers, now);
    return { code, field, message: `${field} is missing or not valid: ${current} of flow ${flow.id} asks for it.` };
  }
  // an optional field blocks no lead: a month may have ended since it was asked
  const field = Object.keys(parked).find((each) => !isOptionalField(each as AnswerField));
  return field === undefined ? undefined : { code, field, message: `${field} is not asked on this way through flow ${flow.id}.` };
}

/** Why contact without consent is no lead; undefined where a flow ended before it asked for either. */
const consentRefusal = ({ phone, email }: Answers, consent: string): Refusal | undefined =>
  isBlank(consent) && (phone ?? email) !== undefined
    ? { code: 'invalid_body', field: 'tcpa', message: 'tcpa is missing: it must not be empty.' }
    : undefined;

/** The affiliate of a lead that names none. See docs/spec/routing.md#defaults-when-posted. */
const postedAffid = '10';

/** Browser, source and tracking fields, with their defaults. See docs/spec/lead-record.md#tracking-parameters. */
function trackingIn(submission: Submission, flow: Flow, campaign: VisitedCampaign | undefined): Lead {
  const tracking: Record<string, string> = {};
  for (const field of trackingFieldNames) tracking[field] = cleanTracking(submission[field] ?? '');
  tracking.oid ||= campaign?.content.oid ?? flow.options.oid;
  tracking.affid ||= campaign?.content.affid ?? postedAffid;
  tracking.sub_id ||= defaultSubId;
  // assumed: joined as the partner's tracker does
  tracking.lp_subid1 = partnerSubId(`${tracking.affid}_${tracking.sub_id}`);
  return tracking;
}

/**
 * The campaign's facts of a visit: those of its version, and whether buyers were found where the flow looks for them. A page
 * without a campaign's proof says them itself; in Spanish such a page may never have asked about funding.
 */
function visitFacts(
  submission: Submission,
  flow: Flow,
  campaign: VisitedCampaign | undefined,
  site: Site,
): readonly SettableFact[] {
  const { facts = [], '1_to_1_consent': consent, language, interested_in_psf } = submission;
  const found = consent === 'yes' && (!campaign || flow.options.consent === 'buyers') ? (['buyers_consent'] as const) : [];
  if (campaign) return [...factsOf(campaign.content, site), ...found];
  return [...facts, ...found, ...(language === 'es' && !interested_in_psf ? (['without_funding'] as const) : [])];
}

/** The buyers that the page found and showed, if any. */
function buyerFieldsOf(submission: Submission): Lead {
  const buyers: Partial<Record<LeadField, string>> = {};
  for (const name in submission) {
    if (isBuyerField(name) && submission[name] !== undefined) buyers[name] = submission[name];
  }
  return buyers;
}

/** Whether the visitor chose buyers by name among those that were shown: a campaign's own ones, of now or of the last days. */
function namesBuyers(
  { consent_version, selected_buyer_names, displayed_buyers }: Submission,
  campaign: VisitedCampaign | undefined,
  groups: readonly Site['buyerGroups'][],
): boolean {
  const group = campaign?.content.buyers;
  const shown = displayed_buyers?.split('|') ?? [];
  const chosen = selected_buyer_names?.split('|').filter((name) => name !== '') ?? [];
  const isOwn = (name: string, buyers: Site['buyerGroups']) =>
    group === undefined || [defaultBuyer, ...buyers[group]].some((each) => each.name === name);
  const areOffered = groups.some((buyers) => chosen.every((name) => shown.includes(name) && isOwn(name, buyers)));
  return consent_version === 'buyers-1' && chosen.length > 0 && areOffered;
}

/**
 * Makes the lead record of a submission: walks again, computes every flag, routes a copy. Pure.
 * @returns the record, or `not_a_path` when the answers finish no path. See docs/spec/qualification.md#recomputed-by-the-server.
 */
export function buildLead(submission: Submission, facts: ServerFacts): Result<LeadRecord> {
  const { place, campaign, site = defaultSite, earlierSites = [], earlierBuyers = [] } = facts;
  const now = evaluatedAt(submission.finished_at, facts.now);
  // parsing and the checker refuse every other
  const flow = flowById(campaign?.content.flow ?? submission.flow) as Flow;
  const { language: locale, switches } = submission;
  const answers = answersIn(submission);
  const campaignsFacts = campaignFacts({ switches, facts: visitFacts(submission, flow, campaign, site) });
  const walked = walk(flow, answers, { now, campaign: campaignsFacts });
  const refusal = notAPathRefusal(flow, walked, answers, now) ?? consentRefusal(walked.counted, submission.tcpa);
  if (refusal) return { ok: false, refusal };

  const contradicted = contradictionsIn(walked.counted);
  const tracking = trackingIn(submission, flow, campaign);
  const { affid = '', oid = '' } = tracking;
  const campaignId = facts.campaignOf?.(affid, oid);
  const known: Partial<Record<LeadField, string>> = {
    ...place,
    ...tracking,
    ...(campaignId && { lp_campaign_id: campaignId }),
    ip_address: facts.ipAddress,
    user_agent: facts.userAgent,
    trusted_form_cert_id: submission.trusted_form_cert_id ?? '',
    trustedform_cert_url: certificateUrl(submission.trusted_form_cert_id ?? ''),
    leadid_token: submission.leadid_token ?? '',
    jornaya_leadid: submission.leadid_token ?? '',
    landing_page: submission.landing_page ?? '',
    landing_page_url: submission.page_url ?? '',
    page_referer: submission.page_referer ?? '',
    time_on_steps: submission.time_on_steps ?? '',
    tcpa: submission.tcpa,
    ...buyerFieldsOf(submission),
    language: locale,
    ...(facts.isGibberish && { is_gibberish: facts.isGibberish }),
    sms_verified: facts.smsVerified ? 'yes' : 'no',
    ...(facts.lineType && { line_type: facts.lineType }),
  };
  const { tcpa: text, consent_version: version = '', brand = '', selected_buyer_names: chosen = '' } = submission;
  const shown = [site, ...earlierSites].find((each) => isKnownConsentText(text, { version, locale, brand, chosen }, each));
  const isKnown = shown !== undefined;
  if (known['1_to_1_consent'] === 'yes')
    known['1_to_1_consent'] = isKnown && namesBuyers(submission, campaign, [site.buyerGroups, ...earlierBuyers]) ? 'yes' : 'no';
  const { sent, rules, disqualification } = assessLead(walked.counted, flow, { now, known, reroute: site.reroute });
  const value: LeadRecord = {
    said: walked.counted,
    sent,
    rules,
    ...(disqualification && { disqualification }),
    meta: {
      flow: flow.id,
      ...(campaign && { campaign: { path: campaign.content.path, version: campaign.version } }),
      ...(campaign?.content.destinations && { destinations: campaign.content.destinations }),
      path: walked.path,
      locale,
      brand,
      switches,
      ...(facts.served && { served: facts.served }),
      consent: {
        version,
        text,
        ...(!isKnown && { verified: false }),
        ...(shown?.version !== undefined && { brands: shown.version }),
      },
      pageUrl: submission.page_url ?? '',
      receivedAt: facts.now.toISOString(),
      judgedAt: now.toISOString(),
      ...(submission.words_version && { words: submission.words_version }),
      ...(submission.changed_steps && { changed: submission.changed_steps.split(',') }),
      ...(contradicted.length > 0 && { contradictions: contradicted }),
      ...(submission.script === 'none' && { script: 'none' as const }),
      ...(facts.gpc && { gpc: true as const }),
      ...(facts.isTest && { test: true as const }),
      ...(submission[honeypot] && { honeypotFilled: true as const }),
      ...(isRealNameByList(`${answers.first_name ?? ''} ${answers.last_name ?? ''}`) && { nameByList: true as const }),
    },
  };
  return { ok: true, value };
}
