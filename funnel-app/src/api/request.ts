import { xsrfCookie, xsrfHeader } from '#contract/api/xsrf.ts';
import { withTimeout } from './withTimeout.ts';

export interface ApiResponse {
  readonly status: number;
  /** The parsed JSON body, or undefined when there is none. */
  readonly body: unknown;
  /** Seconds, where the server says when to come again. */
  readonly retryAfter?: number;
  /** What the server's log calls a call that was refused or failed. */
  readonly reference?: string;
}

interface RequestOptions {
  /** Milliseconds after which the call counts as failed: a visitor is never kept waiting for a check (Core 8). */
  readonly timeout: number;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The value of the server's XSRF cookie, which goes back as a header (Core 7, generic HTTP behaviour): as it stands, because that is how the
 * server compares it. Another application of the same domain may have set a cookie of this name, and in any form; one that no header can hold
 * is not sent.
 */
function xsrfToken(): string | undefined {
  const token = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${xsrfCookie}=`))
    ?.slice(xsrfCookie.length + 1);
  return token && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

/** AbortSignal.timeout is younger than browsers that visitors have (iOS 15): without this none of their calls would leave the page. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

let disabledCount = 0;

/** From now on no call leaves the page, as though nobody answered: for previews of the real screens. Returns what ends it. */
export function disableRequests(): () => void {
  disabledCount += 1;
  return () => {
    disabledCount -= 1;
  };
}

/**
 * One JSON call to the lead server, the only host that the page talks to (decisions 6).
 * Resolves to undefined when the server could not be reached in time or did not answer in JSON; never rejects.
 */
export async function request(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<ApiResponse | undefined> {
  if (disabledCount > 0) return undefined;
  // An extension's fetch in the place of the browser's may drop the signal, and would never answer: so the time is taken here as well.
  // Out of reach, out of time, or not JSON: the caller decides what the visitor's way on is.
  return withTimeout(fetchJson(method, path, body, options), options.timeout).catch(() => undefined);
}

/** @throws when there is no answer in JSON */
async function fetchJson(method: 'GET' | 'POST', path: string, body: unknown, options: RequestOptions): Promise<ApiResponse> {
  const token = xsrfToken();
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: timeoutSignal(options.timeout),
    keepalive: options.keepalive ?? false,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { [xsrfHeader]: token } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const reference = response.headers.get('x-request-id');
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
    ...(reference && { reference }),
  };
}

/** A field of a JSON object that came from outside; undefined when it is no object or has no such field. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
