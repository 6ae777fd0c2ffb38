import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

/** Stands in for a build, so that files and pages are tested before anything is built. */
const folder = mkdtempSync(join(tmpdir(), 'files-'));
const text = '0123456789'.repeat(10);
let server: TestServer;
beforeAll(async () => {
  for (const name of ['client/assets', 'storybook', 'server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'server/renderer.js'),
    `${standInPage}export const createRenderer = () => () => page(200, '<p>The page</p>');`,
  );
  for (const name of ['client/assets/page.js', 'storybook/index.json']) writeFileSync(join(folder, name), text);
  server = await startTestServer({ FUNNEL_DIR: folder });
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

it('a text file of the build names its charset', async () => {
  expect((await fetch(`${server.url}/assets/page.js`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

describe.each(['/assets/page.js', '/storybook/index.json'])('%s', (path) => {
  it.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-5', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=1000-', 'all of it'])(
    'is served whole for a range request: %s',
    async (range) => {
      const response = await fetch(server.url + path, { headers: { range, 'accept-encoding': 'identity' } });
      expect([response.status, await response.text()]).toEqual([200, text]);
      expect(server.logged()).not.toContain('call failed');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not found for %s', async (method) => {
    const response = await fetch(server.url + path, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

it('a deep link into Storybook keeps its query on the way to the folder', async () => {
  const { status, headers } = await fetch(`${server.url}/storybook?path=/story/a--b&globals=theme:3`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/storybook/?path=/story/a--b&globals=theme:3']);
  expect((await fetch(`${server.url}/storybook`, { redirect: 'manual' })).headers.get('location')).toBe('/storybook/');
});

it('a file of a newer build is served while the server runs: a page of that version may ask any replica for it', async () => {
  const newer = () => fetch(`${server.url}/assets/newer-Bx3.js`, { headers: { 'accept-encoding': 'br' } });
  expect([(await newer()).status, (await fetch(`${server.url}/assets/..%2f..%2fserver%2frenderer.js`)).status]).toEqual([
    200, 200,
  ]);
  for (const name of ['newer-Bx3.js', 'newer-Bx3.js.br'])
    writeFileSync(join(folder, 'client/assets', name), brotliCompressSync(text));
  const served = await newer();
  expect(await served.text()).toBe(text);
  expect(served.headers.get('cache-control')).toContain('immutable');
});

it('a pipelined page behind a file with Expect: 100-continue is whole', async () => {
  const more = 'GET /survey HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\nconnection: close';
  const answer = await sendRaw(server.url, `GET /assets/page.js HTTP/1.1\r\nhost: x\r\n\r\n${more}\r\n\r\n`);
  expect(answer).toMatch(/\r\ncontent-length: 15\r\n(?:[\w-]+: .*\r\n)*\r\n<p>The page<\/p>$/i);
});

it('Expect: 100-continue gets a 100', async () => {
  const head = 'POST /events HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\nconnection: close';
  const answer = await sendRaw(server.url, `${head}\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\n{}`);
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 422 /);
});
