import { readdirSync, readFileSync } from 'node:fs';
import { readFormData } from '#contract/consent/privacy-request.ts';
import { answerFields } from '#contract/fields/fields.ts';
import { formValues } from '#contract/fields/form-values.ts';
import { isStorable } from '#contract/fields/validation.ts';
import { flows } from '#contract/flows/index.ts';
import { buildLead, parseSubmission } from '#contract/lead/lead-record.ts';
import { trackingFieldNames, trackingFrom, trackingMaxLength } from '#contract/lead/tracking.ts';
import { goodBody } from '#contract/testing/submissions.ts';
import { checkStorable, formFields, parseJsonObject, utf8Text } from '../../lead-server/src/http/body.ts';
import { HttpError } from '../../lead-server/src/lib/http-error.ts';
import type { FuzzTarget } from './coverage-guided.ts';
import { naughtyStrings } from './naughty-strings.ts';

/** The folder of inputs that found a fault or reach new code: a file each. */
export const corpusFolder = 'tests/inputs/corpus';
const corpusOf = (name: string) =>
  readdirSync(`${corpusFolder}/${name}`)
    .sort()
    .map((file) => readFileSync(`${corpusFolder}/${name}/${file}`));

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const odd = [...naughtyStrings, '__proto__', 'constructor', '\\ud800', '\\u0000', '{', '}', '[', ']', '":', ',', 'null', '1e999'];

/** The result, or undefined for a refusal with a status of the caller's fault. Everything else that is thrown is a finding. */
function orRefusal<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof HttpError && failure.status >= 400 && failure.status < 500) return undefined;
    throw failure;
  }
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const everyText = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [name, ...everyText(each)])
      : [];

const objectOf = (input: Buffer) =>
  orRefusal(() => {
    const body = parseJsonObject(utf8Text(input));
    checkStorable(body);
    return body;
  });

const facts = { now: new Date('2026-03-20T12:00:00Z'), ipAddress: '192.0.2.7', userAgent: 'Test/1.0' };

/** The parsers of foreign input, each with its invariant. */
export const fuzzTargets: Readonly<Record<'body' | 'flow' | 'tracking' | 'privacy', FuzzTarget>> = {
  body: {
    run(input) {
      const body = objectOf(input);
      must(everyText(body).every(isStorable), 'a text got through that no database can hold');
      must(({} as { polluted?: unknown }).polluted === undefined, 'the prototype was changed');
      must([...formFields(input)].length <= 100, 'more fields than a form has');
    },
    seeds: [json({ a: 'b' }), Buffer.from('a=b&c=%F0%9F%9A%97'), ...corpusOf('body')],
    words: odd,
  },
  flow: {
    run(input) {
      const body = objectOf(input);
      const parsed = body && parseSubmission(body);
      if (!parsed?.ok) return;
      const built = buildLead(parsed.value, facts);
      if (!built.ok) return;
      const { sent } = built.value;
      must(everyText(built.value).every(isStorable), 'a lead has a text that no database can hold');
      must(sent.ip_address === facts.ipAddress && sent.user_agent === facts.userAgent, 'a visitor said what the server knows');
      must(sent.lead_is_qualified === 'yes' || sent.lead_is_qualified === 'no', 'a lead has no verdict');
    },
    seeds: [json(goodBody), ...flows.map(({ id }) => json({ ...goodBody, flow: id })), ...corpusOf('flow')],
    words: [...Object.keys(answerFields), ...Object.values(formValues).flat().map(String), ...flows.map(({ id }) => id), ...odd],
  },
  tracking: {
    run(input) {
      const found = trackingFrom(new URLSearchParams(String(input)), { oid: '81', affid: '10' });
      for (const [name, value] of Object.entries(found))
        must(value.length <= trackingMaxLength && isStorable(value), `${name} is too long, or cannot be stored`);
    },
    seeds: [Buffer.from('affid=20&oid=81&s1=abc&gclid=x'), ...corpusOf('tracking')],
    words: [...trackingFieldNames, '=', '&', '%25', '%7B%7B', '{{', '}}', '%E0%A4%A', '+', ...odd],
  },
  privacy: {
    run(input) {
      const body = objectOf(input);
      if (!body) return;
      for (const text of everyText(readFormData(body)))
        must(text.length <= 500 && isStorable(text), 'a request has a text that is too long, or cannot be stored');
    },
    seeds: [json({ email: 'ana@example.com', optOutOfSaleOrSharingOfInformation: 'yes' }), ...corpusOf('privacy')],
    words: ['email', 'phone', 'firstName', 'authorizedAgent', 'requestToDeleteInformation', 'yes', 'on', 'true', ...odd],
  },
};
