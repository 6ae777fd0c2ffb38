import { hash } from 'node:crypto';

/** Bytes that SHA-256 takes at once, and those of its result. */
const blockBytes = 64;
const hashBytes = 32;
/** As much room as nearly every body takes. */
const usualBytes = 8192;

/**
 * HMAC with SHA-256 (RFC 2104) out of two of OpenSSL's one-shot hashes. `createHmac` gives the same, as hmac.test.ts holds it to, and makes
 * an object outside of the heap for each text: with three texts a lead it cost a tenth of all that a lead costs (docs/scale.md).
 * @param key of at most 64 bytes
 * @returns what gives the hash of two texts behind each other, 43 characters of base64url; neither is kept. They come apart because a body put
 *   behind its purpose would be copied whole.
 */
export function hmacSha256(key: Uint8Array): (before: string, text: string) => string {
  const outer = Buffer.alloc(blockBytes + hashBytes);
  let inner = Buffer.alloc(blockBytes + usualBytes);
  for (let at = 0; at < blockBytes; at += 1) {
    const byte = key[at] ?? 0;
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  }
  return (before, text) => {
    // no character is longer than three bytes for each of its code units
    const most = blockBytes + (before.length + text.length) * 3;
    if (most > inner.length) inner = Buffer.concat([inner.subarray(0, blockBytes)], most);
    const middle = blockBytes + inner.write(before, blockBytes);
    const end = middle + inner.write(text, middle);
    outer.write(hash('sha256', inner.subarray(0, end), 'binary'), blockBytes, 'binary');
    inner.fill(0, blockBytes, end);
    return hash('sha256', outer, 'base64url');
  };
}
