import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Four fifths of the best level's saving at a thirtieth of its time: each page differs by its nonce. */
const brotliQuality = 5;

export interface CompressedText {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** Compresses text as the browser accepts it. */
export async function compressText(text: string, acceptEncoding: string | undefined): Promise<CompressedText> {
  const body = Buffer.from(text);
  const accepts = (name: string) => new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?(,|\\s|$))`).test(acceptEncoding ?? '');
  if (accepts('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await brotliAsync(body, { params }), encoding: 'br' };
  }
  if (accepts('gzip')) return { body: await gzipAsync(body), encoding: 'gzip' };
  return { body, encoding: undefined };
}
