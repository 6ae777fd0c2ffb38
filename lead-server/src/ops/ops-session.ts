import type { IncomingMessage } from 'node:http';
import { readCookie } from '../lib/cookies.ts';

import { hasBearerToken, sameSecret } from '../lib/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

const cookieName = 'ops';
/** A working day. */
const sessionHours = 8;

const purpose = 'ops session';
const signedText = (token: string, ends: string) => `${ends}\n${token}`;

/** The session cookie: expiry and signature. It ends with the token or the data key. */
export function sessionCookie(vault: Pick<Vault, 'keyedHash'>, token: string, now: number, secure: boolean): string {
  const ends = String(now + sessionHours * 3_600_000);
  const value = `${ends}.${vault.keyedHash(purpose, signedText(token, ends))}`;
  return `${cookieName}=${value}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${sessionHours * 3600}${secure ? '; Secure' : ''}`;
}

/** Takes the cookie away. */
export const expiredCookie = `${cookieName}=; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=0`;

/** The name of the hidden field that each form of a session carries. */
export const formTokenField = 'form_token';

/**
 * The token of a session's forms: a script on another page of this host can make the browser send the cookie, but cannot read
 * this. '' without a session's cookie.
 */
export function formToken({ headers }: IncomingMessage, vault: Pick<Vault, 'keyedHash'>): string {
  const cookie = readCookie(headers.cookie, cookieName);
  return cookie === undefined ? '' : vault.keyedHash('ops form', cookie);
}

/** Whether a form came from a page of its session. A caller with the token in a header needs none. */
export function hasFormToken(request: IncomingMessage, vault: Pick<Vault, 'keyedHashes'>, given: string): boolean {
  const cookie = readCookie(request.headers.cookie, cookieName);
  if (cookie === undefined) return request.headers.authorization !== undefined;
  return vault.keyedHashes('ops form', cookie).some((each) => sameSecret(given, each));
}

/** What sessions are made and ended with. */
export interface SessionOptions {
  readonly vault: Pick<Vault, 'keyedHashes'>;
  readonly store: Pick<Store, 'incrementCounter' | 'getCounter'>;
  readonly token: string;
}

const endedSessionKey = (given: string) => `ops ended ${given}`;

/** The session that the request's cookie holds, signed out of or not. */
function sessionOf({ headers }: IncomingMessage, { vault, token }: SessionOptions, now: number) {
  const [ends = '', given = ''] = (readCookie(headers.cookie, cookieName) ?? '').split('.');
  const isValid = () => vault.keyedHashes(purpose, signedText(token, ends)).some((each) => sameSecret(given, each));
  return Number(ends) > now && isValid() ? { ends: Number(ends), given } : undefined;
}

/** Whether the request has a session that is not signed out, or an Authorization header. */
export async function isSignedIn(request: IncomingMessage, parts: SessionOptions, now: number): Promise<boolean> {
  if (hasBearerToken(request.headers.authorization, parts.token)) return true;
  const session = sessionOf(request, parts, now);
  return session !== undefined && (await parts.store.getCounter(endedSessionKey(session.given), now)) === undefined;
}

/** Signs out, at every replica: a copy of the cookie opens nothing any more. */
export async function endSession(request: IncomingMessage, parts: SessionOptions, now: number): Promise<void> {
  const session = sessionOf(request, parts, now);
  if (session) await parts.store.incrementCounter(endedSessionKey(session.given), now, session.ends);
}
