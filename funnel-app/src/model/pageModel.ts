import type { PlainPage } from '#contract/api/plain-page.ts';
import type { Flow } from '#contract/flow/flow.ts';
import type { SettableFact } from '#contract/flow/guards.ts';
import type { FlowId } from '#contract/flows/index.ts';
import type { Buyer } from '#contract/site/buyer.ts';
import type { BuyerGroup, Reroute, Testimonial } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { BrandId } from '#themes/brands.ts';
import type { Switches } from '#themes/switches.ts';
import type { FlowQuestionWords } from '../content/content.ts';

/** The brand's facts that a page shows; the list itself stays on the server. */
export interface BrandFacts {
  readonly id: BrandId;
  readonly name: string;
  readonly tagline: string;
  readonly sellers: readonly string[];
  /** E.164; '' for none. */
  readonly callNumber: string;
  /** Quotes of customers; undefined shows samples. */
  readonly testimonials?: readonly Testimonial[];
}

/** The server's model of a page by host, path and query, sent as JSON. */
export interface PageModel {
  readonly locale: Locale;
  readonly brand: BrandFacts;
  readonly switches: Switches;
  /** The server's day (UTC, YYYY-MM-DD), by which the browser renders too (lib/serverTime.ts). */
  readonly day: string;
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
  /** The page shows a draft. */
  readonly preview?: boolean;
}

export interface SurveyModel extends PageModel {
  readonly flow: FlowId;
  /** The campaign's offer and affiliate; the query overrides both. */
  readonly oid: string;
  readonly affid: string;
  /** The campaign's facts, buyers and thank-you path. */
  readonly facts: readonly SettableFact[];
  readonly buyers: BuyerGroup | undefined;
  /** The buyers of that group, none where settings lack it; undefined where buyers are fetched. */
  readonly fixedBuyers: readonly Buyer[] | undefined;
  /** Switches that do nothing in its flow: the lead is not stamped with them. */
  readonly idleSwitches: readonly string[];
  /** Where clean leads of some states go instead; undefined while that is off. */
  readonly reroute?: Reroute;
  /** States in which a partner takes cases; undefined for all. */
  readonly servedStates?: readonly string[];
  readonly thankYouPath: string | undefined;
  /** Whether the last step verifies the phone by code. */
  readonly verifiesPhone: boolean;
  /** The version of the questions' words; undefined where they are not stored, as in stories. */
  readonly wordsVersion?: string;
  /** The variants of the experiments that run here, for forms that the server answers. */
  readonly variants?: readonly string[];
  /** A visit that goes on without script. */
  readonly plain?: PlainPage;
  /** The server's signature of the campaign and its version: the lead brings it back. */
  readonly campaignProof?: string;
  /** The version of the brands (settings), from the second on: a form without script brings it back. */
  readonly brandsVersion?: number;
  /** The server's signature of this page: GET /page-settings begins a counted visit with it. */
  readonly stamp?: string;
}

/**
 * Names the campaign of a visit. Paths that differ in offer, affiliate or buyers are different visits, so that no lead carries
 * another path's consent, and no test becomes a lead.
 */
export const campaignName = ({ flow, oid, affid, buyers, test }: SurveyModel): string =>
  [flow, oid, affid, buyers, ...(test ? ['test'] : [])].join(' ');

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

/** The document's data for the page's script. */
export interface PageData<M extends PageModel> {
  readonly model: M;
  readonly missingFonts: MissingFonts | undefined;
  /** The address of the theme's stylesheet for later screens. */
  readonly laterStyles: string | undefined;
  /** The page's flow and the words of its questions; undefined on other pages. */
  readonly survey: SurveyData | undefined;
}

export interface SurveyData {
  readonly flow: Flow;
  readonly words: FlowQuestionWords;
}

/** The styles of the first paint, which the whole stylesheet repeats. */
export const firstStyleId = 'first-style';
/** The whole stylesheet, behind the question: the page takes it into its head. */
export const wholeStyleId = 'whole-style';
/** On the element with the theme where the switch `rounded` is on. */
export const roundedAttribute = 'data-rounded';
/** The id of the page's JSON in the document. */
export const modelElementId = 'page-model';
/** Around the question: links lead to it, and the first paint waits for it (server/htmlDocument.ts). */
export const surveyElementId = 'survey';
