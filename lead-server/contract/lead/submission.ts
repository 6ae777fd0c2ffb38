import { z } from 'zod';
import { type AnswerField, answerFields, buyerFields } from '../fields/fields.ts';
import { isStorable, maxLengthOf } from '../fields/validation.ts';
import { settableFacts } from '../flow/guards.ts';
import { flows } from '../flows/index.ts';
import { locales } from '../text/locale.ts';
import { honeypot } from './honeypot.ts';
import { trackingFieldNames, trackingMaxLength } from './tracking.ts';

// Space around a value is typed easily and not counted, so there is room for some.
const answerLimit = (field: AnswerField) => maxLengthOf(field) + 20;

/** Fields about the page, with the most characters of each. */
const pageFields = {
  trusted_form_cert_id: 300,
  leadid_token: 100,
  landing_page: 500,
  page_referer: 4000,
  page_url: 4000,
  time_on_steps: 4000,
  consent_version: 40,
  brand: 60,
  // only the server can tell whether it is a proof
  sms_proof: 200,
  // the server's own signature of the campaign and its version
  campaign_proof: 140,
  // the version of the questions' words that the page showed
  words_version: 64,
  // steps whose answers the visitor changed, in that order
  changed_steps: 4000,
  // the token of a test visit: only the server can tell whether it is one
  test: 120,
  // '1' where a script says that the visitor refuses a sale; most browsers send a header too
  gpc: 1,
  // 'none' for a visit without script, which the server walked
  script: 4,
  // empty, but for a script that fills in every field
  [honeypot]: 200,
} as const;

/** Room for the names and ids of some hundred buyers; the body's limit is 64 KB. */
const buyersLimit = 20_000;
/** It names every buyer agreed to. */
const consentLimit = buyersLimit + 5000;

const limitsOf = <Field extends string>(fields: readonly Field[], characters: (field: Field) => number) =>
  Object.fromEntries(fields.map((field) => [field, characters(field)])) as Record<Field, number>;

/** The fields that are texts and may be missing, and the most characters of each. */
const textFields = {
  ...limitsOf(Object.keys(answerFields) as AnswerField[], answerLimit),
  ...limitsOf(trackingFieldNames, () => trackingMaxLength),
  ...limitsOf(Object.keys(buyerFields) as (keyof typeof buyerFields)[], () => buyersLimit),
  ...pageFields,
  // when the visitor finished, ISO 8601: a submission may come a day later
  finished_at: 40,
};
const switchLimits = { name: 40, value: 100 } as const;
const flowIds = flows.map(({ id }) => id);

/** The first field whose text cannot be stored. See docs/spec/validation.md#text-that-can-be-stored. */
function firstUnstorable(fields: Readonly<Record<string, unknown>>): string[] | undefined {
  for (const name in fields) {
    const value = fields[name];
    if (typeof value === 'string' && !isStorable(value)) return [name];
    if (typeof value === 'object' && value !== null) {
      const entry = Object.entries(value as Record<string, string>).find((pair) => !pair.every(isStorable));
      if (entry) return [name];
    }
  }
  return undefined;
}

/**
 * The flat body of POST /post-lead. Strict about types, lenient about presence, which is the flow's business. Unknown names are
 * dropped. See docs/spec/lead-record.md#answers.
 */
export const submissionSchema = z
  .object({
    ...(Object.fromEntries(
      Object.entries(textFields).map(([field, length]) => [field, z.string().max(length).optional()]),
    ) as Record<keyof typeof textFields, z.ZodOptional<z.ZodString>>),
    flow: z.enum(flowIds),
    language: z.enum(locales).default('en'),
    // missing where a flow ended before anybody was to be called: see buildLead
    tcpa: z.string().max(consentLimit).default(''),
    switches: z.record(z.string().max(switchLimits.name), z.string().max(switchLimits.value)).default({}),
    // of pages without a campaign_proof: what the campaign decided for the flow's branches (guards.ts)
    facts: z.array(z.enum(settableFacts)).max(settableFacts.length).optional(),
  })
  // one pass over the body: a check on each field costs more than all the rest
  .check(({ value, issues }) => {
    const path = firstUnstorable(value);
    if (path) issues.push({ code: 'custom', path, input: value, message: 'has a character that cannot be stored' });
  });

export type Submission = z.output<typeof submissionSchema>;

/** Why a body is refused: answered as 4xx `{ error: { code, message, field? } }`. */
export interface Refusal {
  readonly code: 'invalid_body' | 'not_a_path';
  /** A sentence that names the field and what it should be. It never repeats a value: it is logged. */
  readonly message: string;
  readonly field?: string;
}

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

function issueText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'string' ? 'text' : 'an object of texts'}`;
    case 'too_big':
      return `must have at most ${issue.maximum} characters`;
    case 'too_small':
      return 'must not be empty';
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_key':
      return 'must have short names';
    default:
      return issue.message;
  }
}

/** Names of the short survey's forms, and the lead's own. */
const aliasNames = { firstName: 'first_name', lastName: 'last_name' } as const;

function withLeadNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const given = body as Readonly<Record<string, unknown>>;
  const found = Object.entries(aliasNames).filter(([other, name]) => given[other] !== undefined && given[name] === undefined);
  return found.length === 0 ? body : { ...given, ...Object.fromEntries(found.map(([other, name]) => [name, given[other]])) };
}

/** Checks the body of POST /post-lead. Never throws. @returns the submission, its fields in whatever order they came */
export function parseSubmission(body: unknown): Result<Submission> {
  const parsed = submissionSchema.safeParse(withLeadNames(body));
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  // a name inside may be personal data: only one that looks like a name is repeated
  const field = issue?.path
    .map(String)
    .filter((name) => /^\w{1,40}$/.test(name))
    .join('.');
  if (!issue || !field) return { ok: false, refusal: { code: 'invalid_body', message: 'The body must be a JSON object.' } };
  const missing = typeof body === 'object' && body !== null && !Object.hasOwn(body, String(issue.path[0]));
  const message = missing ? `${field} is missing: it ${issueText(issue)}.` : `${field} ${issueText(issue)}.`;
  return { ok: false, refusal: { code: 'invalid_body', message, field } };
}
