import type { Request } from 'express';
import { studioTicketHeader, studioTokenHeader } from '#contract/studio/address.ts';
import { refuseOtherSites } from '../http/cross-site.ts';
import { HttpError } from '../lib/http-error.ts';
import { hasFormToken, type Session, type SessionOptions, sessionOf } from '../operators/ops-session.ts';
import { isTicketOf } from './page-ticket.ts';

/**
 * Lets in a script of the studio's own page: its session's cookie, this origin, and the token or ticket that only its page has.
 * @throws HttpError 401, 403, 415
 */
export async function studioSession(request: Request, sessions: SessionOptions, ownHost: string | undefined): Promise<Session> {
  const { headers } = request;
  refuseOtherSites(request, ownHost);
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
    throw new HttpError(403, 'cross_site', 'This call can only be made from the studio itself.');
  if (headers['content-type'] !== 'application/json') throw new HttpError(415, 'not_json', 'Send the body as JSON.');
  const session = await sessionOf(request, sessions, Date.now());
  if (!session) throw new HttpError(401, 'signed_out', 'You are signed out: sign in again.');
  const given = (name: string) => String(headers[name] ?? '');
  const isOwnPage =
    hasFormToken(request, sessions, given(studioTokenHeader)) ||
    isTicketOf(sessions.vault, session.name, given(studioTicketHeader), Date.now());
  if (!isOwnPage) throw new HttpError(403, 'no_token', 'This page is of another session: load it again.');
  return session;
}
