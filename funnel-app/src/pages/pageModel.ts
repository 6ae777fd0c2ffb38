import { type Flow, type ThankYouTopic, thankYouTopics } from '#contract/flow/flow.ts';
import { campaignFacts, type SettableFact } from '#contract/flow/guards.ts';
import type { FlowId } from '#contract/flows/index.ts';
import { type CompensationLevel, levelFrom } from '#contract/rules/compensation.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { BrandId } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { BuyerGroup } from '../campaign/campaigns.ts';
import type { FlowQuestionWords } from '../content/content.ts';
import type { Survey } from '../journey/journey.ts';

/** The brand's facts that a page shows; the list itself stays on the server. */
export interface BrandFacts {
  readonly id: BrandId;
  readonly name: string;
  readonly tagline: string;
  readonly sellers: readonly string[];
  /** E.164. */
  readonly callNumber: string;
}

/** What every page knows of where it is: decided by the server from host, path and query, and handed to the browser as JSON. */
export interface PageModel {
  readonly locale: Locale;
  readonly brand: BrandFacts;
  readonly switches: Switches;
  /** The year of the server's clock (UTC): the browser must render the same one. */
  readonly year: number;
  /** Hidden on the claim-subdomain host (Core 2). */
  readonly sponsorsShown: boolean;
  /** The browser sends Global Privacy Control: the visitor is told that it is heard (partners.md, privacy facts). */
  readonly optedOut: boolean;
  /** Where the same page is in the other language. */
  readonly otherLanguage: string;
}

export interface SurveyModel extends PageModel {
  readonly flow: FlowId;
  /** Campaign's offer and affiliate; the query overrides both (decisions 2). */
  readonly oid: string;
  readonly affid: string;
  /** What the campaign decides for its flow's branches, its buyers, and a thank-you path of its own (campaign/campaigns.ts). */
  readonly facts: readonly SettableFact[];
  readonly buyers: BuyerGroup | undefined;
  readonly thankYouPath: string | undefined;
  /** Whether the last step asks for a code sent to the phone (Variants 4). */
  readonly verifiesPhone: boolean;
  /** The visit counts in the figures: the page tells where the visitor is (experiments/events.ts). */
  readonly counted?: true;
  /** Query that the thank-you page needs to look like this page: it has no campaign of its own. */
  readonly carried: Readonly<Record<string, string>>;
}

/**
 * Names the campaign that a page shows: two paths of one flow that differ in offer, affiliate or buyers are different visits, so that no
 * lead is tagged with, and no visitor agrees to, what another path brought (Variants 4 G and 6).
 */
export const campaignName = ({ flow, oid, affid, buyers }: SurveyModel): string => [flow, oid, affid, buyers].join(' ');

/** What the page runs: its flow, with what its switches and its campaign decide for the flow's guards. */
export const surveyOf = (model: SurveyModel, flow: Flow): Survey => ({ flow, campaign: campaignFacts(model) });

export interface ThankYouModel extends PageModel {
  readonly disqualified: boolean;
  /** What the survey was about: a case unless the address says otherwise, by its path (Variants 2, /ticket-thank-you/) or its query. */
  readonly topic: 'case' | 'ticket' | ThankYouTopic;
  /** Where the compensation meter stood, if it was shown. */
  readonly level: CompensationLevel | undefined;
}

/** The thank-you page of an address (Core 7, Variants 7): its path and query say all that the page needs. */
export function thankYouModel(base: PageModel, path: string, query: Pick<URLSearchParams, 'get'>): ThankYouModel {
  const disqualified = query.get('q') === 'n';
  const topic = thankYouTopics.find((each) => each === query.get('topic'));
  const level = levelFrom(query.get('cl'));
  // the other language says the same, also where it is chosen before any script runs; nothing of the address as it came is in the page
  const said = [...(disqualified ? ['q=n'] : []), ...(topic ? [`topic=${topic}`] : []), ...(level ? [`cl=${level}`] : [])];
  return {
    ...base,
    otherLanguage: [`${path}?lang=${base.locale === 'es' ? 'en' : 'es'}`, ...said].join('&'),
    disqualified,
    topic: path.includes('ticket') ? 'ticket' : (topic ?? 'case'),
    level,
  };
}

export interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly address: string;
}

/** The fonts of a look, for a browser that does not have them yet (entries/keepFonts.ts). */
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
  /** A survey page's flow and the words of its questions: a page in a browser knows no other. */
  readonly survey: SurveyData | undefined;
}

export interface SurveyData {
  readonly flow: Flow;
  readonly words: FlowQuestionWords;
}

/** Where the page's JSON stands in the document. */
export const modelElementId = 'page-model';
/** Around the question: links lead to it, and the first paint waits for it (server/document.ts). */
export const surveyElementId = 'survey';
