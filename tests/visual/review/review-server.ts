/** Serves the review page and its data, to this machine only by default. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { picturePath, reviewerName, root } from '../repository.ts';
import { OutOfDateError, type VerdictRequest } from '../verdicts.ts';
import { type Report, versionOf } from '../visual-report.ts';

/** The store of the report and the verdicts. */
export interface Desk {
  read(): Report;
  /** @throws OutOfDateError when it was said of another report. */
  judge(said: VerdictRequest): void;
}

type Answer = readonly [type: string, body: string | Buffer];
const page = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const script = (name: string): Answer => ['text/javascript', stripTypeScriptTypes(page(name))];
/** The page's modules, as review-client.ts imports them. */
const scripts = ['review-client.ts', 'case-filter.ts', 'keyboard.ts', 'verdict-scope.ts', 'picture-views.ts', 'story-address.ts'];
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
  const report = (): Answer => {
    const found = desk.read();
    return ['application/json', JSON.stringify({ ...found, version: versionOf(found), reviewer })];
  };
  const routes: Readonly<Record<string, () => Answer>> = {
    'GET /': () => ['text/html', page('page.html')],
    'GET /page.css': () => ['text/css', page('page.css')],
    'GET /pictures.css': () => ['text/css', page('pictures.css')],
    ...Object.fromEntries(scripts.map((name) => [`GET /${name}`, () => script(name)])),
    'GET /report.json': report,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '' } = request.headers;
    const { pathname } = new URL(request.url ?? '/', origin);
    const route = routes[`${request.method} ${pathname}`];
    const picture = /^\/pictures\/([\w-]+)$/.exec(pathname)?.[1];
    const send = (status: number, [type, body]: Answer) =>
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (!isServed(host, served)) send(403, ['text/plain', 'To be reached by this name: npm run visual:review -- --host 0.0.0.0']);
    else if (pathname.startsWith('/storybook/')) {
      request.url = request.url?.slice('/storybook'.length);
      storybook(request, response, () => void send(404, ['text/plain', 'Not in the built Storybook']));
    } else if (route) send(200, route());
    else if (picture && existsSync(picturePath(picture))) send(200, ['image/png', readFileSync(picturePath(picture))]);
    else if (request.method === 'POST' && pathname === '/verdict') {
      // Only the page itself: another site open in the same browser must not approve anything.
      if (new URL(request.headers.origin ?? 'null:').host !== host)
        return void send(403, ['text/plain', 'Only the review page may do that']);
      const said = await bodyOf(request);
      try {
        desk.judge(said);
      } catch (failure) {
        if (failure instanceof OutOfDateError) return void send(409, report());
        throw failure;
      }
      send(200, report());
    } else send(404, ['text/plain', 'Not found']);
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
