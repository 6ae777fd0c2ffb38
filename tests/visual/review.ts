/** `npm run visual:review [-- --port 4600]`: a page on this machine on which QA looks at what `npm run visual` found, and approves or rejects it. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { readReport, versionOf } from './report.ts';
import { picturePath, root } from './repository.ts';
import { judge, OutOfDate, rejectedFile, type Said } from './verdicts.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4600' } } });
const page = (name: string) => readFileSync(join(import.meta.dirname, 'review', name), 'utf8');
const storybook = sirv(join(root, 'dist/storybook'), { etag: true });

type Answer = readonly [type: string, body: string | Buffer];
const script = (name: string): Answer => ['text/javascript', stripTypeScriptTypes(page(name))];

const report = (): Answer => {
  const found = readReport();
  return ['application/json', JSON.stringify({ ...found, version: versionOf(found) })];
};

const routes: Readonly<Record<string, () => Answer>> = {
  'GET /': () => ['text/html', page('page.html')],
  'GET /page.css': () => ['text/css', page('page.css')],
  'GET /client.ts': () => script('client.ts'),
  'GET /view.ts': () => script('view.ts'),
  'GET /meant.ts': () => script('meant.ts'),
  'GET /report.json': report,
};

async function bodyOf(request: IncomingMessage): Promise<Said> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', origin);
  const route = routes[`${request.method} ${pathname}`];
  const picture = /^\/pictures\/([\w-]+)$/.exec(pathname)?.[1];
  const send = (status: number, [type, body]: Answer) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  if (pathname.startsWith('/storybook/')) {
    request.url = request.url?.slice('/storybook'.length);
    storybook(request, response, () => void send(404, ['text/plain', 'Not in the built Storybook']));
  } else if (route) send(200, route());
  else if (picture && existsSync(picturePath(picture))) send(200, ['image/png', readFileSync(picturePath(picture))]);
  else if (request.method === 'POST' && pathname === '/verdict') {
    // Only the page itself: another site open in the same browser must not approve anything.
    if (request.headers.origin !== origin) return void send(403, ['text/plain', 'Only the review page may do that']);
    const said = await bodyOf(request);
    try {
      judge(said);
    } catch (failure) {
      if (failure instanceof OutOfDate) return void send(409, report());
      throw failure;
    }
    send(200, report());
  } else send(404, ['text/plain', 'Not found']);
}

const origin = `http://localhost:${Number(values.port)}`;
const { cases } = readReport();
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : String(error));
  });
});
server.listen(Number(values.port), 'localhost', () => {
  console.log(
    `${cases.length} to look at: ${origin} (Ctrl+C ends it). Rejected ones are listed in ${rejectedFile.slice(root.length)}`,
  );
});
