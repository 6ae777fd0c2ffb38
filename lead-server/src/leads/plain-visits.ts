import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PlainVisit } from '#contract/api/plain-page.ts';
import { isSecure, readHostCookie, setHostCookie } from '../lib/cookies.ts';
import type { Config } from '../settings/config.ts';
import type { Vault } from '../vault/vault.ts';

/** Holds the visit that goes on without script, sealed. */
const plainVisitCookie = 'answers';

/** As long as a device keeps a visit (docs/spec/storage.md). */
const lifeMs = 86_400_000;

/** The most characters of a cookie's value: browsers drop one of 4,096 bytes, and proxies refuse headers of 8 KB. */
const cookieLimit = 3600;

/** The most of what is opened: a form's body is 64 KB, and a visit packs well. */
const openedLimit = 256 * 1024;

const [table, row] = ['plain visits', 'visit'];

/** Seals visits for the browser to carry: nothing is stored of a visitor who has not agreed to anything yet. */
export interface PlainVisits {
  seal(visit: PlainVisit): string;
  /** The newer of the form's own copy and the cookie's; undefined where there is none of ours that is still good. */
  of(request: IncomingMessage, own: string | null): PlainVisit | undefined;
  /** Whether the browser has brought a visit of ours back by cookie. */
  hasCookie(request: IncomingMessage): boolean;
  /** The cookie, or the one that deletes it; a visit too large for one is carried by its form alone. */
  cookie(sealed: string | undefined, request: IncomingMessage): string;
}

/** Whether a sealed visit goes into a cookie. */
export const fitsCookie = (sealed: string): boolean => sealed.length <= cookieLimit;

export function createPlainVisits(vault: Vault, now: () => number, settings: Pick<Config, 'PUBLIC_URL'>): PlainVisits {
  const open = (sealed: string | null | undefined): PlainVisit | undefined => {
    if (!sealed) return undefined;
    try {
      const packed = vault.decrypt(table, row, Buffer.from(sealed, 'base64url'));
      const text = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: openedLimit }).toString();
      const visit: PlainVisit = { leadExtras: {}, ...JSON.parse(text) };
      return visit.at > now() - lifeMs ? visit : undefined;
    } catch {
      // changed on its way, or sealed by a key that is no more
      return undefined;
    }
  };
  const keptBy = (request: IncomingMessage) =>
    open(readHostCookie(request.headers.cookie, plainVisitCookie, isSecure(settings, request)));
  return {
    seal(visit) {
      const packed = brotliCompressSync(JSON.stringify(visit), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return vault.encrypt(table, row, packed.toString('base64')).toString('base64url');
    },
    of(request, own) {
      const [given, kept] = [open(own), keptBy(request)];
      if (!given || !kept) return given ?? kept;
      return kept.session === given.session && kept.turn > given.turn ? kept : given;
    },
    hasCookie: (request) => keptBy(request) !== undefined,
    cookie(sealed, request) {
      const value = sealed !== undefined && fitsCookie(sealed) ? sealed : '';
      return setHostCookie(plainVisitCookie, value, {
        secure: isSecure(settings, request),
        seconds: value === '' ? 0 : lifeMs / 1000,
      });
    },
  };
}
