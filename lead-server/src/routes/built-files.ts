import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv, { type Options } from 'sirv';
import type { Config } from '../settings/config.ts';

/** Text in a build: the library names no charset of it. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
/** Whether a request asks for something and changes nothing. */
export const isGetOrHead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Serves a file whole and closes it in every case. sirv leaks files of aborted requests and mishandles ranges. */
function serveFile(serve: ReturnType<typeof sirv>, request: Request, response: Response, next: NextFunction): void {
  if (!isGetOrHead(request)) return void next();
  delete request.headers.range;
  response.once('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  serve(request, response, next);
}

/** Files with their content's hash in the name. */
const assetPath = /^\/assets\/\w[\w.-]*$/;

/**
 * Serves the files of a built folder, which are listed once. Files of a newer build are found without a restart (docs/scale.md).
 * @param isAsset whether a path may be a file of another build
 */
export function builtFiles(directory: string, options: Options, isAsset: (path: string) => boolean): RequestHandler {
  if (!existsSync(directory)) return (_request, _response, next) => next();
  const listed = () => sirv(directory, options);
  let serve = listed();
  return (request, response, next) =>
    serveFile(serve, request, response, () => {
      if (!isGetOrHead(request) || !isAsset(request.path) || !existsSync(join(directory, request.path))) return next();
      serve = listed();
      serve(request, response, next);
    });
}

/** Serves the funnel's files; assets have a content hash and never change. */
export function assetFiles(funnelDir: string): RequestHandler {
  const serve = builtFiles(
    join(funnelDir, 'client'),
    {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (response, path) => {
        response.setHeader(
          'cache-control',
          path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        response.setHeader('x-content-type-options', 'nosniff');
        const type = textTypes[extname(path)];
        if (type !== undefined) response.setHeader('content-type', `${type}; charset=utf-8`);
      },
    },
    (path) => assetPath.test(path),
  );
  return (request, response, next) => {
    // every file has an ending, and a page has none
    if (!request.path.includes('.') || request.path.endsWith('.html')) return next();
    serve(request, response, next);
  };
}

/** It holds nothing of a visitor, has no cookie and calls no server. */
const composable = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "base-uri 'none'; object-src 'none'",
} as const;

/** The built Storybook, outside production. */
export function storybookFiles(config: Pick<Config, 'FUNNEL_DIR' | 'NODE_ENV'>): RequestHandler {
  const directory = join(config.FUNNEL_DIR, 'storybook');
  if (config.NODE_ENV === 'production' || !existsSync(directory)) return (_request, _response, next) => next();
  const serve = sirv(directory, { etag: true, dev: true });
  return (request, response, next) => {
    // another Storybook may show it beside its own: it reads the index and frames the stories
    for (const [name, value] of Object.entries(composable)) response.setHeader(name, value);
    // its own links are relative, so its address must end in a slash
    const [path, query] = request.originalUrl.split(/(?=\?)/, 2);
    if (path === '/storybook') return response.redirect(301, `/storybook/${query ?? ''}`);
    serveFile(serve, request, response, next);
  };
}
