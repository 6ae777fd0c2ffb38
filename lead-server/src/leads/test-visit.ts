import { sameSecret } from '../lib/secrets.ts';
import type { Vault } from '../vault/vault.ts';

/** How long a test link opens pages. assumed: a working day and the next morning. */
export const testLinkHours = 24;

const purpose = 'test visit';

/**
 * The token of `?test=`: the moment of its end, the hash of the draft that it shows, if any, and a signature. Whoever has it can
 * make test leads, and nothing else.
 */
export function createTestToken(vault: Pick<Vault, 'keyedHash'>, now: number, hours = testLinkHours, draft = ''): string {
  const endsAt = (now + hours * 3_600_000).toString(36);
  const named = draft === '' ? endsAt : `${endsAt}-${draft}`;
  return `${named}.${vault.keyedHash(purpose, named)}`;
}

/** The hash of the draft that a token shows; undefined for one that shows what is live. */
export const draftOfToken = (token: string): string | undefined => /^[\da-z]+-([\da-f]{32})\./.exec(token)?.[1];

/** Whether we made the token, also one that has ended: what was sent with it is a test for ever. */
export function isTestToken(vault: Pick<Vault, 'keyedHashes'>, token: string): boolean {
  const [named = '', mac = ''] = token.split('.');
  return vault.keyedHashes(purpose, named).some((each) => sameSecret(mac, each));
}

/** When a token of ours ends, in milliseconds since 1970; undefined where it does not open a page now. */
export function testTokenEnd(vault: Pick<Vault, 'keyedHashes'>, token: string | null, now: number): number | undefined {
  if (token === null || !isTestToken(vault, token)) return undefined;
  const endsAt = Number.parseInt(token, 36);
  return endsAt > now ? endsAt : undefined;
}

/** The address with a test token in its query, in place of another. */
export function testLink(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('test', token);
  return url.href;
}
