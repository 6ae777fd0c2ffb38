import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { studioPath } from '#contract/studio/address.ts';

const studioFolder = 'dist/studio';
/** The target of `npm run bench:studio`, whose answers and headers come on top. */
const mostBytes = 165_000;

it('what the first page of the studio loads is at most 165 KB, packed by gzip', () => {
  const html = readFileSync(`${studioFolder}/index.html`, 'utf8');
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css|woff2))"/g)].map(([, address = '']) => address);
  // scripts, styles and both weights of its face
  expect(files.length).toBeGreaterThanOrEqual(7);
  const weights = files.map((address) => {
    const bytes = readFileSync(studioFolder + address.slice(studioPath.length));
    return [address, address.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length] as const;
  });
  const sum = weights.reduce((total, [, bytes]) => total + bytes, gzipSync(html).length);
  expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(mostBytes);
});
