import type { IncomingMessage } from 'node:http';
import type { Router } from 'express';
import { maxLengthOf } from '#contract/validation.ts';
import { checkStorable, formFields, mediaType, readBody, readJson } from '../http/body.ts';
import { type CallContext, callsOn } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import { textField } from '../http/fields.ts';
import { costing, costs, type Limits } from '../http/rate-limit.ts';
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
const partsLimit = 24 * 1024;

/** The form's or the JSON's `text` (Core 7: "form-data text"). */
async function textOf(request: IncomingMessage): Promise<string> {
  const type = mediaType(request);
  if (type === 'application/json' || type === 'text/plain') return textField(await readJson(request), 'text', textLimit);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'unsupported_type', 'Send a form or JSON.');
  }
  const body = await readBody(request);
  const form = type === 'multipart/form-data' ? await partsOf(body, request) : formFields(body);
  const fields = { text: form.get('text') };
  checkStorable(fields);
  return textField(fields, 'text', textLimit);
}

/** @throws HttpError 413, 400 */
async function partsOf(body: Buffer, { headers }: IncomingMessage): Promise<FormData> {
  if (body.length > partsLimit) throw new HttpError(413, 'too_large', `The form is larger than ${partsLimit / 1024} KB.`);
  const type = { 'content-type': headers['content-type'] ?? '' };
  return new Response(Uint8Array.from(body), { headers: type }).formData().catch(() => {
    throw new HttpError(400, 'not_a_form', 'The body is not the form that it says it is.');
  });
}

/** The checks that the page makes while the visitor types (Core 5 and 7). Each fails open: see the partners. */
export function checkRoutes(router: Router, context: CallContext, { calls, dear }: Limits, partners: Partners): void {
  const { get, post } = callsOn(router, context);
  get('/us/:zip', calls, (request) => partners.lookUpZip(String(request.params.zip)));

  const paid = partners.checksArePaid ? costing(dear, costs.paidCheck) : calls;
  post(phonePath, paid, async (request) => partners.checkPhone(textField(await readJson(request), 'phone', phoneLimit)));

  post(emailPath, paid, async (request) => partners.checkEmail(textField(await readJson(request), 'email', emailLimit)));

  post(gibberishPath, calls, async (request) => ({
    is_gibberish: await partners.checkGibberish(await textOf(request)),
  }));
}
