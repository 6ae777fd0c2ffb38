import type { ServedVariants } from '../experiments/experiment.ts';
import type { Query } from '../lead/tracking.ts';
import type { Site } from '../site/site.ts';

/** What the lead server tells the page renderer of one request. */
export interface PageRequest {
  readonly host: string;
  readonly path: string;
  /** URLSearchParams on both sides. */
  readonly query: Query;
  /** For every inline script and style of the page: the Content-Security-Policy allows no other. */
  readonly nonce: string;
  /** Whether the browser sends Global Privacy Control. See docs/spec/consent.md#global-privacy-control. */
  readonly gpc: boolean;
  /** The cookie `fonts`: the look whose fonts this browser has (funnel-app/src/entries/loadWebFonts.ts). */
  readonly fontsOf: string | undefined;
  readonly company: CompanyFacts;
  /** The operator's facts of the site; the defaults without them. */
  readonly site?: Site | undefined;
  /** Samples, such as invented testimonials, are left out. */
  readonly production?: boolean;
  /** The lawyer tracker's address, where the visitor may be sent to one. */
  readonly lawyerTracker?: string | undefined;
  /** The token of a test visit, checked. */
  readonly test?: string | undefined;
  /** Random id of the visitor, for experiments and figures; undefined for who opted out of both. */
  readonly visitor?: string | undefined;
}

/** What the legal pages say of the company behind the site, from the settings. Empty: the page marks what is missing. */
export interface CompanyFacts {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** The state whose law the terms of use name. */
  readonly lawState: string;
  /** Who pays to get leads: law firms and others, as /sponsors lists them. */
  readonly sponsors: readonly string[];
  /** Days that each kind of record is kept; 0: without an end. */
  readonly keepsDays: {
    readonly leads: number;
    readonly disqualified: number;
    readonly unfinished: number;
    readonly requests: number;
  };
}

export interface PageResponse {
  readonly status: number;
  readonly html: string;
  /** Of a survey page: what the visitor was given. */
  readonly served?: ServedVariants;
  /** Of a survey page: the words of its questions as JSON, and the version that the lead will name. */
  readonly words?: { readonly version: string; readonly text: string };
}

/** Name of the cookie that `fontsOf` comes from. Its value names a theme and says nothing of the visitor. */
export const fontsCookie = 'fonts';

/** The built funnel's door: `dist/server/renderer.js` makes one of these. */
export type RenderPage = (request: PageRequest) => PageResponse | Promise<PageResponse>;
