import type { ScriptName } from '../flow/flow.ts';

/**
 * Whether scripts of advertisers may load (decisions 8): `never` with Global Privacy Control or after a no; `ask` where the visitor's region
 * needs a yes first; else `allowed`.
 */
export type Advertising = 'allowed' | 'ask' | 'never';

/** Name of the cookie with the visitor's own answer, `yes` or `no`. */
export const advertisingCookie = 'advertising';

export interface AdvertisingFacts {
  readonly gpc: boolean;
  readonly answer: string | undefined;
  /** Country, or country and subdivision, as `US` or `US-WA`; '' when it should be known and is not; undefined when nobody looks. */
  readonly region: string | undefined;
  /** Regions that need a yes first; a country stands for all of it. */
  readonly asking: readonly string[];
}

/**
 * The rule of decisions 8. Pure.
 * assumed: where no proxy says the region, the visitors are of the United States, whose laws ask for a way out, not for a yes.
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
  /** The partner's campaign of the visit's affiliate and offer, '' for none: some campaigns' names are not checked (Core 5). */
  readonly campaign: string;
  /** The partner's page for disqualified visitors, and the tracker's for those with a lawyer (Variants 4). */
  readonly offerPage: string;
  readonly lawyerTracker: string;
}
