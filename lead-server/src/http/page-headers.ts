import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { PageResponse } from '#contract/api/page-rendering.ts';
import { scriptPolicyName } from '#contract/api/script-policy.ts';
import { scriptOrigins } from '../partners/page-scripts.ts';
import type { Config } from '../settings/config.ts';
import { rebuiltFrom } from '../settings/live-config.ts';

/** Powers of a browser that no page of ours uses, nor a script on it. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** The headers of every response, whatever it is. See docs/spec/errors.md#headers. */
export function baseHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'permissions-policy': permissionsPolicy,
    'cross-origin-resource-policy': 'same-origin',
    // pages have a whole policy in its place
    'content-security-policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
    ...(PUBLIC_URL?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Where browsers report what a policy blocked (routes/csp-report-route.ts), for old ones and for new ones. */
const reports = { 'report-uri': ['/csp-report'], 'report-to': ['csp'] };
/** No script may make markup or load a file from a text, but by the page's own policy (funnel-app/src/lib/scriptUrl.ts). */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': [scriptPolicyName] };
const trustedTypesReport = Object.entries({ ...trustedTypes, ...reports })
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join('; ');

/**
 * The security headers of a page. Helmet's default policy would block paid pixels and certificates, so allowed hosts come from
 * settings. Scripts of partners do without Trusted Types: where one may be loaded these are reported only.
 * @param pageOf the page that is sent as this response
 */
export function pageHeaders(config: Config, pageOf: (response: object) => PageResponse | undefined): RequestHandler {
  const policies = rebuiltFrom(
    () => config.SCRIPT_HOSTS,
    (named) => {
      const hosts = [...named, ...scriptOrigins(config)];
      return {
        hosts,
        enforced: policyOf(config, hosts, pageOf, trustedTypes),
        reported: policyOf(config, hosts, pageOf, {}),
      };
    },
  );
  return (request, response, next) => {
    const { hosts, enforced, reported } = policies();
    response.setHeader('reporting-endpoints', 'csp="/csp-report"');
    const mayBreak = hosts.length > 0 && pageOf(response)?.loadsPartners === true;
    if (mayBreak) response.setHeader('content-security-policy-report-only', trustedTypesReport);
    (mayBreak ? reported : enforced)(request, response, next);
  };
}

function policyOf(
  config: Config,
  hosts: readonly string[],
  pageOf: (response: object) => PageResponse | undefined,
  more: Readonly<Record<string, string[]>>,
): RequestHandler {
  const https = config.PUBLIC_URL?.startsWith('https:') === true;
  const hashes = (kind: 'scripts' | 'styles') => (_request: unknown, response: object) =>
    pageOf(response)?.hashes[kind].join(' ') || "'self'";
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", hashes('scripts'), ...hosts],
        'style-src': ["'self'", hashes('styles')],
        // a style attribute runs no script, and the width of the progress bar is one
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...hosts],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...hosts],
        'frame-src': hosts.length > 0 ? hosts : ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'self'"],
        ...more,
        ...reports,
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // the thank-you page has personal data in its address until it has read it
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // scripts of the allow-list come without the header that this one asks for
    crossOriginEmbedderPolicy: false,
    // click trackers may answer in a popup
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // sent with every response (baseHeaders)
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xXssProtection: false,
  });
}
