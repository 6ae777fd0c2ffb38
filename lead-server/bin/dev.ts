/** The funnel with hot reload, in the real server: it serves pages and forms as in production. It restarts by hand, to keep store and queue. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import type { PageRequest, PageResponse, RenderPage } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import { isServerPath } from '#contract/api/server-paths.ts';
import type { Funnel } from '../src/funnel.ts';
import { createLog } from '../src/lib/log.ts';
import { withOwnToken } from '../src/ops/own-token.ts';
import { startServer } from '../src/server.ts';
import { type Config, environmentWith, readConfig } from '../src/settings/config.ts';
import { startFailureMessage } from '../src/settings/start-failure.ts';

interface RendererModule {
  readonly createDevRenderer: () => RenderPage;
  readonly answerForm: AnswerForm;
  readonly ownCampaigns: Funnel['ownCampaigns'];
  readonly checkCampaigns: Funnel['checkCampaigns'];
  readonly plainAddress: Funnel['plainAddress'];
  readonly switchEnds: Funnel['switchEnds'];
}

/** A failure of a page's own code, for its developer. */
const failurePage = (stack: string): PageResponse => ({
  status: 500,
  html: `<!doctype html><pre>${stack.replaceAll('<', '&lt;')}</pre>`,
  hashes: { scripts: [], styles: [] },
  audience: 'nobody',
  hasVariants: false,
  loadsPartners: false,
  tags: [],
});

/** The campaigns are those in code, as they are at that moment: what is stored and published shows on a built server. */
const ofCode = (asked: PageRequest): PageRequest => ({ ...asked, campaigns: undefined });

/** The studio as it was built last: it has no hot reload. Built where it never was, for whoever can sign in. */
function buildStudioOnce(root: string, { FUNNEL_DIR }: Config): void {
  if (existsSync(join(FUNNEL_DIR, 'studio/index.html'))) return;
  spawnSync(process.execPath, [join(root, 'lead-server/bin/build.ts'), '--only', 'studio'], { cwd: root, stdio: 'inherit' });
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const config = withOwnToken(readConfig(environmentWith(join(root, '.env'))));
  const hasOperators = config.OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined;
  if (hasOperators) buildStudioOnce(root, config);
  const { log } = createLog(config);
  const server = createServer();
  // first, so that a port in use is said at once
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const vite = await createVite({
    root,
    server: { middlewareMode: true, host: config.HOST, hmr: { server } },
    appType: 'custom',
  });
  // anew for each page, as the code is at that moment
  const load = () => vite.ssrLoadModule('/funnel-app/src/server/renderer.tsx') as Promise<RendererModule>;
  const { plainAddress } = await load();
  const funnel: Funnel = {
    async renderPage(asked) {
      try {
        const page = await (await load()).createDevRenderer()(ofCode(asked));
        return { ...page, html: await vite.transformIndexHtml(asked.path, page.html) };
      } catch (failure) {
        vite.ssrFixStacktrace(failure as Error);
        return failurePage((failure as Error).stack ?? String(failure));
      }
    },
    answerForm: async (asked, ...form) => (await load()).answerForm(ofCode(asked), ...form),
    plainAddress: (target) => plainAddress(target),
    ownCampaigns: (await load()).ownCampaigns,
    checkCampaigns: (await load()).checkCampaigns,
    switchEnds: (await load()).switchEnds,
  };
  const backend = await startServer({ ...config, PORT: 0, HOST: '127.0.0.1' }, log, funnel);

  const sendOn = (request: IncomingMessage, response: ServerResponse) => {
    const { url: path, method, headers } = request;
    const onward = forward({ host: '127.0.0.1', port: backend.port, path, method, headers }, (answer) => {
      // Vite's own scripts and styles are inline, and differ each time
      const { 'content-security-policy': _, ...sent } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, sent);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  };
  server.on('request', (request, response) => {
    const isPage = !isServerPath(new URL(request.url ?? '/', 'http://page').pathname);
    if (isPage && request.method !== 'POST') vite.middlewares(request, response, () => sendOn(request, response));
    else sendOn(request, response);
  });
  process.stdout.write(`The survey, with hot reload, is at http://localhost:${port}/survey\n`);
  if (hasOperators) {
    const desk = backend.opsPort === undefined ? `http://localhost:${port}` : `http://${config.OPS_BIND}:${backend.opsPort}`;
    process.stdout.write(`The studio, as it was built, is at ${desk}/studio\n`);
  }

  const stop = () => void Promise.all([vite.close(), backend.stop()]).then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((failure: unknown) => {
  process.stderr.write(`${startFailureMessage(failure as Error)}\n`);
  process.exit(1);
});
