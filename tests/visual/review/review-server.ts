/** Serves the review page and its data, to this machine only by default. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Report, versionOf } from '../report.ts';
import { picturePath, reviewerName, root } from '../repository.ts';
import { OutOfDateError, type VerdictRequest } from '../verdicts.ts';
import { reviewPage } from './page.ts';

/** The store of the report and the verdicts. */
export interface Desk {
  read(): Report;
  /** @throws OutOfDateError when it was said of another report. */
  judge(said: VerdictRequest): void;
}

const storybook = sirv(join(root, 'dist/storybook'), { etag: true });

const local = ['localhost', '127.0.0.1', '[::1]'];
/** Under any other name this machine could be another site's, which asks for it in a visitor's browser (DNS rebinding). */
const isServed = (host: string, served: string) => served !== 'localhost' || local.includes(host.replace(/:\d+$/, ''));

/**
 * @param served the host to listen on: this machine only, or every interface (`0.0.0.0`), then under any name
 * @throws Error for a port that is taken or none.
 */
export async function openReview(
  desk: Desk,
  port: number,
  served = 'localhost',
): Promise<{ readonly origin: string; close(): void }> {
  const reviewer = reviewerName();
  const shown = () => {
    const report = desk.read();
    return { ...report, version: versionOf(report), reviewer, storybook: 'storybook' };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '' } = request.headers;
    const { pathname } = new URL(request.url ?? '/', origin);
    const picture = /^\/pictures\/([\w-]+)\.png$/.exec(pathname)?.[1];
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    const fail = (status: number, why: string) => send(status, 'text/plain', why);
    const asked = `${request.method} ${pathname}`;
    if (!isServed(host, served)) return void fail(403, 'To be reached by this name: npm run visual:review -- --host 0.0.0.0');
    if (pathname.startsWith('/storybook/')) {
      request.url = request.url?.slice('/storybook'.length);
      return storybook(request, response, () => void fail(404, 'Not in the built Storybook'));
    }
    if (asked === 'GET /') return void send(200, 'text/html', await reviewPage(shown()));
    if (picture && existsSync(picturePath(picture))) return void send(200, 'image/png', readFileSync(picturePath(picture)));
    if (asked !== 'POST /verdict') return void fail(404, 'Not found');
    // Only the page itself: another site open in the same browser must not approve anything.
    if (new URL(request.headers.origin ?? 'null:').host !== host) return void fail(403, 'Only the review page may do that');
    const said = await bodyOf(request);
    try {
      desk.judge(said);
    } catch (failure) {
      if (failure instanceof OutOfDateError) return void send(409, 'application/json', JSON.stringify(shown()));
      throw failure;
    }
    send(200, 'application/json', JSON.stringify(shown()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : String(error));
    });
  });
  await once(server.listen(port, served), 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken, perhaps by another review: npm run visual:review -- --port ${port + 1}`);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, close };
}

async function bodyOf(request: IncomingMessage): Promise<VerdictRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
