import { calls } from '../../lead-server/src/openapi/calls.ts';
import { lead } from '../faults/lead-body.ts';

export interface Described {
  readonly name: string;
  readonly method: string;
  /** With its example parameters filled in. */
  readonly path: string;
  /** A body that is taken. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly call: (typeof calls)[number];
}

/** Every call of the description with a request that is taken. */
export const described: readonly Described[] = calls.map((call) => ({
  call,
  name: `${call.method.toUpperCase()} ${call.path}`,
  method: call.method.toUpperCase(),
  path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.parameters?.[name]?.example ?? ''),
  body: call.body && (call.body.example ?? lead()),
}));

export const withBody = described.filter((each) => each.body !== undefined);

export const requestTo = (url: string, { method, path }: Described, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method,
    redirect: 'manual',
    ...(body === undefined
      ? { headers }
      : {
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
  });
