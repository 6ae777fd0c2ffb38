import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Router } from 'express';
import { HttpError } from '../lib/http-error.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { sendAdminPage } from './admin-page.ts';
import { refuseCrossSite } from './cross-site.ts';
import { type BackLink, errorPage } from './error-page.ts';
import { asHttpError, sendError, sendJson } from './errors.ts';
import type { RateLimit } from './rate-limit.ts';

export interface HttpContext {
  /** The visitor's address, as `clientAddress` gives it. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Log;
  /** The host of PUBLIC_URL, when set: calls from its pages are our own. */
  readonly ownHost: string | undefined;
}

let requests = 0;
const processStart = Date.now().toString(36);
/** A name for one request in logs and error responses, made only when needed. */
export function nextRequestId(): string {
  requests += 1;
  return `${processStart}-${requests.toString(36)}`;
}

/**
 * Sends and logs a failure. Our own is logged with its place in code, and its response has the request's id. A form without
 * script gets a page.
 * @param back where that page leads
 */
export function sendFailure(log: Log, route: string, response: ServerResponse, failure: unknown, back?: BackLink): void {
  const error = asHttpError(failure);
  const id = nextRequestId();
  if (error.status >= 500) log.error({ route, id, status: error.status, failure: describeFailure(failure) }, 'call failed');
  else log.info({ route, id, status: error.status, code: error.code }, 'call refused');
  if (response.headersSent) return void response.destroy();
  response.setHeader('x-request-id', id);
  const { headers, method } = response.req;
  const asked = { language: headers['accept-language'], isForm: method === 'POST' };
  if (headers.accept?.includes('text/html'))
    sendAdminPage(response, error.status, errorPage(error, id, asked, back), error.headers);
  else sendError(response, error.status < 500 ? error : error.withReference(id));
}

/** What a call answers, as JSON. */
type ApiHandler = (request: Request) => Promise<object>;

/** A call of the page: refused from other sites, limited by address, answered as JSON. */
function apiHandler(
  { log, ownHost, addressOf }: HttpContext,
  route: string,
  limit: RateLimit,
  answer: ApiHandler,
): RequestHandler {
  return (request, response) => {
    const started = performance.now();
    const work = async () => {
      refuseCrossSite(request, ownHost);
      await limit(addressOf(request));
      sendJson(response, 200, await answer(request));
      log.debug({ route, status: 200, ms: Math.round(performance.now() - started) }, 'call');
    };
    work().catch((failure: unknown) => sendFailure(log, route, response, failure));
  };
}

/** For a call's path with another method: 405 and which one it takes. */
export const methodNotAllowed =
  (log: Log, route: string, allow: 'GET' | 'POST'): RequestHandler =>
  (_request, response) =>
    sendFailure(log, route, response, new HttpError(405, 'method', `This path takes ${allow} only.`, { headers: { allow } }));

type AddRoute = (path: string, limit: RateLimit, answer: ApiHandler) => void;

/** Adds API routes with one method each; other methods get 405. */
export function apiRoutes(router: Router, context: HttpContext): { readonly get: AddRoute; readonly post: AddRoute } {
  return {
    get(path, limit, answer) {
      router.get(path, apiHandler(context, path, limit, answer));
      router.all(path, methodNotAllowed(context.log, path, 'GET'));
    },
    post(path, limit, answer) {
      router.post(path, apiHandler(context, path, limit, answer));
      router.all(path, methodNotAllowed(context.log, path, 'POST'));
    },
  };
}
