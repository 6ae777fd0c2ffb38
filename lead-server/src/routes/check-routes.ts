import type { IncomingMessage } from 'node:http';
import type { Router } from 'express';
import { apiRoutes, type HttpContext } from '../http/api-route.ts';
import { checkStorable, formFields, mediaTypeOf, readBody, readJson } from '../http/body.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Partners } from '../partners/partners.ts';

/** Room for a description in any letters. A form of thousands of empty parts takes long to take apart. */
const formDataLimit = 24 * 1024;

/** Reads `text` from form data or JSON. See docs/spec/calls.md#gibberish-check. */
async function readText(request: IncomingMessage): Promise<unknown> {
  const type = mediaTypeOf(request);
  if (type === 'application/json' || type === 'text/plain') return readJson(request);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'unsupported_type', 'Send a form or JSON.');
  }
  const body = await readBody(request);
  const form = type === 'multipart/form-data' ? await readFormData(body, request) : formFields(body);
  const fields = { text: form.get('text') };
  checkStorable(fields);
  return fields;
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
export function checkRoutes(router: Router, context: HttpContext, partners: Partners): void {
  const { call } = apiRoutes(router, context);
  call('lookUpZip', ({ params }) => partners.lookUpZip(params.zip));
  call('checkPhone', ({ body }) => partners.checkPhone(body.phone));
  call('checkEmail', ({ body }) => partners.checkEmail(body.email));
  call('checkGibberish', async ({ body }) => ({ is_gibberish: await partners.checkGibberish(body.text) }), { read: readText });
}
