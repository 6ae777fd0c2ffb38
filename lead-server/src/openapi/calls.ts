import { z } from 'zod';
import { twoStepLimits } from '#contract/api/two-step-limits.ts';
import { privacyFields, privacyMessageType } from '#contract/consent/privacy-request.ts';
import { submissionSchema } from '#contract/lead/lead-record.ts';
import { bandTops } from '#contract/rules/compensation.ts';
import { eventsSchema } from '../experiments/visit-events.ts';
import { bodyLimit } from '../http/body.ts';
import { idDigits, idForm } from '../partners/tables.ts';

import { codePattern } from '../partners/two-step/two-step.ts';
import { emailLimit, phoneLimit, textLimit } from '../routes/check-routes.ts';
import { alertLimit } from '../routes/message-routes.ts';
import { percentageForm } from '../routes/offer-routes.ts';
import { sourceFields, sourceLimit, transactionIdsLimit } from '../routes/page-settings-routes.ts';
import { dataLimit, sessionName } from '../routes/session-routes.ts';

/** A call of the server: documentation and tests derive from this list. See docs/spec/calls.md#table-of-calls. */
export interface ApiCall {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/us/{zip}`. */
  readonly path: string;
  readonly summary: string;
  /** What each `{name}` of the path is. */
  readonly parameters?: Readonly<Record<string, { readonly schema: z.ZodType; readonly example: string }>>;
  /** What is read of the query; none of it is required. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  /** Without an example where what must be there depends on the flow: see contract/flows. */
  readonly body?: { readonly schema: z.ZodType; readonly example?: Readonly<Record<string, unknown>> };
  readonly response: z.ZodType;
  /** Statuses besides 200 and those that every call has, with why. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Not limited by address. */
  readonly unlimited?: boolean;
}

/** As http/fields.ts takes it. */
const textSchema = (max: number) => z.string().regex(/\S/).max(max);
const yesNo = z.enum(['yes', 'no']);
const okSchema = z.object({ ok: z.literal(true) });
const idText = z.string().regex(idForm);
const largestId = 10 ** idDigits - 1;
const id = z.union([idText, z.int().min(0).max(largestId)]);
const buyers = z.array(z.object({ name: z.string(), ids: z.array(z.string()) }));
const session = z.string().regex(sessionName);
const anySession = '0123456789abcdef0123456789abcdef';
const fields = z.record(z.string(), z.unknown());

export const apiCalls: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/post-lead',
    summary:
      'A finished survey. Answered once it is stored durably; the Idempotency-Key header makes one lead of any number of tries.',
    body: { schema: submissionSchema },
    response: z.object({
      id: z.uuid(),
      lead_is_qualified: yesNo,
      is_disqualified: z.boolean(),
      dq_reason: z.string(),
    }),
    refusals: {
      409: 'The Idempotency-Key was used with other answers, or its lead was erased.',
      422: 'The body is no lead, or its answers are no finished path of the flow: it is kept for a person to look at.',
    },
  },
  {
    method: 'get',
    path: '/us/{zip}',
    summary: 'The place of a ZIP code; empty texts when it is not known.',
    parameters: { zip: { schema: z.string(), example: '10001' } },
    response: z.object({ city: z.string(), state: z.string(), state_long: z.string(), county: z.string(), zip: z.string() }),
  },
  {
    method: 'post',
    path: '/api/validations/ipqs/phone',
    summary: 'Whether a phone number is one. A failure of the check counts as valid.',
    body: { schema: z.object({ phone: textSchema(phoneLimit) }), example: { phone: '(212) 664-7665' } },
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      fraud_score: z.number(),
      line_type: z.string(),
      active: z.boolean(),
      message: z.string(),
    }),
  },
  {
    method: 'post',
    path: '/api/validations/ipqs/email',
    summary: 'Whether an email address is one, and not a disposable one.',
    body: { schema: z.object({ email: textSchema(emailLimit) }), example: { email: 'ann@example.com' } },
    response: z.object({
      success: z.boolean(),
      valid: z.boolean(),
      disposable: z.boolean(),
      fraud_score: z.number(),
      dns_valid: z.boolean(),
    }),
  },
  {
    method: 'post',
    path: '/index.php',
    summary: 'Whether a text is gibberish. Also as form data.',
    body: { schema: z.object({ text: textSchema(textLimit) }), example: { text: 'A truck hit my car.' } },
    response: z.object({ is_gibberish: yesNo }),
  },
  {
    method: 'post',
    path: '/two-step-verification/phone',
    summary: 'Sends a code to a phone.',
    body: { schema: z.object({ phone: textSchema(phoneLimit) }), example: { phone: '(212) 664-7665' } },
    response: z.union([z.object({ sent: z.literal(true), status: z.literal('pending') }), z.object({ sent: z.literal(false) })]),
    refusals: { 429: `A code was sent a moment ago, or ${twoStepLimits.sends} were sent.` },
  },
  {
    method: 'post',
    path: '/two-step-verification/check',
    summary: 'Checks the code that the visitor typed; `proof` goes with the lead as sms_proof.',
    body: {
      schema: z.object({
        twilio: z.object({
          phone: textSchema(phoneLimit),
          code: z.string().regex(codePattern),
          sent_status: z.unknown().optional(),
        }),
      }),
      example: { twilio: { phone: '(212) 664-7665', code: '123456', sent_status: 'pending' } },
    },
    response: z.object({ status: z.string(), proof: z.string().optional() }),
  },
  {
    method: 'get',
    path: '/captcha',
    summary: 'Which captcha the page is to show.',
    response: z.union([
      z.object({ kind: z.literal('altcha'), challenge: z.string() }),
      z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
  },
  {
    method: 'get',
    path: '/captcha/challenge',
    summary: 'A new challenge for the ALTCHA widget.',
    response: z.record(z.string(), z.unknown()),
  },
  {
    method: 'post',
    path: '/events',
    summary:
      'Where a visitor is in the survey, for the figures; also as text/plain, as a beacon sends it. It names steps, never answers.',
    body: {
      schema: eventsSchema,
      example: {
        flow: 'main',
        events: [
          ['shown', 'AtFault'],
          ['walked', 'AtFault', 'WasUserInjured'],
        ],
      },
    },
    response: okSchema,
  },
  {
    method: 'post',
    path: '/api/save-data',
    summary: 'Keeps the progress of a visit for a resume on the same device.',
    body: {
      schema: z.object({ session, data: z.union([z.array(z.unknown()), fields]) }),
      example: { session: anySession, data: [{ step: 'AtFault' }] },
    },
    response: z.object({ userBackupStatus: z.literal(true), userProgressionStatus: z.literal(true) }),
    refusals: { 413: `The body is larger than ${bodyLimit / 1024} KB, or its data than ${dataLimit} characters.` },
  },
  {
    method: 'get',
    path: '/api/save-data/{session}',
    summary: 'Gives the progress of a visit back.',
    parameters: { session: { schema: session, example: anySession } },
    response: z.object({ session, data: z.unknown() }),
    refusals: { 404: 'Nothing is saved under this session.' },
  },
  {
    method: 'post',
    path: '/send-slack-message',
    summary: 'An alert for the team. The texts of our own pages are passed on; of any other only that it was recorded.',
    body: { schema: z.object({ text: textSchema(alertLimit) }), example: { text: 'An email was blocked twice.' } },
    response: okSchema,
  },
  {
    method: 'post',
    path: '/slack/send-message',
    summary: 'A privacy request: stored before anything else, whatever its captcha. Also as the form of a page without scripts.',
    body: {
      schema: z.object({
        formData: z.partialRecord(z.enum(privacyFields), z.string()),
        reCaptchaToken: z.string().optional(),
        type: z.literal(privacyMessageType),
      }),
      example: {
        type: privacyMessageType,
        formData: { firstName: 'Ann', email: 'ann@example.com', requestForInformation: 'yes' },
      },
    },
    response: okSchema,
    unlimited: true,
  },
  {
    method: 'post',
    path: '/inbound/get-mappings',
    summary: "LeadProsper's campaign of an affiliate's offer. The key stays with the server.",
    body: { schema: z.object({ affid: id, oid: id }), example: { affid: 10, oid: 81 } },
    response: z.object({ lp_campaign_id: z.string(), lp_supplier_id: z.string(), lp_key: z.literal('') }),
  },
  {
    method: 'post',
    path: '/buyers/get-available',
    summary: 'Who may call the visitor, by name.',
    body: { schema: z.object({ fields }), example: { fields: { state: 'NY' } } },
    response: z.object({ selectedBuyers: buyers, allPossibleBuyers: buyers }),
    refusals: { 504: 'The service did not answer in time: the page goes on without.' },
  },
  {
    method: 'get',
    path: '/buyers/check-affid-pre/{affid}/{percentage}',
    summary: "Whether contact data may be filled in for an affiliate's visitor.",
    parameters: {
      affid: { schema: idText, example: '10' },
      percentage: { schema: z.string().regex(percentageForm), example: '50' },
    },
    response: z.object({ result: yesNo }),
  },
  {
    method: 'post',
    path: '/compensation-meter',
    summary: "The meter's level for the visitor's answers.",
    body: { schema: z.object({ answers: fields }), example: { answers: { physical_injury: 'Yes' } } },
    response: z.object({ compLevel: z.int().min(1).max(bandTops.length) }),
  },
  {
    method: 'get',
    path: '/page-settings',
    summary: 'What the page may load and open for this visitor, and the partner’s campaign of its affiliate’s offer.',
    query: { affid: z.string().regex(idForm), oid: z.string().regex(idForm) },
    response: z.looseObject({ advertising: z.enum(['allowed', 'ask', 'never']), campaign: z.string() }),
  },
  {
    method: 'get',
    path: '/call-number',
    summary: `The number to call, by ${sourceFields.join(', ')} of the query; empty while there is none.`,
    query: Object.fromEntries(sourceFields.map((name) => [name, z.string().describe(`Read to ${sourceLimit} characters.`)])),
    response: z.object({ number: z.string() }),
  },
  {
    method: 'post',
    path: '/transaction-id',
    summary: "The tracker's transaction id for an offer; empty when there is none.",
    body: {
      schema: z.object({ oid: textSchema(transactionIdsLimit), affid: textSchema(transactionIdsLimit) }),
      example: { oid: '81', affid: '10' },
    },
    response: z.object({ ef_transaction_id: z.string() }),
  },
  {
    method: 'get',
    path: '/healthz',
    summary: 'The process answers.',
    response: z.object({ status: z.literal('ok') }),
    unlimited: true,
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'It can also store, and is not being stopped.',
    response: z.object({ status: z.literal('ready') }),
    unlimited: true,
  },
  {
    method: 'get',
    path: '/.well-known/gpc.json',
    summary: 'That Global Privacy Control is honoured here.',
    response: z.object({ gpc: z.literal(true), lastUpdate: z.iso.date() }),
    unlimited: true,
  },
];

/** What every refusal is. */
export const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
});
