import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import type { Config } from '../settings/config.ts';
import { clientAddress, normalizeAddress, pathOfTarget, type TrustProxy } from './address.ts';
import { sendFailure } from './api-route.ts';
import { baseHeaders } from './page-headers.ts';

/** An Express application with our settings and no routes. @param proxies addresses and ranges that it believes */
export function createExpress(proxies: readonly string[]): Express {
  const app = express();
  // a proxy that locks /ops would leave /OPS open
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', proxies.length > 0 ? [...proxies] : false);
  app.set('query parser', false);
  return app;
}

export const trustOf = (app: Express): TrustProxy => app.get('trust proxy fn') as TrustProxy;

/** Sends what a route did not answer for. Comes after all routes. */
export function addLastResort(app: Express, log: Log): void {
  const lastResort: ErrorRequestHandler = (failure, _request, response, _next) => sendFailure(log, 'none', response, failure);
  app.use(lastResort);
}

const comesFrom = (trust: TrustProxy, { socket }: IncomingMessage) => trust(normalizeAddress(socket.remoteAddress ?? ''), 0);

/**
 * The visitor's address. Warns once of a forgotten proxy: everything works, but each consent has the proxy's address and all visitors
 * share one limit.
 */
export function createAddressOf(
  trust: TrustProxy,
  log: Log,
  setting: 'TRUSTED_PROXIES' | 'OPS_TRUSTED_PROXIES',
): (request: IncomingMessage) => string {
  let hasWarned = false;
  return (request) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && !comesFrom(trust, request)) {
      hasWarned = true;
      log.warn(`X-Forwarded-For ignored, sender not in ${setting}; if it is your proxy, its visitors count as one`);
    }
    return clientAddress(request, trust);
  };
}

/** Where a visitor comes from, what variants they have and whose trace this is, only a proxy of ours can say. */
export function believeProxies(
  { REGION_HEADERS, VARIANTS_HEADER }: Pick<Config, 'REGION_HEADERS' | 'VARIANTS_HEADER'>,
  trust: TrustProxy,
  listener: RequestListener,
): RequestListener {
  const edgeHeaders = [...REGION_HEADERS, VARIANTS_HEADER].filter((name) => name !== '');
  const names = ['traceparent', ...edgeHeaders.map((name) => name.toLowerCase())];
  return (request, response) => {
    if (!comesFrom(trust, request)) for (const name of names) delete request.headers[name];
    listener(request, response);
  };
}

/** Answers every request with the headers of every response. @param appFor says which application it is for */
export function listenerFor(
  config: Parameters<typeof baseHeaders>[0],
  log: Log,
  appFor: (request: IncomingMessage) => RequestListener,
): RequestListener {
  const headers = Object.entries(baseHeaders(config));
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const target = pathOfTarget(request.url ?? '');
    if (target === undefined)
      return sendFailure(log, 'none', response, new HttpError(400, 'bad_address', 'The address cannot be read.'));
    request.url = target;
    appFor(request)(request, response);
  };
}
