import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response, Router } from 'express';
import { apiCalls } from '#contract/api/calls.ts';
import { privacyMessageType, privacyRequestPath, readFormData } from '#contract/consent/privacy-request.ts';
import type { Locale } from '#contract/text/locale.ts';
import { type HttpContext, methodNotAllowed, sendFailure } from '../http/api-route.ts';
import { checkStorable, formFields, mediaTypeOf, readBody, readJson } from '../http/body.ts';
import { refuseOtherSites } from '../http/cross-site.ts';
import { type BackLink, preferredLocale } from '../http/error-page.ts';
import { sendJson } from '../http/errors.ts';
import { HttpError } from '../lib/http-error.ts';
import type { JsonObject } from '../lib/json.ts';
import { isObject } from '../lib/json.ts';
import type { FilePrivacyRequest } from '../privacy/privacy-intake.ts';
import { isIdempotencyKey } from './lead-route.ts';

const { path } = apiCalls.fileRequest;

/** reCAPTCHA's tokens are the longest, at about 2,000 characters. */
const tokenLimit = 5000;

const invalid = (field: string, message: string) => new HttpError(422, 'invalid', message, { field });

const backLinks: Readonly<Record<Locale, BackLink>> = {
  en: { address: privacyRequestPath, name: 'Back to the form', lang: 'en' },
  es: { address: `${privacyRequestPath}?lang=es`, name: 'Volver al formulario', lang: 'es' },
};

interface PrivacyBody {
  readonly data: JsonObject;
  readonly token: string;
  readonly type: unknown;
  /** From the short form without scripts, which is answered with a page. */
  readonly plain: { readonly lang: Locale } | undefined;
}

/** JSON, or the plain form of a browser without scripts. */
async function readPrivacyBody(request: IncomingMessage): Promise<PrivacyBody> {
  if (mediaTypeOf(request) === 'application/x-www-form-urlencoded') {
    const data = Object.fromEntries(formFields(await readBody(request)));
    checkStorable(data);
    return { data, token: '', type: data.type, plain: { lang: data.lang === 'es' ? 'es' : 'en' } };
  }
  const body = await readJson(request);
  const { formData: data, reCaptchaToken = '', type } = body;
  if (!isObject(data)) throw invalid('formData', 'formData should be an object with the fields of the form.');
  // an impossible token is dropped: the request counts, and a person looks at it
  const token = typeof reCaptchaToken === 'string' && reCaptchaToken.length <= tokenLimit ? reCaptchaToken : '';
  return { data, token, type, plain: undefined };
}

/**
 * POST /slack/send-message stores a privacy request before any check. An address may send a few a minute, so that none fills the
 * store: a request of a real person gets through a flood from elsewhere. See
 * docs/spec/calls.md#privacy-requests.
 */
export function privacyRoutes(router: Router, { log, limits, ownHost, addressOf }: HttpContext, file: FilePrivacyRequest): void {
  async function answer(request: Request, response: Response, onLang: (lang: Locale) => void): Promise<void> {
    // a form without scripts cannot send the cookie and header pair, and there is no authority to abuse
    refuseOtherSites(request, ownHost);
    await limits.privacy(addressOf(request));
    const { data, token, type, plain } = await readPrivacyBody(request);
    if (plain) onLang(plain.lang);
    if (type !== privacyMessageType) throw invalid('type', `type should be ${privacyMessageType}.`);
    const form = readFormData(data);
    if (Object.keys(form).length === 0) throw invalid('formData', 'formData has no field of the form.');
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500);
    const { 'idempotency-key': key } = request.headers;
    // no key may block a request: an invalid one is dropped
    await file({ form, token, key: isIdempotencyKey(key) ? key : undefined, address: addressOf(request), userAgent });
    if (plain) response.redirect(303, `${privacyRequestPath}?sent=yes${plain.lang === 'es' ? '&lang=es' : ''}`);
    else sendJson(response, 200, { ok: true });
  }
  const handler: RequestHandler = (request, response) => {
    let lang = preferredLocale(request.headers['accept-language']);
    const onLang = (found: Locale) => {
      lang = found;
    };
    answer(request, response, onLang).catch((failure: unknown) => sendFailure(log, path, response, failure, backLinks[lang]));
  };
  router.post(path, handler);
  router.all(path, methodNotAllowed(log, path, 'POST'));
}
