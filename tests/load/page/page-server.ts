import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { startSubject } from '../processes.ts';
import { floorPage, leanReactPage, withoutScripts } from './reference-pages.ts';

/** Where `npm run build` leaves the funnel. */
export const built = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface MeasuredServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * The lead server with a built funnel.
 * @throws Error when the funnel is not built.
 */
export async function startSurvey(dist = built): Promise<MeasuredServer> {
  if (!existsSync(join(dist, 'server', 'renderer.js'))) throw new Error('The funnel is not built: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const env = { FUNNEL_DIR: dist, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', NODE_ENV: 'test' };
  const subject = await startSubject('./lead-server.ts', env);
  return {
    origin: `http://localhost:${subject.port}`,
    async stop() {
      await subject.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Serves the pages that the survey is measured against: `/floor`, `/lean-react`, and `/still?...`, a survey's page without its
 * scripts.
 */
export async function startReferences(survey: string): Promise<MeasuredServer> {
  const react = await leanReactPage();
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/floor': ['text/html', floorPage()],
    '/lean-react': ['text/html', react.html],
    '/lean-react.js': ['text/javascript', react.script],
  };
  const fileOf = async (url: string): Promise<readonly [type: string, body: string | Buffer]> => {
    if (url.startsWith('/still?'))
      return ['text/html', withoutScripts(await (await fetch(url.replace('/still', `${survey}/survey`))).text())];
    if (url.endsWith('.woff2')) return ['font/woff2', readFileSync(join(built, 'client', url))];
    return files[url] ?? ['text/plain', ''];
  };
  const packed = new Map<string, Promise<{ readonly type: string; readonly body: Buffer }>>();
  const pack = async (url: string) => {
    const [type, body] = await fileOf(url);
    return { type, body: type === 'font/woff2' ? Buffer.from(body) : brotliCompressSync(body) };
  };
  const server = createServer(async ({ url = '' }, response) => {
    const file = packed.get(url) ?? pack(url);
    packed.set(url, file);
    const { type, body } = await file;
    response.setHeader('access-control-allow-origin', '*');
    if (type !== 'font/woff2') response.setHeader('content-encoding', 'br');
    response.setHeader('content-type', type).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
