import type { IncomingMessage } from 'node:http';
import type { Router } from 'express';
import { maxLengthOf } from '#contract/fields/validation.ts';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { checkStorable, formFields, mediaTypeOf, readBody, readJson } from '../http/body.ts';
import { textField } from '../http/body-fields.ts';
import { costs, type RateLimits, withCost } from '../http/rate-limit.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Partners } from '../partners/partners.ts';

const phonePath = '/api/validations/ipqs/phone';
const emailPath = '/api/validations/ipqs/email';
const gibberishPath = '/index.php';

/** The most characters of a phone number, in any form. */
export const phoneLimit = 40;
/** The most characters of an email address. */
export const emailLimit = 320;
/** The most characters of a description. */
export const textLimit = maxLengthOf('case_description');
/** Room for as much in any letters. A form of thousands of empty parts takes long to take apart. */
const formDataLimit = 24 * 1024;

/** Reads `text` from form data or JSON. See docs/spec/calls.md#gibberish-check. */
async function textOf(request: IncomingMessage): Promise<string> {
  const type = mediaTypeOf(request);
  if (type === 'application/json' || type === 'text/plain') return textField(await readJson(request), 'text', textLimit);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'unsupported_type', 'Send a form or JSON.');
  }
  const body = await readBody(request);
  const form = type === 'multipart/form-data' ? await readFormData(body, request) : formFields(body);
  const fields = { text: form.get('text') };
  checkStorable(fields);
  return textField(fields, 'text', textLimit);
}

/** @throws HttpError 413, 400 */
async function readFormData(body: Buffer, { headers }: IncomingMessage): Promise<FormData> {
  if (body.length > formDataLimit) throw new HttpError(413, 'too_large', `The form is larger than ${formDataLimit / 1024} KB.`);
  const type = { 'content-type': headers['content-type'] ?? '' };
  return new Response(Uint8Array.from(body), { headers: type }).formData().catch(() => {
    throw new HttpError(400, 'not_a_form', 'The body is not the form that it says it is.');
  });
}

/** The checks that the page makes while the visitor types. See docs/spec/calls.md#phone-and-email-checks. */
export function checkRoutes(router: Router, context: HttpContext, { calls, expensive }: RateLimits, partners: Partners): void {
  const { get, post } = apiRoutes(router, context);
  get('/us/:zip', calls, (request) => partners.lookUpZip(String(request.params.zip)));

  const paid = partners.checksArePaid ? withCost(expensive, costs.paidCheck) : calls;
  post(phonePath, paid, async (request) => partners.checkPhone(textField(await readJson(request), 'phone', phoneLimit)));

  post(emailPath, paid, async (request) => partners.checkEmail(textField(await readJson(request), 'email', emailLimit)));

  post(gibberishPath, calls, async (request) => ({
    is_gibberish: await partners.checkGibberish(await textOf(request)),
  }));
}
