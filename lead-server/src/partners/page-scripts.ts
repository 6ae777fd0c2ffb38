import type { IncomingMessage } from 'node:http';
import { advertisingCookie, advertisingRule, type PageSettings } from '#contract/api/page-settings.ts';
import { readCookie } from '../lib/cookies.ts';
import type { Config } from '../settings/config.ts';

type Settings = Pick<
  Config,
  | 'EVERFLOW_URL'
  | 'STEP_SCRIPTS'
  | 'RECAPTCHA_SITE_KEY'
  | 'TRUSTEDFORM_SCRIPT_URL'
  | 'LEADID_SCRIPT_URL'
  | 'CALL_NUMBER_URL'
  | 'TRANSACTION_ID_URL'
  | 'OFFER_PAGE_URL'
  | 'LAWYER_TRACKER_URL'
  | 'REGION_HEADERS'
  | 'ASKING_REGIONS'
>;

/** The field for the certificate, and the consent that it marks. See docs/spec/partners.md#trustedform. */
const trustedFormQuery = { field: 'xxTrustedFormCertUrl', use_tagged_consent: 'true' };

function withQuery(address: string | undefined, query: Readonly<Record<string, string>>): string {
  if (address === undefined) return '';
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

const clickScriptUrl = ({ EVERFLOW_URL: base }: Settings) => (base === undefined ? '' : `${base}/scripts/main.js`);

/** The visitor's region by the proxy's headers; undefined without configuration. */
function regionOf({ headers }: IncomingMessage, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const parts = names.map((name) => String(headers[name.toLowerCase()] ?? '').toUpperCase());
  return parts.filter((part) => /^[A-Z0-9-]{1,10}$/.test(part)).join('-');
}

/** Decides advertising for the visitor of a request. See docs/spec/consent.md#scripts-of-others. */
export function advertisingRuleFor(
  settings: Pick<Settings, 'REGION_HEADERS' | 'ASKING_REGIONS'>,
  request: IncomingMessage,
): PageSettings['advertising'] {
  const { headers } = request;
  return advertisingRule({
    gpc: headers['sec-gpc'] === '1',
    answer: readCookie(headers.cookie, advertisingCookie),
    region: regionOf(request, settings.REGION_HEADERS),
    asking: settings.ASKING_REGIONS,
  });
}

/** The addresses that a page may load and open for this visitor. See docs/spec/consent.md#scripts-of-others. */
export function createPageSettings(settings: Settings, request: IncomingMessage): Omit<PageSettings, 'campaign' | 'counted'> {
  const advertising = advertisingRuleFor(settings, request);
  const forbidden = advertising === 'never';
  return {
    advertising,
    clickScript: forbidden ? '' : clickScriptUrl(settings),
    scripts: forbidden ? {} : Object.fromEntries(settings.STEP_SCRIPTS),
    trustedFormScript: withQuery(settings.TRUSTEDFORM_SCRIPT_URL, trustedFormQuery),
    leadIdScript: withQuery(settings.LEADID_SCRIPT_URL, { snippet_version: '2' }),
    callNumber: settings.CALL_NUMBER_URL !== undefined,
    transactionId: !forbidden && settings.TRANSACTION_ID_URL !== undefined,
    offerPage: forbidden ? '' : (settings.OFFER_PAGE_URL ?? ''),
    lawyerTracker: forbidden ? '' : (settings.LAWYER_TRACKER_URL ?? ''),
  };
}

/** Hosts of the scripts above and the captcha's, for the content security policy. */
export function scriptOrigins(settings: Settings): readonly string[] {
  const addresses = [
    settings.EVERFLOW_URL,
    settings.TRUSTEDFORM_SCRIPT_URL,
    settings.LEADID_SCRIPT_URL,
    ...settings.STEP_SCRIPTS.map(([, address]) => address),
    // the captcha's script, and its own sources
    ...(settings.RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.gstatic.com'] : []),
  ];
  return [...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin])))];
}
