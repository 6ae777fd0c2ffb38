import type { ScriptName } from '../flow/flow.ts';

/**
 * Whether advertisers' scripts may load: `ask` where the visitor's region needs a yes first. See
 * docs/spec/consent.md#scripts-of-others.
 */
export type Advertising = 'allowed' | 'ask' | 'never';

/** Name of the cookie with the visitor's own answer, `yes` or `no`. */
export const advertisingCookie = 'advertising';

export interface AdvertisingFacts {
  readonly gpc: boolean;
  readonly answer: string | undefined;
  /** Country or subdivision, as `US` or `US-WA`; '' when unknown, undefined when no region is configured. */
  readonly region: string | undefined;
  /** Regions that need a yes first; a country stands for all of it. */
  readonly asking: readonly string[];
}

/**
 * Decides whether advertising may load. Pure. assumed: without a region header visitors count as from the United States, whose
 * laws ask for an opt-out only. See docs/spec/consent.md#scripts-of-others.
 */
export function advertisingRule({ gpc, answer, region, asking }: AdvertisingFacts): Advertising {
  if (gpc || answer === 'no') return 'never';
  if (answer === 'yes' || region === undefined) return 'allowed';
  const [country = ''] = region.split('-');
  return region === '' || asking.includes(country) || asking.includes(region) ? 'ask' : 'allowed';
}

/** What a page may load and open for one visitor: GET /page-settings. Addresses are '' where nothing is configured or allowed. */
export interface PageSettings {
  readonly advertising: Advertising;
  /** The visit counts in the figures: the page reports its steps. */
  readonly counted: boolean;
  /** Everflow's click script. */
  readonly clickScript: string;
  /** Flow's script name -> its address. */
  readonly scripts: Readonly<Partial<Record<ScriptName, string>>>;
  readonly trustedFormScript: string;
  readonly leadIdScript: string;
  /** Whether a call-tracking number can be had (GET /call-number). */
  readonly callNumber: boolean;
  /** Whether a transaction id can be had without the click script (POST /transaction-id). */
  readonly transactionId: boolean;
  /** The partner's campaign of the visit's affiliate and offer, '' for none. See docs/spec/validation.md#names. */
  readonly campaign: string;
  /** The partner's pages for disqualified visitors and for those with a lawyer. See docs/spec/submission.md#partner-page. */
  readonly offerPage: string;
  readonly lawyerTracker: string;
}
