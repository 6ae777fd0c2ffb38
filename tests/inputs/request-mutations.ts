import fc from 'fast-check';
import type { Endpoint } from './endpoints.ts';
import { canary, naughtyStrings, nearMisses, prefixes, suffixes } from './naughty-strings.ts';
import type { RawRequest } from './raw-http.ts';

/** Where a request can be spoiled. */
interface Place {
  readonly in: 'parameter' | 'query' | 'header' | 'cookie' | 'field';
  readonly name: string;
}
/** One thing done to a good request. */
export type Change =
  | { readonly place: Place; readonly value: unknown }
  | { readonly body: unknown }
  | { readonly method: string }
  | { readonly before: string }
  | { readonly behind: string };

/** Headers that the server reads, and some that others do. */
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type', 'expect'],
  ...['forwarded', 'host', 'idempotency-key', 'if-match', 'if-modified-since', 'if-none-match', 'origin', 'range', 'referer'],
  ...['sec-fetch-site', 'sec-gpc', 'traceparent', 'user-agent', 'x-country', 'x-forwarded-for', 'x-forwarded-host'],
  ...['x-forwarded-proto', 'x-http-method-override', 'x-original-url', 'x-region', 'x-xsrf-token'],
];
const cookieNames = ['XSRF-TOKEN', 'visitor', 'visit-main', 'advertising', 'fonts', 'ops'];
const methods = 'GET HEAD OPTIONS POST PUT PATCH DELETE TRACE PROPFIND QUERY'.split(' ');

/** Well-formed values that take an unusual path through the server. */
const otherValues = new Map<string, readonly string[]>(
  Object.entries({
    accept: ['text/html', 'application/json', '*/*'],
    'content-type': [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
    ],
    'accept-encoding': ['br', 'gzip', 'br;q=0, gzip;q=0, *;q=0'],
    expect: ['100-continue'],
    range: ['bytes=0-9', 'bytes=5-2', 'bytes=-5', 'bytes=0-99999999999999999999', 'bytes=9999999-', 'bytes=0-1,3-4', 'bytes=x-y'],
    'if-none-match': ['*', 'W/"1-1"'],
    'if-modified-since': [new Date(0).toUTCString(), new Date(8.64e15).toUTCString()],
    'x-forwarded-for': ['203.0.113.9', '::1', '2001:db8::1%eth0', '203.0.113.9, 10.0.0.1', ','.repeat(500)],
    'sec-gpc': ['1'],
    'x-country': ['DE'],
    advertising: ['yes', 'no'],
  }),
);

const cookiesOf = (header = '') =>
  header.split('; ').flatMap((each) => (each === '' ? [] : [each.split(/=(.*)/s, 2) as [string, string]]));

function goodValue({ parameters, headers, body }: Endpoint, { in: where, name }: Place): unknown {
  if (where === 'parameter') return parameters[name];
  if (where === 'header') return headers[name];
  if (where === 'cookie') return cookiesOf(headers.cookie).find(([each]) => each === name)?.[1];
  if (where === 'query') return undefined;
  return name.split('.').reduce<unknown>((value, each) => (value as Record<string, unknown> | undefined)?.[each], body);
}

const placesOf = ({ parameters, query, headers, fields, body }: Endpoint): readonly Place[] => {
  const names = {
    parameter: Object.keys(parameters),
    field: [...new Set([...Object.keys(body ?? {}), ...fields])],
    query: [...query, 'x', '__proto__'],
    header: headerNames,
    cookie: [...new Set([...cookieNames, ...cookiesOf(headers.cookie).map(([name]) => name)])],
  };
  return Object.entries(names).flatMap(([where, all]) => all.map((name) => ({ in: where as Place['in'], name })));
};

/** Every listed value in every place: the endpoint's own inputs, and the headers and cookies around them. */
export function listedChanges(endpoint: Endpoint): { readonly own: readonly Change[]; readonly around: readonly Change[] } {
  const inPlaces = (places: readonly Place[]) =>
    places.flatMap((place) => {
      const good = goodValue(endpoint, place);
      const values = [
        ...naughtyStrings,
        ...(otherValues.get(place.name) ?? []),
        ...(typeof good === 'string' ? nearMisses(good) : []),
      ];
      return values.map((value): Change => ({ place, value }));
    });
  const isAround = ({ in: where }: Place) => where === 'header' || where === 'cookie';
  const places = placesOf(endpoint);
  return { own: inPlaces(places.filter((each) => !isAround(each))), around: inPlaces(places.filter(isAround)) };
}

/** Each listed text under every query name at once, since an address has no room for the longest. */
export const inEveryQuery = ({ query }: Endpoint): readonly (readonly Change[])[] =>
  query.length === 0
    ? []
    : naughtyStrings
        .filter((text) => text.length < 100)
        .map((value) => query.map((name): Change => ({ place: { in: 'query', name }, value })));

/** Every listed piece of an address before and behind the path, and every method. */
export const structuralChanges: readonly Change[] = [
  ...prefixes.map((text) => ({ before: text })),
  ...suffixes.map((text) => ({ behind: text })),
  ...methods.map((method) => ({ method })),
];

/** Any text, with the canary in some. */
const anyText = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.tuple(fc.string(), fc.string()).map((sides) => sides.join(`"><${canary}>`)),
);
const anyBody = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '[]', 'null', '{"a":1}{"b":2}', '"x"'),
);

/** Objects that convert to no text and no number: trying throws. */
const textless = fc.constantFrom({ toString: 'x' }, { toString: null, valueOf: {} }, [{ toString: 1 }]);

/** One to four things done to a request at once. */
export function anyChanges(endpoint: Endpoint): fc.Arbitrary<readonly Change[]> {
  const anyPlace = fc.constantFrom(...placesOf(endpoint)).chain((place) => {
    const good = goodValue(endpoint, place);
    const near = [...(otherValues.get(place.name) ?? []), ...(typeof good === 'string' ? nearMisses(good) : [])];
    const text = near.length === 0 ? anyText : fc.oneof(anyText, fc.constantFrom(...near));
    const value = place.in === 'field' ? fc.oneof(text, fc.jsonValue({ maxDepth: 8 }), textless, fc.constant(undefined)) : text;
    return value.map((given): Change => ({ place, value: given }));
  });
  const anyNewField = fc
    .tuple(fc.string(), fc.jsonValue())
    .map(([name, value]): Change => ({ place: { in: 'field', name }, value }));
  const hasBody = endpoint.body !== undefined;
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: anyPlace },
      { weight: 1, arbitrary: fc.constantFrom(...structuralChanges) },
      { weight: hasBody ? 1 : 0, arbitrary: anyBody.map((body): Change => ({ body })) },
      { weight: hasBody ? 1 : 0, arbitrary: anyNewField },
    ),
    { minLength: 1, maxLength: 4 },
  );
}

/** Longer, it would not reach the server as a request: its headers take 16 KB in all. */
const most = 1500;
const inAddress = (value: unknown) =>
  encodeURIComponent(
    String(value)
      .slice(0, most)
      .replace(/\p{Cs}/gu, ''),
  );
/** A header holds bytes, but for most control characters: other texts go as UTF-8. */
const inHeader = (value: unknown) => {
  const text = String(value).slice(0, most);
  const bytes = /[^\0-\xff]/.test(text) ? Buffer.from(text).toString('latin1') : text;
  return bytes.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
};

function setField(body: Record<string, unknown>, [name = '', ...inner]: readonly string[], value: unknown): void {
  const last = inner.length === 0;
  const next: unknown = last ? value : { ...(body[name] as object) };
  // as JSON.parse sets it, also __proto__
  Object.defineProperty(body, name, { value: next, enumerable: true, configurable: true, writable: true });
  if (!last) setField(next as Record<string, unknown>, inner, value);
}

/** A body's fields in a row: forms have no fields in fields. */
const flat = (body: object): readonly (readonly [string, string])[] =>
  Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value) : value === undefined ? [] : [[name, String(value)] as const],
  );

/** As the type says; JSON where it says nothing that can be written. */
function encoded(body: unknown, type = ''): string {
  if (typeof body === 'string') return body;
  if (typeof body === 'object' && body !== null && type.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(flat(body).map((pair) => [...pair])).toString();
  }
  if (typeof body === 'object' && body !== null && type.startsWith('multipart/form-data')) {
    const parts = flat(body).map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    return `${parts.join('')}--x--\r\n`;
  }
  return JSON.stringify(body) ?? '';
}

/** The endpoint's good request with all of this done to it. */
export function mutatedRequest(endpoint: Endpoint, changes: readonly Change[]): RawRequest {
  const parameters: Record<string, unknown> = { ...endpoint.parameters };
  const headers: Record<string, string> = { ...endpoint.headers };
  const cookies = new Map(cookiesOf(headers.cookie));
  const query: string[] = [];
  let { method } = endpoint;
  let body: unknown = endpoint.body && { ...endpoint.body };
  let [start, end] = ['', ''];
  for (const change of changes) {
    if ('body' in change) body = change.body;
    else if ('method' in change) method = change.method;
    else if ('before' in change) start = change.before;
    else if ('behind' in change) end = change.behind;
    else {
      const { in: where, name } = change.place;
      if (where === 'parameter') parameters[name] = change.value;
      else if (where === 'query') query.push(`${name}=${inAddress(change.value)}`);
      else if (where === 'header') headers[name] = inHeader(change.value);
      else if (where === 'cookie') cookies.set(name, inHeader(change.value));
      else if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
        setField(
          body as Record<string, unknown>,
          name in body || endpoint.fields.includes(name) ? name.split('.') : [name],
          change.value,
        );
      }
    }
  }
  if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(parameters[name]));
  const asked = query.length === 0 ? '' : `${end.includes('?') ? '&' : '?'}${query.join('&')}`;
  return {
    method,
    path: `${start}${path}${end}${asked}`,
    headers,
    body: body === undefined ? undefined : encoded(body, headers['content-type']),
  };
}
