import type { IncomingMessage } from 'node:http';
import { cookie } from '../http/cross-site.ts';
import { bears, sameSecret } from '../http/token.ts';
import type { Vault } from '../vault/vault.ts';

const name = 'ops';
/** A working day. */
const hours = 8;

const signature = (vault: Pick<Vault, 'mac'>, token: string, ends: string) => vault.mac('ops session', `${ends}\n${token}`);

/** The cookie of somebody who has shown the token. It holds when it ends and our signature, and dies with the token or the data key. */
export function sessionCookie(vault: Pick<Vault, 'mac'>, token: string, now: number, secure: boolean): string {
  const ends = String(now + hours * 3_600_000);
  const value = `${ends}.${signature(vault, token, ends)}`;
  return `${name}=${value}; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=${hours * 3600}${secure ? '; Secure' : ''}`;
}

export const endedCookie = `${name}=; Path=/ops; HttpOnly; SameSite=Strict; Max-Age=0`;

/** Whether a request comes from somebody who has shown the token: by the cookie, or by an Authorization header. */
export function isSignedIn({ headers }: IncomingMessage, vault: Pick<Vault, 'mac'>, token: string, now: number): boolean {
  if (bears(headers.authorization, token)) return true;
  const [ends = '', given = ''] = (cookie(headers.cookie, name) ?? '').split('.');
  return Number(ends) > now && sameSecret(given, signature(vault, token, ends));
}
