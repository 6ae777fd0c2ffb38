import type { CampaignTable } from '../campaign/campaign-table.ts';
import type { PrivacyForm } from '../consent/privacy-request.ts';
import type { ServedVariants } from '../experiments/experiment.ts';
import type { Query } from '../lead/tracking.ts';
import type { Site } from '../site/site.ts';
import type { PlainPage } from './plain-page.ts';

/** The facts of one request, for the page renderer. */
export interface PageRequest {
  readonly host: string;
  readonly path: string;
  /** URLSearchParams on both sides. */
  readonly query: Query;
  /** Whether the browser sends Global Privacy Control. See docs/spec/consent.md#global-privacy-control. */
  readonly gpc: boolean;
  /** The cookie `fonts`: the look whose fonts this browser has (funnel-app/src/entries/loadWebFonts.ts). */
  readonly fontsOf: string | undefined;
  /** A picture of the page: it comes with all of its fonts, as a later visit does. */
  readonly isPicture?: boolean;
  readonly company: CompanyFacts;
  /** The campaigns that are live; those in the funnel's code without them. */
  readonly campaigns?: CampaignTable | undefined;
  /** The operator's facts of the site; the defaults without them. */
  readonly site?: Site | undefined;
  /** Samples, such as invented testimonials, are left out. */
  readonly production?: boolean;
  /** The lawyer tracker's address, where the visitor may be sent to one. */
  readonly lawyerTracker?: string | undefined;
  /** The token of a test visit, checked. */
  readonly test?: string | undefined;
  /** Random id of the visitor, by which variants are drawn; undefined after an opt-out of experiments and figures. */
  readonly visitor?: string | undefined;
  /** Variants that the visitor has already, as `experiment.variant`: by the edge's header, else by the page's cookies. */
  readonly variants?: readonly string[];
  /** Variants that get no more visitors, as `experiment.variant`. */
  readonly stopped?: readonly string[] | undefined;
  /** Signs the variants of a page, so that its visit can be counted; undefined where it may not be. */
  readonly stampOf?: ((served: ServedVariants) => string) | undefined;
  /** A visit that goes on without script: its page is this visitor's alone. */
  readonly plain?: PlainPage | undefined;
  /** A privacy form that was sent without script and has to be corrected. */
  readonly privacyForm?: PrivacyForm | undefined;
}

/** The company's facts on the legal pages, from the settings. Empty: the page marks what is missing. */
export interface CompanyFacts {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** The state whose law the terms of use name. */
  readonly lawState: string;
  /** Firms that pay for leads, as /sponsors lists them. */
  readonly sponsors: readonly string[];
  /** Days that each kind of record is kept; 0: without an end. */
  readonly keepsDays: {
    readonly leads: number;
    readonly disqualified: number;
    readonly unfinished: number;
    readonly requests: number;
  };
}

/**
 * Who may get the same document again. `everyone`: who asks for the address. `variant`: whoever has the variants that the request
 * named. `visitor`: the same browser only. `nobody`: it depends on what an address says of a person.
 */
export type PageAudience = 'everyone' | 'variant' | 'visitor' | 'nobody';

/** One document. Requests that get the same one get the same object, so that it is compressed once. */
export interface PageResponse {
  readonly status: number;
  readonly html: string;
  /** Of its inline scripts and styles, as `'sha256-...'`: the Content-Security-Policy allows no others. */
  readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly audience: PageAudience;
  /** Whether another visitor may get other variants at this address. */
  readonly hasVariants: boolean;
  /** Whether scripts of partners may be loaded by it. */
  readonly loadsPartners: boolean;
  /** Names by which a cache in front of the server is told to drop it. */
  readonly tags: readonly string[];
  /** Of a survey page: the words of its questions as JSON, and the version that the lead will name. */
  readonly words?: { readonly version: string; readonly text: string };
}

/** Name of the cookie that `fontsOf` comes from. Its value names a theme and says nothing of the visitor. */
export const fontsCookie = 'fonts';

/** The built funnel's door: `dist/server/renderer.js` makes one of these. */
export type RenderPage = (request: PageRequest) => PageResponse | Promise<PageResponse>;

/** The plain form of a page's address; undefined where no page is meant. See docs/spec/campaigns.md#addresses-forgive. */
export type PlainAddress = (target: string, campaigns?: CampaignTable) => string | undefined;
