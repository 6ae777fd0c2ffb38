import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacSha256 } from './hmac.ts';

const library = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url');

it('is what the library makes, for every key and whichever texts come after each other', () => {
  const keys = fc.uint8Array({ maxLength: 64 });
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(keys, texts, (key, given) => {
      const mac = hmacSha256(key);
      for (const text of given) {
        expect(mac('', text)).toBe(library(key, text));
        expect(mac(text, text)).toBe(library(key, text + text));
      }
    }),
  );
});

it.each([8191, 8192, 8193, 70_000])('is so for a text of %i characters too, and for a short one after it', (length) => {
  const key = new Uint8Array(32).fill(7);
  const mac = hmacSha256(key);
  for (const text of ['x'.repeat(length), 'é'.repeat(length), '€'.repeat(length), 'short']) {
    expect(mac('body\n', text)).toBe(library(key, `body\n${text}`));
  }
});
