import { z } from 'zod';
import { checkCalls } from './calls/checks.ts';
import { leadCalls } from './calls/leads.ts';
import { messageCalls } from './calls/messages.ts';
import { partnerCalls } from './calls/partners.ts';
import { serverCalls } from './calls/server.ts';
import { visitCalls } from './calls/visits.ts';

/**
 * The limit that counts a call: `paid` is `expensive` where a check costs money, else `calls`. See
 * docs/spec/calls.md#rate-limits.
 */
export type LimitName = 'leads' | 'calls' | 'expensive' | 'paid' | 'events' | 'privacy' | 'reports' | 'none';

/** A call of the server. Routes parse by it; OpenAPI, the page's types and tests derive from it. See docs/spec/calls.md#table-of-calls. */
export interface ApiCall {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/us/{zip}`. */
  readonly path: string;
  readonly summary: string;
  readonly limit: LimitName;
  /** How many calls it counts as, 1 by default. */
  readonly cost?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Path parameters and body that are accepted; none where they depend on the flow. */
  readonly example?: { readonly params?: Readonly<Record<string, string>>; readonly body?: Readonly<Record<string, unknown>> };
  /** Statuses beside 200 and the common ones, with why. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** Every call by name, in the order of the description: a file for each subject. */
export const apiCalls = {
  ...leadCalls,
  ...checkCalls,
  ...visitCalls,
  ...messageCalls,
  ...partnerCalls,
  ...serverCalls,
} as const satisfies Record<string, ApiCall>;

export type ApiCallName = keyof typeof apiCalls;

type SchemaOf<Name extends ApiCallName, Part extends 'params' | 'query' | 'body'> = (typeof apiCalls)[Name] extends {
  readonly [P in Part]: infer Schema extends z.ZodType;
}
  ? Schema
  : z.ZodUndefined;

/** The parsed parts of a call, for its handler. */
export interface ParsedCall<Name extends ApiCallName> {
  readonly params: z.output<SchemaOf<Name, 'params'>>;
  readonly query: z.output<SchemaOf<Name, 'query'>>;
  readonly body: z.output<SchemaOf<Name, 'body'>>;
}

/** The names in an object of any of a call's responses. */
type KeysOf<Value> = Value extends unknown ? keyof Value & string : never;
/** `/us/{zip}` as the addresses that fit it. */
type AddressOf<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${AddressOf<After>}`
  : Path | `${Path}?${string}`;

/** By method: the addresses of the page's calls, with their bodies and the names in their responses. */
export type PageCall = {
  [Name in ApiCallName]: {
    readonly method: Uppercase<(typeof apiCalls)[Name]['method']>;
    readonly address: AddressOf<(typeof apiCalls)[Name]['path']>;
    readonly body: z.input<SchemaOf<Name, 'body'>>;
    readonly responseField: KeysOf<z.output<(typeof apiCalls)[Name]['response']>>;
  };
}[ApiCallName];

/** The body of every refusal. See docs/spec/calls.md#api-errors. */
export const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
});
