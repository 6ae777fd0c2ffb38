import type { IncomingMessage } from 'node:http';
import { cookie } from '../http/cross-site.ts';
import { bears, sameSecret } from '../http/token.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';

const name = 'ops';
/** A working day. */
const hours = 8;

const purpose = 'ops session';
const subject = (token: string, ends: string) => `${ends}\n${token}`;

/** The cookie of somebody who has shown the token. It holds when it ends and our signature, and dies with the token or the data key. */
export function sessionCookie(vault: Pick<Vault, 'mac'>, token: string, now: number, secure: boolean): string {
  const ends = String(now + hours * 3_600_000);
  const value = `${ends}.${vault.mac(purpose, subject(token, ends))}`;
  return `${name}=${value}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${hours * 3600}${secure ? '; Secure' : ''}`;
}

/** Takes the cookie away. */
export const endedCookie = `${name}=; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=0`;

/** What sessions are made and ended with. */
export interface SessionParts {
  readonly vault: Pick<Vault, 'macs'>;
  readonly store: Pick<Store, 'tally' | 'tallied'>;
  readonly token: string;
}

const endedName = (given: string) => `ops ended ${given}`;

/** The session that the request's cookie holds, signed out of or not. */
function sessionOf({ headers }: IncomingMessage, { vault, token }: SessionParts, now: number) {
  const [ends = '', given = ''] = (cookie(headers.cookie, name) ?? '').split('.');
  const ours = () => vault.macs(purpose, subject(token, ends)).some((each) => sameSecret(given, each));
  return Number(ends) > now && ours() ? { ends: Number(ends), given } : undefined;
}

/** Whether a request comes from somebody who has shown the token: by a cookie that is not signed out of, or by an Authorization header. */
export async function isSignedIn(request: IncomingMessage, parts: SessionParts, now: number): Promise<boolean> {
  if (bears(request.headers.authorization, parts.token)) return true;
  const session = sessionOf(request, parts, now);
  return session !== undefined && (await parts.store.tallied(endedName(session.given), now)) === undefined;
}

/** Signs out, at every replica: a copy of the cookie opens nothing any more. */
export async function endSession(request: IncomingMessage, parts: SessionParts, now: number): Promise<void> {
  const session = sessionOf(request, parts, now);
  if (session) await parts.store.tally(endedName(session.given), now, session.ends);
}
