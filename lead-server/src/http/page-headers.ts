import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../lib/config.ts';
import { scriptOrigins } from '../partners/page-scripts.ts';

/** A fresh nonce for one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Powers of a browser that no page of ours uses, nor a script on it. */
const permissionsPolicy = [
  'accelerometer',
  'bluetooth',
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

/**
 * The security headers of a page. Helmet's default policy would block paid pixels and certificates, so allowed hosts come from
 * settings.
 * @param nonceOf the nonce that the page was rendered with
 */
export function pageHeaders(config: Config, nonceOf: (response: object) => string): RequestHandler {
  const hosts = [...config.SCRIPT_HOSTS, ...scriptOrigins(config)];
  const https = config.PUBLIC_URL?.startsWith('https:') === true;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`, ...hosts],
        'style-src': ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
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
