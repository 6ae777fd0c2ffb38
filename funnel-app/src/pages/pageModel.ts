import { type Flow, type ThankYouTopic, thankYouTopics } from '#contract/flow/flow.ts';
import { campaignFacts, type SettableFact } from '#contract/flow/guards.ts';
import type { FlowId } from '#contract/flows/index.ts';
import { lawyerTracker, partnerPageUrl } from '#contract/lead/offer-pages.ts';
import { type WayOn, wayOnOf } from '#contract/lead/thank-you.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import type { Buyer } from '#contract/site/buyer.ts';
import type { BuyerGroup, Reroute, Testimonial } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { BrandId } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { FlowQuestionWords } from '../content/content.ts';
import type { Survey } from '../journey/journey.ts';

/** The brand's facts that a page shows; the list itself stays on the server. */
export interface BrandFacts {
  readonly id: BrandId;
  readonly name: string;
  readonly tagline: string;
  readonly sellers: readonly string[];
  /** E.164; '' for none. */
  readonly callNumber: string;
  /** What customers said; undefined shows samples. */
  readonly testimonials?: readonly Testimonial[];
}

/** What the server decides of a page by host, path and query, sent as JSON. */
export interface PageModel {
  readonly locale: Locale;
  readonly brand: BrandFacts;
  readonly switches: Switches;
  /** The year of the server's clock (UTC): the browser must render the same one. */
  readonly year: number;
  /** Hidden on claim subdomains. See docs/spec/product.md#brands. */
  readonly sponsorsShown: boolean;
  /** The browser sends Global Privacy Control, and the page says that it is honoured. */
  readonly optedOut: boolean;
  /** Where the same page is in the other language. */
  readonly otherLanguage: string;
  /** The query that makes the next page look like this one, and a test stay a test (linkTo.ts). */
  readonly carried: Readonly<Record<string, string>>;
  /** The token of a test visit. See docs/spec/submission.md#test-visits. */
  readonly test?: string;
}

export interface SurveyModel extends PageModel {
  readonly flow: FlowId;
  /** The campaign's offer and affiliate; the query overrides both. */
  readonly oid: string;
  readonly affid: string;
  /** The campaign's facts, buyers and thank-you path. */
  readonly facts: readonly SettableFact[];
  readonly buyers: BuyerGroup | undefined;
  /** The buyers of that group. */
  readonly fixedBuyers: readonly Buyer[];
  /** Where clean leads of some states go instead; undefined while that is off. */
  readonly reroute?: Reroute;
  /** States in which a partner takes cases; undefined for all. */
  readonly servedStates?: readonly string[];
  readonly thankYouPath: string | undefined;
  /** Whether the last step verifies the phone by code. */
  readonly verifiesPhone: boolean;
  /** The version of the questions' words; undefined where nobody keeps them, as in stories. */
  readonly wordsVersion?: string;
  /** What the server signed of this page: GET /page-settings begins a visit by it that counts in the figures. */
  readonly stamp?: string;
}

/**
 * Names what a visit is of. Paths that differ in offer, affiliate or buyers are different visits, so that no lead carries
 * another path's consent, and no test becomes a lead.
 */
export const campaignName = ({ flow, oid, affid, buyers, test }: SurveyModel): string =>
  [flow, oid, affid, buyers, ...(test ? ['test'] : [])].join(' ');

/** The flow, with what switches and campaign decide for its guards. */
export const surveyOf = (model: SurveyModel, flow: Flow): Survey => ({ flow, campaign: campaignFacts(model) });

export interface ThankYouModel extends PageModel {
  readonly disqualified: boolean;
  /** Nobody is going to call: the page says what the visitor can do next instead. */
  readonly declined: boolean;
  /** What that is. */
  readonly wayOn: WayOn;
  /** The subject of the survey, by the path or query of the address. */
  readonly topic: ThankYouSubject;
  /** A partner's page for who has a lawyer. */
  readonly trackerLink?: string;
  /** The meter's level, if it was shown. */
  readonly level: CompensationLevel | undefined;
}

/** Paths whose flows ask about something of their own, and what that is. See docs/spec/screens.md#thank-you-pages-of-flows. */
const subjectByPath = {
  'ticket-thank-you': 'ticket',
  'survey-v5-thank-you': 'insurance',
  'survey-thank-you-v3b': 'treatment',
  'survey-thank-you-v7': 'verified',
} as const;
export type ThankYouSubject = 'case' | (typeof subjectByPath)[keyof typeof subjectByPath] | ThankYouTopic;

const subjectOf = (path: string) => subjectByPath[path.replaceAll('/', '') as keyof typeof subjectByPath] ?? 'case';

/**
 * The thank-you page of an address, whose path and query have all it needs.
 * @param tracker the lawyer tracker's address, '' where it may not be offered. See docs/spec/submission.md#thank-you-address.
 */
export function thankYouModel(base: PageModel, path: string, query: Pick<URLSearchParams, 'get'>, tracker = ''): ThankYouModel {
  const disqualified = query.get('q') === 'n';
  const [reason, wantsFunding] = [query.get('dq_reason') ?? '', query.get('psf') === 'yes'];
  const unserved = query.get('served') === 'no';
  const wayOn = disqualified ? wayOnOf(reason, wantsFunding) : 'state';
  const trackerLink =
    query.get('tracker') === 'yes'
      ? partnerPageUrl(tracker, lawyerTracker(query.get('affid') ?? '', query.get('sub_id') ?? '', reason))
      : undefined;
  const topic = thankYouTopics.find((each) => each === query.get('topic'));
  const level = levelFrom(query.get('cl'));
  // the language link carries the same, without anything else of the address
  const parameters = [
    ...(disqualified ? ['q=n'] : []),
    ...(disqualified && reason !== '' ? [`dq_reason=${encodeURIComponent(reason)}`] : []),
    ...(disqualified && wantsFunding ? ['psf=yes'] : []),
    ...(unserved ? ['served=no'] : []),
    ...(trackerLink === undefined
      ? []
      : ['tracker=yes', ...['affid', 'sub_id'].map((name) => `${name}=${encodeURIComponent(query.get(name) ?? '')}`)]),
    ...(topic ? [`topic=${topic}`] : []),
    ...(level ? [`cl=${level}`] : []),
    ...Object.entries(base.carried).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  return {
    ...base,
    otherLanguage: [`${path}?lang=${base.locale === 'es' ? 'en' : 'es'}`, ...parameters].join('&'),
    disqualified,
    declined: disqualified || unserved,
    wayOn,
    topic: topic ?? subjectOf(path),
    level,
    ...(trackerLink !== undefined && { trackerLink }),
  };
}

export interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly address: string;
}

/** The fonts of a look, for a browser that does not have them yet (entries/loadWebFonts.ts). */
export interface MissingFonts {
  /** The name under which the browser is to remember them. */
  readonly look: string;
  readonly files: readonly FontFile[];
  /** Custom property -> the font stack that names them. */
  readonly stacks: Readonly<Record<string, string>>;
}

/** What the document carries for the page's script. */
export interface PageData<M extends PageModel> {
  readonly model: M;
  readonly missingFonts: MissingFonts | undefined;
  /** The address of what the theme shows after the first screen. */
  readonly laterStyles: string | undefined;
  /** The page's flow and the words of its questions; undefined on other pages. */
  readonly survey: SurveyData | undefined;
}

export interface SurveyData {
  readonly flow: Flow;
  readonly words: FlowQuestionWords;
}

/** Where the page's JSON stands in the document. */
export const modelElementId = 'page-model';
/** Around the question: links lead to it, and the first paint waits for it (server/htmlDocument.ts). */
export const surveyElementId = 'survey';
