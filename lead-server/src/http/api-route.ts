import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { type ApiCall, type ApiCallName, apiCalls, type ParsedCall } from '#contract/api/calls.ts';
import { HttpError } from '../lib/http-error.ts';
import { describeFailure, type Log } from '../lib/log.ts';
import { networkOf } from '../lib/network.ts';
import { requestOrigin } from '../lib/request-origin.ts';
import { sendAdminPage } from './admin-page.ts';
import { answerLate } from './answer-late.ts';
import { readJson } from './body.ts';
import { refuseCrossSite, refuseOtherSites } from './cross-site.ts';
import { type BackLink, errorPage } from './error-page.ts';
import { asHttpError, sendError, sendJson } from './errors.ts';
import { isFirstOfFlood } from './flood-log.ts';
import type { RateLimits } from './rate-limit.ts';

export interface HttpContext {
  /** The visitor's address, as `clientAddress` gives it. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Log;
  readonly limits: RateLimits;
  /** The host of PUBLIC_URL, when set: calls from its pages are our own. */
  readonly ownHost: string | undefined;
}

/** Codes of refusals for many calls, or leads, from one address. */
const overLimit: ReadonlySet<string> = new Set(['too_many', 'proof_needed']);

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
  else if (error.status !== 429 || isFirstOfFlood(log, route, error.code))
    log.info({ route, id, status: error.status, code: error.code }, 'call refused');
  if (response.headersSent) return void response.destroy();
  response.setHeader('x-request-id', id);
  const { headers, method } = response.req;
  const context = { language: headers['accept-language'], isForm: method === 'POST' };
  const answer = () => {
    if (headers.accept?.includes('text/html'))
      sendAdminPage(response, error.status, errorPage(error, id, context, back), error.headers);
    else sendError(response, error.status < 500 ? error : error.withReference(id));
  };
  if (overLimit.has(error.code)) answerLate(response, answer);
  else answer();
}

/** For a call's path with another method: 405 and which one it takes. */
export const methodNotAllowed =
  (log: Log, route: string, allow: 'GET' | 'POST'): RequestHandler =>
  (_request, response) =>
    sendFailure(log, route, response, new HttpError(405, 'method', `This path takes ${allow} only.`, { headers: { allow } }));

/** The refusal of a value. It never repeats the value. @param part names the whole where the issue names no field */
function invalid(issue: z.core.$ZodIssue | undefined, part: string): HttpError {
  const field = issue?.path.filter((name) => typeof name === 'string').at(-1) ?? part;
  const options = { field };
  if (issue?.code === 'too_big') return new HttpError(422, 'too_long', `${field} is longer than ${issue.maximum}.`, options);
  if (issue?.code === 'invalid_format' && issue.pattern === String(/\S/))
    return new HttpError(422, 'required', `${field} is empty.`, options);
  const expected =
    issue?.code === 'invalid_type' ? `should be ${issue.expected === 'string' ? 'text' : 'an object'}` : 'is not valid';
  return new HttpError(422, 'invalid', `${field} ${expected}: /api/docs says what it takes.`, options);
}

/** Parses one part of a call by its schema; undefined where the call has none. @throws HttpError 422 */
function parsePart(schema: z.ZodType | undefined, part: string, read: () => unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(read());
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues[0], part);
}

/** The first value of each name. */
const queryOf = ({ url }: Request) =>
  Object.fromEntries([...new URL(url, 'http://page').searchParams].reverse().map(([name, value]) => [name, value]));

interface RouteOptions {
  /** Reads the body where it may be something other than JSON. */
  readonly read?: (request: Request) => Promise<unknown>;
  /** A beacon sets no header, so only the origin is checked. */
  readonly isBeacon?: boolean;
  /** The proof asked of a client near its limit. */
  readonly whenNear?: (request: Request) => Promise<void>;
}

type Handler<Parsed> = (parsed: Parsed, request: Request) => Promise<object>;

/** Adds calls of the table to a router: refuses other sites, limits by address, parses, and answers JSON. */
export function apiRoutes(router: Router, { log, ownHost, addressOf, limits }: HttpContext) {
  function add(
    name: ApiCallName,
    { isBeacon = false, whenNear }: RouteOptions,
    answer: (request: Request) => Promise<object>,
  ): void {
    const { method, path, limit, cost = 1 }: ApiCall = apiCalls[name];
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    router[method](route, (request, response) => {
      const started = performance.now();
      const address = addressOf(request);
      const work = async () => {
        (isBeacon ? refuseOtherSites : refuseCrossSite)(request, ownHost);
        await limits[limit](address, cost, whenNear && (() => whenNear(request)));
        sendJson(response, 200, await answer(request));
        log.debug({ route, status: 200, ms: Math.round(performance.now() - started) }, 'call completed');
      };
      requestOrigin.run(networkOf(address), () => {
        work().catch((failure: unknown) => sendFailure(log, route, response, failure));
      });
    });
    router.all(route, methodNotAllowed(log, route, method === 'get' ? 'GET' : 'POST'));
  }

  return {
    /** The handler gets params, query and body as the table's schemas parse them. */
    call<Name extends ApiCallName>(name: Name, handler: Handler<ParsedCall<Name>>, options: RouteOptions = {}): void {
      const { params, query, body }: ApiCall = apiCalls[name];
      const { read = readJson } = options;
      add(name, options, async (request) => {
        const sent = body && (await read(request));
        const parsed = {
          params: parsePart(params, 'path', () => request.params),
          query: parsePart(query, 'query', () => queryOf(request)),
          body: parsePart(body, 'body', () => sent),
        };
        return handler(parsed as ParsedCall<Name>, request);
      });
    },
    /** The handler reads and checks the body itself. */
    unparsedCall: (name: ApiCallName, handler: (request: Request) => Promise<object>, options: RouteOptions = {}): void =>
      add(name, options, handler),
  };
}
