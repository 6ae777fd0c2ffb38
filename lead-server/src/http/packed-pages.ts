import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageResponse } from '#contract/api/page-rendering.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Four fifths of the best level's saving at a thirtieth of its time, for a document that may never be asked for again. */
const quickLevels = { br: 5, gzip: 6 } as const;
const bestLevels = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const;
/** From this request on the best level is worth its time: a client that varies its switches causes no such work. */
const worthBest = 2;

type Encoding = keyof typeof quickLevels;

export interface PackedPage {
  readonly body: Buffer;
  readonly encoding: Encoding | undefined;
  /** Strong, and another for each encoding. */
  readonly etag: string;
}

interface Packing {
  readonly digest: string;
  asked: number;
  readonly packed: Map<Encoding, Promise<PackedPage> | PackedPage>;
}

function compress(text: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(text, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    // as wide as the page and no wider: each thread keeps what its widest took
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(text.length + 16)))),
  };
  return brotliAsync(text, { params });
}

const accepts: Readonly<Record<Encoding, RegExp>> = {
  br: /(^|[,\s])br(?!\s*;\s*q=0(\.0*)?(,|\s|$))/,
  gzip: /(^|[,\s])gzip(?!\s*;\s*q=0(\.0*)?(,|\s|$))/,
};

/** The encoding that a browser is sent. */
const encodingFor = (accepted = ''): Encoding | undefined =>
  accepts.br.test(accepted) ? 'br' : accepts.gzip.test(accepted) ? 'gzip' : undefined;

/** Compresses each document once: quickly for the first request, and in the background as small as possible. */
export function createPagePacker() {
  const packings = new WeakMap<PageResponse, Packing>();
  /** One after the other: the threads that compress are also those that the store and the log need. */
  let packingBest: Promise<unknown> = Promise.resolve();

  function packingOf(page: PageResponse): Packing {
    let packing = packings.get(page);
    if (!packing) {
      packing = { digest: createHash('sha256').update(page.html).digest('base64url').slice(0, 22), asked: 0, packed: new Map() };
      packings.set(page, packing);
    }
    return packing;
  }

  async function pack({ html }: PageResponse, { digest, packed }: Packing, encoding: Encoding, level: number) {
    const body = await compress(Buffer.from(html), encoding, level);
    const result: PackedPage = { body, encoding, etag: `"${digest}-${encoding}${level}"` };
    packed.set(encoding, result);
    return result;
  }

  function packBest(page: PageResponse, packing: Packing): void {
    packingBest = packingBest
      .then(async () => {
        for (const encoding of ['br', 'gzip'] as const) await pack(page, packing, encoding, bestLevels[encoding]);
      })
      // the quickly packed page stays in use
      .catch(() => undefined);
  }

  return {
    /** The document as the browser accepts it. */
    packed(page: PageResponse, acceptEncoding: string | undefined): PackedPage | Promise<PackedPage> {
      const packing = packingOf(page);
      packing.asked += 1;
      if (packing.asked === worthBest) packBest(page, packing);
      const encoding = encodingFor(acceptEncoding);
      if (encoding === undefined) return { body: Buffer.from(page.html), encoding, etag: `"${packing.digest}"` };
      let known = packing.packed.get(encoding);
      if (!known) {
        known = pack(page, packing, encoding, quickLevels[encoding]);
        packing.packed.set(encoding, known);
      }
      return known;
    },
    /**
     * The tag of `If-None-Match` by which the browser has this document, in whatever encoding and level; undefined where it has
     * another.
     */
    heldTag(page: PageResponse, ifNoneMatch: string | undefined): string | undefined {
      if (ifNoneMatch === undefined) return undefined;
      const { digest } = packingOf(page);
      const tags = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
      return tags.find((each) => each.startsWith(`"${digest}`));
    },
  };
}
