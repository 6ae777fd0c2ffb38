import type { ServerResponse } from 'node:http';
import { HttpError } from '../lib/http-error.ts';
import { StoreDataError, StoreUnavailable } from '../store/store.ts';

const tryLater = { headers: { 'retry-after': '2' } };

/** Any failure as a refusal that may be shown. An unknown one is a 500 without details: they are for the log. */
export function asHttpError(failure: unknown): HttpError {
  if (failure instanceof HttpError) return failure;
  if (failure instanceof StoreUnavailable) {
    return new HttpError(503, 'unavailable', 'The server cannot store anything right now. Send it again in a moment.', tryLater);
  }
  if (failure instanceof StoreDataError) return new HttpError(422, 'not_storable', 'This cannot be stored.');
  // Express marks the caller's faults so, such as a broken percent sign
  const { status } = (failure ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, 'bad_request', 'The request cannot be understood.');
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side.');
}

/** Sends JSON with the few headers that a script's response needs; helmet's are for pages. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJsonText(response, status, JSON.stringify(body), headers);
}

/** As `sendJson`, of JSON that is text already. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/** Sends any failure as the refusal that may be shown; a response that has begun is cut off. */
export function sendError(response: ServerResponse, failure: unknown): void {
  const error = asHttpError(failure);
  if (response.headersSent) response.destroy();
  else sendJson(response, error.status, error.body, error.headers);
}
