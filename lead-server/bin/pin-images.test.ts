import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { digestOf, imageFiles, imagesIn, withDigests } from './pin-images.ts';

const digest = `sha256:${'a1'.repeat(32)}`;

it('finds each image that the product is built on or started with', () => {
  const found = imageFiles.flatMap((file) => imagesIn(readFileSync(file, 'utf8')).map(({ image }) => image));
  expect([...new Set(found)].sort()).toEqual([
    'alpine:3.22',
    'caddy:2',
    'node:24',
    'node:24-alpine',
    'node:24-slim',
    'postgres:17',
  ]);
});

it('pins an image once, and takes a later digest in place of the earlier', () => {
  const text = 'FROM node:24-slim AS build\nFROM alpine:3.22\nservices:\n  web:\n    image: caddy:2\n';
  const digests = new Map([
    ['node:24-slim', digest],
    ['caddy:2', digest],
  ]);
  const pinned = withDigests(text, digests);
  expect(pinned).toBe(text.replace('24-slim', `24-slim@${digest}`).replace('caddy:2', `caddy:2@${digest}`));
  expect(imagesIn(pinned).map(({ isPinned }) => isPinned)).toEqual([true, false, true]);
  const later = `sha256:${'b2'.repeat(32)}`;
  expect(withDigests(pinned, new Map([['caddy:2', later]]))).toBe(pinned.replace(`caddy:2@${digest}`, `caddy:2@${later}`));
});

it('asks the registry for a tag’s digest with a token, and fails without one', async () => {
  const asked: string[] = [];
  const registry = createServer(({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
    if (url.startsWith('/token')) return response.end('{"token":"t"}');
    if (url.endsWith('/3.22')) response.setHeader('docker-content-digest', digest);
    return response.writeHead(url.endsWith('/3.22') ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void registry.close());
  const origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const at = { auth: origin, registry: origin };
  expect(await digestOf('alpine:3.22', at)).toBe(digest);
  expect(asked).toEqual([
    'GET /token?service=registry.docker.io&scope=repository:library/alpine:pull',
    'HEAD /v2/library/alpine/manifests/3.22 Bearer t',
  ]);
  await expect(digestOf('alpine:9', at)).rejects.toThrow('alpine:9: the registry answered 404');
});
