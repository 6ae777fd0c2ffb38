import type { PageCall } from '#contract/api/calls.ts';
import { challengeHeader } from '#contract/api/proof.ts';
import { xsrfCookie, xsrfHeader } from '#contract/api/xsrf.ts';
import { readCookies, writeCookie } from '../lib/cookies.ts';
import { randomToken } from '../lib/ids.ts';
import { keepServerTime } from '../lib/serverTime.ts';
import { withTimeout } from '../lib/withTimeout.ts';

/** @typeParam Field the body's field names in the table of calls; their values are not validated */
export interface ApiResponse<Field extends string = string> {
  readonly fields?: Field;
  readonly status: number;
  /** The parsed JSON body, or undefined when there is none. */
  readonly body: unknown;
  /** Seconds until the next try, where the server sets them. */
  readonly retryAfter?: number;
  /** The log reference of a request that was refused or failed. */
  readonly reference?: string;
  /** The proof of work that the server requires, where many requests come from one address. */
  readonly challenge?: string;
}

interface RequestOptions {
  /** Milliseconds after which the call counts as failed. See docs/spec/errors.md#the-visitor-is-never-stopped. */
  readonly timeout: number;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const xsrfCookieValue = () =>
  readCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${xsrfCookie}=`))
    ?.slice(xsrfCookie.length + 1);

/**
 * The XSRF cookie's value, unchanged, for the header; the first call makes it, as no document sets a cookie. A value that no header
 * can hold is not sent. See docs/spec/calls.md#cross-site-requests.
 */
function xsrfToken(): string | undefined {
  if (xsrfCookieValue() === undefined) writeCookie(xsrfCookie, randomToken());
  const token = xsrfCookieValue();
  return token && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

/** AbortSignal.timeout is missing in iOS 15, where without this no call would leave the page. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

let disabledCount = 0;

/** Makes every call fail at once, for previews. @returns ends it */
export function disableRequests(): () => void {
  disabledCount += 1;
  return () => {
    disabledCount -= 1;
  };
}

/** The call of the table at this address. */
type CallAt<Address> = PageCall extends infer Call extends PageCall
  ? Call extends unknown
    ? Address extends Call['address']
      ? Call
      : never
    : never
  : never;

/** One call of the table, as `send` makes it. See docs/spec/calls.md#table-of-calls. */
export const request = <const Address extends PageCall['address']>(
  method: CallAt<Address>['method'],
  path: Address,
  body: CallAt<Address>['body'],
  options: RequestOptions,
): Promise<ApiResponse<CallAt<Address>['responseField']> | undefined> => send(method, path, body, options);

/**
 * One JSON call to the lead server. Resolves to undefined when unreachable, late or not JSON; never rejects. See
 * docs/spec/calls.md#one-origin.
 */
export async function send(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<ApiResponse<never> | undefined> {
  if (disabledCount > 0) return undefined;
  // an extension's fetch may ignore the signal and never answer, so the time-out is enforced here too
  return withTimeout(fetchJson(method, path, body, options), options.timeout).catch(() => undefined);
}

/** @throws when there is no answer in JSON */
async function fetchJson(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<ApiResponse<never>> {
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
  keepServerTime(response.headers.get('date'));
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const reference = response.headers.get('x-request-id');
  const challenge = response.headers.get(challengeHeader);
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
    ...(reference && { reference }),
    ...(challenge && { challenge }),
  };
}

/** A field of unknown JSON; undefined when there is none. */
export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

/** A field of a response; undefined when there is none. */
export const responseField = <Field extends string>(response: ApiResponse<Field> | undefined, name: NoInfer<Field>): unknown =>
  field(response?.body, name);
