import { z } from 'zod';
import { privacyFields, privacyMessageType } from '../consent/privacy-request.ts';
import { eventsSchema } from '../experiments/visit-events.ts';
import { maxLengthOf } from '../fields/validation.ts';
import { submissionSchema } from '../lead/submission.ts';
import { bandTops } from '../rules/compensation.ts';
import { bodyLimit, idDigits, idPattern, twoStepLimits } from './limits.ts';

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

const text = (max: number) => z.string().regex(/\S/).max(max);
const object = z.record(z.string(), z.unknown());
const yesNo = z.enum(['yes', 'no']);
const ok = z.object({ ok: z.literal(true) });
const phone = text(40);
const idText = z.string().regex(idPattern);
const id = z
  .union([
    idText,
    z
      .int()
      .min(0)
      .max(10 ** idDigits - 1),
  ])
  .transform(String);
const buyers = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
/** Random, made by the page. It is enough to resume the visit. */
const session = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
const anySession = '0123456789abcdef0123456789abcdef';
const percentage = z.string().regex(/^(?:0?\d{1,2}|100)$/);
const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${twoStepLimits.codeLength}}$`));

/** The most characters of a saved visit as JSON. assumed: a visit's choices take up to 2,000. */
export const savedDataLimit = 8000;

/** An id in a query; a longer one is cut. */
const sourceId = z
  .string()
  .transform((value) => value.slice(0, 200))
  .optional();
const source = z.object({ affid: sourceId, oid: sourceId, sub_id: sourceId, gclid: sourceId, fbclid: sourceId });

/** Every call by name, in the order of the description. */
export const apiCalls = {
  postLead: {
    method: 'post',
    path: '/post-lead',
    summary:
      'A finished survey. Answered once it is stored durably; the Idempotency-Key header makes one lead of any number of tries.',
    limit: 'leads',
    body: submissionSchema,
    response: z.object({
      id: z.uuid(),
      lead_is_qualified: yesNo,
      is_disqualified: z.boolean(),
      dq_reason: z.string(),
      may_call: yesNo,
    }),
    refusals: {
      409: 'The Idempotency-Key was used with other answers, or its lead was erased.',
      428: 'Many leads come from this address: the next try has to bring the solution of the challenge in x-proof-challenge.',
      422: 'The body is no lead, or its answers are no finished path of the flow: it is kept for a person to look at.',
    },
  },
  lookUpZip: {
    method: 'get',
    path: '/us/{zip}',
    summary: 'The place of a ZIP code; empty texts when it is not known.',
    limit: 'calls',
    params: z.object({ zip: z.string() }),
    response: z.object({ city: z.string(), state: z.string(), state_long: z.string(), county: z.string(), zip: z.string() }),
    example: { params: { zip: '10001' } },
  },
  checkPhone: {
    method: 'post',
    path: '/api/validations/ipqs/phone',
    summary: 'Whether a phone number is one. A failure of the check counts as valid.',
    limit: 'paid',
    cost: 20,
    body: z.object({ phone }),
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      fraud_score: z.number(),
      line_type: z.string(),
      active: z.boolean(),
      message: z.string(),
    }),
    example: { body: { phone: '(212) 664-7665' } },
  },
  checkEmail: {
    method: 'post',
    path: '/api/validations/ipqs/email',
    summary: 'Whether an email address is one, and not a disposable one.',
    limit: 'paid',
    cost: 20,
    body: z.object({ email: text(320) }),
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      disposable: z.boolean(),
      fraud_score: z.number(),
      dns_valid: z.boolean(),
    }),
    example: { body: { email: 'ann@example.com' } },
  },
  checkGibberish: {
    method: 'post',
    path: '/index.php',
    summary: 'Whether a text is gibberish. Also as form data.',
    limit: 'calls',
    body: z.object({ text: text(maxLengthOf('case_description')) }),
    response: z.object({ is_gibberish: yesNo }),
    example: { body: { text: 'A truck hit my car.' } },
  },
  sendCode: {
    method: 'post',
    path: '/two-step-verification/phone',
    summary: 'Sends a code to a phone.',
    limit: 'expensive',
    cost: 120,
    body: z.object({ phone }),
    response: z.union([z.object({ sent: z.literal(true), status: z.literal('pending') }), z.object({ sent: z.literal(false) })]),
    example: { body: { phone: '(212) 664-7665' } },
    refusals: { 429: `A code was sent a moment ago, or ${twoStepLimits.sends} were sent.` },
  },
  checkCode: {
    method: 'post',
    path: '/two-step-verification/check',
    summary: 'Checks the code that the visitor typed; `proof` goes with the lead as sms_proof.',
    limit: 'expensive',
    cost: 20,
    body: z.object({ twilio: z.object({ phone, code, sent_status: z.unknown().optional() }) }),
    response: z.object({ status: z.string(), proof: z.string().optional() }),
    example: { body: { twilio: { phone: '(212) 664-7665', code: '123456', sent_status: 'pending' } } },
  },
  captcha: {
    method: 'get',
    path: '/captcha',
    summary: 'Which captcha the page is to show.',
    limit: 'calls',
    response: z.union([
      z.object({ kind: z.literal('altcha'), challenge: z.string() }),
      z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
  },
  captchaChallenge: {
    method: 'get',
    path: '/captcha/challenge',
    summary: 'A new challenge for the ALTCHA widget.',
    limit: 'expensive',
    cost: 20,
    response: object,
  },
  reportEvents: {
    method: 'post',
    path: '/events',
    summary:
      'Where a visitor is in the survey, for the figures; also as text/plain, as a beacon sends it. It names steps, never answers.',
    limit: 'events',
    body: eventsSchema,
    response: ok,
    example: {
      body: {
        flow: 'main',
        events: [
          ['shown', 'AtFault'],
          ['walked', 'AtFault', 'WasUserInjured'],
        ],
      },
    },
  },
  reportViolation: {
    method: 'post',
    path: '/csp-report',
    summary:
      'What the content security policy of a page blocked, as browsers send it: application/csp-report, or a list as application/reports+json. It is counted, and nothing of it is kept.',
    limit: 'reports',
    cost: 20,
    body: z.looseObject({ 'csp-report': object }),
    response: ok,
    example: { body: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline', disposition: 'enforce' } } },
  },
  saveVisit: {
    method: 'post',
    path: '/api/save-data',
    summary: 'Keeps the progress of a visit for a resume on the same device.',
    limit: 'calls',
    // storing costs more than parsing
    cost: 10,
    body: z.object({ session, data: z.union([z.array(z.unknown()).readonly(), object]) }),
    response: z.object({ userBackupStatus: z.literal(true), userProgressionStatus: z.literal(true) }),
    example: { body: { session: anySession, data: [{ step: 'AtFault' }] } },
    refusals: { 413: `The body is larger than ${bodyLimit / 1024} KB, or its data than ${savedDataLimit} characters.` },
  },
  loadVisit: {
    method: 'get',
    path: '/api/save-data/{session}',
    summary: 'Gives the progress of a visit back.',
    limit: 'calls',
    params: z.object({ session }),
    response: z.object({ session, data: z.unknown() }),
    example: { params: { session: anySession } },
    refusals: { 404: 'Nothing is saved under this session.' },
  },
  sendAlert: {
    method: 'post',
    path: '/send-slack-message',
    summary: 'An alert for the team. The texts of our own pages are passed on; of any other only that it was recorded.',
    limit: 'expensive',
    cost: 60,
    body: z.object({ text: text(2000) }),
    response: ok,
    example: { body: { text: 'An email was blocked twice.' } },
  },
  fileRequest: {
    method: 'post',
    path: '/slack/send-message',
    summary: 'A privacy request: stored before anything else, whatever its captcha. Also as the form of a page without scripts.',
    limit: 'privacy',
    body: z.object({
      formData: z.partialRecord(z.enum(privacyFields), z.string()),
      reCaptchaToken: z.string().optional(),
      type: z.literal(privacyMessageType),
    }),
    response: ok,
    example: {
      body: {
        type: privacyMessageType,
        formData: { firstName: 'Ann', email: 'ann@example.com', requestForInformation: 'yes' },
      },
    },
  },
  getMapping: {
    method: 'post',
    path: '/inbound/get-mappings',
    summary: "LeadProsper's campaign of an affiliate's offer. The key stays with the server.",
    limit: 'calls',
    body: z.object({ affid: id, oid: id }),
    response: z.object({ lp_campaign_id: z.string(), lp_supplier_id: z.string(), lp_key: z.literal('') }),
    example: { body: { affid: 10, oid: 81 } },
  },
  findBuyers: {
    method: 'post',
    path: '/buyers/get-available',
    summary: 'Who may call the visitor, by name.',
    limit: 'calls',
    body: z.object({ fields: object }),
    response: z.object({ selectedBuyers: buyers, allPossibleBuyers: buyers }),
    example: { body: { fields: { state: 'NY' } } },
    refusals: { 504: 'The service did not answer in time: the page goes on without.' },
  },
  checkPrefill: {
    method: 'get',
    path: '/buyers/check-affid-pre/{affid}/{percentage}',
    summary: "Whether contact data may be filled in for an affiliate's visitor.",
    limit: 'calls',
    params: z.object({ affid: idText, percentage }),
    response: z.object({ result: yesNo }),
    example: { params: { affid: '10', percentage: '50' } },
  },
  findLevel: {
    method: 'post',
    path: '/compensation-meter',
    summary: "The meter's level for the visitor's answers.",
    limit: 'calls',
    body: z.object({ answers: object }),
    response: z.object({ compLevel: z.int().min(1).max(bandTops.length) }),
    example: { body: { answers: { physical_injury: 'Yes' } } },
  },
  pageSettings: {
    method: 'get',
    path: '/page-settings',
    summary:
      'What the page may load and open for this visitor, and the partner’s campaign of its affiliate’s offer. With the stamp of a page it begins a visit: cookies come with it.',
    limit: 'calls',
    query: source.extend({ stamp: z.string().max(1500).optional(), source: sourceId }),
    response: z.looseObject({ advertising: z.enum(['allowed', 'ask', 'never']), counted: z.boolean(), campaign: z.string() }),
  },
  findCallNumber: {
    method: 'get',
    path: '/call-number',
    summary: 'The number to call, by the ids of the query; empty while there is none.',
    limit: 'calls',
    query: source,
    response: z.object({ number: z.string() }),
  },
  findTransactionId: {
    method: 'post',
    path: '/transaction-id',
    summary: "The tracker's transaction id for an offer; empty when there is none.",
    limit: 'calls',
    body: z.object({ oid: text(100), affid: text(100) }),
    response: z.object({ ef_transaction_id: z.string() }),
    example: { body: { oid: '81', affid: '10' } },
  },
  health: {
    method: 'get',
    path: '/healthz',
    summary: 'The process answers.',
    limit: 'none',
    response: z.object({ status: z.literal('ok') }),
  },
  readiness: {
    method: 'get',
    path: '/readyz',
    summary: 'It can also store, and is not being stopped.',
    limit: 'none',
    response: z.object({ status: z.literal('ready') }),
  },
  globalPrivacyControl: {
    method: 'get',
    path: '/.well-known/gpc.json',
    summary: 'That Global Privacy Control is honoured here.',
    limit: 'none',
    response: z.object({ gpc: z.literal(true), lastUpdate: z.iso.date() }),
  },
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
