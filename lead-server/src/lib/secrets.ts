import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** Whether the Authorization header bears this token. An empty token is nobody's. */
export function hasBearerToken(header: string | undefined, token: string): boolean {
  return token !== '' && header?.startsWith('Bearer ') === true && sameSecret(header.slice(7), token);
}
