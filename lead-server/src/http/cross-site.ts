import type { IncomingMessage } from 'node:http';
import { xsrfCookie, xsrfHeader } from '#contract/api/xsrf.ts';
import { readCookies } from '../lib/cookies.ts';
import { HttpError } from '../lib/http-error.ts';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses requests that the browser marks as made by another site.
 * @param ownHost the host of PUBLIC_URL, when set
 * @throws HttpError 403
 */
export function refuseOtherSites({ headers }: IncomingMessage, ownHost: string | undefined): void {
  const refusal = () => new HttpError(403, 'cross_site', 'This call can only be made from the site itself.');
  if (headers['sec-fetch-site'] === 'cross-site') throw refusal();
  const { origin } = headers;
  if (origin === undefined) return;
  // the usual case, without parsing
  if (origin === `https://${headers.host}` || origin === `http://${headers.host}`) return;
  const host = hostOf(origin);
  if (host === undefined || (host !== headers.host && host !== ownHost)) throw refusal();
}

/**
 * Refuses requests of scripts and frames: operators' pages are only navigated to. Old browsers send no such header.
 * @throws HttpError 403
 */
export function refuseScripts({ headers }: IncomingMessage): void {
  const to = headers['sec-fetch-dest'];
  if (to !== undefined && to !== 'document') throw new HttpError(403, 'not_a_navigation', 'Open this page in a tab of its own.');
}

/** Whether a person followed a link of another site, as in a chat: the browser sends no `Strict` cookie with it. */
export const isFollowedLink = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && /^(cross|same)-site$/.test(String(headers['sec-fetch-site']));

/**
 * Refuses a call that another site made a browser send.
 * With the cookie the header must match it. Without the cookie there is no authority to abuse, and refusing would lose a lead.
 * Beacons cannot set headers.
 * @param ownHost the host of PUBLIC_URL, when set
 * @throws HttpError 403. See docs/spec/calls.md#cross-site-requests.
 */
export function refuseCrossSite(request: IncomingMessage, ownHost: string | undefined): void {
  refuseOtherSites(request, ownHost);
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const tokens = readCookies(headers.cookie, xsrfCookie);
  const echoed = headers[xsrfHeader];
  const matches = typeof echoed === 'string' && tokens.includes(echoed);
  if (tokens.length > 0 && !matches && !(echoed === undefined && site === 'same-origin')) {
    throw new HttpError(403, 'xsrf_mismatch', `The ${xsrfHeader} header does not match the ${xsrfCookie} cookie.`);
  }
}
