/** The funnel with hot reload, and the real server behind it. The server restarts by hand, to keep store and queue. */
import { createServer, request as forward } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import type { RenderPage } from '#contract/api/page-rendering.ts';
import { isServerPath } from '#contract/api/server-paths.ts';
import { createLog } from '../src/lib/log.ts';
import { readSite } from '../src/partners/site-file.ts';
import { companyFacts } from '../src/routes/page-routes.ts';
import { startServer } from '../src/server.ts';
import { environmentWith, readConfig } from '../src/settings/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = readConfig(environmentWith(join(root, '.env')));
const { log } = createLog(config);
const backend = await startServer({ ...config, PORT: 0, HOST: '127.0.0.1' }, log);

const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://page');
  if (isServerPath(url.pathname)) {
    const options = {
      host: '127.0.0.1',
      port: backend.port,
      path: request.url,
      method: request.method,
      headers: request.headers,
    };
    const onward = forward(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
    return;
  }
  vite.middlewares(request, response, () => {
    sendPage(request.headers.host ?? '', url)
      .then(({ status, html }) => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html))
      .catch((failure: Error) => {
        vite.ssrFixStacktrace(failure);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(failure.stack);
      });
  });
});

async function sendPage(host: string, url: URL): Promise<{ status: number; html: string }> {
  const { createDevRenderer } = (await vite.ssrLoadModule('/funnel-app/src/server/renderer.tsx')) as {
    createDevRenderer: () => RenderPage;
  };
  const page = await createDevRenderer()({
    host,
    path: url.pathname,
    query: url.searchParams,
    gpc: false,
    fontsOf: undefined,
    company: companyFacts(config),
    site: readSite(config),
  });
  return { status: page.status, html: await vite.transformIndexHtml(url.pathname, page.html) };
}

server.listen(config.PORT, () => {
  process.stdout.write(`The survey, with hot reload, is at http://localhost:${config.PORT}/survey\n`);
});
const stop = () => void Promise.all([vite.close(), backend.stop()]).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
